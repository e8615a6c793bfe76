import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useSteady } from '../../../../platform/use-steady.ts'
import { readPastedSteps } from '../ingredients/pasted-list.ts'
import { SumNote } from '../ingredients/sum-note.tsx'
import { methodProblem } from '../ingredients/text-sums.ts'
import { BLANK_STEP, type RecipeForm } from '../recipe-form.ts'
import { RowList } from '../rows/row-list.tsx'
import { useRows } from '../rows/use-rows.ts'
import { InstructionRow } from './instruction-row.tsx'
import { StepHeading } from './step-heading.tsx'

interface InstructionsStepProps {
  form: UseFormReturn<RecipeForm>
  arrived: boolean
}

export function InstructionsStep({ form, arrived }: InstructionsStepProps) {
  const { t } = useLingui()
  const instructions = useFieldArray({
    control: form.control,
    name: 'instructions',
    rules: { validate: (steps) => methodProblem(steps) ?? true },
  })
  const rows = useRows({
    fields: instructions,
    read: (index) => form.getValues(`instructions.${index}`),
    blank: BLANK_STEP,
    isBlank: ({ text }) => text.trim() === '',
    limit: LIST_LIMITS.steps,
  })

  function paste(index: number, event: ClipboardEvent) {
    const steps = readPastedSteps(event.clipboardData.getData('text/plain'))
    // Text pasted into a step with content is inserted as it is.
    if (!steps || !rows.isBlank(index)) return
    event.preventDefault()
    const written = steps.map((text) => ({ text }))
    const added = rows.fillIn(index, written).length
    rows.say(t`${added} of ${steps.length} steps added.`)
  }

  const onPaste = useSteady(paste)

  return (
    <>
      <StepHeading
        title={<Trans>Instructions</Trans>}
        lead={<Trans>One action a step. A cook reads them at arm's length, with wet hands.</Trans>}
        arrived={arrived}
      />
      <RowList
        rows={rows}
        addLabel={<Trans>Add Step</Trans>}
        fullNote={<Trans>A recipe has at most {LIST_LIMITS.steps} steps.</Trans>}
        className="gap-5"
      >
        {instructions.fields.map((field, index) => (
          <InstructionRow key={field.id} {...rows.at(index)} form={form} onPaste={onPaste} />
        ))}
      </RowList>
      <SumNote form={form} name="instructions" findProblem={methodProblem} />
    </>
  )
}
