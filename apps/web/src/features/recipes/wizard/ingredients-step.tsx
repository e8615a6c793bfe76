import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { IngredientRow } from './ingredient-row.tsx'
import { readPastedIngredients } from './pasted-list.ts'
import { BLANK_INGREDIENT, isBlankIngredient, type RecipeForm } from './recipe-form.ts'
import { RowList } from './row-list.tsx'
import { StepHeading } from './step-heading.tsx'
import { UnitSuggestions } from './unit-suggestions.tsx'
import { useRecognition } from './use-recognition.ts'
import { useRows } from './use-rows.ts'
import { useTakenApart } from './use-taken-apart.ts'

interface IngredientsStepProps {
  form: UseFormReturn<RecipeForm>
  arrived: boolean
}

export function IngredientsStep({ form, arrived }: IngredientsStepProps) {
  const { t } = useLingui()
  const ingredients = useFieldArray({ control: form.control, name: 'ingredients' })
  const rows = useRows({
    fields: ingredients,
    read: (index) => form.getValues(`ingredients.${index}`),
    blank: BLANK_INGREDIENT,
    isBlank: isBlankIngredient,
    limit: LIST_LIMITS.ingredients,
  })
  const lines = useTakenApart(form)
  const recognition = useRecognition()
  const { loaded } = recognition

  function paste(index: number, event: ClipboardEvent) {
    const list = readPastedIngredients(event.clipboardData.getData('text/plain'))
    // One line in the middle of a row is meant for its field.
    if (!list || (list.length === 1 && !rows.isBlank(index))) return
    event.preventDefault()
    const added = rows.fillIn(index, list)
    rows.say(t`${added} of ${list.length} ingredients added.`)
  }

  return (
    <>
      <StepHeading
        title={<Trans>Ingredients</Trans>}
        lead={
          <Trans>
            One a row, in the order they are used. Whole lines are taken apart, and a whole list can
            be pasted into a row.
          </Trans>
        }
        arrived={arrived}
      />
      <UnitSuggestions />
      <ColumnTitles />
      <RowList
        rows={rows}
        addLabel={<Trans>Add Ingredient</Trans>}
        fullNote={<Trans>A recipe has at most {LIST_LIMITS.ingredients} ingredients.</Trans>}
        className="gap-4 sm:gap-3"
      >
        {ingredients.fields.map((field, index) => (
          <IngredientRow
            key={field.id}
            {...rows.at(index)}
            form={form}
            onEnter={() => (index === rows.count - 1 ? rows.add() : rows.goTo(index + 1))}
            onPaste={(event) => paste(index, event)}
            onSettled={rows.say}
            {...{ lines, recognition }}
          />
        ))}
      </RowList>
      {loaded && <loaded.ListSoFar control={form.control} recognise={loaded.recognise} />}
    </>
  )
}

/** Over the columns where there is room for three; each field has its own label besides. */
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
