import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, calendarDay } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { serverMessage } from '../../../../platform/server-message.ts'
import { Button, buttonStyles } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { toast } from '../../../../ui/overlays/toast.ts'
import { type NewMeals, useReturnWeek, useTakeWeek } from '../../api.ts'
import { toDraft } from '../../draft-from-answer.ts'
import type { Menu } from '../page.ts'

interface TakeWeekProps {
  /** The chosen days. */
  dishes: Menu['dishes']
  servings: number
  messageId: string
}

/** Adds a plan to the cook's planner and shopping list; one undo removes both. */
export function TakeWeek({ dishes, servings, messageId }: TakeWeekProps) {
  const { t } = useLingui()
  const take = useTakeWeek()
  const giveBack = useReturnWeek()
  const [tries, setTries] = useState(0)
  const [isTaken, setTaken] = useState(false)

  function undo(taken: { entries: string[]; recipes: string[] }) {
    giveBack.mutate(taken, {
      onSuccess: () => {
        setTaken(false)
        // The next press is a new request.
        setTries((before) => before + 1)
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`That could not be undone.`),
    })
  }

  function put() {
    const places = dishes.map(({ day = 0, meal = 'dinner' }) => `${day}${meal.slice(0, 1)}`)
    const key = `week-${messageId}-${tries}-${places.join('.')}`
    take.mutate(
      { key, meals: toMeals(dishes, servings) },
      {
        onSuccess: ({ entries, recipes }) => {
          setTaken(true)
          toast.success(t`In your planner and on your shopping list.`, {
            action: { label: t`Undo`, onPress: () => undo({ entries, recipes }) },
          })
        },
        onError: (error) => toast.error(serverMessage(error) ?? t`Failed to plan these days.`),
      },
    )
  }

  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {isTaken ? (
        <Link
          to="/dashboard/mealPlanner"
          search={toFullestWeek(toMeals(dishes, servings))}
          className={buttonStyles({})}
        >
          <Icon of={Check} size={18} />
          <Trans>Open my planner</Trans>
        </Link>
      ) : (
        <Button
          variant="primary"
          icon={<Icon of={CalendarPlus} size={18} />}
          loading={take.isPending}
          onClick={put}
        >
          <Trans>Put into my planner</Trans>
        </Button>
      )}
    </div>
  )
}

/** The day in the middle, so that the planner opens on the week with most of the days. */
function toFullestWeek(meals: NewMeals): { week?: string } {
  const day = meals[Math.floor(meals.length / 2)]?.day
  return day === undefined ? {} : { week: day }
}

/**
 * Each dish on its day, starting tomorrow if the plan has no dates; leftovers become a meal with
 * only a name.
 */
function toMeals(dishes: Menu['dishes'], servings: number): NewMeals {
  const tomorrow = addDays(calendarDay(new Date()), 1)
  return dishes.map(({ date, day, meal, recipe, leftFrom }) => {
    const place = { day: date ?? addDays(tomorrow, day ?? 0), meal: meal ?? 'dinner' }
    if (leftFrom !== undefined)
      return { ...place, portions: servings, text: `Left over: ${recipe.title}`.slice(0, 120) }
    const { adaptedFrom: _, ...draft } = toDraft(recipe)
    return { ...place, portions: Number(recipe.servings) || servings, recipe: draft }
  })
}
