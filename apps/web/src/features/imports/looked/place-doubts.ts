import { groupIngredients } from '@potluck/kitchen'
import type { LookedRecipe } from '../api.ts'

export interface PlacedDoubts {
  /** Of the ingredient at this place in the whole list. */
  ingredients: ReadonlyMap<number, string[]>
  /** Of the step at this place. */
  steps: ReadonlyMap<number, string[]>
  /** Of the whole recipe, or of a part that cannot be pointed at. */
  others: string[]
}

/** Where a cook should look at each doubt: 'ingredients[1].lines[0]' is a line of the second group. */
export function placeDoubts({
  draft,
  doubts,
}: Pick<LookedRecipe, 'draft' | 'doubts'>): PlacedDoubts {
  const starts = groupIngredients(draft.ingredients).map(({ start }) => start)
  const ingredients = new Map<number, string[]>()
  const steps = new Map<number, string[]>()
  const others: string[] = []
  for (const { field, reason } of doubts) {
    const [, list, group, line] = LINE.exec(field) ?? []
    // Steps have no groups here, so that only those of the first one can be counted.
    const start = list === 'steps' ? [0][Number(group)] : starts[Number(group)]
    const at = start === undefined ? undefined : start + Number(line)
    const length = list === 'steps' ? draft.instructions.length : draft.ingredients.length
    if (at === undefined || at >= length) others.push(reason)
    else note(list === 'steps' ? steps : ingredients, at, reason)
  }
  return { ingredients, steps, others: [...new Set(others)] }
}

const LINE = /^(ingredients|steps)\[(\d{1,4})\]\.lines\[(\d{1,4})\]$/

function note(doubts: Map<number, string[]>, at: number, reason: string): void {
  doubts.set(at, [...(doubts.get(at) ?? []), reason])
}
