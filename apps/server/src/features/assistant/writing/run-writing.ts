import { AppError } from '../../../platform/http/index.ts'
import { ModelError, type QueuedModel } from '../../../platform/model/index.ts'
import type { Workers } from '../../../platform/workers/index.ts'
import { toContext } from '../brief.ts'
import type { Deadline } from './deadline.ts'
import { type Outcome, toFailure, toInterruption } from './outcome.ts'
import { endingOf, type Run, tell } from './run.ts'
import { settleWords } from './settle.ts'
import { writeAnswer } from './write-answer.ts'
import { BUILT_IN_NAME } from './writers.ts'

type RunWritingDeps = {
  queuedModel: QueuedModel | undefined
  workers: Workers
  deadline: Deadline
}

/** Writes the answer of a run, until it is complete or the run is ended. */
export async function writeRun(run: Run, deps: RunWritingDeps): Promise<Outcome> {
  const { queuedModel, workers, deadline } = deps
  const { brief, userId, toolbox } = run.assignment
  const { engine, standsInFor, ...settled } = await writeAnswer(queuedModel, workers, {
    answerId: run.assignment.messageId,
    brief,
    userId,
    toolbox,
    signal: run.abort.signal,
    tell: (progress) => tell(run, progress),
    // Time in the queue does not count against the time to write.
    wait: (isWaiting) => (isWaiting ? deadline.suspend() : deadline.restart()),
    charge: ({ input, output }) => {
      run.tokens.input += input
      run.tokens.output += output
    },
  })
  const canSee = standsInFor === null && (queuedModel?.canSee ?? false)
  const context = toContext(brief, { canSee, standsInFor })
  const failed = conclude(run, queuedModel, undefined)
  const ending = endingOf(run)
  if (ending !== undefined && ending !== 'stop') return failed
  if (settled.text.trim() === '' && ending !== 'stop') return failed
  const status = ending === 'stop' ? 'stopped' : 'complete'
  return { ...settled, status, engine, context, errorCode: null }
}

/** The outcome of an answer that did not end well. */
export function conclude(run: Run, queuedModel: QueuedModel | undefined, error: unknown): Outcome {
  const engine = queuedModel?.name ?? BUILT_IN_NAME
  const context = toContext(run.assignment.brief, {
    canSee: queuedModel?.canSee ?? false,
    standsInFor: null,
  })
  const ending = endingOf(run)
  if (ending === 'shutdown' || ending === 'lost')
    return toInterruption(run.text, { engine, context })
  if (ending === 'stop')
    return { ...settleWords(run.text), status: 'stopped', engine, context, errorCode: null }
  const isBusy = error instanceof AppError && error.code === 'OVERLOADED'
  const isProvider = error instanceof ModelError || isBusy || ending === 'timeout'
  const hasNothing = error === undefined && queuedModel !== undefined
  const code = isProvider || hasNothing ? 'PROVIDER_UNAVAILABLE' : 'INTERNAL'
  return toFailure(code, { engine, context })
}
