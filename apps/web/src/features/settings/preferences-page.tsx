import { useSession } from '../auth/index.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** What the assistant goes by: diets, skill and how one is spoken of. */
export function PreferencesPage() {
  const user = useSession()
  if (!user) return null
  return (
    <SettingsFrame>
      <PreferencesForm user={user} />
    </SettingsFrame>
  )
}
