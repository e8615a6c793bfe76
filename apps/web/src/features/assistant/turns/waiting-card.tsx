import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TIMINGS } from '@potluck/rules'
import { useEffect, useState } from 'react'
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { useStageNames } from '../answer/last-stage.tsx'
import type { Answer } from '../turns.ts'

/**
 * Shown until the first words arrive: what the kitchen is doing, or the place in the queue for a
 * busy model.
 */
export function WaitingCard({ position, lastStage }: Pick<Answer, 'position' | 'lastStage'>) {
  const stages = useStageNames()
  return (
    <div className="rounded-card border border-line bg-surface p-5 md:p-8">
      <p className="font-display text-xl font-medium">
        {lastStage && stages[lastStage]}
        {!lastStage && position === undefined && <Progress />}
        {!lastStage && position !== undefined && <PlaceInLine position={position} />}
      </p>
      <p className="mt-1 text-ink-soft">
        <Trans>Recipe generation takes 30-120 seconds.</Trans>
      </p>
      <div aria-hidden="true" className="mt-6 grid gap-5">
        <Skeleton className="h-8 w-3/5" />
        <SkeletonText lines={3} />
      </div>
    </div>
  )
}

/** Position 1 is the next. */
function PlaceInLine({ position }: { position: number }) {
  if (position <= 1) return <Trans>You are next in line.</Trans>
  return (
    <Plural value={position - 1} one="# person is before you." other="# people are before you." />
  )
}

function Progress() {
  const { t } = useLingui()
  const texts = [
    t`Looking through the larder...`,
    t`Choosing what goes together...`,
    t`Measuring and weighing...`,
    t`Writing down the steps...`,
  ]
  return texts[useRotation(texts.length)]
}

function useRotation(count: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => setTurn((current) => (current + 1) % count),
      TIMINGS.loadingTextRotationMs,
    )
    return () => clearInterval(timer)
  }, [count])
  return turn
}
