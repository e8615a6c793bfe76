import { Trans, useLingui } from '@lingui/react/macro'
import { SHOPPING_LIMITS } from '@potluck/rules'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import type { ShoppingItem } from './api.ts'

interface ItemEditorProps {
  item: ShoppingItem
  onSave: (text: string) => void
  onCancel: () => void
}

/** A row while it is being edited; Escape cancels. */
export function ItemEditor({ item, onSave, onCancel }: ItemEditorProps) {
  const { t } = useLingui()
  const [text, setText] = useState([item.amount, item.name].filter(Boolean).join(' '))
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return onCancel()
    onSave(text.trim())
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={handleKey}
      aria-label={t`Edit ${item.name}`}
      className="flex flex-wrap items-center gap-2"
    >
      <Field label={t`How much, and what`} hideLabel className="min-w-48 flex-1">
        <TextInput
          ref={field}
          value={text}
          maxLength={SHOPPING_LIMITS.text}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button size="sm" type="submit">
        <Trans>Save</Trans>
      </Button>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
