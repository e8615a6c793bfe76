import { Trans } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import { Heading } from 'lucide-react'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { whenIdle } from '../../../../platform/when-idle.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { IngredientHeadingRow } from '../ingredients/ingredient-heading-row.tsx'
import { IngredientRow } from '../ingredients/ingredient-row.tsx'
import { SumNote } from '../ingredients/sum-note.tsx'
import { listProblem } from '../ingredients/text-sums.ts'
import { UnitSuggestions } from '../ingredients/unit-suggestions.tsx'
import { countIngredients, useIngredientRows } from '../ingredients/use-ingredient-rows.ts'
import { useRecognition } from '../ingredients/use-recognition.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { RowList } from '../rows/row-list.tsx'
import { StepHeading } from './step-heading.tsx'

interface IngredientsStepProps {
  form: UseFormReturn<RecipeForm>
  arrived: boolean
}

/** The ingredients, with headings between them for the parts of a dish. */
export function IngredientsStep({ form, arrived }: IngredientsStepProps) {
  const { fields, rows, lines, onPaste, onEnter, addHeading, hasRoomForHeading } =
    useIngredientRows(form)
  const recognition = useRecognition()
  const { want, loaded } = recognition
  // Who comes here writes one: what reads it is there before, and not while they do.
  useEffect(() => whenIdle(want), [want])

  return (
    <>
      <StepHeading
        title={<Trans>Ingredients</Trans>}
        lead={
          <Trans>
            One a row, in the order they are used. Whole lines are taken apart, a line such as 'For
            the sauce:' becomes a heading, and a whole list can be pasted into a row.
          </Trans>
        }
        arrived={arrived}
      />
      <UnitSuggestions />
      <ColumnTitles />
      <RowList
        rows={rows}
        addLabel={<Trans>Add Ingredient</Trans>}
        otherAct={
          <Button
            variant="quiet"
            icon={<Icon of={Heading} />}
            onClick={addHeading}
            disabled={!hasRoomForHeading}
          >
            <Trans>Add Heading</Trans>
          </Button>
        }
        fullNote={<Trans>A recipe has at most {LIST_LIMITS.ingredients} ingredients.</Trans>}
        className="gap-4 sm:gap-3"
      >
        {fields.map((field, index) => {
          const place = { ...rows.at(index), form, onEnter, onPaste }
          return field.heading ? (
            <IngredientHeadingRow
              key={field.id}
              {...place}
              isEmpty={fields[index + 1]?.heading !== undefined || index === fields.length - 1}
              endsGroup={fields.slice(0, index).some(({ heading }) => heading)}
            />
          ) : (
            <IngredientRow
              key={field.id}
              {...place}
              lines={lines}
              recognition={recognition}
              number={countIngredients(fields.slice(0, index + 1))}
              onSettled={rows.say}
            />
          )
        })}
      </RowList>
      <SumNote form={form} name="ingredients" findProblem={listProblem} />
      {loaded && <loaded.ListSoFar control={form.control} recognise={loaded.recognise} />}
    </>
  )
}

/** Column titles, shown if there is room for three columns; each field also has its own label. */
function ColumnTitles() {
  return (
    <div
      aria-hidden="true"
      className="mb-1.5 hidden grid-cols-[minmax(0,1fr)_6.5rem_8rem_8.25rem] gap-2 text-sm font-medium sm:grid"
    >
      <span className="pl-4.5 touch:pl-6.5">
        <Trans>Name</Trans>
      </span>
      <span>
        <Trans>Quantity</Trans>
      </span>
      <span>
        <Trans>Unit</Trans>
      </span>
    </div>
  )
}
