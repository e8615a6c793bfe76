import { Trans, useLingui } from '@lingui/react/macro'
import { COOKED_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { pictureProblem } from '../../ui/picture-problem.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { proposalsQuery } from './api.ts'
import { DeductionList } from './deduction-list.tsx'
import { PhotoField } from './photo-field.tsx'
import { useRecord } from './use-record.ts'

interface CookedDialogProps {
  open: boolean
  onClose: () => void
  recipe: { _id: string; title: string }
  portions: number | undefined
}

/** How it went: portions, a note, a photo, and what it took out of the pantry. */
export function CookedDialog({ open, onClose, recipe, portions }: CookedDialogProps) {
  const { t } = useLingui()
  const { record, isPending } = useRecord()
  const [typed, setTyped] = useState(portions === undefined ? '' : String(portions))
  const [note, setNote] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  /** What the cook ticked or unticked, whatever was proposed. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const count = readPortions(typed)
  const { data: proposals = [] } = useQuery({
    ...proposalsQuery(recipe._id, count.ok ? count.portions : portions),
    enabled: open,
  })
  const used = proposals.filter(({ itemId, sure }) => chosen.get(itemId) ?? sure)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!count.ok || (photo && pictureProblem(photo))) return
    const cooking = { recipeId: recipe._id, portions: count.portions, note, photo, idempotencyKey }
    if (await record(cooking, used)) onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Trans>I cooked this</Trans>}
      description={recipe.title}
      submitLabel={<Trans>Save</Trans>}
      pending={isPending}
      onSubmit={submit}
    >
      <Field
        label={<Trans>Portions cooked</Trans>}
        optional
        error={
          count.ok ? undefined : t`Please enter a number from 0.1 to ${COOKED_LIMITS.portions}`
        }
      >
        <TextInput
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="max-w-32"
        />
      </Field>
      <Field label={<Trans>How did it go?</Trans>} optional>
        <TextArea
          value={note}
          maxLength={TEXT_LIMITS.comment}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <PhotoField photo={photo} onChange={setPhoto} />
      <DeductionList
        proposals={proposals}
        isUsed={({ itemId }) => used.some((each) => each.itemId === itemId)}
        onToggle={({ itemId }, isUsed) => setChosen(new Map(chosen).set(itemId, isUsed))}
      />
    </FormDialog>
  )
}

/** Blank says nothing, which is fine; '2,5' is two and a half. */
function readPortions(typed: string): { ok: true; portions: number | undefined } | { ok: false } {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { ok: true, portions: undefined }
  const portions = Math.round(Number(text) * 10) / 10
  return portions > 0 && portions <= COOKED_LIMITS.portions ? { ok: true, portions } : { ok: false }
}
