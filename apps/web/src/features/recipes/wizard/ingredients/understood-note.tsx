import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import type { Understood } from './understood.ts'

interface UnderstoodNoteProps {
  /** The id that the field's `aria-describedby` refers to. */
  id: string
  understood: Understood
  /** Shown while the field is empty. */
  example: ReactNode
}

/** Below a free-text field: what it is understood as while the cook types. */
export function UnderstoodNote({ id, understood, example }: UnderstoodNoteProps) {
  const { t } = useLingui()
  if (understood?.ok) {
    return (
      <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-basil">
        <Icon of={Check} size={16} label={t`Understood`} className="mt-0.5" />
        {understood.meaning}
      </p>
    )
  }
  return (
    <p id={id} className="text-sm text-ink-soft">
      {understood ? understood.reason : example}
    </p>
  )
}
