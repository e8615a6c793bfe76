import { useLingui } from '@lingui/react'
import { CircleQuestionMark } from 'lucide-react'
import { Icon } from '../../../../ui/icon.tsx'
import type { Recognised } from './recognise.ts'
import { toWords } from './recognised-words.ts'

interface RecognisedNoteProps {
  recognised: Recognised
  /** The name is still being typed: it is too early to say that it is unknown. */
  isNaming: boolean
}

/** What an ingredient was recognised as, in one quiet line. */
export function RecognisedNote({ recognised, isNaming }: RecognisedNoteProps) {
  const { i18n } = useLingui()
  const { facts, gap } = toWords(i18n, recognised)
  const showsGap = gap !== undefined && !isNaming
  return (
    <>
      {facts.join(' · ')}
      {showsGap && facts.length > 0 && ' · '}
      {showsGap && (
        <span className="text-saffron">
          <Icon of={CircleQuestionMark} size={16} className="mr-1 inline align-[-0.15em]" />
          {gap}
        </span>
      )}
    </>
  )
}
