import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, TEXT_LIMITS } from '@potluck/rules'
import { useForm, useWatch } from 'react-hook-form'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import type { SessionUser } from '../auth/index.ts'
import { useUpdateProfile } from './api.ts'
import { parseLink } from './links.ts'

interface ProfileFields {
  fullName: string
  bio: string
  instagram: string
  x: string
  youtube: string
}

/** Name, bio and links; the username stands there to be read. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useLingui()
  const update = useUpdateProfile()
  const { register, handleSubmit, reset, control, formState } = useForm<ProfileFields>({
    values: toFields(user),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = formState
  const bio = useWatch({ control, name: 'bio' })
  const atMost = (limit: number) => ({ value: limit, message: t`At most ${limit} characters` })
  const link = {
    maxLength: atMost(TEXT_LIMITS.link),
    validate: (typed: string) =>
      parseLink(typed) !== undefined ||
      t`Please enter a web address, such as https://example.com/you`,
  }

  function send(fields: ProfileFields) {
    update.mutate(toBody(fields), {
      onSuccess: (answer) => {
        reset(toFields(answer.user))
        toast.success(t`Profile updated successfully!`)
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Something went wrong`),
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-6">
      <Field label={t`Full name`} error={errors.fullName?.message}>
        <TextInput
          {...register('fullName', {
            maxLength: atMost(TEXT_LIMITS.fullName),
            validate: (name) => name.trim() !== '' || ACCOUNT_SENTENCES.fullName,
          })}
          autoComplete="name"
          aria-required
        />
      </Field>
      <Field label={t`Username`} hint={<Trans>It cannot be changed.</Trans>}>
        <TextInput value={user.username} readOnly autoComplete="username" />
      </Field>
      <Field
        label={t`Bio`}
        hint={<Trans>What you like to cook, in {TEXT_LIMITS.bio} characters.</Trans>}
        error={errors.bio?.message}
      >
        <TextArea {...register('bio', { maxLength: atMost(TEXT_LIMITS.bio) })} rows={3} />
        <CharacterCount text={bio} limit={TEXT_LIMITS.bio} />
      </Field>
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
      <Button
        type="submit"
        variant="primary"
        loading={update.isPending}
        className="justify-self-start max-sm:w-full"
      >
        <Trans>Save All Changes</Trans>
      </Button>
    </form>
  )
}

function toFields({ fullName, bio, socialLinks }: SessionUser): ProfileFields {
  const { instagram, x, youtube } = socialLinks
  return { fullName, bio, instagram: instagram ?? '', x: x ?? '', youtube: youtube ?? '' }
}

function toBody({ fullName, bio, instagram, x, youtube }: ProfileFields) {
  const socialLinks = {
    instagram: parseLink(instagram) ?? instagram,
    x: parseLink(x) ?? x,
    youtube: parseLink(youtube) ?? youtube,
  }
  return { fullName: fullName.trim(), bio, socialLinks }
}
