import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import type { RecipeCardData } from './recipe-card-data.ts'
import { RecipeCover } from './recipe-cover.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipeAuthor, RecipeTitle } from './recipe-title.tsx'

interface RankedRowProps {
  recipe: RecipeCardData & { description: string }
  /** Its rank, from 1; shown large and on the cover. */
  rank: number
  /** The figures it is ranked by. */
  figures: ReactNode
  /** A button at the end. */
  corner: ReactNode
  priority?: boolean
}

const columns =
  'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-5 sm:grid-cols-[5rem_12rem_minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr] sm:gap-x-6'

/** A recipe as a row with its rank. */
export function RankedRow({ recipe, rank, figures, corner, priority = false }: RankedRowProps) {
  return (
    <article className={`group relative items-start ${columns}`}>
      <span
        aria-hidden="true"
        className={`self-center font-display text-3xl leading-none font-semibold whitespace-nowrap tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:row-span-2 sm:self-start sm:pt-1 sm:text-right ${rank < 10 ? 'sm:text-5xl' : 'sm:text-4xl'} ${rank <= 3 ? 'text-tomato' : 'text-ink-soft'}`}
      >
        {rank}
      </span>
      <div
        data-cover
        className="relative row-span-2 aspect-4/3 overflow-hidden rounded-field bg-sunk max-sm:col-start-1 max-sm:row-start-1"
      >
        <RecipeCover
          imageUrl={recipe.imageUrl}
          photo={recipe.photo}
          alt=""
          sizes="192px"
          priority={priority}
        />
        <span className="absolute top-1.5 left-1.5 min-w-7 rounded-tick bg-ink px-1.5 text-center text-sm font-semibold text-paper tabular-nums">
          {rank}
        </span>
      </div>
      <div className="grid gap-1.5 max-sm:col-start-2">
        <RecipeTitle
          recipe={recipe}
          className="line-clamp-2 text-lg leading-snug sm:line-clamp-3 sm:text-xl"
        />
        <RecipeAuthor author={recipe.author} form="username" />
      </div>
      <div className="col-span-2 grid gap-2 max-sm:mt-3 sm:col-start-3 sm:mt-2">
        <p className="line-clamp-2 max-w-measure text-ink-soft">{recipe.description}</p>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {figures}
          <RecipeFacts recipe={recipe} />
        </div>
      </div>
      <div className="relative z-10 max-sm:col-start-2 max-sm:row-start-1 max-sm:-mt-2 max-sm:justify-self-end sm:col-start-4 sm:row-start-1">
        {corner}
      </div>
    </article>
  )
}

/** A placeholder in the shape of a row. */
export function RankedRowSkeleton() {
  return (
    <div className={columns}>
      <Skeleton className="h-7 w-8 max-sm:col-start-2 max-sm:row-start-1 sm:row-span-2 sm:justify-self-end" />
      <Skeleton className="row-span-2 aspect-4/3 rounded-field max-sm:col-start-1 max-sm:row-start-1" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="mt-3 h-4 w-3/5 max-sm:col-span-2 sm:col-start-3" />
    </div>
  )
}
