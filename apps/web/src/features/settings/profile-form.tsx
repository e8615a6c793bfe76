import { Trans, useLingui } from '@lingui/react/macro'
import { FormProvider } from 'react-hook-form'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { Member } from '../auth/index.ts'
import { useUpdateProfile } from './api.ts'
import { BioField, LinkFields, NameFields } from './profile-fields.tsx'
import { type ProfileFields, toProfileBody, toProfileFields } from './profile-values.ts'
import { useSavedForm } from './use-saved-form.ts'

/** Name, bio and links; the username is read-only. */
export function ProfileForm({ user }: { user: Member }) {
  const { t } = useLingui()
  const update = useUpdateProfile()
  const { form, showSaved } = useSavedForm(toProfileFields(user))

  function send(fields: ProfileFields) {
    update.mutate(toProfileBody(fields), {
      onSuccess: (answer) => {
        showSaved(toProfileFields(answer.user))
        toast.success(t`Profile updated successfully!`)
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Something went wrong`),
    })
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-6">
        <NameFields username={user.username} />
        <BioField />
        <LinkFields />
        <Button
          type="submit"
          variant="primary"
          loading={update.isPending}
          className="justify-self-start max-sm:w-full"
        >
          <Trans>Save All Changes</Trans>
        </Button>
      </form>
    </FormProvider>
  )
}
