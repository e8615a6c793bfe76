import { Trans, useLingui } from '@lingui/react/macro'
import { COOKED_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { pictureProblem } from '../../ui/pictures/picture-problem.ts'
import { type ChosenPhoto, PhotoField } from './photo-field.tsx'

/** The typed values of a cooking record. */
export interface CookedDraft {
  portions: string
  note: string
  photo: ChosenPhoto
}

interface CookedFieldsProps {
  draft: CookedDraft
  onChange: (changes: Partial<CookedDraft>) => void
}

/** Portions, note and photo, for a new record or an existing one. */
export function CookedFields({ draft, onChange }: CookedFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field
        label={<Trans>Portions cooked</Trans>}
        optional
        error={
          readPortions(draft.portions).ok
            ? undefined
            : t`Please enter a number from 0.1 to ${COOKED_LIMITS.portions}`
        }
      >
        <TextInput
          inputMode="decimal"
          value={draft.portions}
          onChange={({ target }) => onChange({ portions: target.value })}
          className="max-w-32"
        />
      </Field>
      <Field label={<Trans>How did it go?</Trans>} optional>
        <TextArea
          value={draft.note}
          maxLength={TEXT_LIMITS.comment}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
      <PhotoField photo={draft.photo} onChange={(photo) => onChange({ photo })} />
    </>
  )
}

/** The values of the fields, or undefined while one of them is invalid. */
export function readDraft({ portions, note, photo }: CookedDraft) {
  const count = readPortions(portions)
  if (!count.ok || (photo instanceof File && pictureProblem(photo))) return undefined
  return { portions: count.portions, note, photo }
}

/** Empty is valid and means unknown; '2,5' is two and a half. */
export function readPortions(
  typed: string,
): { ok: true; portions: number | undefined } | { ok: false } {
  const text = typed.trim().replace(',', '.')
  if (text === '') return { ok: true, portions: undefined }
  const portions = Math.round(Number(text) * 10) / 10
  return portions > 0 && portions <= COOKED_LIMITS.portions ? { ok: true, portions } : { ok: false }
}
