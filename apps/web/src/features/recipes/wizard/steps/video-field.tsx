import { useLingui } from '@lingui/react/macro'
import { readVideoAddress } from '@potluck/rules'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextInput } from '../../../../ui/controls/inputs.tsx'
import type { RecipeForm } from '../recipe-form.ts'

/** The address of the recipe's video. */
export function VideoField({ form }: { form: UseFormReturn<RecipeForm> }) {
  const { t } = useLingui()
  const { errors } = form.formState

  function check(typed: string): string | true {
    if (typed.trim() === '') return true
    const read = readVideoAddress(typed)
    return read.ok || read.reason
  }

  return (
    <Field
      label={t`Video`}
      optional
      hint={t`A YouTube or Vimeo address, or a video file that lies somewhere.`}
      error={errors.videoUrl?.message}
      className="mt-6"
    >
      <TextInput
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...form.register('videoUrl', { validate: check })}
      />
    </Field>
  )
}
