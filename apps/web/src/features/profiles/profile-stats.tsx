import { Trans, useLingui } from '@lingui/react/macro'
import { abbreviateCount, formatRating } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { askToSignIn, useSession } from '../auth/index.ts'
import type { Profile } from './api.ts'
import type { PeopleList } from './search.ts'

/** The cook's figures; for members, followers and followed cooks open as lists. */
export function ProfileStats({ profile: { cook, stats } }: { profile: Profile }) {
  const { t } = useLingui()
  return (
    <dl className="mt-8 grid grid-cols-5 border-y border-line py-4 lg:flex lg:gap-14">
      <Stat name={t`Recipes`}>{abbreviateCount(stats.totalRecipes)}</Stat>
      <Stat name={t`Followers`}>
        <PeopleButton list="followers" count={cook.followersCount} label={t`Followers`} />
      </Stat>
      <Stat name={t`Following`}>
        <PeopleButton list="following" count={stats.following} label={t`Following`} />
      </Stat>
      <Stat name={t`Favorites`}>{abbreviateCount(stats.favoriteRecipesCount)}</Stat>
      <Stat name={t`Avg Rating`}>
        {stats.ratingCount === 0 ? (
          <Trans>New</Trans>
        ) : (
          <span className="inline-flex items-center gap-1.5">
            {formatRating(stats.averageRating)}
            <Icon of={Star} size={18} className="fill-current text-star" />
          </span>
        )}
      </Stat>
    </dl>
  )
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative flex flex-col-reverse items-center justify-end gap-0.5 text-center lg:px-2">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-xl font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

interface PeopleButtonProps {
  list: PeopleList
  count: number
  label: string
}

/** The whole figure opens the list; a visitor signs in first. */
function PeopleButton({ list, count, label }: PeopleButtonProps) {
  const user = useSession()
  const navigate = useNavigate({ from: '/profile/$username' })

  async function open() {
    if (user) {
      await navigate({ search: (search) => ({ ...search, people: list }), resetScroll: false })
    } else askToSignIn()
  }

  const shown = abbreviateCount(count)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${shown} ${label}`}
      onClick={open}
      className="cursor-pointer decoration-tomato decoration-2 underline-offset-4 after:absolute after:-inset-1 after:rounded-field hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato"
    >
      {shown}
    </button>
  )
}
