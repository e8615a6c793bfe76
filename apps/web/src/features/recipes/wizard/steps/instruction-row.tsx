import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import type { ClipboardEvent } from 'react'
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
  onPaste: (event: ClipboardEvent) => void
}

/** One step of the method, behind its numeral. */
export function InstructionRow(props: InstructionRowProps) {
  const { form, index, count, onMove, onGrab, onRemove, onPaste } = props
  const { t } = useLingui()
  const name = `instructions.${index}.text` as const
  const text = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  const limit = TEXT_LIMITS.step
  const atMost = useTextLimit()

  return (
    <li>
      <fieldset
        onKeyDown={(event) => handleRowKey(event, { index, count, onMove })}
        onPaste={onPaste}
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
          <DragHandle onGrab={onGrab} className="min-w-full" />
        </span>
        <Field label={t`What to do`} hideLabel error={errors.instructions?.[index]?.text?.message}>
          <TextArea
            {...form.register(name, { validate: atMost(limit) })}
            rows={2}
            placeholder={index === 0 ? t`Heat the oven to 200 °C.` : undefined}
          />
          <CharacterCount text={text} limit={limit} />
        </Field>
        <RowActions
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
          className="col-start-2 justify-end sm:col-start-3"
        />
      </fieldset>
    </li>
  )
}
