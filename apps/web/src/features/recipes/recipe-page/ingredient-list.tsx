import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/checks.tsx'
import { IngredientGroups } from './ingredient-groups.tsx'
import { MeasuresChoice } from './portions/measures-choice.tsx'
import type { Portions } from './portions/portions.ts'
import { PortionsStepper } from './portions/portions-stepper.tsx'
import type { ShownIngredient } from './shown-recipe.ts'
import { useIsWide } from './use-is-wide.ts'
import type { Measures } from './use-shown-recipe.ts'

interface IngredientListProps {
  ingredients: ShownIngredient[]
  portions: Portions
  measures: Measures
  /** Indexes of the ingredients that are ticked off. */
  ticked: ReadonlySet<number>
  onToggle: (index: number) => void
  onClear: () => void
}

/** The ingredients for the chosen number of portions, to tick off. */
export function IngredientList(props: IngredientListProps) {
  const { ingredients, portions, measures, ticked, onToggle, onClear } = props
  // In the narrow layout the tab itself is the heading.
  const isWide = useIsWide()
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
      <div className="mt-4">
        <IngredientGroups
          ingredients={ingredients}
          headingLevel={isWide ? 'h3' : 'h2'}
          headingClassName="pt-4 pb-2 font-display text-lg font-semibold first:pt-1"
          className="divide-y divide-line border-y border-line"
        >
          {(ingredient, index) => (
            <IngredientRow
              ingredient={ingredient}
              ticked={ticked.has(index)}
              onToggle={() => onToggle(index)}
            />
          )}
        </IngredientGroups>
      </div>
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
  const { amount, name } = ingredient
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
