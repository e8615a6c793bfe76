import { parseServings } from '@potluck/kitchen'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MOST_PORTIONS } from '../search.ts'

/** For how many a recipe is cooked. */
export interface Portions {
  /** Undefined where the recipe's servings are no number: then nothing can be scaled. */
  count: number | undefined
  /** What amounts are multiplied by; 1 as the recipe is written. */
  factor: number
  /** The recipe's own number. */
  written: number | undefined
  change: (count: number) => void
  canLess: boolean
  canMore: boolean
}

/** Starts at what the recipe was written for; of '4-6' that is 6. Another number stands in the address. */
export function usePortions(servings: string): Portions {
  const { portions: chosen } = useSearch({ from: '/members/recipe/$recipeId' })
  const navigate = useNavigate({ from: '/recipe/$recipeId' })
  const written = readPortions(servings)
  const count = written === undefined ? undefined : (chosen ?? written)

  function change(next: number) {
    const portions = next === written ? undefined : next
    void navigate({
      search: ({ portions: _before, ...search }) =>
        portions === undefined ? search : { ...search, portions },
      replace: true,
      resetScroll: false,
    })
  }

  return {
    count,
    factor: count !== undefined && written !== undefined ? count / written : 1,
    written,
    change,
    canLess: count !== undefined && count > 1,
    canMore: count !== undefined && count < MOST_PORTIONS,
  }
}

function readPortions(servings: string): number | undefined {
  const parsed = parseServings(servings)
  return parsed.ok ? parsed.servings.max : undefined
}

/** One portion less or more; from a part of one to the next whole one. */
export function nextPortions(count: number, direction: -1 | 1): number {
  const next = direction === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1
  return Math.min(MOST_PORTIONS, Math.max(1, next))
}
