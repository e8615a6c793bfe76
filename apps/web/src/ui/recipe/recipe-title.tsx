import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { TimeAgo } from '../time-ago.tsx'
import { AuthorFace, AuthorName, HouseBadge } from './author-name.tsx'
import type { RecipeCardData } from './recipe-card-data.ts'
import { sendCover } from './recipe-cover.tsx'

interface RecipeTitleProps {
  recipe: Pick<RecipeCardData, '_id' | 'title'>
  className: string
}

/** A heading that links to the recipe; the link covers the `relative` element around it. */
export function RecipeTitle({ recipe, className }: RecipeTitleProps) {
  function handlePress(event: MouseEvent) {
    sendCover(event.currentTarget.closest('article'))
  }

  return (
    <h3 className={`font-display font-semibold ${className}`}>
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId: recipe._id }}
        viewTransition
        onClick={handlePress}
        className="py-0.5 decoration-tomato decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato"
      >
        {recipe.title}
      </Link>
    </h3>
  )
}

interface RecipeAuthorProps {
  author: RecipeCardData['author']
  form?: 'full' | 'username'
  since?: string | undefined
}

/** The author, and if needed the date of publication. */
export function RecipeAuthor({ author, form, since }: RecipeAuthorProps) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <AuthorFace author={author} size="xs" />
      <AuthorName author={author} form={form} className="truncate" />
      <HouseBadge author={author} />
      {since && (
        <>
          <span aria-hidden="true">·</span>
          <TimeAgo date={since} className="shrink-0 tabular-nums" />
        </>
      )}
    </p>
  )
}
