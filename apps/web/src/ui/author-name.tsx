import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Avatar, type AvatarSize } from './avatar.tsx'

interface Author {
  username: string
  fullName?: string
  /** False where the reader may not open the profile: then nothing leads there. */
  hasProfile?: boolean
}

interface AuthorNameProps {
  author: Author
  /** The name others know a cook by, or the one they gave. */
  form?: 'full' | 'username' | undefined
  className?: string
}

/** Whose recipe or post it is, everywhere a cook is named by it; leads to their profile, on a card too, unless they hide it. */
export function AuthorName({ author, form = 'full', className = '' }: AuthorNameProps) {
  const { username, fullName } = author
  const name = form === 'full' ? fullName || username : username
  if (!canVisit(author)) return <span className={className}>{name || <Trans>Unknown</Trans>}</span>
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

interface AuthorFaceProps {
  author: Author & { avatar?: string | null }
  size?: AvatarSize
}

/** The picture beside an author's name. It leads there too; keys and screen readers have the name for it. */
export function AuthorFace({ author, size }: AuthorFaceProps) {
  const { username } = author
  if (!canVisit(author)) return <Avatar person={author} size={size} />
  return (
    <Link
      to="/profile/$username"
      params={{ username }}
      tabIndex={-1}
      aria-hidden="true"
      className="relative z-10 flex h-fit shrink-0 rounded-full"
    >
      <Avatar person={author} size={size} />
    </Link>
  )
}

function canVisit({ username, hasProfile = true }: Author): boolean {
  return username !== '' && hasProfile
}
