import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Switch } from '../../ui/controls/checks.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { type Preferences, preferencesQuery, useSwitchPreference } from './notifications-api.ts'
import { SettingsFrame, SettingsSection } from './settings-frame.tsx'

/** Which mails and alerts the member wants; each switch is saved at once. */
export function NotificationsPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(preferencesQuery())
  return (
    <SettingsFrame>
      {data && <Switches preferences={data} />}
      {!data && error && (
        <ErrorState
          title={t`Failed to load settings`}
          message={serverMessage(error)}
          onRetry={refetch}
        />
      )}
      {!data && !error && (
        <Loading text={<Trans>Loading settings...</Trans>} className="grid gap-6 py-8">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </Loading>
      )}
    </SettingsFrame>
  )
}

function Switches({ preferences }: { preferences: Preferences }) {
  return (
    <>
      <SettingsSection title={<Trans>Email</Trans>} hint={<MailHint />}>
        <div className="-my-2.5 grid gap-1">
          <PreferenceSwitch
            name="weeklyNewsletter"
            preferences={preferences}
            label={<Trans>Weekly Newsletter</Trans>}
            hint={
              <Trans>
                On Mondays: what was cooked most, and what is new from cooks you follow.
              </Trans>
            }
          />
          <PreferenceSwitch
            name="recipeAlerts"
            preferences={preferences}
            label={<Trans>Recipe Alerts</Trans>}
            hint={
              <Trans>When a cook you follow publishes: an alert, and one mail a day at most.</Trans>
            }
          />
          <PreferenceSwitch
            name="specialOffers"
            preferences={preferences}
            label={<Trans>Special Offers</Trans>}
            hint={<Trans>Now and then, from the people who run this site.</Trans>}
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title={<Trans>Push</Trans>}
        hint={<Trans>Alerts in the app, under My Recipes.</Trans>}
      >
        <div className="-my-2.5 grid gap-1">
          <PreferenceSwitch
            name="commentsAndReviews"
            preferences={preferences}
            label={<Trans>Comments & Reviews</Trans>}
            hint={<Trans>Comments, ratings and likes on what you share.</Trans>}
          />
          <PreferenceSwitch
            name="newFollower"
            preferences={preferences}
            label={<Trans>New Follower</Trans>}
            hint={<Trans>When somebody begins to follow you.</Trans>}
          />
        </div>
      </SettingsSection>
    </>
  )
}

/** Says where mails go while no mail server is set up. */
function MailHint() {
  const user = useSession()
  if (!user || user.emailConfirmed)
    return <Trans>Every one of these mails has a link that ends it.</Trans>
  return (
    <Trans>
      Mails go to confirmed addresses only.{' '}
      <Link to="/settings/account" className="text-tomato underline underline-offset-3">
        Confirm yours
      </Link>
    </Trans>
  )
}

interface PreferenceSwitchProps {
  name: keyof Preferences
  preferences: Preferences
  label: ReactNode
  hint: ReactNode
}

function PreferenceSwitch({ name, preferences, label, hint }: PreferenceSwitchProps) {
  const { t } = useLingui()
  const flip = useSwitchPreference()

  function change(isOn: boolean) {
    flip.mutate(
      { [name]: isOn },
      {
        onError: (error) =>
          toast.error(serverMessage(error) ?? t`Failed to save. Please try again.`),
      },
    )
  }

  return (
    <Switch
      label={<span className="font-medium">{label}</span>}
      hint={hint}
      checked={preferences[name]}
      onChange={(event) => change(event.target.checked)}
    />
  )
}
