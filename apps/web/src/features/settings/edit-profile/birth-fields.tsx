import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, calendarDay, EARLIEST_BIRTH } from '@potluck/rules'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../../ui/controls/checks.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import type { EditFields } from './edit-fields.ts'

/** The date of birth, and whether others see the age. */
export function BirthFields() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<EditFields>()
  const input = useRef<HTMLInputElement>(null)
  const today = calendarDay(new Date())
  const { ref, ...date } = register('birthDate', {
    // An incomplete date reads as empty: it must not be mistaken for one that was removed.
    validate: (day) =>
      (!input.current?.validity.badInput &&
        (day === '' || (day >= EARLIEST_BIRTH && day <= today))) ||
      ACCOUNT_SENTENCES.birthDate,
  })
  return (
    <div className="grid gap-1">
      <Field
        label={t`Date of birth`}
        optional
        error={formState.errors.birthDate?.message}
        className="sm:max-w-60"
      >
        <TextInput
          {...date}
          ref={(element) => {
            input.current = element
            ref(element)
          }}
          type="date"
          min={EARLIEST_BIRTH}
          max={today}
          autoComplete="bday"
        />
      </Field>
      <Checkbox {...register('hideAge')} label={<Trans>Hide my age on my profile</Trans>} />
    </div>
  )
}
