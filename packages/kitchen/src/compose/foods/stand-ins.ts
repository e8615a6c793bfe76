import type { FoodId } from './foods.ts'

/** What takes the place of a food that is ruled out and does the same in the pot, best first. */
export const STAND_INS: Partial<Record<FoodId, readonly FoodId[]>> = {
  'soy-sauce': ['light-soy-sauce', 'coconut-aminos'],
  milk: ['plant-milk', 'oat-milk', 'almond-milk', 'coconut-drink'],
  'plant-milk': ['oat-milk', 'almond-milk', 'coconut-drink'],
  cream: ['soy-cream', 'coconut-cream'],
  'creme-fraiche': ['soy-cream', 'coconut-cream'],
  'soy-cream': ['coconut-cream'],
  yogurt: ['soy-yogurt', 'coconut-yogurt'],
  'sour-cream': ['soy-yogurt', 'coconut-yogurt'],
  butter: ['coconut-oil'],
  honey: ['maple-syrup'],
  'chicken-stock': ['vegetable-stock', 'water'],
  'beef-stock': ['vegetable-stock', 'water'],
  'vegetable-stock': ['water'],
  'fish-sauce': ['soy-sauce', 'light-soy-sauce', 'coconut-aminos'],
  'white-wine': ['vegetable-stock'],
  'red-wine': ['beef-stock', 'vegetable-stock'],
  'wine-vinegar': ['lemon'],
  'rice-vinegar': ['lime', 'lemon'],
  'cider-vinegar': ['lemon'],
  cornstarch: ['tapioca-starch'],
  sugar: ['honey'],
  'brown-sugar': ['honey'],
}

/** Those that take its place in a baker's formula too, where flour, fat and sugar are weighed against each other. */
export const BAKES_ALIKE: ReadonlySet<FoodId> = new Set<FoodId>([
  'plant-milk',
  'oat-milk',
  'almond-milk',
  'coconut-drink',
  'soy-cream',
  'coconut-cream',
  'soy-yogurt',
  'coconut-yogurt',
  'maple-syrup',
])
