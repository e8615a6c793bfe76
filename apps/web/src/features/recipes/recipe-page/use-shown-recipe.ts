import type { MeasureSystem } from '@potluck/kitchen'
import { useMemo, useState } from 'react'
import { findMeasures, rememberMeasures } from '../../../platform/measures.ts'
import { useKnowledge } from '../../kitchen/index.ts'
import type { Recipe } from '../api.ts'
import type { Portions } from './portions.ts'
import { type ShownRecipe, showRecipe } from './shown-recipe.ts'

/** The measures a recipe is shown in, null as it is written; remembered on this device. */
export interface Measures {
  chosen: MeasureSystem | null
  choose: (system: MeasureSystem | null) => void
}

/**
 * The recipe for the portions on screen in the cook's measures. A system waits for what the kitchen
 * knows of each food, since cups turn into grams by it; where that cannot be had, volumes stay volumes.
 */
export function useShownRecipe(
  recipe: Recipe,
  { factor }: Pick<Portions, 'factor'>,
): [ShownRecipe, Measures] {
  const [chosen, setChosen] = useState(findMeasures)
  const { data: knowledge, isError } = useKnowledge({ wanted: chosen !== null })
  const system = knowledge || isError ? (chosen ?? undefined) : undefined
  const shown = useMemo(
    () => showRecipe(recipe, { factor, system, measuredAs: knowledge?.measuredAs }),
    [recipe, factor, system, knowledge],
  )

  function choose(measures: MeasureSystem | null) {
    setChosen(measures)
    rememberMeasures(measures)
  }

  return [shown, { chosen, choose }]
}
