import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { type Difficulty, StatusBadge } from './badge.tsx'
import { type CoverPhoto, RecipeCover, sendCover } from './recipe-cover.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { Skeleton } from './skeleton.tsx'

/** What a card shows of a recipe; the contract's card is one. */
export interface RecipeCardData {
  _id: string
  title: string
  imageUrl: string
  photo?: CoverPhoto | null
  author: { username: string; fullName: string; avatar: string | null }
  cookTime: string
  difficulty: Difficulty | null
  rating: number | null
  reviewCount: number
  status?: 'draft' | 'published'
}

interface RecipeCardProps {
  recipe: RecipeCardData
  /** Over the cover's corner: saving. */
  corner?: ReactNode
  /** Under the facts: counts, acts. */
  footer?: ReactNode
  /** Shows PUBLISHED or DRAFT on the cover. */
  showStatus?: boolean
  /** The first covers of a page are fetched first. */
  priority?: boolean
}

const gridSizes = '(min-width: 1024px) 280px, (min-width: 640px) 40vw, 92vw'

/** A recipe in any list. The whole card leads to the recipe. */
export function RecipeCard({
  recipe,
  corner,
  footer,
  showStatus = false,
  priority,
}: RecipeCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div data-cover className="relative aspect-4/3 overflow-hidden bg-sunk">
        <RecipeCover
          imageUrl={recipe.imageUrl}
          photo={recipe.photo}
          alt=""
          sizes={gridSizes}
          priority={priority}
        />
        <div className="absolute inset-0 bg-saffron-fill opacity-0 mix-blend-multiply transition-opacity group-hover:opacity-25" />
        {showStatus && recipe.status && (
          <div className="absolute top-3 left-3">
            <StatusBadge status={recipe.status} />
          </div>
        )}
      </div>
      {corner && <div className="absolute top-2 right-2 z-10">{corner}</div>}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <RecipeTitle recipe={recipe} className="line-clamp-2 text-lg leading-snug" />
        <RecipeAuthor author={recipe.author} />
        <RecipeFacts recipe={recipe} className="mt-auto pt-1" />
        {footer && <div className="relative z-10">{footer}</div>}
      </div>
    </article>
  )
}

interface RecipeRowProps {
  recipe: RecipeCardData
  /** Place in a ranking, from 1; shown large and on the cover. */
  rank?: number
  /** Under the title in a ranking: description, views, likes, date. */
  details?: ReactNode
  /** At the end: an act. */
  corner?: ReactNode
}

/** The same recipe lying down: small lists, and rankings. */
export function RecipeRow({ recipe, rank, details, corner }: RecipeRowProps) {
  const ranked = rank !== undefined
  return (
    <article className="group relative flex items-start gap-4 py-4">
      {ranked && (
        <span
          aria-hidden="true"
          className="hidden w-14 shrink-0 text-right font-display text-4xl font-medium text-ink-soft tabular-nums sm:block"
        >
          {rank}
        </span>
      )}
      <div
        data-cover
        className={`relative aspect-4/3 shrink-0 overflow-hidden rounded-field bg-sunk ${ranked ? 'w-28 sm:w-48' : 'w-24'}`}
      >
        <RecipeCover imageUrl={recipe.imageUrl} photo={recipe.photo} alt="" sizes="192px" />
        {ranked && (
          <span className="absolute top-1.5 left-1.5 min-w-7 rounded-tick bg-ink px-1.5 text-center text-sm font-semibold text-paper tabular-nums">
            {rank}
          </span>
        )}
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <RecipeTitle
          recipe={recipe}
          className={`line-clamp-2 leading-snug ${ranked ? 'text-lg sm:text-xl' : 'text-base'}`}
        />
        <RecipeAuthor author={recipe.author} />
        {details}
        <RecipeFacts recipe={recipe} />
      </div>
      {corner && <div className="relative z-10">{corner}</div>}
    </article>
  )
}

/** The shape of a card to come. */
export function RecipeCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  )
}

/** The shape of a row to come. */
export function RecipeRowSkeleton() {
  return (
    <div className="flex gap-4 py-4">
      <Skeleton className="aspect-4/3 w-24 shrink-0 rounded-field" />
      <div className="grid flex-1 content-start gap-3 pt-1">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
  )
}

function RecipeTitle({ recipe, className }: { recipe: RecipeCardData; className: string }) {
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
        className="decoration-tomato decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-tomato"
      >
        {recipe.title}
      </Link>
    </h3>
  )
}

function RecipeAuthor({ author }: { author: RecipeCardData['author'] }) {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Avatar person={author} size="xs" />
      <span className="truncate">{author.fullName || author.username}</span>
    </p>
  )
}
