import { Trans } from '@lingui/react/macro'
import { useSession } from '../auth/index.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { PrivacyPreferences } from './privacy-preferences.tsx'
import { SettingsFrame, SettingsSection } from './settings-frame.tsx'

/**
 * What the assistant takes into account, the member's gender, and what others see of their
 * activity.
 */
export function PreferencesPage() {
  const user = useSession()
  if (!user) return null
  return (
    <SettingsFrame>
      <PreferencesForm user={user} />
      <SettingsSection
        title={<Trans>Privacy</Trans>}
        hint={<Trans>What others see of what you do. Saved at once.</Trans>}
      >
        <PrivacyPreferences user={user} />
      </SettingsSection>
    </SettingsFrame>
  )
}
