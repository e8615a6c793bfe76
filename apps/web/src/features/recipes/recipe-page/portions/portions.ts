import { parseServings } from '@potluck/kitchen'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MOST_PORTIONS } from '../search.ts'

/** How many portions a recipe is cooked for. */
export interface Portions {
  /** Undefined if the recipe's servings are not a number: then nothing can be scaled. */
  count: number | undefined
  /** What the amounts are multiplied by; 1 for the recipe as written. */
  factor: number
  /** The number of portions the recipe is written for. */
  written: number | undefined
  change: (count: number) => void
  canLess: boolean
  canMore: boolean
}

/**
 * Starts at the number the recipe is written for; '4-6' counts as 6. Any other number is kept in
 * the address.
 */
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

/** One portion less or more; from a fraction to the next whole number. */
export function nextPortions(count: number, direction: -1 | 1): number {
  const next = direction === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1
  return Math.min(MOST_PORTIONS, Math.max(1, next))
}
