import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../../platform/server-message.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { type OwnSession, ownSessionsQuery, useEndSession } from '../api.ts'
import { describeDevice } from '../device.ts'
import { SettingRow } from './setting-row.tsx'

/** The browsers that are signed in, with buttons to sign them out. */
export function SessionList() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(ownSessionsQuery())
  if (data) return <Sessions sessions={data} />
  if (error) {
    const message = serverMessage(error) ?? error.message
    return <ErrorState title={t`Failed to load settings`} message={message} onRetry={refetch} />
  }
  return (
    <Loading text={<Trans>Loading where you are signed in...</Trans>} className="grid gap-3">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-64" />
    </Loading>
  )
}

function Sessions({ sessions }: { sessions: OwnSession[] }) {
  const { t } = useLingui()
  const end = useEndSession()

  function signOut(id?: string) {
    end.mutate(id, {
      onSuccess: () => toast.success(id ? t`Signed out there` : t`Signed out everywhere else`),
      onError: (error) => {
        toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
      },
    })
  }

  return (
    <>
      <ul className="grid gap-5">
        {sessions.map((session) => (
          <li key={session._id}>
            <SessionRow session={session} onSignOut={() => signOut(session._id)} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          onClick={() => signOut()}
          loading={end.isPending}
          className="justify-self-start max-sm:w-full"
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </>
  )
}

function SessionRow({ session, onSignOut }: { session: OwnSession; onSignOut: () => void }) {
  const { t, i18n } = useLingui()
  const device = useDeviceName(session.userAgent)
  const signedIn = i18n.date(session.createdAt, { dateStyle: 'medium' })
  return (
    <SettingRow
      name={device}
      value={
        <Trans>
          Signed in on {signedIn} from {session.ip}
        </Trans>
      }
      action={
        session.isCurrent ? (
          <Badge tone="basil">
            <Trans>This browser</Trans>
          </Badge>
        ) : (
          <Button size="sm" onClick={onSignOut} aria-label={t`Sign out ${device}`}>
            <Trans>Sign out</Trans>
          </Button>
        )
      }
    />
  )
}

function useDeviceName(userAgent: string): string {
  const { t } = useLingui()
  const { browser, system } = describeDevice(userAgent)
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`An unknown program`
}
