import type { ReactNode } from 'react'
import { StatusBadge } from '../badge.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { RecipeCardData } from './recipe-card-data.ts'
import { RecipeCover } from './recipe-cover.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipeAuthor, RecipeTitle } from './recipe-title.tsx'

interface RecipeCardProps {
  recipe: RecipeCardData
  /** On the cover's corner: the save button. */
  corner?: ReactNode
  /** Below the facts: counts and buttons. */
  footer?: ReactNode
  /** When it was published, shown beside the author: ISO 8601. */
  since?: string | undefined
  /** Shows PUBLISHED or DRAFT on the cover. */
  showStatus?: boolean
  /** The first covers of a page are fetched first. */
  priority?: boolean
}

const gridSizes = '(min-width: 1024px) 280px, (min-width: 640px) 40vw, 92vw'

/** A recipe in any list. The whole card is a link to the recipe. */
export function RecipeCard({
  recipe,
  corner,
  footer,
  since,
  showStatus = false,
  priority = false,
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
        <RecipeAuthor author={recipe.author} since={since} />
        <RecipeFacts recipe={recipe} className="mt-auto pt-1" />
        {footer && <div className="relative z-10">{footer}</div>}
      </div>
    </article>
  )
}

/** A placeholder in the shape of a card. */
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
