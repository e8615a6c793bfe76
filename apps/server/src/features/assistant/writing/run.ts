import type { Brief } from '../brief.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Outcome } from './outcome.ts'
import type { Progress, Tokens } from './write-answer.ts'

/** What is to be written, as its rows in the database already say. */
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
  /** Told to whoever follows, whenever they come. */
  told: Progress[]
  /** The text told so far. */
  text: string
  tokens: Tokens
  abort: AbortController
  outcome: Outcome | undefined
  /** Replaced and resolved whenever something was told or it ended. */
  changed: PromiseWithResolvers<void>
}

/** What is told of an answer from its beginning, and how it ended. */
export type Following = AsyncGenerator<Progress, Outcome>

/** Why an answer is cut short. */
export type Ending = 'stop' | 'timeout' | 'shutdown' | 'lost'

/** An answer of which nothing is written yet. */
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

/** All that is told of an answer, whenever its follower comes. */
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

/** Asks whoever writes it to end; the first reason counts. */
export function cutShort({ abort }: Run, ending: Ending): void {
  abort.abort(ending)
}

/** Why it was cut short; undefined while it was not. */
export function endingOf({ abort: { signal } }: Run): Ending | undefined {
  return signal.aborted ? (signal.reason as Ending) : undefined
}

/** Tells followers what was written, or what it waits for. */
export function tell(run: Run, progress: Progress): void {
  if (progress.type === 'chunk') run.text += progress.chunk
  run.told.push(progress)
  wake(run)
}

/** Tells followers how it ended: nothing comes after that. */
export function finish(run: Run, outcome: Outcome): void {
  run.outcome = outcome
  wake(run)
}

function wake(run: Run): void {
  const { changed } = run
  run.changed = Promise.withResolvers()
  changed.resolve()
}

/** Once it has ended. */
export async function ended(run: Run): Promise<void> {
  while (!run.outcome) await run.changed.promise
}
