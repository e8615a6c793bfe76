import { useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/controls/field.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { useTextLimit } from '../../../ui/controls/use-text-limit.ts'
import { useLinkRule } from '../use-rules.ts'
import type { EditFields } from './edit-fields.ts'

/** Where the member lives, and their website. */
export function PlaceFields() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<EditFields>()
  const { errors } = formState
  const atMost = useTextLimit()
  const link = useLinkRule()
  return (
    <>
      <Field label={t`Location`} optional error={errors.location?.message}>
        <TextInput
          {...register('location', { validate: atMost(TEXT_LIMITS.location) })}
          autoComplete="address-level2"
          placeholder={t`Lyon, France`}
        />
      </Field>
      <Field label={t`Website`} optional error={errors.website?.message}>
        <TextInput
          {...register('website', link)}
          type="url"
          autoComplete="url"
          placeholder="https://example.com"
        />
      </Field>
    </>
  )
}
