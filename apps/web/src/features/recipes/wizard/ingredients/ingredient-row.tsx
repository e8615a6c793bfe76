import { Trans } from '@lingui/react/macro'
import { type ClipboardEvent, memo, useId, useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { isIncomplete } from '../ingredient-rows.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { DragHandle } from '../rows/drag-handle.tsx'
import { RowActions } from '../rows/row-actions.tsx'
import { handleRowKey } from '../rows/row-keys.ts'
import type { RowPlace } from '../rows/use-rows.ts'
import { NameField, QuantityField, UnitField } from './ingredient-row-fields.tsx'
import { toLineText } from './line-text.ts'
import type { Recognition } from './use-recognition.ts'
import { useSettledRow } from './use-settled-row.ts'
import type { TakenApart } from './use-taken-apart.ts'

interface IngredientRowProps extends RowPlace {
  form: UseFormReturn<RecipeForm>
  /** Its position among the ingredients, from 1; headings have none. */
  number: number
  /** Called on Enter in a field, to go to the next row. */
  onEnter: (index: number) => void
  onPaste: (index: number, event: ClipboardEvent) => void
  lines: TakenApart
  recognition: Recognition
  /**
   * Called when the focus leaves a changed row, with what was recognised in it, for a live region.
   */
  onSettled: (sentence: string) => void
}

/** Name, quantity and unit of one ingredient, and what it was recognised as; two lines on a phone. */
export function IngredientRow(props: IngredientRowProps) {
  const { form, index } = props
  const name = `ingredients.${index}` as const
  const row = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  const wrong = errors.ingredients?.[index]
  // Every row is told of each change in the list. Passing plain values lets React skip the rows
  // that did not change.
  return (
    <SteadyFields
      {...props}
      name={row.name}
      quantity={row.quantity}
      unit={row.unit}
      wrongName={wrong?.name?.message}
      wrongQuantity={wrong?.quantity?.message}
      wrongUnit={wrong?.unit?.message}
    />
  )
}

interface FieldsProps extends IngredientRowProps {
  name: string
  quantity: string
  unit: string
  wrongName: string | undefined
  wrongQuantity: string | undefined
  wrongUnit: string | undefined
}

const SteadyFields = memo(Fields)

function Fields(props: FieldsProps) {
  const { form, index, number, isLast, isOnly, onMove, onGrab, onRemove, onPaste, lines } = props
  const { want, loaded } = props.recognition
  const row = { name: props.name, quantity: props.quantity, unit: props.unit }
  const fields = { form, index }
  const noteId = useId()
  const [isNaming, setNaming] = useState(false)
  const line = toLineText(row)
  const recognised = line === '' ? undefined : loaded?.recognise(line)
  const settling = useSettledRow({
    read: () => toLineText(form.getValues(`ingredients.${index}`)),
    recognition: loaded,
    onSettled: props.onSettled,
  })

  return (
    <li>
      <fieldset
        aria-describedby={recognised && noteId}
        onFocus={(event) => {
          want()
          settling.onFocus(event)
        }}
        onBlur={settling.onBlur}
        onKeyDown={(event) => handleRowKey(event, props)}
        onPaste={(event) => onPaste(index, event)}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2 border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_6.5rem_8rem_auto] sm:border-0 sm:pb-0"
      >
        <legend className="sr-only">
          <Trans>Ingredient {number}</Trans>
        </legend>
        <div className="col-span-3 flex sm:col-span-1">
          <DragHandle onGrab={(event) => onGrab(event, index)} className="-ml-1.5 touch:-ml-2.5" />
          <NameField {...fields} error={props.wrongName} lines={lines} onNaming={setNaming} />
        </div>
        <QuantityField {...fields} error={props.wrongQuantity} />
        <UnitField {...fields} error={props.wrongUnit} />
        <RowActions
          index={index}
          isLast={isLast}
          isOnly={isOnly}
          onMove={onMove}
          onRemove={onRemove}
        />
        <div className="col-span-full -mt-0.5 grid gap-1 text-sm empty:hidden sm:-mt-1 sm:pl-4.5 sm:touch:pl-6.5">
          {isIncomplete(row) && !lines.isLine(row) && (
            <Incomplete isNameless={row.name.trim() === ''} />
          )}
          {row.name.trim() !== '' && (
            <p id={noteId} className="min-h-5 text-ink-soft">
              {loaded && recognised && (
                <loaded.RecognisedNote recognised={recognised} isNaming={isNaming} />
              )}
            </p>
          )}
        </div>
      </fieldset>
    </li>
  )
}

function Incomplete({ isNameless }: { isNameless: boolean }) {
  return (
    <p className="text-saffron">
      {isNameless ? (
        <Trans>Without a name this row is not saved.</Trans>
      ) : (
        <Trans>Without a quantity this row is not saved; 'to taste' counts as one.</Trans>
      )}
    </p>
  )
}
