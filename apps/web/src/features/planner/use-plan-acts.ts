import { useLingui } from '@lingui/react/macro'
import { tellOutcome } from '../../ui/overlays/tell-outcome.ts'
import { toast } from '../../ui/overlays/toast.ts'
import {
  type EntryChange,
  type NewEntry,
  type Place,
  type PlanEntry,
  useAddEntry,
  useChangeEntry,
  useClearWeek,
  useMarkCooked,
  useNextInMeal,
  useRemoveEntry,
} from './api.ts'
import { useMealNames } from './use-meal-names.ts'
import { dayNames } from './week.ts'

/** What can be done with the plan, each act saying how it went. All answer whether it went well. */
export function usePlanActs() {
  const { t, i18n } = useLingui()
  const meals = useMealNames()
  const adding = useAddEntry()
  const changing = useChangeEntry()
  const removing = useRemoveEntry()
  const clearing = useClearWeek()
  const cooking = useMarkCooked()
  const nextInMeal = useNextInMeal()

  function nameOf({ day, meal }: Place): string {
    const { weekday } = dayNames(day, i18n.locale)
    return t`${weekday} ${meals[meal].toLowerCase()}`
  }

  function add(entry: NewEntry) {
    const where = nameOf(entry)
    return tellOutcome(adding.mutateAsync(entry), t`Failed to add to your meal plan`, () =>
      toast.success(t`Added to ${where}`),
    )
  }

  return {
    add,
    change: (change: EntryChange) =>
      tellOutcome(changing.mutateAsync(change), t`Failed to change your meal plan`),
    /** To another meal, there in front of one of it where that is said. */
    move: (entry: PlanEntry, place: Place, before: string | null = null) => {
      if (entry.day === place.day && entry.meal === place.meal) return Promise.resolve(true)
      const { day, meal } = entry
      const where = nameOf(place)
      const next = nextInMeal(entry)
      return tellOutcome(
        changing.mutateAsync({ entry, ...place, before }),
        t`Failed to change your meal plan`,
        () =>
          toast.success(t`Moved to ${where}`, {
            action: {
              label: t`Undo`,
              onPress: () =>
                changing.mutate({ entry: { ...entry, ...place }, day, meal, before: next }),
            },
          }),
      )
    },
    /** Within its meal, in front of another, or last. */
    reorder: (entry: PlanEntry, before: string | null) =>
      tellOutcome(changing.mutateAsync({ entry, before }), t`Failed to change your meal plan`),
    copy: (entry: PlanEntry, place: Place) => add({ ...toNew(entry), ...place }),
    remove: (entry: PlanEntry) =>
      tellOutcome(removing.mutateAsync(entry), t`Failed to change your meal plan`, () =>
        toast.success(t`Taken out of your meal plan`, {
          // What its cook hid meanwhile cannot be planned again.
          ...((entry.recipe || entry.text !== null) && {
            action: { label: t`Undo`, onPress: () => add(toNew(entry)) },
          }),
        }),
      ),
    clear: (start: string) =>
      tellOutcome(clearing.mutateAsync(start), t`Failed to clear the week`, () =>
        toast.success(t`The week is cleared`),
      ),
    markCooked: (entry: PlanEntry & { recipeId: string }) =>
      tellOutcome(cooking.mutateAsync(entry), t`Failed to note that you cooked this`, () =>
        toast.success(t`Noted: you cooked this`),
      ),
  }
}

export type PlanActs = ReturnType<typeof usePlanActs>

/** The same once more. */
function toNew({ day, meal, recipeId, text, portions, eaten }: PlanEntry): NewEntry {
  const place = { day, meal, portions, eaten }
  return recipeId === null ? { ...place, text: text ?? '' } : { ...place, recipeId }
}
