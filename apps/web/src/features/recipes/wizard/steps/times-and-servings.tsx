import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { type ReactNode, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextInput } from '../../../../ui/controls/inputs.tsx'
import { useTextLimit } from '../../../../ui/controls/use-text-limit.ts'
import { type Understood, understandServings, understandTime } from '../ingredients/understood.ts'
import { UnderstoodNote } from '../ingredients/understood-note.tsx'
import type { RecipeForm } from '../recipe-form.ts'

/** Cook time, servings, prep time and rest time as free text, with what the kitchen reads in them. */
export function TimesAndServings({ form }: { form: UseFormReturn<RecipeForm> }) {
  const { t } = useLingui()
  const [cookTime, prepTime, restTime, servings] = useWatch({
    control: form.control,
    name: ['cookTime', 'prepTime', 'restTime', 'servings'],
  })
  const timeExample = <Trans>Such as 45 minutes</Trans>
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 xl:grid-cols-4">
      <UnderstoodField
        form={form}
        name="cookTime"
        label={t`Cook time`}
        example={timeExample}
        understood={understandTime(cookTime)}
      />
      <UnderstoodField
        form={form}
        name="servings"
        label={t`Servings`}
        example={<Trans>Such as 4 people</Trans>}
        understood={understandServings(servings, (count) => t`serves ${count}`)}
      />
      <UnderstoodField
        form={form}
        name="prepTime"
        label={t`Prep time`}
        optional
        example={timeExample}
        understood={understandTime(prepTime)}
      />
      <UnderstoodField
        form={form}
        name="restTime"
        label={t`Rest time`}
        optional
        example={<Trans>To chill, rise or marinate</Trans>}
        understood={understandTime(restTime)}
      />
    </div>
  )
}

interface UnderstoodFieldProps {
  form: UseFormReturn<RecipeForm>
  name: 'cookTime' | 'prepTime' | 'restTime' | 'servings'
  label: string
  optional?: boolean
  example: ReactNode
  understood: Understood
}

/** A free-text field that shows what it was understood as. */
function UnderstoodField(props: UnderstoodFieldProps) {
  const { form, name, label, optional = false, example, understood } = props
  const atMost = useTextLimit()
  const noteId = useId()
  const error = form.formState.errors[name]?.message
  const limit = TEXT_LIMITS[name === 'servings' ? 'servings' : 'time']
  return (
    <Field label={label} optional={optional} error={error}>
      <TextInput
        {...form.register(name, { validate: atMost(limit) })}
        aria-describedby={error ? undefined : noteId}
        autoComplete="off"
      />
      <UnderstoodNote id={noteId} understood={understood} example={example} />
    </Field>
  )
}
