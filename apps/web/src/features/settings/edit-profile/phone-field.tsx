import { useLingui } from '@lingui/react/macro'
import { CALLING_CODES } from '@potluck/rules'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/controls/field.tsx'
import { Select, TextInput } from '../../../ui/controls/inputs.tsx'
import type { EditFields } from './edit-fields.ts'

/** A phone number with its country's calling code; the server decides whether it is valid. */
export function PhoneField() {
  const { t, i18n } = useLingui()
  const { register, formState } = useFormContext<EditFields>()
  const nameOf = new Intl.DisplayNames([i18n.locale], { type: 'region' })
  return (
    <div className="grid gap-x-3 gap-y-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <Field label={t`Country code`}>
        <Select {...register('callingCode')} autoComplete="tel-country-code">
          {CALLING_CODES.map(({ code, countries }) => (
            <option key={code} value={code}>
              {`${code} ${countries.map((country) => nameOf.of(country)).join(', ')}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Phone number`} optional error={formState.errors.phone?.message}>
        <TextInput {...register('phone')} type="tel" autoComplete="tel-national" maxLength={30} />
      </Field>
    </div>
  )
}
