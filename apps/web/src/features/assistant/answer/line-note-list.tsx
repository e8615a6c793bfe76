import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleQuestionMark, type LucideIcon, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { joinReasons, toRestrictionLabel, toSentence } from '../../kitchen/index.ts'
import type { LineNote, LineNotes } from './line-notes.ts'

/** The notes on a line, below it. */
export function LineNoteList({ line, notes }: { line: string; notes: LineNotes }) {
  const said = notes.get(line)
  if (!said) return null
  const doubts = joinReasons(said.filter(isDoubt).map(({ reason }) => reason))
  return (
    <>
      {said
        .filter(({ kind }) => kind === 'breaks')
        .map(({ restriction, reason }) => (
          <Broken key={`${restriction} ${reason}`} restriction={restriction} reason={reason} />
        ))}
      {doubts.length > 0 && (
        <Line icon={CircleQuestionMark} ink="text-saffron">
          <Trans>check the label</Trans>
          <span className="font-normal text-ink-soft">: {doubts.map(toSentence).join(' ')}</span>
        </Line>
      )}
      {said.some(({ kind }) => kind === 'corrected') && (
        <Line icon={PencilLine} ink="text-ink-soft">
          <Trans>changed by the kitchen</Trans>
        </Line>
      )}
    </>
  )
}

const isDoubt = ({ kind }: LineNote) => kind === 'check'

function Broken({ restriction, reason }: Pick<LineNote, 'restriction' | 'reason'>) {
  const label = toRestrictionLabel(restriction)
  return (
    <Line icon={CircleAlert} ink="text-beet">
      <Trans>Does not suit {label}.</Trans> {toSentence(reason)}
    </Line>
  )
}

interface LineProps {
  icon: LucideIcon
  ink: string
  children: ReactNode
}

function Line({ icon, ink, children }: LineProps) {
  return (
    <span className={`mt-0.5 flex gap-1.5 text-sm font-medium ${ink}`}>
      <Icon of={icon} size={16} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
