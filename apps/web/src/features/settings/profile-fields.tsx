import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, TEXT_LIMITS } from '@potluck/rules'
import { useFormContext, useWatch } from 'react-hook-form'
import { CharacterCount } from '../../ui/controls/character-count.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { useTextLimit } from '../../ui/controls/use-text-limit.ts'
import type { ProfileFields } from './profile-values.ts'
import { useLinkRule } from './use-rules.ts'

/** The display name, and the username, which cannot be changed. */
export function NameFields({ username }: { username: string }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ProfileFields>()
  const atMost = useTextLimit()
  return (
    <>
      <Field label={t`Full name`} error={formState.errors.fullName?.message}>
        <TextInput
          {...register('fullName', {
            validate: {
              length: atMost(TEXT_LIMITS.fullName),
              blank: (name) => name.trim() !== '' || ACCOUNT_SENTENCES.fullName,
            },
          })}
          autoComplete="name"
          aria-required
        />
      </Field>
      <Field label={t`Username`} hint={<Trans>It cannot be changed.</Trans>}>
        <TextInput value={username} readOnly autoComplete="username" />
      </Field>
    </>
  )
}

/** The bio; `counts` shows from the first letter how many characters are left. */
export function BioField({ counts = false }: { counts?: boolean }) {
  const { t } = useLingui()
  const { register, control, formState } = useFormContext<ProfileFields>()
  const atMost = useTextLimit()
  const bio = useWatch({ control, name: 'bio' })
  return (
    <Field
      label={t`Bio`}
      hint={<Trans>What you like to cook, in {TEXT_LIMITS.bio} characters.</Trans>}
      error={formState.errors.bio?.message}
    >
      <TextArea {...register('bio', { validate: atMost(TEXT_LIMITS.bio) })} rows={3} />
      <CharacterCount text={bio} limit={TEXT_LIMITS.bio} always={counts} />
    </Field>
  )
}

/** Links to the member's other pages. */
export function LinkFields() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ProfileFields>()
  const { errors } = formState
  const link = useLinkRule()
  return (
    <>
      <Field label={t`Instagram`} optional error={errors.instagram?.message}>
        <TextInput
          {...register('instagram', link)}
          type="url"
          placeholder="https://instagram.com/you"
        />
      </Field>
      <Field label={t`Twitter/X`} optional error={errors.x?.message}>
        <TextInput {...register('x', link)} type="url" placeholder="https://x.com/you" />
      </Field>
      <Field label={t`YouTube`} optional error={errors.youtube?.message}>
        <TextInput
          {...register('youtube', link)}
          type="url"
          placeholder="https://youtube.com/@you"
        />
      </Field>
    </>
  )
}
