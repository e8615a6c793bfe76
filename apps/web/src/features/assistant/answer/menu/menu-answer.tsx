import { Trans, useLingui } from '@lingui/react/macro'
import { shortenTime } from '@potluck/rules'
import { ArrowLeftRight, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import type { Menu } from '../page.ts'
import { WrittenBody } from '../written-recipe.tsx'
import { TakeWeek } from './take-week.tsx'
import { Timeline } from './timeline.tsx'

interface MenuAnswerProps {
  menu: Menu
  messageId: string | undefined
  /** Undefined if the conversation has continued. */
  onAsk: ((prompt: string) => void) | undefined
}

type Dish = Menu['dishes'][number]

/**
 * A menu with its timeline, or a plan of days that can be added to the planner; its dishes unfold
 * to their recipes.
 */
export function MenuAnswer({ menu, messageId, onAsk }: MenuAnswerProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const dishes = menu.dishes.filter(({ slot }) => !left.has(slot))
  const isWeek = menu.of === 'week'
  return (
    <article className="rounded-card border border-line bg-surface p-5 md:p-8">
      <h2 className="font-display text-2xl font-semibold text-pretty md:text-3xl">{menu.title}</h2>
      <p className="mt-2 text-ink-soft tabular-nums">
        <Trans>For {menu.servings}</Trans>
      </p>
      {menu.notes.length > 0 && (
        <ul className="mt-3 grid max-w-measure gap-1">
          {menu.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {dishes.map((dish) => (
          <DishRow
            key={`${dish.slot} ${dish.recipe.title}`}
            dish={dish}
            onSwap={isWeek && onAsk ? () => onAsk(`Another ${dish.slot}`) : undefined}
            onRemove={
              isWeek && onAsk && dishes.length > 1
                ? () => setLeft(new Set([...left, dish.slot]))
                : undefined
            }
          />
        ))}
      </ul>
      {isWeek ? (
        messageId && <TakeWeek dishes={dishes} servings={menu.servings} messageId={messageId} />
      ) : (
        <Timeline menu={menu} />
      )}
    </article>
  )
}

interface DishRowProps {
  dish: Dish
  onSwap: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** A course or a day; pressing it unfolds its recipe. */
function DishRow({ dish, onSwap, onRemove }: DishRowProps) {
  const { t } = useLingui()
  const { slot, recipe, note, leftFrom } = dish
  return (
    <li className="flex items-start gap-1 py-2">
      <div className="min-w-0 flex-1">
        <Disclosure
          className="min-w-0"
          summary={
            <span className="grid min-w-0">
              <span className="text-sm text-ink-soft">{slot}</span>
              <span className="font-medium wrap-anywhere">{recipe.title}</span>
              <span className="text-sm text-ink-soft tabular-nums">
                {leftFrom === undefined ? shortenTime(recipe.totalTime) : <Trans>Left over</Trans>}
              </span>
            </span>
          }
        >
          <div className="@container pb-3">
            {recipe.description && (
              <p className="max-w-measure text-ink-soft">{recipe.description}</p>
            )}
            <p className="mt-2 text-sm text-ink-soft">
              <Trans>Servings: {recipe.servings}</Trans>
            </p>
            <WrittenBody recipe={recipe} notes={NO_NOTES} />
          </div>
        </Disclosure>
        {note && <p className="max-w-measure pb-1 text-sm text-ink-soft">{note}</p>}
      </div>
      {onSwap && <IconButton label={t`Swap ${slot}`} icon={ArrowLeftRight} onClick={onSwap} />}
      {onRemove && <IconButton label={t`Leave out ${slot}`} icon={X} onClick={onRemove} />}
    </li>
  )
}

const NO_NOTES: Parameters<typeof WrittenBody>[0]['notes'] = new Map()
