import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { TriangleAlert, UserRound, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useSession } from '../auth/index.ts'
import { alertSentence } from './alert-sentence.ts'
import type { Alert } from './api.ts'

interface AlertRowProps {
  alert: Alert
  onOpen: () => void
  onRemove: () => void
}

/** Who did what and when; the whole row is a link to it. */
export function AlertRow({ alert, onOpen, onRemove }: AlertRowProps) {
  const { t } = useLingui()
  const me = useSession()?.username ?? ''
  const sentence = alertSentence(alert)
  const quote = alert.excerpt ?? alert.post?.excerpt
  return (
    <article
      className={`group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-field px-2 py-4 hover:bg-ink/4 sm:gap-x-4 sm:px-4 ${alert.isRead ? '' : 'bg-tomato-wash/45'}`}
    >
      <Sign alert={alert} />
      <div className="min-w-0">
        <h3 className={`wrap-anywhere ${alert.isRead ? 'font-normal' : 'font-semibold'}`}>
          {!alert.isRead && (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          <Link
            {...placeOf(alert, me)}
            onClick={onOpen}
            className="decoration-tomato decoration-2 underline-offset-3 after:absolute after:inset-0 after:rounded-field group-hover:underline"
          >
            {sentence}
          </Link>
        </h3>
        {quote && <p className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-soft">{quote}</p>}
        <TimeAgo date={alert.updatedAt} className="text-sm text-ink-soft tabular-nums" />
      </div>
      <div className="relative z-10 flex items-center gap-1">
        {alert.recipe && (
          <span className="aspect-4/3 w-16 shrink-0 overflow-hidden rounded-tick bg-sunk max-sm:hidden">
            <RecipeCover imageUrl={alert.recipe.image} alt="" sizes="64px" />
          </span>
        )}
        <IconButton
          label={t`Remove the alert: ${sentence}`}
          icon={X}
          size="sm"
          onClick={onRemove}
          className="text-ink-soft"
        />
      </div>
    </article>
  )
}

/** The picture of the cook who did it, or an icon for what it is about. */
function Sign({ alert }: { alert: Alert }) {
  if (alert.actor) return <Avatar person={alert.actor} />
  const isProblem = alert.kind === 'publication-problem'
  const look = isProblem ? 'bg-saffron-wash text-saffron' : 'bg-line text-ink'
  return (
    <span className={`grid size-10 place-items-center rounded-full ${look}`}>
      <Icon of={isProblem ? TriangleAlert : UserRound} />
    </span>
  )
}

/** The link of an alert; the member's own posts are on their own page. */
function placeOf({ kind, recipe, actor }: Alert, me: string): LinkProps {
  if (recipe) {
    const params = { recipeId: recipe._id }
    const to = kind === 'publication-problem' ? '/recipe/edit/$recipeId' : '/recipe/$recipeId'
    return { to, params }
  }
  if (kind === 'follower' && actor) {
    return { to: '/profile/$username', params: { username: actor.username } }
  }
  return { to: '/profile/$username', params: { username: me }, search: { tab: 'activity' } }
}
