import { Trans, useLingui } from '@lingui/react/macro'
import { type PantryLine, readPantryLine } from '@potluck/rules'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import type { ItemEntry } from './api.ts'
import { ExpiryLabel } from './expiry-label.tsx'
import { useUnits } from './use-units.ts'

interface QuickAddProps {
  today: string
  /** Answers whether it was added. */
  onAdd: (entry: ItemEntry) => Promise<boolean>
}

/** Adds an item by one line, showing how it is understood while typing. */
export function QuickAdd({ today, onAdd }: QuickAddProps) {
  const { t } = useLingui()
  const [line, setLine] = useState('')
  const [isRefused, setRefused] = useState(false)
  const read = line.trim() === '' ? undefined : readPantryLine(line, today)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!read?.ok) return setRefused(read !== undefined)
    setLine('')
    // The next line may have been started meanwhile.
    if (!(await onAdd(read.entry))) setLine((current) => current || line)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-3">
        <Field label={t`Quick add`} className="flex-1">
          <TextInput
            value={line}
            onChange={(event) => {
              setLine(event.target.value)
              setRefused(false)
            }}
            maxLength={300}
            placeholder={t`2 kg flour, exp 12/24`}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            aria-invalid={isRefused || undefined}
          />
        </Field>
        <Button type="submit" variant="primary">
          <Trans>Add</Trans>
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {read ? (
          <Understood read={read} today={today} isRefused={isRefused} />
        ) : (
          <Trans>One line: how much, what, and until when.</Trans>
        )}
      </p>
    </form>
  )
}

interface UnderstoodProps {
  read: PantryLine
  today: string
  isRefused: boolean
}

function Understood({ read, today, isRefused }: UnderstoodProps) {
  const units = useUnits()
  if (!read.ok) {
    return (
      <span className={isRefused ? 'text-beet' : ''}>
        <Refusal reason={read.reason} />
      </span>
    )
  }
  const { entry, note } = read
  return (
    <>
      <span className="font-medium text-ink">
        {units.amount(entry)} {entry.name}
      </span>
      {' · '}
      <ExpiryLabel expiryDate={entry.expiryDate} today={today} />
      {note === 'rounded' && (
        <>
          {' · '}
          <Trans>the pantry counts in whole numbers</Trans>
        </>
      )}
      {note === 'assumed' && (
        <>
          {' · '}
          <Trans>no amount was named</Trans>
        </>
      )}
    </>
  )
}

function Refusal({ reason }: { reason: Extract<PantryLine, { ok: false }>['reason'] }) {
  if (reason === 'name') return <Trans>Name the ingredient, in a few words.</Trans>
  if (reason === 'amount') return <Trans>Quantity must be a positive number</Trans>
  return <Trans>Which day is that? Try 12/24, Dec 24 or in 2 weeks.</Trans>
}
