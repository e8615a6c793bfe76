import type { UnitId } from '../../units/unit-id.ts'
import type { Method } from '../foods/food.ts'

/** How much of a food and how it is cut; by default a portion's worth as the food table says. */
export type Take = {
  /** Per portion, of the first alternative; another one is scaled after its own portion. */
  each?: number
  /** For the whole dish, whatever the portions. */
  total?: number
  unit?: UnitId
  /** Measured as given, because a formula depends on it. */
  exact?: true
  /** Multiplies the portion, where several foods share a place. */
  share?: number
  cut?: string
  /** What steps call it, where that is a part of it: 'lemon zest'. */
  label?: string
  /** Takes the cut from the food's way of being cooked. */
  by?: Method
  /** The dish is none without it: what only imitates it will do. */
  insist?: true
}
