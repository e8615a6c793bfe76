import { useLingui } from '@lingui/react/macro'
import { findChoice, MEALS, PANTRY_LIMITS } from '@potluck/rules'
import { Field } from '../../ui/controls/field.tsx'
import { Select, TextInput } from '../../ui/controls/inputs.tsx'
import type { Place } from './api.ts'
import { useMealNames } from './use-meal-names.ts'

interface PlaceFieldsProps {
  place: Place
  onChange: (place: Place) => void
  /** The error if the day is invalid. */
  error?: string | undefined
}

/** Fields for a day and a meal. */
export function PlaceFields({ place, onChange, error }: PlaceFieldsProps) {
  const { t } = useLingui()
  const meals = useMealNames()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t`Day`} error={error}>
        <TextInput
          type="date"
          required
          min={PANTRY_LIMITS.firstDate}
          max={PANTRY_LIMITS.lastDate}
          value={place.day}
          onChange={(event) => onChange({ ...place, day: event.target.value })}
        />
      </Field>
      <Field label={t`Meal`}>
        <Select
          value={place.meal}
          onChange={(event) =>
            onChange({ ...place, meal: findChoice(MEALS, event.target.value) ?? place.meal })
          }
        >
          {MEALS.map((meal) => (
            <option key={meal} value={meal}>
              {meals[meal]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
