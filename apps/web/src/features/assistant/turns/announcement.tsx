import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStageNames } from '../answer/last-stage.tsx'
import { type Answer, isBeingWritten } from '../turns.ts'

/**
 * Announces the progress of a streamed answer to screen readers in sentences, never its text as it
 * arrives.
 */
export function Announcement({ answer }: { answer: Answer | undefined }) {
  const sentence = useSentence(answer)
  const writing = answer !== undefined && isBeingWritten(answer)
  const [followed, setFollowed] = useState(false)
  if (writing && !followed) setFollowed(true)
  return (
    <p role="status" className="sr-only">
      {followed && sentence}
    </p>
  )
}

function useSentence(answer: Answer | undefined): string {
  const { t } = useLingui()
  const stages = useStageNames()
  if (!answer) return ''
  const { status, recipeData, checks, position, lastStage } = answer
  const last = checks.at(-1)?.text
  if (lastStage && isBeingWritten(answer)) return stages[lastStage]
  switch (status) {
    case 'waiting':
      return position === undefined ? t`Writing…` : toPlaceInLine(position)
    case 'streaming':
      return last ? t`Check the label: ${last}` : t`Writing…`
    case 'complete':
      return recipeData ? t`Recipe ready` : t`Answer ready`
    case 'stopped':
      return t`Stopped`
    case 'lost':
      return t`The connection was lost`
    case 'interrupted':
    case 'error':
      return t`The answer failed`
  }

  /** Position 1 is the next. */
  function toPlaceInLine(place: number): string {
    if (place <= 1) return t`You are next in line.`
    const before = place - 1
    return t`${plural(before, { one: '# person is before you.', other: '# people are before you.' })}`
  }
}
