import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CallError } from '../../platform/call.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { profileQuery } from './api.ts'
import { ProfileLoading } from './profile-loading.tsx'
import { ProfileNotFound } from './profile-not-found.tsx'
import { ProfileView } from './profile-view.tsx'

/** A cook as others see them: who they are, what they cook, save and say. */
export function PublicProfilePage() {
  const { username } = useParams({ from: '/profile/$username' })
  return username.trim() === '' ? <NamelessProfilePage /> : <ProfileOf username={username} />
}

/** An address that names no cook. */
export function NamelessProfilePage() {
  const { t } = useLingui()
  return <ProfileNotFound message={t`Username is required`} />
}

function ProfileOf({ username }: { username: string }) {
  const { t } = useLingui()
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(username))
  usePageTitle(profile ? t`${profile.cook.username} - Profile` : undefined)

  if (profile) return <ProfileView key={profile.cook._id} profile={profile} />
  if (!error || isFetching) return <ProfileLoading />
  return <ProfileNotFound message={problemOf(error, t)} onRetry={() => refetch()} />
}

type Translate = ReturnType<typeof useLingui>['t']

/** The server's own sentence, where it gave one. */
function problemOf(error: Error, t: Translate): string {
  const isUnanswered = error instanceof CallError && error.status === 0
  return (
    serverMessage(error) ?? (isUnanswered ? t`Failed to load profile` : t`Failed to fetch profile`)
  )
}
