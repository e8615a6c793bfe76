import { Trans } from '@lingui/react/macro'
import { useSession } from '../auth/index.ts'
import { DeleteAccount } from './account/delete-account.tsx'
import { DownloadData } from './account/download-data.tsx'
import { EmailSetting } from './account/email-setting.tsx'
import { ExportRecipes } from './account/export-recipes.tsx'
import { ImportData } from './account/import-data.tsx'
import { PhoneSetting } from './account/phone-setting.tsx'
import { SessionList } from './account/session-list.tsx'
import { SignInWays } from './account/sign-in-ways.tsx'
import { VisibilitySetting } from './account/visibility-setting.tsx'
import { SettingsFrame, SettingsSection } from './settings-frame.tsx'

/** The member's addresses, ways to sign in, visibility, and deleting the account. */
export function AccountPage() {
  const user = useSession()
  if (!user) return null
  return (
    <SettingsFrame>
      <SettingsSection
        title={<Trans>Contact</Trans>}
        hint={<Trans>Other cooks see neither.</Trans>}
      >
        <EmailSetting user={user} />
        <PhoneSetting user={user} />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Signing in</Trans>}
        hint={<Trans>Whatever opens your account. Remove what is not yours.</Trans>}
      >
        <SignInWays user={user} />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Where you are signed in</Trans>}
        hint={<Trans>Sign out whatever you do not recognise, and change your password.</Trans>}
      >
        <SessionList />
      </SettingsSection>
      <SettingsSection title={<Trans>Privacy</Trans>}>
        <VisibilitySetting user={user} />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Your data</Trans>}
        hint={<Trans>All that is yours, to keep or to take elsewhere.</Trans>}
      >
        <DownloadData />
        <ExportRecipes />
        <ImportData />
      </SettingsSection>
      <SettingsSection title={<Trans>Leaving</Trans>}>
        <DeleteAccount user={user} />
      </SettingsSection>
    </SettingsFrame>
  )
}
