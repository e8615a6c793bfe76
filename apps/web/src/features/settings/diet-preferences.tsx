import { Trans, useLingui } from '@lingui/react/macro'
import { isCheckedPreference, PREFERENCE_DIETS, TEXT_LIMITS, toPreferences } from '@potluck/rules'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/checks.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'

interface DietPreferencesProps {
  value: string[]
  onChange: (preferences: string[]) => void
}

/** Diets to tick, and preferences in the member's own words. */
export function DietPreferences({ value, onChange }: DietPreferencesProps) {
  const offered: readonly string[] = PREFERENCE_DIETS
  const others = value.filter((preference) => !offered.includes(preference))
  const without = (preference: string) => value.filter((kept) => kept !== preference)
  return (
    <>
      <fieldset>
        <legend className="sr-only">
          <Trans>Dietary preferences</Trans>
        </legend>
        <div className="-my-2.5 grid gap-x-6 sm:grid-cols-2">
          {PREFERENCE_DIETS.map((diet) => (
            <Checkbox
              key={diet}
              label={diet}
              checked={value.includes(diet)}
              onChange={({ target }) => onChange(target.checked ? [...value, diet] : without(diet))}
            />
          ))}
        </div>
      </fieldset>
      <OwnWords onAdd={(typed) => onChange(toPreferences([...value, typed]))} />
      <Others preferences={others} onRemove={(preference) => onChange(without(preference))} />
    </>
  )
}

function OwnWords({ onAdd }: { onAdd: (typed: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')

  function add() {
    onAdd(typed)
    setTyped('')
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // In a form Enter would save it.
    event.preventDefault()
    add()
  }

  return (
    <div className="flex items-end gap-3">
      <Field
        label={t`Something else`}
        hint={<Trans>An allergy, or what you do not eat: "Nut Allergy", "No cilantro".</Trans>}
        className="flex-1"
      >
        <TextInput
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={handleKey}
          maxLength={TEXT_LIMITS.preference}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      <Button onClick={add}>
        <Trans>Add</Trans>
      </Button>
    </div>
  )
}

interface OthersProps {
  preferences: string[]
  onRemove: (preference: string) => void
}

/** Separates what the kitchen checks line by line from what the assistant is only told. */
function Others({ preferences, onRemove }: OthersProps) {
  const checked = preferences.filter(isCheckedPreference)
  const told = preferences.filter((preference) => !isCheckedPreference(preference))
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {checked.length > 0 && (
        <Chips
          caption={<Trans>Checked in every recipe, like the diets above:</Trans>}
          preferences={checked}
          onRemove={onRemove}
        />
      )}
      {told.length > 0 && (
        <Chips
          caption={
            <Trans>
              The assistant is told, and a search leaves out what names these. No check stands
              behind them:
            </Trans>
          }
          preferences={told}
          onRemove={onRemove}
        />
      )}
    </div>
  )
}

function Chips({ caption, preferences, onRemove }: OthersProps & { caption: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-sm text-ink-soft">{caption}</p>
      <ul className="flex flex-wrap gap-2">
        {preferences.map((preference) => (
          <li key={preference} className="max-w-full">
            <Chip onRemove={() => onRemove(preference)}>{preference}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
