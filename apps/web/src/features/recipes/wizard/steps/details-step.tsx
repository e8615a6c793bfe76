import { Trans, useLingui } from '@lingui/react/macro'
import {
  CUISINES,
  countCharacters,
  DIFFICULTIES,
  LIST_LIMITS,
  MEAL_TYPES,
  splitTags,
  TEXT_LIMITS,
} from '@potluck/rules'
import { ClipboardPaste } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/controls/button.tsx'
import { CharacterCount } from '../../../../ui/controls/character-count.tsx'
import { Switch } from '../../../../ui/controls/checks.tsx'
import { Chip } from '../../../../ui/controls/chip.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { Select, TextInput } from '../../../../ui/controls/inputs.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { useTextLimit } from '../../../../ui/controls/use-text-limit.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { choicesInTags, type RecipeForm } from '../recipe-form.ts'
import { CHOICE_LABELS } from './choice-labels.ts'
import { OriginFields } from './origin-fields.tsx'
import { StepHeading } from './step-heading.tsx'
import { TimesAndServings } from './times-and-servings.tsx'

interface DetailsStepProps {
  form: UseFormReturn<RecipeForm>
  arrived: boolean
  /** Opens the dialog for pasting a recipe as text. */
  onPasteRecipe: () => void
}

export function DetailsStep({ form, arrived, onPasteRecipe }: DetailsStepProps) {
  const { t } = useLingui()
  const { register, control, formState } = form
  const { errors } = formState
  const [title, description] = useWatch({ control, name: ['title', 'description'] })
  const atMost = useTextLimit()
  return (
    <>
      <StepHeading
        title={<Trans>Details</Trans>}
        lead={<Trans>What it is, how long it takes, and whom it feeds.</Trans>}
        arrived={arrived}
      />
      <Button icon={<Icon of={ClipboardPaste} />} onClick={onPasteRecipe} className="mb-6">
        <Trans>Paste a whole recipe</Trans>
      </Button>
      <div className="grid gap-6">
        <Field label={t`Title`} error={errors.title?.message}>
          <TextInput
            {...register('title', { validate: atMost(TEXT_LIMITS.title) })}
            placeholder={t`Lemon and thyme chicken`}
            autoComplete="off"
          />
          <CharacterCount text={title} limit={TEXT_LIMITS.title} />
        </Field>
        <Field
          label={t`Description`}
          hint={<Trans>Where it comes from, what it tastes like, when to cook it.</Trans>}
          error={errors.description?.message}
        >
          <TextArea
            {...register('description', { validate: atMost(TEXT_LIMITS.description) })}
            rows={4}
          />
          <CharacterCount text={description} limit={TEXT_LIMITS.description} />
        </Field>
        <TimesAndServings form={form} />
        <Tags form={form} />
        <Choices form={form} />
        <OriginFields form={form} />
        <Switch
          {...register('allowComments')}
          label={<Trans>Allow comments</Trans>}
          hint={<Trans>Other cooks can comment and rate.</Trans>}
          className="border-t border-line pt-5"
        />
      </div>
    </>
  )
}

function Tags({ form }: { form: UseFormReturn<RecipeForm> }) {
  const { t } = useLingui()
  const text = useWatch({ control: form.control, name: 'tags' })
  const tags = splitTags(text)

  /** Fills empty choices below from the tags. */
  function prefill() {
    const named = choicesInTags(form.getValues('tags'))
    for (const name of ['cuisine', 'difficulty', 'mealType'] as const) {
      if (form.getValues(name) === '' && named[name] !== '') {
        form.setValue(name, named[name], { shouldDirty: true })
      }
    }
  }

  function check(written: string): string | true {
    const apart = splitTags(written)
    if (apart.length > LIST_LIMITS.tags) return t`At most ${LIST_LIMITS.tags} tags`
    const tooLong = apart.some((tag) => countCharacters(tag) > TEXT_LIMITS.tag)
    return tooLong ? t`A tag has at most ${TEXT_LIMITS.tag} characters` : true
  }

  return (
    <Field
      label={t`Tags`}
      optional
      hint={<Trans>Separated by commas: Italian, weeknight, one pot</Trans>}
      error={form.formState.errors.tags?.message}
    >
      <TextInput
        {...form.register('tags', { validate: check, onBlur: prefill })}
        autoComplete="off"
      />
      {tags.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}

function Choices({ form }: { form: UseFormReturn<RecipeForm> }) {
  const { t, i18n } = useLingui()
  const groups = [
    { name: 'cuisine', label: t`Cuisine`, choices: CUISINES },
    { name: 'difficulty', label: t`Difficulty`, choices: DIFFICULTIES },
    { name: 'mealType', label: t`Meal type`, choices: MEAL_TYPES },
  ] as const
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {groups.map(({ name, label, choices }) => (
        <Field key={name} label={label} optional>
          <Select {...form.register(name)}>
            <option value="">{t`Not chosen`}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {i18n._(CHOICE_LABELS[choice])}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}
