/**
 * The nutrients that are counted, in the order of the USDA's tables: energy in kcal; protein, fat,
 * saturated fat, carbohydrate, fibre and sugar in g; the rest in mg.
 */
export const NUTRIENTS = [
  'kcal',
  'protein',
  'fat',
  'satFat',
  'carbs',
  'fiber',
  'sugar',
  'sodium',
  'cholesterol',
  'calcium',
  'iron',
  'potassium',
  'vitC',
] as const

export type Nutrient = (typeof NUTRIENTS)[number]
