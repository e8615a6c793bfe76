import { fromIngredientRow } from '@potluck/kitchen'
import type { Kitchen } from '../recipes/index.ts'
import { compare, type Shelves } from './at-home.ts'
import { factorFor } from './contributions.ts'
import type { RecipeToBuy } from './queries.ts'

/** One ingredient of a recipe as one would shop for it. */
type PreviewLine = {
  ingredient: number
  amount: string
  name: string
  atHome: string | null
  isCovered: boolean
}

/** The ingredients that one shops for at so many portions, each beside what is at home. */
export function previewRecipe(
  kitchen: Pick<Kitchen, 'toShoppingList' | 'lessAtHome'>,
  recipe: RecipeToBuy,
  { portions, shelves }: { portions: number | undefined; shelves: Shelves },
): PreviewLine[] {
  const factor = factorFor(recipe.servings, portions)
  return recipe.ingredients.flatMap((row, ingredient) => {
    const { items } = kitchen.toShoppingList([{ text: fromIngredientRow(row).raw, factor }])
    const [first, ...more] = items
    if (!first) return []
    const compared = items.map((item) => compare(kitchen, item, shelves))
    return {
      ingredient,
      amount: more.length === 0 ? first.amount : '',
      name: items.map(({ name }) => name).join(', '),
      atHome: compared.find(({ atHome }) => atHome !== null)?.atHome ?? null,
      isCovered: compared.every(({ isCovered }) => isCovered),
    }
  })
}
