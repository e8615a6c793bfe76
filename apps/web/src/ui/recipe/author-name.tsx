import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Avatar, type AvatarSize } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { readAuthor } from './read-card.ts'

interface Author {
  username: string
  fullName?: string
  /** False if the reader may not open the profile: then the name is not a link. */
  hasProfile?: boolean
}

interface AuthorNameProps {
  /** Null if the answer does not name an author: 'Unknown'. */
  author: Author | null | undefined
  /** The username, or the full name. */
  form?: 'full' | 'username' | undefined
  className?: string
}

/**
 * The author of a recipe or post, wherever a cook is named; a link to their profile, also on cards,
 * unless they are hidden.
 */
export function AuthorName({ author, form = 'full', className = '' }: AuthorNameProps) {
  const known = readAuthor(author)
  const { username, fullName } = known
  const name = form === 'full' ? fullName || username : username
  if (!canVisit(known)) return <span className={className}>{name || <Trans>Unknown</Trans>}</span>
  return (
    <Link
      to="/profile/$username"
      params={{ username }}
      className={`relative z-10 inline-block max-w-full py-0.5 decoration-tomato underline-offset-3 hover:text-ink hover:underline touch:-my-1.5 touch:py-2 ${className}`}
    >
      {name}
    </Link>
  )
}

/** Marks recipes of the site's own cookbook, beside the author. */
export function HouseBadge({ author }: { author: { isHouse?: boolean | undefined } }) {
  return (
    author.isHouse && (
      <Badge tone="saffron">
        <Trans>Cookbook</Trans>
      </Badge>
    )
  )
}

interface AuthorFaceProps {
  author: (Author & { avatar?: string | null }) | null | undefined
  size?: AvatarSize
}

/**
 * The picture beside an author's name. It is a link too; keyboards and screen readers use the name.
 */
export function AuthorFace({ author, size }: AuthorFaceProps) {
  const known = readAuthor(author)
  const { username } = known
  if (!canVisit(known)) return <Avatar person={known} size={size} />
  return (
    <Link
      to="/profile/$username"
      params={{ username }}
      tabIndex={-1}
      aria-hidden="true"
      className="relative z-10 flex h-fit shrink-0 rounded-full"
    >
      <Avatar person={known} size={size} />
    </Link>
  )
}

function canVisit({ username, hasProfile = true }: Author): boolean {
  return username !== '' && hasProfile
}
