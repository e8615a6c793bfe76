import { useLingui } from '@lingui/react/macro'
import { addDays } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { usePutWeek } from './api.ts'

/** Adds what a week needs to the list, and opens it. */
export function usePutWeekOnList() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const putting = usePutWeek()

  async function put(start: string) {
    try {
      const { isEmpty } = await putting.mutateAsync({ from: start, to: addDays(start, 6) })
      if (isEmpty) return toast.message(t`No recipe is planned for this week.`)
      toast.success(t`The week is on your shopping list`)
      await navigate({
        to: '/dashboard/mealPlanner',
        // Keeps the choice whether the pantry counts.
        search: ({ pantry }) => ({ week: start, view: 'shopping', pantry }),
        resetScroll: false,
      })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Failed to create the shopping list`)
    }
  }

  return { put, isPending: putting.isPending }
}
