import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessageSquare, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AuthorFace, AuthorName } from '../../ui/recipe/author-name.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useSession } from '../auth/index.ts'
import { CardLikeButton } from '../reactions/index.ts'
import type { Activity } from './activity.ts'
import { EntryPictures } from './entry-pictures.tsx'
import { PostComments } from './post-comments.tsx'
import { useDeleteEntry } from './use-delete-entry.tsx'

/** A post or an act of a cook: who, when, what, and the recipe it is about. */
export function ActivityEntry({ entry }: { entry: Activity }) {
  const { t } = useLingui()
  const { author, action, recipe, recipeTitle, text, images, photos } = entry
  const name = author.fullName || author.username || t`Unknown`
  return (
    <article className="flex gap-3 py-5 sm:gap-4">
      <AuthorFace author={author} />
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-baseline gap-x-2 font-normal">
          <AuthorName author={author} className="font-medium" />
          {action && <span className="text-ink-soft">{action}</span>}
          <TimeAgo date={entry.since} className="text-sm text-ink-soft tabular-nums" />
        </h3>
        {text && <p className="mt-1 max-w-[68ch] break-words whitespace-pre-line">{text}</p>}
        {images.length > 0 && <EntryPictures images={images} photos={photos} name={name} />}
        {recipe && <RecipeSummary recipe={recipe} />}
        {!recipe && recipeTitle && (
          <p className="mt-3 font-display text-lg leading-snug font-semibold wrap-anywhere">
            {recipeTitle}
          </p>
        )}
        <Reactions entry={entry} name={name} />
      </div>
    </article>
  )
}

function Reactions({ entry, name }: { entry: Activity; name: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const commentsId = useId()
  const isOwn = useSession()?._id === entry.author._id
  const [deleteEntry, deleteDialog] = useDeleteEntry(entry._id)
  const { comments } = entry
  const count = t`${plural(comments, { one: '# comment', other: '# comments' })}`
  return (
    <>
      <div className="mt-1 -ml-2.5 flex items-center">
        <CardLikeButton kind="post" thing={{ ...entry, title: t`what ${name} shared` }} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? commentsId : undefined}
          aria-label={t`${count} on what ${name} shared`}
          data-tooltip={t`Comments`}
          onClick={() => setOpen(!isOpen)}
          className={buttonStyles({
            variant: 'quiet',
            size: 'sm',
            className: 'gap-1.5 px-2 text-ink-soft hover:text-ink aria-expanded:text-ink',
          })}
        >
          <Icon of={MessageSquare} size={18} />
          <span className="tabular-nums">{comments}</span>
        </button>
        {isOwn && (
          <IconButton
            label={t`Delete this entry`}
            icon={Trash2}
            size="sm"
            onClick={deleteEntry}
            className="ml-auto text-ink-soft hover:text-ink"
          />
        )}
      </div>
      {isOpen && (
        <div id={commentsId}>
          <PostComments entry={entry} />
        </div>
      )}
      {deleteDialog}
    </>
  )
}

function RecipeSummary({ recipe }: { recipe: NonNullable<Activity['recipe']> }) {
  return (
    <Link
      to="/recipe/$recipeId"
      params={{ recipeId: recipe._id }}
      className="group mt-3 flex max-w-120 items-center gap-4 rounded-field bg-sunk p-2 pr-4"
    >
      <span className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-tick">
        <RecipeCover imageUrl={recipe.image} alt="" sizes="96px" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 font-display text-lg leading-snug font-semibold decoration-tomato decoration-2 underline-offset-3 group-hover:underline">
          {recipe.title}
        </span>
        <span className="truncate text-sm text-ink-soft">
          <Trans>by {recipe.author}</Trans>
        </span>
      </span>
    </Link>
  )
}
