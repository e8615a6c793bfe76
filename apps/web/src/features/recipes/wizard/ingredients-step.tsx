import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import { Plus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import { readPastedIngredients } from './pasted-list.ts'
import { BLANK_INGREDIENT, isBlankIngredient, type RecipeForm } from './recipe-form.ts'
import { StepHeading } from './step-heading.tsx'
import { useRowActs } from './use-row-acts.ts'

interface IngredientsStepProps {
  form: UseFormReturn<RecipeForm>
  arrived: boolean
}

export function IngredientsStep({ form, arrived }: IngredientsStepProps) {
  const { t } = useLingui()
  const rows = useFieldArray({ control: form.control, name: 'ingredients' })
  const count = rows.fields.length
  const isFull = count >= LIST_LIMITS.ingredients
  const acts = useRowActs({ count, move: rows.move, remove: rows.remove })

  function add() {
    if (isFull) return
    acts.goTo(count, () => rows.append(BLANK_INGREDIENT, { shouldFocus: false }))
  }

  function remove(index: number) {
    const row = form.getValues(`ingredients.${index}`)
    const putBack = () => rows.insert(index, row, { shouldFocus: false })
    acts.remove(index, isBlankIngredient(row) ? undefined : putBack)
  }

  function paste(index: number, event: ClipboardEvent) {
    const list = readPastedIngredients(event.clipboardData.getData('text/plain'))
    const isBlank = isBlankIngredient(form.getValues(`ingredients.${index}`))
    // One line in the middle of a row is meant for its field.
    if (!list || (list.length === 1 && !isBlank)) return
    event.preventDefault()
    const [first, ...others] = list
    const isFirstHere = isBlank && first !== undefined
    const below = (isFirstHere ? others : list).slice(0, LIST_LIMITS.ingredients - count)
    if (isFirstHere) form.setValue(`ingredients.${index}`, first, { shouldDirty: true })
    acts.goTo(index + below.length, () => {
      rows.insert(index + 1, below, { shouldFocus: false })
    })
    const added = below.length + (isFirstHere ? 1 : 0)
    acts.say(t`${added} of ${list.length} ingredients added.`)
  }

  return (
    <>
      <StepHeading
        title={<Trans>Ingredients</Trans>}
        lead={
          <Trans>
            One a row, in the order they are used. You can paste a whole list into a row.
          </Trans>
        }
        arrived={arrived}
      />
      <div
        aria-hidden="true"
        className="mb-1.5 hidden grid-cols-[minmax(0,1fr)_6.5rem_8rem_8.25rem] gap-2 text-sm font-medium sm:grid"
      >
        <span>
          <Trans>Name</Trans>
        </span>
        <span>
          <Trans>Quantity</Trans>
        </span>
        <span>
          <Trans>Unit</Trans>
        </span>
      </div>
      <ol ref={acts.list} className="grid gap-4 sm:gap-2">
        {rows.fields.map((field, index) => (
          <IngredientRow
            key={field.id}
            form={form}
            index={index}
            count={count}
            onMove={(to) => acts.move(index, to)}
            onRemove={() => remove(index)}
            onEnter={() => (index === count - 1 ? add() : acts.goTo(index + 1))}
            onPaste={(event) => paste(index, event)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {acts.said}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button icon={<Icon of={Plus} />} onClick={add} disabled={isFull}>
          <Trans>Add Ingredient</Trans>
        </Button>
        {isFull && (
          <p className="text-sm text-ink-soft">
            <Trans>A recipe has at most {LIST_LIMITS.ingredients} ingredients.</Trans>
          </p>
        )}
      </div>
    </>
  )
}
