import { Trans, useLingui } from '@lingui/react/macro'
import { SHOPPING_LIMITS } from '@potluck/rules'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'

/** Adds lines to the list, one after another. */
export function AddLine({ onAdd }: { onAdd: (text: string) => Promise<boolean> }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const line = text.trim()
    if (line === '') return setRefused(true)
    setText('')
    // The next line may have been started meanwhile.
    if (!(await onAdd(line))) setText((current) => current || line)
  }

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-3">
      <Field
        label={t`Add to the list`}
        error={isRefused ? t`Write what you need.` : undefined}
        className="flex-1"
      >
        <TextInput
          value={text}
          maxLength={SHOPPING_LIMITS.text}
          placeholder={t`2 lemons`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={(event) => {
            setText(event.target.value)
            setRefused(false)
          }}
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-7.5">
        <Trans>Add</Trans>
      </Button>
    </form>
  )
}
