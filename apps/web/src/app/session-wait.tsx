import { Trans, useLingui } from '@lingui/react/macro'
import { TIMINGS } from '@potluck/rules'
import { useEffect, useState } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'

interface SessionWaitProps {
  /** The server could not be reached. */
  failed: boolean
  onRetry: () => void
}

/** Shown until it is known who is signed in; the text changes after 3, 8 and 15 seconds. */
export function SessionWait({ failed, onRetry }: SessionWaitProps) {
  const { t } = useLingui()
  const stage = useStage(TIMINGS.guardMessagesMs)
  if (failed) {
    return (
      <ErrorState
        title={t`The server does not answer`}
        message={t`Check your connection, give it half a minute to wake up, then try again.`}
        onRetry={onRetry}
      />
    )
  }
  return (
    <section className="mx-auto max-w-page animate-appear-late px-4 py-10 md:px-8">
      <div role="status" className="mb-8 min-h-17">
        <h1 className="font-display text-2xl font-semibold">
          <StageText stage={stage} />
        </h1>
        {stage === 1 && (
          <p className="mt-2 text-ink-soft">
            <Trans>Waking takes about 30 seconds.</Trans>
          </p>
        )}
      </div>
      <div aria-hidden="true" className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((card) => (
          <Skeleton key={card} className="aspect-4/3 rounded-card" />
        ))}
      </div>
    </section>
  )
}

function StageText({ stage }: { stage: number }) {
  if (stage === 0) return <Trans>Opening your kitchen...</Trans>
  if (stage === 1) return <Trans>Waking up the server...</Trans>
  if (stage === 2) return <Trans>Server is starting up, please wait...</Trans>
  return <Trans>Almost ready, just a few more seconds...</Trans>
}

/** How many of the given times, in milliseconds from the start, have passed. */
function useStage(moments: readonly number[]): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    const timers = moments.map((ms, index) => setTimeout(() => setStage(index + 1), ms))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [moments])
  return stage
}
