import { Trans, useLingui } from '@lingui/react/macro'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { CallError } from '../../../platform/call.ts'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useLeaveGuard } from '../../../ui/overlays/use-leave-guard.ts'
import { type EditableProfile, useUpdateProfile } from '../api.ts'
import { BioField, LinkFields, NameFields } from '../profile-fields.tsx'
import { SettingsSection } from '../settings-frame.tsx'
import { useSavedForm } from '../use-saved-form.ts'
import { BirthFields } from './birth-fields.tsx'
import { type EditFields, fieldOfIssue, toEditBody, toEditFields } from './edit-fields.ts'
import { GenderFields } from './gender-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { PlaceFields } from './place-fields.tsx'

interface EditProfileFormProps {
  profile: EditableProfile
  /** Parts with forms of their own; placed before the buttons. */
  children: ReactNode
}

/** The fields of a profile, saved together; the server's messages are shown at their fields. */
export function EditProfileForm({ profile, children }: EditProfileFormProps) {
  const { t } = useLingui()
  const formId = useId()
  const update = useUpdateProfile()
  const { form, showSaved } = useSavedForm(toEditFields(profile))
  const { isDirty } = form.formState
  const leave = useLeave()
  const leaveDialog = useLeaveGuard({ isUnsaved: isDirty && !update.isPending })

  function send(fields: EditFields) {
    update.mutate(toEditBody(fields), {
      onSuccess: ({ user }) => {
        showSaved(toEditFields(user))
        toast.success(t`Profile updated successfully!`)
      },
      onError: (error) => {
        showIssues(form, error)
        toast.error(serverMessage(error) ?? t`Something went wrong`)
      },
    })
  }

  return (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(send)}
        className="divide-y divide-line"
      >
        <SettingsSection
          title={<Trans>About you</Trans>}
          hint={<Trans>Who is cooking here, for those who read your recipes.</Trans>}
        >
          <NameFields username={profile.username} />
          <BioField counts />
          <PlaceFields />
        </SettingsSection>
        <SettingsSection
          title={<Trans>Personal</Trans>}
          hint={<Trans>Of these only your age is shown, and only where you let it.</Trans>}
        >
          <PhoneField />
          <BirthFields />
          <GenderFields />
        </SettingsSection>
        <SettingsSection title={<Trans>Social links</Trans>}>
          <LinkFields />
        </SettingsSection>
      </form>
      {children}
      <footer className="flex flex-wrap items-center justify-end gap-3 py-6">
        <p role="status" className="mr-auto text-ink-soft">
          {isDirty && <Trans>Not saved yet</Trans>}
        </p>
        <Button onClick={leave} disabled={update.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={formId} variant="primary" loading={update.isPending}>
          <Trans>Save</Trans>
        </Button>
      </footer>
      {leaveDialog}
    </FormProvider>
  )
}

/** Goes back to the previous page; the leave guard asks if something would be lost. */
function useLeave(): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: '/settings' })
  }
}

function showIssues(form: UseFormReturn<EditFields>, error: unknown): void {
  if (!(error instanceof CallError)) return
  const shown = error.issues.flatMap(({ path, message }) => {
    const name = fieldOfIssue(path)
    return name ? [{ name, message }] : []
  })
  for (const [index, { name, message }] of shown.entries()) {
    form.setError(name, { message }, { shouldFocus: index === 0 })
  }
}
