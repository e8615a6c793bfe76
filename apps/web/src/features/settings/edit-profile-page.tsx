import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../platform/server-message.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type Member, useSession } from '../auth/index.ts'
import { PasswordSetting } from './account/password-setting.tsx'
import { VisibilitySetting } from './account/visibility-setting.tsx'
import { profileQuery } from './api.ts'
import { EditProfileForm } from './edit-profile/edit-profile-form.tsx'
import { EmailField } from './edit-profile/email-field.tsx'
import { ProfilePhoto } from './edit-profile/profile-photo.tsx'
import { SettingsSection } from './settings-frame.tsx'

/** All that a member can say about themselves, on one page. */
export function EditProfilePage() {
  const user = useSession()
  if (!user) return null
  return (
    <div className="mx-auto max-w-240 px-4 py-8 md:px-8 md:py-12">
      <h1 className="mb-2 font-display text-3xl font-semibold">
        <Trans>Edit Profile</Trans>
      </h1>
      <div className="divide-y divide-line">
        <SettingsSection
          title={<Trans>Profile photo</Trans>}
          hint={<Trans>Stands beside your recipes and comments.</Trans>}
        >
          <ProfilePhoto user={user} />
        </SettingsSection>
        <Fields user={user} />
      </div>
    </div>
  )
}

function Fields({ user }: { user: Member }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(profileQuery())
  if (data) {
    return (
      <EditProfileForm profile={data}>
        <SettingsSection
          title={<Trans>Account</Trans>}
          hint={<Trans>Each of these is changed on its own, and at once.</Trans>}
        >
          <EmailField user={user} />
          <PasswordSetting user={user} />
          <VisibilitySetting user={user} />
        </SettingsSection>
      </EditProfileForm>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={t`Failed to fetch profile`}
        message={serverMessage(error)}
        onRetry={() => refetch()}
      />
    )
  }
  return (
    <Loading text={t`Loading your profile...`} className="grid gap-6 py-8 md:pl-70">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-28 w-full" />
    </Loading>
  )
}
