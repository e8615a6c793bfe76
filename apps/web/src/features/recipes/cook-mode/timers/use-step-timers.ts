import { findStepTimers, formatDuration } from '@potluck/kitchen'
import type { Recipe } from '../../api.ts'
import type { Portions } from '../../recipe-page/portions/portions.ts'
import { prepareBell } from './bell.ts'
import { timerName } from './timer-name.ts'
import { timerActs, useTimers } from './timer-store.ts'

/** A timer that a step suggests. */
export interface StepClock {
  id: string
  /** 'Step 3: simmer' */
  name: string
  /** '35–40 min'; it rings at the shorter time, so that the cook can look. */
  length: string
  /** Whether it is running, or has ended and was not dismissed. */
  isSet: boolean
  start: () => void
}

/** The timers of a step; `text` is undefined on a page without a step. */
export function useStepTimers(
  recipe: Pick<Recipe, '_id' | 'title'>,
  { count, factor }: Pick<Portions, 'count' | 'factor'>,
  { number, text }: { number: number; text: string | undefined },
): StepClock[] {
  const timers = useTimers()
  if (text === undefined) return []
  return findStepTimers(text).map(({ minutes, doing = '' }, index) => {
    const id = `${recipe._id}/${number}/${index}`
    const portions = factor === 1 ? undefined : count
    return {
      id,
      name: timerName({ step: number, doing }),
      length: lengthOf(minutes),
      isSet: timers.some((timer) => timer.id === id),
      start: () => {
        prepareBell()
        timerActs.start(
          { id, recipeId: recipe._id, recipeTitle: recipe.title, step: number, doing, portions },
          minutes.min * 60_000,
        )
      },
    }
  })
}

function lengthOf({ min, max }: { min: number; max: number }): string {
  const [shorter, longer] = [write(min), write(max)]
  if (shorter === longer) return longer
  const [figure, unit] = shorter.split(' ')
  return longer.endsWith(` ${unit}`) && shorter.split(' ').length === 2
    ? `${figure}–${longer}`
    : `${shorter} – ${longer}`
}

/** Times below a minute in seconds. */
function write(minutes: number): string {
  return minutes < 1 ? `${Math.round(minutes * 60)} s` : formatDuration(minutes)
}
