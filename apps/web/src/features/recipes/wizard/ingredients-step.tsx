import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import { Heading } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IngredientHeadingRow } from './ingredient-heading-row.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import {
  BLANK_INGREDIENT,
  type IngredientFields,
  isBlankIngredient,
  takeRows,
  toHeadingRow,
} from './ingredient-rows.ts'
import { readPastedIngredients } from './pasted-list.ts'
import type { RecipeForm } from './recipe-form.ts'
import { RowList } from './row-list.tsx'
import { StepHeading } from './step-heading.tsx'
import { SumNote } from './sum-note.tsx'
import { listProblem } from './text-sums.ts'
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
  const ingredients = useFieldArray({
    control: form.control,
    name: 'ingredients',
    rules: { validate: (list) => listProblem(list) ?? true },
  })
  const { fields } = ingredients
  const headings = fields.filter(({ heading }) => heading).length
  const rows = useRows<IngredientFields>({
    fields: ingredients,
    read: (index) => form.getValues(`ingredients.${index}`),
    blank: BLANK_INGREDIENT,
    isBlank: isBlankIngredient,
    limit: LIST_LIMITS.ingredients + headings,
    take: (list, room) =>
      takeRows(list, { ingredients: room, headings: LIST_LIMITS.ingredientGroups - headings }),
  })
  const lines = useTakenApart(form, ingredients)
  const recognition = useRecognition()
  const { loaded } = recognition

  function paste(index: number, event: ClipboardEvent) {
    const list = readPastedIngredients(event.clipboardData.getData('text/plain'))
    // One line in the middle of a row is meant for its field.
    if (!list || (list.length === 1 && !rows.isBlank(index))) return
    event.preventDefault()
    const added = countIngredients(rows.fillIn(index, list))
    rows.say(t`${added} of ${countIngredients(list)} ingredients added.`)
  }

  /** Above a blank last row: there it is filled in. */
  function addHeading() {
    rows.put(rows.isBlank(rows.count - 1) ? rows.count - 1 : rows.count, toHeadingRow(''))
  }

  const goOn = (index: number) => (index === rows.count - 1 ? rows.add() : rows.goTo(index + 1))

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
            disabled={headings >= LIST_LIMITS.ingredientGroups}
          >
            <Trans>Add Heading</Trans>
          </Button>
        }
        fullNote={<Trans>A recipe has at most {LIST_LIMITS.ingredients} ingredients.</Trans>}
        className="gap-4 sm:gap-3"
      >
        {fields.map((field, index) => {
          const place = { ...rows.at(index), form, onEnter: () => goOn(index) }
          const onPaste = (event: ClipboardEvent) => paste(index, event)
          return field.heading ? (
            <IngredientHeadingRow
              key={field.id}
              {...place}
              onPaste={onPaste}
              isEmpty={fields[index + 1]?.heading !== undefined || index === fields.length - 1}
              endsGroup={fields.slice(0, index).some(({ heading }) => heading)}
            />
          ) : (
            <IngredientRow
              key={field.id}
              {...place}
              onPaste={onPaste}
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

function countIngredients(rows: readonly IngredientFields[]): number {
  return rows.filter(({ heading }) => !heading).length
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
