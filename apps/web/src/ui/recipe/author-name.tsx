import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Avatar, type AvatarSize } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { readAuthor } from './read-card.ts'

interface Author {
  username: string
  fullName?: string
  /** False where the reader may not open the profile: then nothing leads there. */
  hasProfile?: boolean
}

interface AuthorNameProps {
  /** Of an answer that does not say who it was: 'Unknown'. */
  author: Author | null | undefined
  /** The name others know a cook by, or the one they gave. */
  form?: 'full' | 'username' | undefined
  className?: string
}

/** Whose recipe or post it is, everywhere a cook is named by it; leads to their profile, on a card too, unless they hide it. */
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

/** That a recipe is from the site's own cookbook, beside whose it is. */
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

/** The picture beside an author's name. It leads there too; keys and screen readers have the name for it. */
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
