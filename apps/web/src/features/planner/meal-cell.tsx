import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import type { Place, PlanEntry } from './api.ts'
import { EntryCard } from './entry-card.tsx'
import type { PlanHandlers } from './plan-handlers.ts'
import { useCardDrop } from './use-card-drop.ts'
import { useMealNames } from './use-meal-names.ts'
import { dayNames } from './week.ts'

interface MealCellProps extends PlanHandlers {
  place: Place
  entries: readonly PlanEntry[]
  showsName: boolean
}

/** One meal of a day: its entries, a button to add one, and a drop target for dragged cards. */
export function MealCell({ place, entries, showsName, onAdd, ...handlers }: MealCellProps) {
  const { t, i18n } = useLingui()
  const meals = useMealNames()
  const { acts } = handlers
  const { drop, isOver, dropMark } = useCardDrop({ place, entries, acts })
  const { weekday } = dayNames(place.day, i18n.locale)
  const meal = meals[place.meal]

  return (
    <div
      {...drop}
      data-over={isOver || undefined}
      className="group/cell relative border-line py-1 data-over:bg-tomato-wash @max-[50rem]:grid @max-[50rem]:grid-cols-[4.25rem_minmax(0,1fr)_auto] @max-[50rem]:sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] @max-[50rem]:gap-x-2 @max-[50rem]:not-last:border-b @min-[50rem]:flex @min-[50rem]:flex-col @min-[50rem]:gap-2 @min-[50rem]:border-t @min-[50rem]:pt-8 @min-[50rem]:pb-2"
    >
      <h4
        className={`pt-3 text-sm font-medium text-ink-soft ${showsName ? '@min-[50rem]:absolute @min-[50rem]:top-1.5 @min-[50rem]:pt-0' : '@min-[50rem]:sr-only'}`}
      >
        {meal}
      </h4>
      <ul className="grid min-w-0 content-start gap-2 empty:hidden @max-[50rem]:py-1.5">
        {entries.map((entry, index) => (
          <EntryCard
            key={entry._id}
            entry={entry}
            siblings={entries}
            dropMark={dropMark(entry, index)}
            {...handlers}
          />
        ))}
      </ul>
      <IconButton
        size="sm"
        icon={Plus}
        label={t`Add to ${weekday} ${meal.toLowerCase()}`}
        onClick={() => onAdd(place)}
        className="text-ink-soft @max-[50rem]:col-start-3 @max-[50rem]:my-1 @min-[50rem]:w-full @min-[50rem]:rounded-field @min-[50rem]:group-hover/cell:bg-ink/5"
      />
    </div>
  )
}
