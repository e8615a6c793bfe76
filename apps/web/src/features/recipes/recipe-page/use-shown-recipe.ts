import type { MeasureSystem } from '@potluck/kitchen'
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { afterFirstPaint } from '../../../platform/first-paint.ts'
import { findMeasures, rememberMeasures } from '../../../platform/measures.ts'
import { useKnowledge } from '../../kitchen/index.ts'
import type { Recipe } from '../api.ts'
import type { Portions } from './portions/portions.ts'
import { type ShownRecipe, showAsWritten } from './shown-recipe.ts'

/** The measures a recipe is shown in, null as it is written; remembered on this device. */
export interface Measures {
  chosen: MeasureSystem | null
  choose: (system: MeasureSystem | null) => void
}

/**
 * The recipe for the portions on screen in the cook's measures. A system waits for what the kitchen
 * knows of each food, since cups turn into grams by it; where that cannot be had, volumes stay volumes.
 * As it is written the page can be shown at once: what reckons comes after it.
 */
export function useShownRecipe(
  recipe: Recipe,
  { factor: wanted }: Pick<Portions, 'factor'>,
): [ShownRecipe, Measures] {
  const [chosen, setChosen] = useState(findMeasures)
  const { data: knowledge, isError } = useKnowledge({ wanted: chosen !== null })
  // Deferred, so that what is on screen stays there while the reckoning is fetched.
  const factor = useDeferredValue(wanted)
  const system = useDeferredValue(knowledge || isError ? (chosen ?? undefined) : undefined)
  const isAsWritten = factor === 1 && !system
  const showRecipe = isAsWritten ? undefined : use(loadView()).showRecipe
  const shown = useMemo(
    () =>
      showRecipe?.(recipe, { factor, system, measuredAs: knowledge?.measuredAs }) ??
      showAsWritten(recipe),
    [recipe, factor, system, knowledge, showRecipe],
  )
  useEffect(() => {
    afterFirstPaint(loadView)().catch(() => undefined)
  }, [])

  function choose(measures: MeasureSystem | null) {
    setChosen(measures)
    rememberMeasures(measures)
  }

  return [shown, { chosen, choose }]
}

let view: Promise<typeof import('./viewed-recipe.ts')> | undefined

/** What reckons amounts, loaded once; where that failed, anew for the next who asks. */
function loadView() {
  view ??= import('./viewed-recipe.ts').catch((error: unknown) => {
    view = undefined
    throw error
  })
  return view
}
