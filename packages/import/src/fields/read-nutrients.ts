import type { ImportedRecipe } from '../recipe.ts'
import { readNutrition } from '../sources/schema-org/read-nutrition.ts'
import { lose } from './lose.ts'

/**
 * Reads figures of a portion, each under the name that its file gives it: 'Total Fat', 'Eiweiß',
 * 'proteinContent'. What is no figure that a recipe has a place for is lost with its name.
 */
export function readNutrients(
  recipe: ImportedRecipe,
  figures: Iterable<readonly [name: string, value: string]>,
): void {
  const known: Record<string, string> = {}
  for (const [name, value] of figures) {
    const nutrient = NUTRIENTS.find(([words]) => words.test(name))?.[1]
    if (nutrient && /\d/.test(value) && known[nutrient] === undefined) known[nutrient] = value
    else lose(recipe, `nutrition.${name}`, value, 'It is no figure of a portion that has a place.')
  }
  const read = readNutrition(known)
  if (read) recipe.nutrition = { ...recipe.nutrition, ...read }
}

/** The figures of a text, a line or a phrase each: 'Calories: 210 kcal, Fat: 9 g'. */
export function readNutritionText(recipe: ImportedRecipe, text: string): void {
  const parts = text.split(/\r?\n|;|,(?=\s*\p{L}|\s+\d)/u).flatMap((part) => part.trim() || [])
  const figures = parts.flatMap((part) => {
    const named = /^([\p{L} ()-]{2,40}?)\s*[:=]?\s*(\d.*)$/u.exec(part)
    if (named?.[1] && named[2]) return [[named[1].trim(), named[2]] as const]
    // '63 Calories', '4g Total Fat'
    const counted =
      /^(\d+(?:[.,]\d+)?\s*(?:m?g|k?cal|kj)?)\s+(\p{L}[\p{L} ]{2,40}?)(?:\s*\([^)]*\))?$/iu.exec(
        part,
      )
    return counted?.[1] && counted[2] ? [[counted[2].trim(), counted[1]] as const] : []
  })
  if (figures.length === parts.length) readNutrients(recipe, figures)
  else if (/^\d+(?:[.,]\d+)?(?:\s*k?cal)?$/i.test(text.trim()))
    readNutrients(recipe, [['calories', text]])
  else lose(recipe, 'nutrition', text, 'No figures for each portion could be read in it.')
}

/** Names of a nutrient, and the field of https://schema.org/NutritionInformation that it is. */
const NUTRIENTS: readonly (readonly [RegExp, string])[] = [
  [/unsat|ungesätt|trans|insatur|insatt|fr[oa]m/i, ''],
  [/satur|gesätt|saturi|saturé|verzadigd/i, 'saturatedFatContent'],
  [/calor|kcal|energ|kalor|brennwert|énerg|joule|kj/i, 'calories'],
  [/prot[eé]|eiwei|eiwit|prótei/i, 'proteinContent'],
  [/cholest|colest/i, 'cholesterolContent'],
  [/sodium|natrium|sodio|sódio/i, 'sodiumContent'],
  [/fib[er]|fibra|ballaststoff|vezels?/i, 'fiberContent'],
  [/sugar|zucker|sucre|az[uú]car|zuccher|suiker|açúcar/i, 'sugarContent'],
  [/carb|kohlenhydr|glucide|hidratos|koolhydr/i, 'carbohydrateContent'],
  [/fat|^fett?\b|lipid|matières grasses|gras[ao]|grassi|vet(?:ten)?$/i, 'fatContent'],
]
