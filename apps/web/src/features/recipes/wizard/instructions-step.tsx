import { Trans, useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import { Plus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InstructionRow } from './instruction-row.tsx'
import { readPastedSteps } from './pasted-list.ts'
import { BLANK_STEP, type RecipeForm } from './recipe-form.ts'
import { StepHeading } from './step-heading.tsx'
import { useRowActs } from './use-row-acts.ts'

interface InstructionsStepProps {
  form: UseFormReturn<RecipeForm>
  arrived: boolean
}

export function InstructionsStep({ form, arrived }: InstructionsStepProps) {
  const { t } = useLingui()
  const rows = useFieldArray({ control: form.control, name: 'instructions' })
  const count = rows.fields.length
  const isFull = count >= LIST_LIMITS.steps
  const acts = useRowActs({ count, move: rows.move, remove: rows.remove })

  function isBlank(index: number): boolean {
    return form.getValues(`instructions.${index}.text`).trim() === ''
  }

  function add() {
    acts.goTo(count, () => rows.append(BLANK_STEP, { shouldFocus: false }))
  }

  function remove(index: number) {
    const row = form.getValues(`instructions.${index}`)
    const putBack = () => rows.insert(index, row, { shouldFocus: false })
    acts.remove(index, isBlank(index) ? undefined : putBack)
  }

  function paste(index: number, event: ClipboardEvent) {
    const steps = readPastedSteps(event.clipboardData.getData('text/plain'))
    // Into a step that is being written, lines go as they are.
    if (!steps || !isBlank(index)) return
    event.preventDefault()
    const [first = '', ...others] = steps
    const below = others.slice(0, LIST_LIMITS.steps - count).map((text) => ({ text }))
    form.setValue(`instructions.${index}.text`, first, { shouldDirty: true })
    acts.goTo(index + below.length, () => {
      rows.insert(index + 1, below, { shouldFocus: false })
    })
    acts.say(t`${below.length + 1} of ${steps.length} steps added.`)
  }

  return (
    <>
      <StepHeading
        title={<Trans>Instructions</Trans>}
        lead={<Trans>One action a step. A cook reads them at arm's length, with wet hands.</Trans>}
        arrived={arrived}
      />
      <ol ref={acts.list} className="grid gap-5">
        {rows.fields.map((field, index) => (
          <InstructionRow
            key={field.id}
            form={form}
            index={index}
            count={count}
            onMove={(to) => acts.move(index, to)}
            onRemove={() => remove(index)}
            onPaste={(event) => paste(index, event)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {acts.said}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button icon={<Icon of={Plus} />} onClick={add} disabled={isFull}>
          <Trans>Add Step</Trans>
        </Button>
        {isFull && (
          <p className="text-sm text-ink-soft">
            <Trans>A recipe has at most {LIST_LIMITS.steps} steps.</Trans>
          </p>
        )}
      </div>
    </>
  )
}
