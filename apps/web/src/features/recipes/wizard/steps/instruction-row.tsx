import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { type ClipboardEvent, memo } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { CharacterCount } from '../../../../ui/controls/character-count.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { useTextLimit } from '../../../../ui/controls/use-text-limit.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { DragHandle } from '../rows/drag-handle.tsx'
import { RowActions } from '../rows/row-actions.tsx'
import { handleRowKey } from '../rows/row-keys.ts'
import type { RowPlace } from '../rows/use-rows.ts'

interface InstructionRowProps extends RowPlace {
  form: UseFormReturn<RecipeForm>
  onPaste: (index: number, event: ClipboardEvent) => void
}

/** One step of the method with its number. */
export function InstructionRow(props: InstructionRowProps) {
  const { form, index } = props
  const name = `instructions.${index}.text` as const
  const text = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  const wrong = errors.instructions?.[index]?.text?.message
  // Every row is told of each change in the list; React skips those that did not change.
  return <SteadyStep {...props} text={text} wrong={wrong} />
}

interface StepProps extends InstructionRowProps {
  text: string
  wrong: string | undefined
}

const SteadyStep = memo(Step)

function Step(props: StepProps) {
  const { form, index, isLast, isOnly, onMove, onGrab, onRemove, onPaste, text, wrong } = props
  const { t } = useLingui()
  const limit = TEXT_LIMITS.step
  const atMost = useTextLimit()

  return (
    <li>
      <fieldset
        onKeyDown={(event) => handleRowKey(event, { index, isLast, onMove })}
        onPaste={(event) => onPaste(index, event)}
        className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 gap-y-1 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
      >
        <legend className="sr-only">
          <Trans>Step {index + 1}</Trans>
        </legend>
        <span className="justify-self-start text-center">
          <span
            aria-hidden="true"
            className="block pt-1.5 font-display text-2xl font-medium text-ink-soft tabular-nums"
          >
            {index + 1}
          </span>
          <DragHandle onGrab={(event) => onGrab(event, index)} className="min-w-full" />
        </span>
        <Field label={t`What to do`} hideLabel error={wrong}>
          <TextArea
            {...form.register(`instructions.${index}.text`, { validate: atMost(limit) })}
            rows={2}
            placeholder={index === 0 ? t`Heat the oven to 200 °C.` : undefined}
          />
          <CharacterCount text={text} limit={limit} />
        </Field>
        <RowActions
          index={index}
          isLast={isLast}
          isOnly={isOnly}
          onMove={onMove}
          onRemove={onRemove}
          className="col-start-2 justify-end sm:col-start-3"
        />
      </fieldset>
    </li>
  )
}
