import type { Kitchen } from '../../platform/kitchen.ts'
import { compare, type Shelves } from './at-home.ts'

/** One ingredient of a recipe as something to buy. */
type PreviewLine = {
  ingredient: number
  amount: string
  name: string
  atHome: string | null
  isCovered: boolean
}

/** The ingredients of a recipe as lines, and a factor for their amounts. */
export type PreviewQuestion = { lines: string[]; factor: number }

/** The ingredients that have to be bought, each with what is at home. */
export function previewLines(
  kitchen: Pick<Kitchen, 'toShoppingList' | 'lessAtHome'>,
  { lines, factor }: PreviewQuestion,
  shelves: Shelves,
): PreviewLine[] {
  return lines.flatMap((text, ingredient) => {
    const { items } = kitchen.toShoppingList([{ text, factor }])
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
