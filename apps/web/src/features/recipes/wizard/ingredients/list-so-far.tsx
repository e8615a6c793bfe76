import { Trans } from '@lingui/react/macro'
import { memo, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { DietSeals } from '../../../kitchen/index.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { toLineText } from './line-text.ts'
import { dietsOf, type Recogniser } from './recognise.ts'

interface ListSoFarProps {
  control: Control<RecipeForm>
  recognise: Recogniser
}

/** A row that is added changes the list, and no verdict. */
const SteadySeals = memo(DietSeals)

/** The diets that the rows fit and the allergens they contain, as far as is known. */
export function ListSoFar({ control, recognise }: ListSoFarProps) {
  const rows = useWatch({ control, name: 'ingredients' })
  // Joined into one string, so that equal rows compare as equal. Not deferred: the verdict always
  // matches the rows on screen, and one more row is read in under a millisecond.
  const written = rows.map(toLineText).filter(Boolean).join('\n')
  const diets = useMemo(
    () => (written === '' ? [] : dietsOf(written.split('\n').map(recognise))),
    [written, recognise],
  )
  if (diets.length === 0) return null
  return (
    <div className="mt-8 border-t border-line pt-5">
      <h3 className="mb-3 font-medium">
        <Trans>The list so far</Trans>
      </h3>
      <SteadySeals diets={diets} />
    </div>
  )
}
