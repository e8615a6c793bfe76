import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { usePageTitle } from '../../platform/page-title.ts'
import { profileQuery } from './api.ts'
import { ProfileLoading } from './profile-loading.tsx'
import { ProfileNotFound } from './profile-not-found.tsx'
import { profileProblem } from './profile-problem.ts'
import { ProfileView } from './profile-view.tsx'

/** A cook as others see them: their details, recipes, favorites and posts. */
export function PublicProfilePage() {
  const { username } = useParams({ from: '/profile/$username' })
  return username.trim() === '' ? <NamelessProfilePage /> : <ProfileOf username={username} />
}

/** The same page for an address without a username. */
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
  return <ProfileNotFound message={profileProblem(error)} onRetry={() => refetch()} />
}
