import { Trans } from '@lingui/react/macro'
import { Check, CookingPot } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRecord } from './use-record.ts'

interface RecordButtonProps {
  recipeId: string
  portions: number | undefined
}

/** Records that a recipe was cooked, with one press. */
export function RecordButton({ recipeId, portions }: RecordButtonProps) {
  const { record, isPending } = useRecord()
  const [isRecorded, setRecorded] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  async function press() {
    setRecorded(await record({ recipeId, portions, note: '', photo: null, idempotencyKey }))
  }

  if (isRecorded) {
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 font-medium text-basil">
        <Icon of={Check} />
        <Trans>Added to what you cooked</Trans>
      </p>
    )
  }
  return (
    <Button icon={<Icon of={CookingPot} />} loading={isPending} onClick={press}>
      <Trans>I cooked this</Trans>
    </Button>
  )
}
