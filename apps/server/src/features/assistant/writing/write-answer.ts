import type { DietLine } from '@potluck/contract'
import type { z } from 'zod'
import { ModelError, type QueuedModel } from '../../../platform/model/index.ts'
import { type Task, TookTooLongError, type Workers } from '../../../platform/workers/index.ts'
import type { Brief } from '../brief.ts'
import { kitchenTasks } from '../kitchen-tasks.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import type { Bound } from './kitchen-writer.ts'
import { type Gate, openGate } from './release.ts'
import type { Heard } from './rounds.ts'
import { type Settled, settleWords } from './settle.ts'
import { askForRepair, askModel, BUILT_IN_NAME } from './writers.ts'

/** Events while an answer is written. */
export type Progress =
  | { type: 'waiting'; position: number }
  | { type: 'chunk'; chunk: string }
  | { type: 'check'; line: z.output<typeof DietLine> }
  /** Everything is written and sent; now the model corrects it and the result is checked. */
  | { type: 'checking'; repairing: boolean }

export type Tokens = { input: number; output: number }

/** A complete answer, and who wrote it. */
type Answered = Settled & {
  engine: string
  /** The model that failed, if the built-in engine answered instead. */
  standsInFor: string | null
}

export type Writing = {
  /** Identifies this answer among others. */
  answerId: string
  brief: Brief
  userId: string
  /** What a model may look up for it. */
  toolbox: Toolbox | undefined
  signal: AbortSignal
  tell: (progress: Progress) => void
  /** Told when the model has others to serve first, and when it is this answer's turn. */
  wait: (isWaiting: boolean) => void
  /** Told of each model call that costs tokens. */
  charge: (tokens: Tokens) => void
}

/** Longer than any recipe; a model that never stops is cut off here. */
const TEXT_MAX = 40_000
const LINES_MAX = 800

/**
 * Writes one answer, by the model if there is one and it works, else by the built-in engine.
 * Everything sent has been checked; the whole answer is checked again at the end.
 * @throws ModelError if the model fails after its first words, OVERLOADED
 */
export async function writeAnswer(
  queuedModel: QueuedModel | undefined,
  workers: Workers,
  writing: Writing,
): Promise<Answered> {
  const job: Job = {
    ...writing,
    run: (task, input) => workers.run(task, input, writing.userId),
  }
  try {
    return await write(queuedModel, job)
  } catch (error) {
    if (!(error instanceof TookTooLongError)) throw error
    const engine = queuedModel?.name ?? BUILT_IN_NAME
    return { ...settleWords(TOO_MUCH), engine, standsInFor: null }
  }
}

const TOO_MUCH =
  'That is more than I can work through at once. Try it with a shorter recipe, or ask for fewer things.'

/** The kitchen's work is done by worker threads. */
type Job = Writing & {
  run: <Input, Output>(task: Task<Input, Output>, input: Input) => Promise<Output>
}

/** A job for a model: what else it is told, and what its answer is checked against. */
type ModelJob = Job & Pick<Extract<Bound, { by: 'model' }>, 'advice' | 'asked'>

async function write(queuedModel: QueuedModel | undefined, job: Job): Promise<Answered> {
  if (!queuedModel) return { ...(await byEngine(job)), engine: BUILT_IN_NAME, standsInFor: null }
  if (queuedModel.isAvailable()) {
    const bound = await job.run(kitchenTasks.bind, withoutPicture(job.brief))
    if (bound.by === 'kitchen')
      return { ...(await byEngine(job)), engine: BUILT_IN_NAME, standsInFor: null }
    if (bound.by === 'nobody') {
      const refused = tellWords(bound.refusal, job.tell)
      return { ...refused, engine: queuedModel.name, standsInFor: null }
    }
    const { restrictions, advice, asked } = bound
    const task = { ...job, brief: { ...job.brief, restrictions }, advice, asked }
    const gate = openGateFor(task)
    try {
      const settled = await byModel(queuedModel, task, gate)
      return { ...settled, engine: queuedModel.name, standsInFor: null }
    } catch (error) {
      // Before its first words the engine can still take over; afterwards the page has seen some.
      const isSilent = gate.written() === '' && gate.shown() === ''
      const isLost = error instanceof ModelError && isSilent && !job.signal.aborted
      if (!isLost) throw error
    }
  }
  return { ...(await byEngine(job)), engine: BUILT_IN_NAME, standsInFor: queuedModel.name }
}

async function byEngine({ brief, run, tell }: Job): Promise<Settled> {
  const settled = await run(kitchenTasks.write, withoutPicture(brief))
  if (!settled.recipe) {
    tell({ type: 'chunk', chunk: settled.text })
    return settled
  }
  for (const chunk of settled.text.match(/[^\n]*\n+/g) ?? []) tell({ type: 'chunk', chunk })
  return settled
}

/** The part of a brief that the kitchen's threads need. */
function withoutPicture({ picture: _picture, hasPicture: _hasPicture, ...asked }: Brief) {
  return asked
}

function openGateFor({ answerId, brief: { restrictions }, run, tell }: Job): Gate {
  return openGate(
    (written) => run(kitchenTasks.read, { answerId, written, restrictions }),
    ({ text, checks }) => {
      if (text !== '') tell({ type: 'chunk', chunk: text })
      for (const line of checks) tell({ type: 'check', line })
    },
  )
}

async function byModel(queuedModel: QueuedModel, job: ModelJob, gate: Gate): Promise<Settled> {
  await listen(askModel(queuedModel, job), job, gate)
  await gate.settled()
  const settled = job.signal.aborted
    ? await settleStopped(job, gate)
    : await settle(queuedModel, job, gate)
  const { text } = settled
  const shown = gate.shown()
  // Sends the rest, which was held back only until its end was known.
  if (text.startsWith(shown) && text !== shown)
    job.tell({ type: 'chunk', chunk: text.slice(shown.length) })
  return settled
}

/** Reads a model to its end, or until the answer is no longer wanted. */
async function listen(
  parts: AsyncGenerator<Heard>,
  job: Pick<Job, 'signal' | 'tell' | 'wait' | 'charge'>,
  taker: Pick<Gate, 'take' | 'restart'>,
): Promise<void> {
  const { signal } = job
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  const hear = toHearing(job, taker)
  try {
    while (true) {
      const next = await Promise.race([parts.next(), aborted])
      if (next === 'aborted' || next.done) return
      hear(next.value)
    }
  } finally {
    // Releases the model's place. Not awaited, since a provider that hangs would hold up the
    // answer.
    void parts.return(undefined)
  }
}

/** Handles each part of an answer. @throws ModelError beyond the longest text */
function toHearing(
  { tell, wait, charge }: Pick<Job, 'tell' | 'wait' | 'charge'>,
  { take, restart }: Pick<Gate, 'take' | 'restart'>,
): (part: Heard) => void {
  let length = 0
  let lines = 0
  return (part) => {
    if (part.type === 'waiting') {
      wait(true)
      tell(part)
    } else if (part.type === 'turn') wait(false)
    else if (part.type === 'usage') charge({ input: part.inputTokens, output: part.outputTokens })
    else if (part.type === 'again') restart()
    else {
      length += part.text.length
      lines += part.text.split('\n').length - 1
      if (length > TEXT_MAX || lines > LINES_MAX)
        throw new ModelError('broken', 'The answer has no end')
      take(part.text.replaceAll('\u0000', ''))
    }
  }
}

/** Faults are corrected once by the model, then by rule; if some are left, the answer is refused. */
async function settle(queuedModel: QueuedModel, job: ModelJob, gate: Gate): Promise<Settled> {
  const answer = toWritten(job, gate)
  const { settled, ...judged } = await job.run(kitchenTasks.judge, answer)
  if (settled) return settled
  const faults = 'faults' in judged ? judged.faults : []
  job.tell({ type: 'checking', repairing: true })
  const mended = await repair(queuedModel, job, gate.written(), faults)
  job.tell({ type: 'checking', repairing: false })
  return job.run(kitchenTasks.settleFaults, { ...answer, faults, mended })
}

function settleStopped(job: ModelJob, gate: Gate): Promise<Settled> {
  return job.run(kitchenTasks.settleStopped, { ...toWritten(job, gate), shown: gate.shown() })
}

function toWritten({ brief: { restrictions, original }, asked }: ModelJob, gate: Gate) {
  return { restrictions, original, asked, written: gate.written() }
}

/** The model's correction of its answer; '' if there is none. */
async function repair(
  queuedModel: QueuedModel,
  job: ModelJob,
  answer: string,
  faults: readonly { say: string }[],
): Promise<string> {
  let text = ''
  const wish = { answer, faults: faults.map(({ say }) => say).slice(0, FAULTS_TOLD) }
  try {
    // Waiting in the queue again is not reported: the answer is being read meanwhile.
    const quiet = { ...job, tell: () => undefined }
    const take = (piece: string) => {
      text += piece
    }
    const restart = () => {
      text = ''
    }
    await listen(askForRepair(queuedModel, job, wish), quiet, { take, restart })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
  }
  return text
}

const FAULTS_TOLD = 12

function tellWords(text: string, tell: Job['tell']): Settled {
  tell({ type: 'chunk', chunk: text })
  return settleWords(text)
}
