import { Trans, useLingui } from '@lingui/react/macro'
import { calendarDay, PLANNER_LIMITS } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type Place, useAddEntry } from './api.ts'
import { PlaceFields } from './place-fields.tsx'
import { PortionsField } from './portions-field.tsx'
import { useMealNames } from './use-meal-names.ts'
import { dayNames } from './week.ts'

interface PlanRecipeDialogProps {
  recipe: { _id: string; title: string }
  portions: number | undefined
  onClose: () => void
}

/** Plans a recipe: day, meal and portions. */
export function PlanRecipeDialog({ recipe, portions, onClose }: PlanRecipeDialogProps) {
  const { t, i18n } = useLingui()
  const meals = useMealNames()
  const navigate = useNavigate()
  const adding = useAddEntry()
  const [place, setPlace] = useState<Place>({ day: calendarDay(new Date()), meal: 'dinner' })
  const [count, setCount] = useState(Math.max(1, Math.round(portions ?? 1)))
  const [problem, setProblem] = useState<string>()

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (place.day === '') return setProblem(t`Choose a day.`)
    const { weekday } = dayNames(place.day, i18n.locale)
    try {
      await adding.mutateAsync({ ...place, recipeId: recipe._id, portions: count })
      onClose()
      toast.success(t`Added to ${weekday} ${meals[place.meal].toLowerCase()}`, {
        action: {
          label: t`See the week`,
          onPress: () =>
            void navigate({ to: '/dashboard/mealPlanner', search: { week: place.day } }),
        },
      })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Failed to add to your meal plan`)
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={<Trans>Add to Meal Plan</Trans>}
      description={recipe.title}
      submitLabel={<Trans>Add</Trans>}
      pending={adding.isPending}
      onSubmit={submit}
    >
      <PlaceFields
        place={place}
        error={problem}
        onChange={(next) => {
          setPlace(next)
          setProblem(undefined)
        }}
      />
      <PortionsField
        label={t`Portions`}
        lessLabel={t`Fewer portions`}
        moreLabel={t`More portions`}
        value={count}
        min={1}
        max={PLANNER_LIMITS.portions}
        step={1}
        onChange={setCount}
      />
    </FormDialog>
  )
}
