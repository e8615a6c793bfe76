import { useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import type { FocusEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextInput } from '../../../../ui/controls/inputs.tsx'
import { useTextLimit } from '../../../../ui/controls/use-text-limit.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { focusField } from '../rows/row-focus.ts'
import { UNIT_SUGGESTIONS_ID } from './unit-suggestions.tsx'
import type { TakenApart } from './use-taken-apart.ts'

interface NameFieldProps {
  form: UseFormReturn<RecipeForm>
  index: number
  error: string | undefined
  lines: TakenApart
  /** Called when the field gets or loses the focus. */
  onNaming: (isNaming: boolean) => void
}

/** An ingredient's name; a whole line typed here is split into the fields when the focus leaves. */
export function NameField({ form, index, error, lines, onNaming }: NameFieldProps) {
  const { t } = useLingui()
  const atMost = useTextLimit()

  function leave(event: FocusEvent<HTMLInputElement>) {
    onNaming(false)
    // Another window took the focus: the cook will return to this field.
    if (document.activeElement === event.target) return
    const { target, relatedTarget } = event
    const list = target.closest('ol')
    const became = lines.takeApartRow(index)
    // The row became a heading, so the fields beside this one are gone.
    const isLost = relatedTarget instanceof Node && target.closest('li')?.contains(relatedTarget)
    if (became?.heading && isLost) setTimeout(() => focusField(list?.children[index]))
  }

  return (
    <Field label={t`Name`} hideLabel error={error} className="min-w-0 flex-1">
      <TextInput
        {...form.register(`ingredients.${index}.name`, {
          validate: atMost(TEXT_LIMITS.ingredientName),
          onBlur: leave,
        })}
        onFocus={() => onNaming(true)}
        placeholder={index === 0 ? t`Flour` : undefined}
        autoComplete="off"
      />
    </Field>
  )
}

interface AmountFieldProps {
  form: UseFormReturn<RecipeForm>
  index: number
  error: string | undefined
}

export function QuantityField({ form, index, error }: AmountFieldProps) {
  const { t } = useLingui()
  const atMost = useTextLimit()
  return (
    <Field label={t`Quantity`} hideLabel error={error}>
      <TextInput
        {...form.register(`ingredients.${index}.quantity`, {
          validate: atMost(TEXT_LIMITS.ingredientAmount),
        })}
        placeholder={t`Quantity`}
        autoComplete="off"
        className="tabular-nums sm:placeholder:text-transparent"
      />
    </Field>
  )
}

export function UnitField({ form, index, error }: AmountFieldProps) {
  const { t } = useLingui()
  const atMost = useTextLimit()
  return (
    <Field label={t`Unit`} hideLabel error={error}>
      <TextInput
        {...form.register(`ingredients.${index}.unit`, {
          validate: atMost(TEXT_LIMITS.ingredientAmount),
        })}
        list={UNIT_SUGGESTIONS_ID}
        placeholder={t`Unit`}
        autoComplete="off"
        autoCapitalize="none"
        className="sm:placeholder:text-transparent"
      />
    </Field>
  )
}
