import { Trans } from '@lingui/react/macro'

interface AuthorNameProps {
  author: { username: string; fullName?: string }
  /** The name others know a cook by, or the one they gave. */
  form?: 'full' | 'username' | undefined
  className?: string
}

/** Whose recipe or post it is. Everywhere a cook is named by it: the place for a link to their profile. */
export function AuthorName({ author, form = 'full', className }: AuthorNameProps) {
  const { username, fullName } = author
  const name = form === 'full' ? fullName || username : username
  return <span className={className}>{name || <Trans>Unknown</Trans>}</span>
}
