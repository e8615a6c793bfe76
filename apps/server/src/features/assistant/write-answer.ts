// The kitchen's work on a large recipe takes tenths of a second: others are served between its parts.
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { DietLine } from '@potluck/contract'
import { type RecipeData, readRecipe } from '@potluck/kitchen'
import type { z } from 'zod'
import { type ModelDesk, ModelError } from '../../platform/model/index.ts'
import type { Brief } from './brief.ts'
import { type Gate, openGate } from './release.ts'
import {
  isGrave,
  type Kitchen,
  reviewFor,
  type Settled,
  serve,
  settleRecipe,
  settleWords,
  toRefusal,
} from './settle.ts'
import { askForRepair, askModel, BUILT_IN_NAME, composeAnswer } from './writers.ts'

/** What is told while an answer is written. */
export type Progress =
  | { type: 'waiting'; position: number }
  | { type: 'chunk'; chunk: string }
  | { type: 'check'; line: z.output<typeof DietLine> }
  /** All is written and told; its model mends it, and what it mended is checked. */
  | { type: 'checking'; repairing: boolean }

export type Tokens = { input: number; output: number }

/** An answer whole, and by whom it was written. */
type Answered = Settled & {
  engine: string
  /** The model that did not answer, where the built-in engine did. */
  standsInFor: string | null
}

export type Writing = {
  brief: Brief
  userId: string
  signal: AbortSignal
  tell: (progress: Progress) => void
  /** Hears when the model has others to serve first, and when it is this answer's turn. */
  wait: (isWaiting: boolean) => void
  /** Hears of each model call that was charged. */
  charge: (tokens: Tokens) => void
}

/** No recipe is longer; a model that goes on for ever is cut here. */
const TEXT_MAX = 60_000

/**
 * Writes one answer, by the model where there is one and it answers, else by the built-in engine.
 * What is told has been checked; what is answered has been checked as a whole.
 * @throws ModelError when the model breaks off after its first words
 */
export async function writeAnswer(
  desk: ModelDesk | undefined,
  writing: Writing,
): Promise<Answered> {
  const kitchen = await loadKitchen()
  const brief = await withOwnWords(writing.brief)
  const job = { ...writing, brief, kitchen }
  if (!desk) return { ...(await byEngine(job)), engine: BUILT_IN_NAME, standsInFor: null }
  if (desk.isAvailable()) {
    const gate = openGate(kitchen, brief.restrictions)
    try {
      return { ...(await byModel(desk, job, gate)), engine: desk.name, standsInFor: null }
    } catch (error) {
      // Before its first words anybody may stand in; afterwards the page has seen some.
      const isLost = error instanceof ModelError && gate.written() === '' && !job.signal.aborted
      if (!isLost) throw error
    }
  }
  return { ...(await byEngine(job)), engine: BUILT_IN_NAME, standsInFor: desk.name }
}

type Job = Writing & { kitchen: Kitchen }

let loading: Promise<Kitchen> | undefined

/** The knowledge is a megabyte that takes 120 ms to read: it waits for the first answer. */
function loadKitchen(): Promise<Kitchen> {
  loading ??= import('@potluck/kitchen/review')
  return loading
}

/** A diet that the request itself names binds as one that was set. */
async function withOwnWords(brief: Brief): Promise<Brief> {
  const { restrictionsIn } = await import('@potluck/kitchen/composer')
  const known = new Set(brief.restrictions.map((label) => label.toLowerCase()))
  const named = restrictionsIn(brief.text).filter((rule) => !known.has(rule.toLowerCase()))
  return { ...brief, restrictions: [...brief.restrictions, ...named] }
}

async function byEngine({ brief, kitchen, tell }: Job): Promise<Settled> {
  const composed = await composeAnswer(brief)
  if ('reason' in composed) return tellWords(composed.reason, tell)
  const { recipe } = composed
  await endOfTurn()
  const review = reviewFor(kitchen, brief, recipe)
  await endOfTurn()
  const serving = { recipe, original: recipe, reasons: new Map<string, string>() }
  const settled = review.faults.some(isGrave)
    ? serve(kitchen, brief, serving)
    : settleRecipe(brief, serving, review)
  if (!settled.recipe) return tellWords(settled.text, tell)
  for (const chunk of settled.text.match(/[^\n]*\n+/g) ?? []) tell({ type: 'chunk', chunk })
  return settled
}

async function byModel(desk: ModelDesk, job: Job, gate: Gate): Promise<Settled> {
  const { brief, userId, signal } = job
  const pass = (piece: string) => {
    const { text, checks } = gate.take(piece)
    if (text !== '') job.tell({ type: 'chunk', chunk: text })
    for (const line of checks) job.tell({ type: 'check', line })
  }
  await listen(askModel(desk, userId, brief, signal), job, pass)
  const settled = signal.aborted ? settleStopped(job, gate) : await settle(desk, job, gate)
  const { text } = settled
  const shown = gate.shown()
  // What was held back only for its end to come.
  if (text.startsWith(shown) && text !== shown)
    job.tell({ type: 'chunk', chunk: text.slice(shown.length) })
  return settled
}

/** Hears a model out, or until the answer is no longer wanted. */
async function listen(
  parts: ReturnType<ModelDesk['write']>,
  job: Pick<Job, 'signal' | 'tell' | 'wait' | 'charge'>,
  pass: (text: string) => void,
): Promise<void> {
  const { signal } = job
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  const iterator = parts[Symbol.asyncIterator]()
  const hear = toHearing(job, pass)
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next === 'aborted' || next.done) return
      hear(next.value)
    }
  } finally {
    // Gives the place at the model free. Not awaited: a provider that hangs would hold the answer back.
    void iterator.return?.()
  }
}

type Part = ReturnType<ModelDesk['write']> extends AsyncIterable<infer Each> ? Each : never

/** What becomes of each part of an answer. @throws ModelError past the longest text */
function toHearing(
  { tell, wait, charge }: Pick<Job, 'tell' | 'wait' | 'charge'>,
  pass: (text: string) => void,
): (part: Part) => void {
  let length = 0
  return (part) => {
    if (part.type === 'waiting') {
      wait(true)
      tell(part)
    } else if (part.type === 'turn') wait(false)
    else if (part.type === 'usage') charge({ input: part.inputTokens, output: part.outputTokens })
    else {
      length += part.text.length
      if (length > TEXT_MAX) throw new ModelError('broken', 'The answer has no end')
      pass(part.text.replaceAll('\u0000', ''))
    }
  }
}

/** The faults of an answer are mended once by its model, then by rule; what is left is refused. */
async function settle(desk: ModelDesk, job: Job, gate: Gate): Promise<Settled> {
  const { kitchen, brief } = job
  const { read, complete, replaced } = gate.recipe()
  const original = readRecipe(`${gate.written()}\n`).recipe
  const reasons = new Map<string, string>()
  for (const { before, reason } of replaced) reasons.set(before, reason)
  if (!complete) {
    const words = gate.written().trim()
    if (isDeclining(kitchen, brief, words, read)) return settleWords(words)
  }
  await endOfTurn()
  const review = complete ? reviewFor(kitchen, brief, read) : undefined
  const faults = review?.faults ?? [INCOMPLETE]
  if (review && faults.length === 0) {
    return settleRecipe(brief, { recipe: read, original, reasons }, review)
  }
  for (const { line, say } of faults) reasons.set(line, reasons.get(line) ?? say)
  job.tell({ type: 'checking', repairing: true })
  const repaired = await repair(desk, job, gate.written(), faults)
  job.tell({ type: 'checking', repairing: false })
  // What is no better than what was shown does not take its place.
  const isBetter = repaired && !reviewFor(kitchen, brief, repaired).faults.some(isGrave)
  const recipe = isBetter || !complete ? repaired : read
  await endOfTurn()
  if (!recipe) return settleWords(toRefusal(brief.restrictions, NO_RECIPE))
  return serve(kitchen, brief, { recipe, original, reasons })
}

const INCOMPLETE = {
  kind: 'incomplete',
  line: '',
  say: 'There is no whole recipe in it: a title, ingredients and steps are needed.',
}
const NO_RECIPE = 'the answer was no whole recipe.'

/** Whether a text without a recipe is the polite sentence that was asked for. */
function isDeclining(kitchen: Kitchen, { restrictions }: Brief, text: string, read: RecipeData) {
  if (text === '' || text.length > DECLINES_WITHIN) return false
  if (read.ingredients.length > 0 || read.instructions.length > 0) return false
  return kitchen.reviewSentence(text, restrictions).verdict !== 'contains'
}

/** A polite sentence; what is longer and still no recipe is an essay. */
const DECLINES_WITHIN = 600

/** The model's own mending, if it comes and is a recipe; that of its first answer is kept else. */
async function repair(
  desk: ModelDesk,
  job: Job,
  answer: string,
  faults: readonly { say: string }[],
): Promise<RecipeData | undefined> {
  const { brief, userId, signal } = job
  let text = ''
  const wish = { answer, faults: faults.map(({ say }) => say).slice(0, FAULTS_TOLD) }
  try {
    // Who waits again in line is not told so: the answer is being read meanwhile.
    const quiet = { ...job, tell: () => undefined }
    await listen(askForRepair(desk, userId, brief, wish, signal), quiet, (piece) => {
      text += piece
    })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
  }
  const { recipe, complete } = readRecipe(`${text}\n`)
  return complete ? recipe : undefined
}

const FAULTS_TOLD = 12

/** What came before a stop counts as a recipe only where it parses and passes. */
function settleStopped({ kitchen, brief }: Job, gate: Gate): Settled {
  const { read, complete, replaced } = gate.recipe()
  if (!complete) return settleWords(gate.shown())
  const original = readRecipe(`${gate.written()}\n`).recipe
  const reasons = new Map(replaced.map(({ before, reason }) => [before, reason]))
  const served = serve(kitchen, brief, { recipe: read, original, reasons })
  return served.recipe ? served : settleWords(gate.shown())
}

function tellWords(text: string, tell: Job['tell']): Settled {
  tell({ type: 'chunk', chunk: text })
  return settleWords(text)
}
