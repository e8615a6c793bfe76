import { Trans, useLingui } from '@lingui/react/macro'
import { GOAL_LIMITS, GOAL_NUTRIENTS, type GoalNutrient, readGoal } from '@potluck/rules'
import { type SyntheticEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { NUTRIENT_NAMES } from '../kitchen/index.ts'
import { type Goals, useSetGoals } from './api.ts'

type Typed = Record<GoalNutrient, string>

/** The cook's daily goals; an empty field sets none. */
export function GoalsDialog({ goals, onClose }: { goals: Goals; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const setting = useSetGoals()
  const [typed, setTyped] = useState<Typed>(() => mapGoals((each) => String(goals[each] ?? '')))
  const [isChecked, setChecked] = useState(false)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setChecked(true)
    const read = mapGoals((nutrient) => readGoal(nutrient, typed[nutrient]))
    if (!areRead(read)) return
    try {
      await setting.mutateAsync(read)
      toast.success(t`Your goals are set`)
      onClose()
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Your goals could not be saved. Please try again.`)
    }
  }

  function problemOf(nutrient: GoalNutrient): string | undefined {
    if (!isChecked || readGoal(nutrient, typed[nutrient]) !== undefined) return undefined
    const min = i18n.number(GOAL_LIMITS[nutrient].min)
    const max = i18n.number(GOAL_LIMITS[nutrient].max)
    return t`A whole number from ${min} to ${max}`
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={<Trans>Daily goals</Trans>}
      description={
        <Trans>For yourself, any or none of them. Only you see them; they are no advice.</Trans>
      }
      submitLabel={<Trans>Save goals</Trans>}
      pending={setting.isPending}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-4">
        {GOAL_NUTRIENTS.map((nutrient) => {
          const { name, unit } = NUTRIENT_NAMES[nutrient]
          return (
            <Field key={nutrient} label={`${t(name)} (${unit})`} error={problemOf(nutrient)}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={typed[nutrient]}
                onChange={({ target }) => setTyped({ ...typed, [nutrient]: target.value })}
                className="tabular-nums"
              />
            </Field>
          )
        })}
      </div>
    </FormDialog>
  )
}

function mapGoals<T>(of: (nutrient: GoalNutrient) => T): Record<GoalNutrient, T> {
  return {
    kcal: of('kcal'),
    protein: of('protein'),
    carbs: of('carbs'),
    fat: of('fat'),
    fiber: of('fiber'),
    sodium: of('sodium'),
  }
}

function areRead(goals: Record<GoalNutrient, number | null | undefined>): goals is Goals {
  return GOAL_NUTRIENTS.every((nutrient) => goals[nutrient] !== undefined)
}
