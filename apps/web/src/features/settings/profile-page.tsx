import { Trans } from '@lingui/react/macro'
import { useSession } from '../auth/index.ts'
import { PhotoForm } from './photo-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SettingsFrame, SettingsSection } from './settings-frame.tsx'

/** What other cooks see of the member: the photo, the name and the bio. */
export function ProfilePage() {
  const user = useSession()
  if (!user) return null
  return (
    <SettingsFrame>
      <SettingsSection
        title={<Trans>Profile photo</Trans>}
        hint={<Trans>Stands beside your recipes and comments.</Trans>}
      >
        <PhotoForm user={user} />
      </SettingsSection>
      <SettingsSection
        title={<Trans>About you</Trans>}
        hint={<Trans>Who is cooking here, for those who read your recipes.</Trans>}
      >
        <ProfileForm user={user} />
      </SettingsSection>
    </SettingsFrame>
  )
}
