import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../../ui/controls/checks.tsx'
import { useFieldLabels } from '../versions/use-field-labels.ts'
import type { FilledField } from './fill-plan.ts'
import type { PastedRecipe } from './read-pasted-recipe.ts'

interface FoundFieldProps {
  field: FilledField
  pasted: PastedRecipe
  /** The form has content of its own there. */
  isWritten: boolean
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** What was found for a field of the form, to be ticked. */
export function FoundField(props: FoundFieldProps) {
  const { field, pasted, isWritten, isChosen, onChange } = props
  const labels = useFieldLabels()
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <span className="line-clamp-2">
          <span className="font-medium">{labels[field]}:</span>{' '}
          <Summary field={field} pasted={pasted} />
        </span>
      }
      hint={isWritten ? <Trans>Takes the place of what is written there.</Trans> : undefined}
    />
  )
}

/** The number of ingredients, and the headings of their groups. */
function IngredientSummary({ rows }: { rows: PastedRecipe['ingredients'] }) {
  const headings = rows.filter(({ heading }) => heading).map(({ name }) => name)
  const count = rows.length - headings.length
  return (
    <>
      <Plural value={count} one="# ingredient" other="# ingredients" />
      {headings.length > 0 && ` (${headings.join(', ')})`}
    </>
  )
}

function Summary({ field, pasted }: Pick<FoundFieldProps, 'field' | 'pasted'>): ReactNode {
  const { t } = useLingui()
  const { ingredients, instructions } = pasted
  if (field === 'ingredients') {
    return <IngredientSummary rows={ingredients} />
  }
  if (field === 'origin') {
    return [pasted.origin.name, pasted.origin.author, pasted.origin.address]
      .filter((part) => part !== '')
      .join(', ')
  }
  if (field === 'instructions') {
    return t`${plural(instructions.length, { one: '# step', other: '# steps' })}`
  }
  return pasted[field]
}
