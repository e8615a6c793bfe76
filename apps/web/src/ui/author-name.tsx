import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Avatar, type AvatarSize } from './avatar.tsx'

interface AuthorNameProps {
  author: { username: string; fullName?: string }
  /** The name others know a cook by, or the one they gave. */
  form?: 'full' | 'username' | undefined
  className?: string
}

/** Whose recipe or post it is, everywhere a cook is named by it; leads to their profile, on a card too. */
export function AuthorName({ author, form = 'full', className = '' }: AuthorNameProps) {
  const { username, fullName } = author
  const name = form === 'full' ? fullName || username : username
  if (username === '') return <span className={className}>{name || <Trans>Unknown</Trans>}</span>
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
  author: { username: string; fullName?: string; avatar?: string | null }
  size?: AvatarSize
}

/** The picture beside an author's name. It leads there too; keys and screen readers have the name for it. */
export function AuthorFace({ author, size }: AuthorFaceProps) {
  const { username } = author
  if (username === '') return <Avatar person={author} size={size} />
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
