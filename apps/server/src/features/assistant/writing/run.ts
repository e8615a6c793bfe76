import type { Brief } from '../brief.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Outcome } from './outcome.ts'
import type { Progress, Tokens } from './write-answer.ts'

/** What is to be written; its rows in the database exist already. */
export type Assignment = {
  messageId: string
  chatId: string
  userId: string
  chatTitle: string
  brief: Brief
  /** What a model may look up for it. */
  toolbox: Toolbox
}

/** One answer being written in this process. */
export type Run = {
  assignment: Assignment
  /** All events so far, for followers that join late. */
  told: Progress[]
  /** The text sent so far. */
  text: string
  tokens: Tokens
  abort: AbortController
  outcome: Outcome | undefined
  /** Resolved and replaced whenever there is a new event or the run ends. */
  changed: PromiseWithResolvers<void>
}

/** The events of an answer from its beginning, and how it ended. */
export type Following = AsyncGenerator<Progress, Outcome>

/** Why an answer is cut short. */
export type Ending = 'stop' | 'timeout' | 'shutdown' | 'lost'

/** A run with nothing written yet. */
export function startRun(assignment: Assignment): Run {
  return {
    assignment,
    told: [],
    text: '',
    tokens: { input: 0, output: 0 },
    abort: new AbortController(),
    outcome: undefined,
    changed: Promise.withResolvers(),
  }
}

/** All events of an answer, also for a follower that joins late. */
export async function* follow(run: Run): Following {
  let heard = 0
  while (true) {
    const next = run.told[heard]
    if (next) {
      heard += 1
      yield next
    } else if (run.outcome) return run.outcome
    else await run.changed.promise
  }
}

/** Asks the writer to end; the first reason counts. */
export function cutShort({ abort }: Run, ending: Ending): void {
  abort.abort(ending)
}

/** Why it was cut short; undefined if it was not. */
export function endingOf({ abort: { signal } }: Run): Ending | undefined {
  return signal.aborted ? (signal.reason as Ending) : undefined
}

/** Sends followers an event. */
export function tell(run: Run, progress: Progress): void {
  if (progress.type === 'chunk') run.text += progress.chunk
  run.told.push(progress)
  wake(run)
}

/** Ends the run with its outcome: no event comes after that. */
export function finish(run: Run, outcome: Outcome): void {
  run.outcome = outcome
  wake(run)
}

function wake(run: Run): void {
  const { changed } = run
  run.changed = Promise.withResolvers()
  changed.resolve()
}

/** Resolves once the run has ended. */
export async function ended(run: Run): Promise<void> {
  while (!run.outcome) await run.changed.promise
}
