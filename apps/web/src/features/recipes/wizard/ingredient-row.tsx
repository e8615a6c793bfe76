import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { isIncomplete, type RecipeForm } from './recipe-form.ts'
import { RowActions, readMoveKey } from './row-actions.tsx'
import type { RowPlace } from './use-rows.ts'

interface IngredientRowProps extends RowPlace {
  form: UseFormReturn<RecipeForm>
  /** Enter was pressed in a field: on to the next row. */
  onEnter: () => void
  onPaste: (event: ClipboardEvent) => void
}

/** Name, quantity and unit of one ingredient; two lines on a phone. */
export function IngredientRow(props: IngredientRowProps) {
  const { form, index, count, onMove, onRemove, onEnter, onPaste } = props
  const { t } = useLingui()
  const name = `ingredients.${index}` as const
  const row = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  const wrong = errors.ingredients?.[index]
  const atMost = (limit: number) => ({ value: limit, message: t`At most ${limit} characters` })

  function handleKey(event: KeyboardEvent) {
    const to = readMoveKey(event, { index, count })
    if (to !== undefined) onMove(to)
    const inField = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !inField || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <li>
      <fieldset
        onKeyDown={handleKey}
        onPaste={onPaste}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2 border-b border-line pb-4 sm:grid-cols-[minmax(0,1fr)_6.5rem_8rem_auto] sm:border-0 sm:pb-0"
      >
        <legend className="sr-only">
          <Trans>Ingredient {index + 1}</Trans>
        </legend>
        <Field
          label={t`Name`}
          hideLabel
          error={wrong?.name?.message}
          className="col-span-3 sm:col-span-1"
        >
          <TextInput
            {...form.register(`${name}.name`, { maxLength: atMost(TEXT_LIMITS.ingredientName) })}
            placeholder={index === 0 ? t`Flour` : undefined}
            autoComplete="off"
          />
        </Field>
        <Field label={t`Quantity`} hideLabel error={wrong?.quantity?.message}>
          <TextInput
            {...form.register(`${name}.quantity`, {
              maxLength: atMost(TEXT_LIMITS.ingredientAmount),
            })}
            placeholder={t`Quantity`}
            autoComplete="off"
            className="tabular-nums sm:placeholder:text-transparent"
          />
        </Field>
        <Field label={t`Unit`} hideLabel error={wrong?.unit?.message}>
          <TextInput
            {...form.register(`${name}.unit`, { maxLength: atMost(TEXT_LIMITS.ingredientAmount) })}
            placeholder={t`Unit`}
            autoComplete="off"
            autoCapitalize="none"
            className="sm:placeholder:text-transparent"
          />
        </Field>
        <RowActions index={index} count={count} onMove={onMove} onRemove={onRemove} />
        {isIncomplete(row) && (
          <p className="col-span-full text-sm text-saffron">
            {row.name.trim() === '' ? (
              <Trans>Without a name this row is not saved.</Trans>
            ) : (
              <Trans>Without a quantity this row is not saved; 'to taste' counts as one.</Trans>
            )}
          </p>
        )}
      </fieldset>
    </li>
  )
}
