import type { MeasureSystem } from '@potluck/kitchen'
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { afterFirstPaint } from '../../../platform/first-paint.ts'
import { findMeasures, rememberMeasures } from '../../../platform/measures.ts'
import { useKnowledge } from '../../kitchen/index.ts'
import type { Recipe } from '../api.ts'
import type { Portions } from './portions/portions.ts'
import { type ShownRecipe, showAsWritten } from './shown-recipe.ts'

/** The measures a recipe is shown in, null for as written; remembered on this device. */
export interface Measures {
  chosen: MeasureSystem | null
  choose: (system: MeasureSystem | null) => void
}

/**
 * The recipe scaled to the chosen portions in the chosen measures. Converting waits for the
 * kitchen's knowledge of each food, since cups become grams by it; if that cannot be loaded,
 * volumes stay volumes. The recipe as written is shown at once, and the code that converts is
 * loaded after it.
 */
export function useShownRecipe(
  recipe: Recipe,
  { factor: wanted }: Pick<Portions, 'factor'>,
): [ShownRecipe, Measures] {
  const [chosen, setChosen] = useState(findMeasures)
  const { data: knowledge, isError } = useKnowledge({ wanted: chosen !== null })
  // Deferred, so that the recipe stays on screen while the code that scales it is fetched.
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

/** Loads the code that scales and converts, once; if that fails, the next call tries again. */
function loadView() {
  view ??= import('./viewed-recipe.ts').catch((error: unknown) => {
    view = undefined
    throw error
  })
  return view
}
