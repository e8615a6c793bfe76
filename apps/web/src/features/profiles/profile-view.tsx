import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { CookActivity } from '../activity/index.ts'
import { useSession } from '../auth/index.ts'
import { type Profile, refreshProfile } from './api.ts'
import { FavoritesTab } from './favorites-tab.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { RecipesTab } from './recipes-tab.tsx'
import type { PeopleList, ProfileSearch } from './search.ts'
import { pageStyles } from './styles.ts'

const PeopleDialog = lazy(() =>
  import('./people-dialog.tsx').then((it) => ({ default: it.PeopleDialog })),
)

type ProfileTab = 'recipes' | NonNullable<ProfileSearch['tab']>

/** The page of a cook that was found. */
export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const user = useSession()
  const navigate = useNavigate({ from: '/profile/$username' })
  const search = useSearch({ from: '/profile/$username' })
  const { cook, stats } = profile
  const isOwn = user?._id === cook._id
  const tab: ProfileTab = search.tab ?? 'recipes'

  /** Filters belong to the recipes tab: another tab starts without them. */
  function open(chosen: ProfileTab) {
    const next: ProfileSearch = chosen === 'recipes' ? {} : { tab: chosen }
    void navigate({ search: next, replace: true, resetScroll: false })
  }

  return (
    <div className={pageStyles}>
      <ProfileHeader profile={profile} isOwn={isOwn} />
      <Tabs
        label={t`Profile`}
        tabs={[
          { value: 'recipes', label: t`All Recipes`, count: stats.totalRecipes },
          { value: 'favorites', label: t`Favorite Recipes`, count: stats.favoriteRecipesCount },
          { value: 'activity', label: t`Activity Feed` },
        ]}
        value={tab}
        onChange={open}
        className="mt-8"
      >
        {tab === 'recipes' && <RecipesTab username={cook.username} isOwn={isOwn} />}
        {tab === 'favorites' && <FavoritesTab profile={profile} isOwn={isOwn} />}
        {tab === 'activity' && <CookActivity username={cook.username} isOwner={isOwn} />}
      </Tabs>
      {user && search.people && <People list={search.people} profile={profile} isOwn={isOwn} />}
    </div>
  )
}

interface PeopleProps {
  list: PeopleList
  profile: Profile
  isOwn: boolean
}

/** The lists of people around a cook, over the page while the address says so. */
function People({ list, profile: { cook }, isOwn }: PeopleProps) {
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const navigate = useNavigate({ from: '/profile/$username' })

  function show(people: PeopleList | undefined) {
    void navigate({
      search: ({ people: _, ...rest }) => ({ ...rest, ...(people && { people }) }),
      replace: true,
      resetScroll: false,
    })
  }

  function close() {
    // A dialog opened from the page is closed by going back in the history.
    if (history.canGoBack()) history.back()
    else show(undefined)
    if (isOwn) void refreshProfile(queryClient, cook.username)
  }

  return (
    <Suspense>
      <PeopleDialog cook={cook} isOwn={isOwn} list={list} onShow={show} onClose={close} />
    </Suspense>
  )
}
