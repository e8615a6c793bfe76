import { useLingui } from '@lingui/react/macro'
import { TIMINGS } from '@potluck/rules'
import { useEffect, useState } from 'react'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

/** What stands until the first words come: what the kitchen is at, and how long that takes. */
export function WaitingCard() {
  const { t } = useLingui()
  const texts = [
    t`Looking through the larder...`,
    t`Choosing what goes together...`,
    t`Measuring and weighing...`,
    t`Writing down the steps...`,
  ]
  const turn = useRotation(texts.length)
  return (
    <div className="rounded-card border border-line bg-surface p-5 md:p-8">
      <p className="font-display text-xl font-medium">{texts[turn]}</p>
      <p className="mt-1 text-ink-soft">{t`Recipe generation takes 30-120 seconds.`}</p>
      <div aria-hidden="true" className="mt-6 grid gap-5">
        <Skeleton className="h-8 w-3/5" />
        <SkeletonText lines={3} />
      </div>
    </div>
  )
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
