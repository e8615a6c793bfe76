import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checks.tsx'
import { MeasuresChoice } from './measures-choice.tsx'
import type { Portions } from './portions.ts'
import { PortionsStepper } from './portions-stepper.tsx'
import type { ShownIngredient } from './shown-recipe.ts'
import type { Measures } from './use-shown-recipe.ts'

interface IngredientListProps {
  ingredients: ShownIngredient[]
  portions: Portions
  measures: Measures
  /** Indexes of the lines that are at hand. */
  ticked: ReadonlySet<number>
  onToggle: (index: number) => void
  onClear: () => void
}

/** What one needs, for as many as eat, to be ticked off. */
export function IngredientList(props: IngredientListProps) {
  const { ingredients, portions, measures, ticked, onToggle, onClear } = props
  if (ingredients.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No ingredients are written down yet.</Trans>
      </p>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PortionsStepper portions={portions} />
        <MeasuresChoice measures={measures} />
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {ingredients.map((ingredient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <li key={index}>
            <IngredientRow
              ingredient={ingredient}
              ticked={ticked.has(index)}
              onToggle={() => onToggle(index)}
            />
          </li>
        ))}
      </ul>
      {ticked.size > 0 && (
        <Button variant="quiet" size="sm" onClick={onClear} className="mt-2 -ml-3">
          <Trans>Untick all</Trans>
        </Button>
      )}
    </>
  )
}

interface IngredientRowProps {
  ingredient: ShownIngredient
  ticked: boolean
  onToggle: () => void
}

export function IngredientRow({ ingredient, ticked, onToggle }: IngredientRowProps) {
  const { amount, name, isHeading } = ingredient
  if (isHeading) return <h3 className="pt-5 pb-2 font-display text-lg font-semibold">{name}</h3>
  return (
    <Checkbox
      checked={ticked}
      onChange={onToggle}
      label={
        <span className={ticked ? 'text-ink-soft line-through' : ''}>
          {amount && <span className="font-medium tabular-nums">{amount} </span>}
          {name}
        </span>
      }
    />
  )
}
