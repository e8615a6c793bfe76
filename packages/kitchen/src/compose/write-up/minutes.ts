import type { Step } from '../dish/draft.ts'
import type { Part } from '../dish/part.ts'
import { FOODS } from '../foods/foods.ts'

/** Minutes of a recipe in steps of five; `cook` counts waiting, in the oven or the fridge, too. */
export type RecipeMinutes = { prep: number; cook: number }

/** For larger numbers of portions, cutting takes this multiple of the time for four. */
const CROWDS = [
  [2, 0.8],
  [4, 1],
  [8, 1.4],
] as const

export function toMinutes(
  steps: readonly Step[],
  parts: readonly Part[],
  servings: number,
): RecipeMinutes {
  const crowd = CROWDS.find(([upTo]) => servings <= upTo)?.[1] ?? 1.8
  const cutting = parts.reduce((sum, part) => sum + workOn(part), 0) * crowd
  const byHand = steps.reduce((sum, step) => sum + step.prep, 0)
  const cook = steps.reduce((sum, step) => sum + step.cook, 0)
  const prep = Math.max(5, toFive(cutting + byHand))
  // A recipe needs a cook time: a cold dish counts the end of its assembly as one.
  if (cook < 1) return { prep: Math.max(5, prep - 5), cook: 5 }
  return { prep, cook: Math.max(5, toFive(cook)) }
}

/** '45 minutes', '1 hour 10 minutes'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const spoken = hours === 1 ? '1 hour' : `${hours} hours`
  if (hours === 0) return `${rest} minutes`
  return rest === 0 ? spoken : `${spoken} ${rest} minutes`
}

/** Rounded up to five minutes; one minute over is ignored. */
function toFive(minutes: number): number {
  return Math.ceil((minutes - 1) / 5) * 5
}

/** Minutes of washing, peeling and cutting an ingredient, for four. */
function workOn(part: Part): number {
  if (part.cut === '' || /^(?:drained|rinsed|plus|mostly|melted|soft|beaten|cold)/.test(part.cut))
    return 0.3
  switch (FOODS[part.id].kind) {
    case 'root':
    case 'meat':
      return 3
    case 'poultry':
    case 'fish':
    case 'vegetable':
    case 'soy':
      return 2
    case 'allium':
      return part.id === 'garlic' ? 1 : 2
    case 'fruit':
    case 'leaf':
    case 'shellfish':
    case 'cured':
      return 1.5
    default:
      return 0.7
  }
}
