import { Trans, useLingui } from '@lingui/react/macro'
import { ALLERGEN_IDS, type Allergen } from '@potluck/kitchen'
import { allergyPreference, LIST_LIMITS, TEXT_LIMITS, toPreferences } from '@potluck/rules'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip, ToggleChip } from '../../ui/controls/chip.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useSetPreferences } from './api.ts'
import { allergyOf, isOwnAllergy } from './own-allergy.ts'

/**
 * The kitchen's allergens as buttons, and others in the member's own words; each change is saved at
 * once.
 */
export function Allergies({ preferences }: { preferences: string[] }) {
  const { t } = useLingui()
  const set = useSetPreferences()
  const names = useAllergenNames()
  const own = preferences.filter(isOwnAllergy)

  function save(wanted: string[]) {
    set.mutate(wanted, {
      onError: (error) =>
        toast.error(serverMessage(error) ?? t`Something went wrong while saving.`),
    })
  }
  const remove = (preference: string) => save(preferences.filter((kept) => kept !== preference))

  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="sr-only">
          <Trans>Allergies</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {ALLERGEN_IDS.map((id) => (
            <ToggleChip
              key={id}
              pressed={preferences.includes(allergyPreference(id))}
              onClick={() =>
                preferences.includes(allergyPreference(id))
                  ? remove(allergyPreference(id))
                  : save([...preferences, allergyPreference(id)])
              }
            >
              {names[id]}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <OwnAllergy
        isFull={preferences.length >= LIST_LIMITS.dietaryPreferences}
        onAdd={(typed) => save(toPreferences([...preferences, allergyOf(typed)]))}
      />
      {own.length > 0 && (
        <div>
          <p className="mb-2 text-sm text-ink-soft">
            <Trans>
              The assistant is told, and a search leaves out what names these. No check stands
              behind them:
            </Trans>
          </p>
          <ul className="flex flex-wrap gap-2">
            {own.map((preference) => (
              <li key={preference} className="max-w-full">
                <Chip onRemove={() => remove(preference)}>{preference}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function OwnAllergy({ isFull, onAdd }: { isFull: boolean; onAdd: (typed: string) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '' || isFull) return
    onAdd(typed)
    setTyped('')
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-120 items-end gap-3">
      <Field label={t`Another allergy`} className="flex-1">
        <TextInput
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={TEXT_LIMITS.preference - ' allergy'.length}
          placeholder={t`Kiwi`}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      <Button type="submit">
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}

function useAllergenNames(): Record<Allergen, string> {
  const { t } = useLingui()
  return {
    gluten: t`Gluten`,
    milk: t`Milk`,
    eggs: t`Eggs`,
    nuts: t`Tree nuts`,
    peanuts: t`Peanuts`,
    soybeans: t`Soybeans`,
    fish: t`Fish`,
    crustaceans: t`Crustaceans`,
    molluscs: t`Molluscs`,
    sesame: t`Sesame`,
    mustard: t`Mustard`,
    celery: t`Celery`,
    lupin: t`Lupin`,
    sulphites: t`Sulphites`,
  }
}
