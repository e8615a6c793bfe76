import { Trans } from '@lingui/react/macro'
import { profileBadges } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import { Award, ChefHat, EyeOff, Pencil } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HouseBadge } from '../../ui/recipe/author-name.tsx'
import { FollowButton } from '../follows/index.ts'
import type { Profile } from './api.ts'
import { BadgeName, LevelName } from './badge-names.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { ProfileStats } from './profile-stats.tsx'

interface ProfileHeaderProps {
  profile: Profile
  isOwn: boolean
}

/** The cook's name, picture and badges, with a follow button. */
export function ProfileHeader({ profile, isOwn }: ProfileHeaderProps) {
  const { cook, stats } = profile
  const { username, fullName, bio } = cook
  const name = fullName || username
  return (
    <header>
      <div className="flex flex-col gap-5 sm:flex-row sm:gap-8">
        <Avatar person={cook} size="xl" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <h1 className="font-display text-3xl font-semibold break-words text-pretty lg:text-4xl">
                {name}
              </h1>
              <p className="mt-1 text-ink-soft">@{username}</p>
            </div>
            {isOwn ? <EditLink /> : <FollowButton cook={{ ...cook, name }} prominent />}
          </div>
          <Badges cook={cook} stats={stats} />
          {bio.trim() === '' ? (
            <p className="mt-4 text-ink-soft">
              <Trans>No bio yet.</Trans>
            </p>
          ) : (
            <p className="mt-4 max-w-measure text-lg break-words whitespace-pre-line">{bio}</p>
          )}
          <ProfileLinks cook={cook} />
        </div>
      </div>
      <ProfileStats profile={profile} />
    </header>
  )
}

function EditLink() {
  return (
    <Link to="/editProfile" className={buttonStyles()}>
      <Icon of={Pencil} size={18} />
      <Trans>Edit profile</Trans>
    </Link>
  )
}

/**
 * For the site's own kitchen, what it is; for a cook, their level, what they earned, and, shown
 * only to them, that the profile is private.
 */
function Badges({ cook, stats }: Pick<Profile, 'cook' | 'stats'>) {
  if (cook.isHouse) {
    return (
      <p className="mt-4">
        <HouseBadge author={cook} />
      </p>
    )
  }
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      <li>
        <Badge icon={<Icon of={ChefHat} size={16} />}>
          <LevelName level={cook.cookingLevel} />
        </Badge>
      </li>
      {profileBadges(stats).map((badge) => (
        <li key={badge}>
          <Badge tone="saffron" icon={<Icon of={Award} size={16} />}>
            <BadgeName badge={badge} />
          </Badge>
        </li>
      ))}
      {!cook.isPublic && (
        <li>
          <Badge tone="beet" icon={<Icon of={EyeOff} size={16} />}>
            <Trans>Private: only you see this page</Trans>
          </Badge>
        </li>
      )}
    </ul>
  )
}
