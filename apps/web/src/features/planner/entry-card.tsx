import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DragEvent } from 'react'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import type { PlanEntry } from './api.ts'
import { draggedEntry } from './dragged-entry.ts'
import { EntryMenu } from './entry-menu.tsx'
import type { PlanHandlers } from './plan-handlers.ts'

interface EntryCardProps extends Omit<PlanHandlers, 'onAdd'> {
  entry: PlanEntry
  /** All entries of its meal, in order, including itself. */
  siblings: readonly PlanEntry[]
  /** Where a dragged card would be dropped. */
  dropMark: 'above' | 'below' | undefined
}

/**
 * A planned meal: a recipe with its picture, or a name. It is dragged with the mouse, or moved by
 * its menu.
 */
export function EntryCard({ entry, siblings, dropMark, ...handlers }: EntryCardProps) {
  const { recipe } = entry

  function drag(event: DragEvent) {
    draggedEntry.current = entry
    event.dataTransfer.effectAllowed = 'copyMove'
    event.dataTransfer.setData('text/plain', recipe?.title ?? entry.text ?? '')
  }

  return (
    <li
      draggable
      data-entry={entry._id}
      data-drop={dropMark}
      onDragStart={drag}
      onDragEnd={() => {
        draggedEntry.current = undefined
      }}
      className={`group relative grid cursor-grab data-drop:before:absolute data-drop:before:inset-x-0 data-drop:before:h-0.5 data-drop:before:rounded-full data-drop:before:bg-tomato data-[drop=above]:before:-top-1.5 data-[drop=below]:before:-bottom-1.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-field border border-line bg-surface active:cursor-grabbing @min-[50rem]:gap-x-0 ${recipe ? '@min-[50rem]:grid-cols-1' : '@min-[50rem]:grid-cols-[minmax(0,1fr)_auto]'}`}
    >
      {recipe && (
        <div className="min-h-14 w-14 self-stretch overflow-hidden rounded-l-[9px] bg-sunk @min-[50rem]:aspect-5/3 @min-[50rem]:h-auto @min-[50rem]:w-full @min-[50rem]:rounded-t-[9px] @min-[50rem]:rounded-bl-none">
          <RecipeCover imageUrl={recipe.imageUrl} photo={recipe.photo} alt="" sizes="160px" />
        </div>
      )}
      <div className="min-w-0 py-1.5 @max-[50rem]:not-first:pl-0 @max-[50rem]:first:col-span-2 @max-[50rem]:first:pl-3 @min-[50rem]:self-start @min-[50rem]:px-2 @min-[50rem]:py-2">
        <EntryName entry={entry} />
        {recipe && (
          <p className="text-sm text-ink-soft tabular-nums">
            <Plural value={entry.portions} one="# portion" other="# portions" />
          </p>
        )}
      </div>
      <EntryMenu entry={entry} siblings={siblings} {...handlers} />
    </li>
  )
}

function EntryName({ entry: { recipe, recipeId, text } }: { entry: PlanEntry }) {
  if (recipe) {
    return (
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId: recipe._id }}
        draggable={false}
        className="line-clamp-2 @min-[50rem]:line-clamp-3 font-medium wrap-anywhere decoration-1 underline-offset-2 group-hover:underline @min-[50rem]:text-sm @min-[50rem]:leading-snug"
      >
        {recipe.title}
      </Link>
    )
  }
  if (recipeId !== null) {
    return (
      <p className="text-sm text-ink-soft italic">
        <Trans>This recipe is no longer available</Trans>
      </p>
    )
  }
  return (
    <p className="font-medium wrap-anywhere @min-[50rem]:text-sm @min-[50rem]:leading-snug">
      {text}
    </p>
  )
}
