import { Trans, useLingui } from '@lingui/react/macro'
import { COOKING_LEVELS, type CookingLevel, findChoice, GENDERS } from '@potluck/rules'
import { type UseFormRegisterReturn, useController } from 'react-hook-form'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/controls/inputs.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { Member } from '../auth/index.ts'
import { useUpdatePreferences } from './api.ts'
import { DietPreferences } from './diet-preferences.tsx'
import { SettingsSection } from './settings-frame.tsx'
import { useSavedForm } from './use-saved-form.ts'

interface PreferenceFields {
  dietaryPreferences: string[]
  cookingLevel: string
  gender: string
}

export function PreferencesForm({ user }: { user: Member }) {
  const { t } = useLingui()
  const update = useUpdatePreferences()
  const { form, showSaved } = useSavedForm(toFields(user))
  const { register, handleSubmit, control } = form
  const { field: diets } = useController({ control, name: 'dietaryPreferences' })

  function send(fields: PreferenceFields) {
    update.mutate(toBody(fields), {
      onSuccess: (answer) => {
        showSaved(toFields(answer.user))
        toast.success(t`Preferences updated successfully!`)
      },
      onError: (error) => {
        toast.error(serverMessage(error) ?? t`Something went wrong while saving.`)
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="divide-y divide-line">
      <SettingsSection
        title={<Trans>Dietary preferences</Trans>}
        hint={<Trans>Every answer of the assistant keeps to them.</Trans>}
      >
        <DietPreferences value={diets.value} onChange={diets.onChange} />
      </SettingsSection>
      <SettingsSection title={<Trans>You in the kitchen</Trans>}>
        <SkillField {...register('cookingLevel')} />
        <GenderField stored={user.gender} {...register('gender')} />
        <Button
          type="submit"
          variant="primary"
          loading={update.isPending}
          className="justify-self-start max-sm:w-full"
        >
          <Trans>Save Preferences</Trans>
        </Button>
      </SettingsSection>
    </form>
  )
}

function SkillField(input: UseFormRegisterReturn) {
  const { t } = useLingui()
  const levels: Record<CookingLevel, string> = {
    Beginner: t`Beginner`,
    Intermediate: t`Intermediate`,
    Expert: t`Expert`,
  }
  return (
    <Field
      label={t`Cooking skill`}
      hint={<Trans>How much the assistant explains.</Trans>}
      className="sm:max-w-80"
    >
      <Select {...input}>
        {COOKING_LEVELS.map((level) => (
          <option key={level} value={level}>
            {levels[level]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function GenderField({ stored, ...input }: UseFormRegisterReturn & { stored: string }) {
  const { t } = useLingui()
  const genders: Record<(typeof GENDERS)[number], string> = {
    'Prefer not to say': t`Prefer not to say`,
    Female: t`Female`,
    Male: t`Male`,
    'Non-binary': t`Non-binary`,
  }
  // The member's own words, entered elsewhere, stay until another choice is made.
  const ownWords = findChoice(GENDERS, stored) ? undefined : stored
  return (
    <Field label={t`Gender`} className="sm:max-w-80">
      <Select {...input}>
        {ownWords !== undefined && <option value={ownWords}>{ownWords}</option>}
        {GENDERS.map((gender) => (
          <option key={gender} value={gender}>
            {genders[gender]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function toFields({ dietaryPreferences, cookingLevel, gender }: Member): PreferenceFields {
  return {
    dietaryPreferences,
    cookingLevel: cookingLevel ?? 'Beginner',
    gender: findChoice(GENDERS, gender) ?? gender,
  }
}

function toBody({ dietaryPreferences, cookingLevel, gender }: PreferenceFields) {
  const level = findChoice(COOKING_LEVELS, cookingLevel)
  const chosen = findChoice(GENDERS, gender)
  return {
    dietaryPreferences,
    ...(level && { cookingLevel: level }),
    ...(chosen && { gender: chosen }),
  }
}
