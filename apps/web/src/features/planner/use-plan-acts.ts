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

/** The actions on the plan, each reporting how it went. All answer whether it worked. */
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
    /** Moves an entry to another meal, before the entry `before` if given. */
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
    /** Reorders an entry within its meal, before another one or last. */
    reorder: (entry: PlanEntry, before: string | null) =>
      tellOutcome(changing.mutateAsync({ entry, before }), t`Failed to change your meal plan`),
    copy: (entry: PlanEntry, place: Place) => add({ ...toNew(entry), ...place }),
    remove: (entry: PlanEntry) =>
      tellOutcome(removing.mutateAsync(entry), t`Failed to change your meal plan`, () =>
        toast.success(t`Taken out of your meal plan`, {
          // A recipe that its cook hid meanwhile cannot be planned again.
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

/** A copy of the entry as a new one. */
function toNew({ day, meal, recipeId, text, portions, eaten }: PlanEntry): NewEntry {
  const place = { day, meal, portions, eaten }
  return recipeId === null ? { ...place, text: text ?? '' } : { ...place, recipeId }
}
