import { useLingui } from '@lingui/react/macro'
import { PROFILE_GENDERS, TEXT_LIMITS } from '@potluck/rules'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/controls/field.tsx'
import { Select, TextInput } from '../../../ui/controls/inputs.tsx'
import { useTextLimit } from '../../../ui/controls/use-text-limit.ts'
import type { EditFields } from './edit-fields.ts'

/** The gender, from the list or in the member's own words. */
export function GenderFields() {
  const { t } = useLingui()
  const { register, control, formState } = useFormContext<EditFields>()
  const { errors } = formState
  const atMost = useTextLimit()
  const gender = useWatch({ control, name: 'gender' })
  const names: Record<(typeof PROFILE_GENDERS)[number], string> = {
    'Prefer not to say': t`Prefer not to say`,
    Female: t`Female`,
    Male: t`Male`,
    'Non-binary': t`Non-binary`,
    Custom: t`Custom`,
  }
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label={t`Gender`} error={errors.gender?.message}>
        <Select {...register('gender')}>
          {PROFILE_GENDERS.map((choice) => (
            <option key={choice} value={choice}>
              {names[choice]}
            </option>
          ))}
        </Select>
      </Field>
      {gender === 'Custom' && (
        <Field label={t`Specify`} error={errors.genderText?.message}>
          <TextInput
            {...register('genderText', { validate: atMost(TEXT_LIMITS.genderText) })}
            placeholder={t`In your own words`}
          />
        </Field>
      )}
    </div>
  )
}
