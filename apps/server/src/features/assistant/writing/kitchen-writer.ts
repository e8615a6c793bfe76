// Runs on a worker thread: see `kitchen-tasks.ts`.
import type { Advice, CookRequest, Menu } from '@potluck/cook'
import { type RecipeData, readRecipe } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Brief } from '../brief.ts'
import { loadCookbook } from '../cookbook.ts'
import { toLayout } from '../form/to-layout.ts'
import { type AnswerReader, openReader } from './answer-reader.ts'
import { type Asked, type Holding, openHolding } from './hold.ts'
import {
  isGrave,
  type KitchenReview,
  reviewFor,
  type Settled,
  serve,
  settleMenu,
  settleRecipe,
  settleWords,
  type Terms,
  toRefusal,
} from './settle.ts'

/** A brief without the parts only a model uses. */
export type KitchenBrief = Omit<Brief, 'picture' | 'hasPicture'>

/** A model's answer, complete or not, and what it is checked against. */
export type Written = Pick<Brief, 'restrictions' | 'original'> & { asked: Asked; written: string }

/** The kitchen's verdict on a model's answer: final, or with faults for its writer to fix. */
export type Judgement =
  | { settled: Settled }
  | { faults: { line: string; say: string }[]; settled?: undefined }

export const loadComposer = () => import('@potluck/kitchen/composer')
const loadReview = () => import('@potluck/kitchen/review')

/** What every writer of an answer must keep. */
type Binding = {
  /** The restrictions that were set, and the diets named in the request. */
  restrictions: string[]
  /** Set if nobody can keep all of these at once. */
  refusal?: string
}

/** Who answers a request; for a model also its restrictions and what it is told. */
export type Bound =
  | { by: 'kitchen' }
  | { by: 'nobody'; refusal: string }
  | { by: 'model'; restrictions: string[]; advice: Advice; asked: Asked }

/**
 * Whatever the kitchen knows itself is not left to a model; otherwise the model is told what the
 * kitchen knows.
 */
export async function bindModel(brief: KitchenBrief): Promise<Bound> {
  const [{ advise, isForKitchen }, book] = await Promise.all([
    import('@potluck/cook'),
    loadCookbook(),
  ])
  if (isForKitchen(toCookRequest(brief), book)) return { by: 'kitchen' }
  const { restrictions, refusal } = await bind(brief)
  if (refusal !== undefined) return { by: 'nobody', refusal }
  const request = toCookRequest({ ...brief, restrictions })
  const advice = advise(request, brief.seed, book)
  return { by: 'model', restrictions, advice, asked: { request, conditions: advice.conditions } }
}

async function bind(asked: KitchenBrief): Promise<Binding> {
  const [{ namedRestrictions }, { tooManyRules }] = await Promise.all([
    import('@potluck/cook'),
    loadComposer(),
  ])
  const { restrictions } = asked
  const known = new Set(restrictions.map((label) => label.toLowerCase()))
  const named = namedRestrictions(toCookRequest(asked))
  const all = [...restrictions, ...named.filter((rule) => !known.has(rule.toLowerCase()))]
  const refusal = tooManyRules(all)
  return refusal === undefined ? { restrictions: all } : { restrictions, refusal }
}

/** The built-in engine's answer, corrected where needed. */
export async function writeByKitchen(asked: KitchenBrief): Promise<Settled> {
  const [{ cook, sayMenu }, book, kitchen] = await Promise.all([
    import('@potluck/cook'),
    loadCookbook(),
    loadReview(),
  ])
  const { restrictions, refusal } = await bind(asked)
  if (refusal !== undefined) return settleWords(refusal)
  const brief = { ...asked, restrictions }
  const composed = cook(toCookRequest(brief), brief.seed, book)
  const choices = [...(composed.choices ?? [])]
  if (composed.kind === 'declined') return { ...settleWords(composed.reason), choices }
  if (composed.kind === 'said') return { ...settleWords(composed.text), choices }
  if (composed.kind === 'menu')
    return settleMenu(kitchen, brief, { menu: toStored(composed.menu), choices }, sayMenu)
  const { recipe } = composed
  const review = reviewFor(kitchen, brief, recipe)
  const serving = { recipe, original: recipe, reasons: new Map<string, string>() }
  const settled = review.faults.some(isGrave)
    ? serve(kitchen, brief, serving)
    : settleRecipe(brief, serving, review)
  return { ...settled, choices }
}

/** The menu without what the database does not keep. */
function toStored({ dishes, timeline, notes, ...menu }: Menu) {
  return {
    ...menu,
    dishes: dishes.map(({ made, ...dish }) => ({ ...dish, made: { ...made, by: [...made.by] } })),
    timeline: [...timeline],
    notes: [...notes],
  }
}

function toCookRequest(brief: KitchenBrief): CookRequest {
  const { mode, text, ingredients, restrictions, pantry, today, earlier, recent } = brief
  const { skill, units, original } = brief
  const last = brief.turns.findLast(({ recipe, menu }) => recipe !== null || menu !== null)
  const previous = brief.turns.findLast(({ recipe }) => recipe !== null)?.recipe
  return {
    mode,
    text,
    ingredients,
    restrictions,
    pantry,
    today,
    earlier,
    recent,
    ...(last?.menu && { menu: last.menu }),
    ...(skill && { skill: SKILLS[skill] }),
    ...(units && { units }),
    ...(original && { original }),
    ...(previous && { previous }),
  }
}

const SKILLS = {
  Beginner: 'beginner',
  Intermediate: 'intermediate',
  Expert: 'advanced',
} as const satisfies Record<NonNullable<Brief['skill']>, ComposeRequest['skill']>

/** Settles an answer without faults; a short text that is no recipe counts as declining. */
export async function judge({ asked, written, ...terms }: Written): Promise<Judgement> {
  const [kitchen, holding] = await Promise.all([loadReview(), openHolding(asked)])
  const { recipe, complete, original, reasons } = readAnswer(kitchen, holding, terms, written)
  const words = kitchen.unclaimed(toLayout(written).trim())
  if (!complete && isDeclining(kitchen, terms, words, recipe))
    return { settled: settleWords(words) }
  if (!complete) return { faults: [INCOMPLETE] }
  const review = reviewFor(kitchen, terms, recipe)
  const faults = [
    ...review.faults.map(({ line, say }) => ({ line, say })),
    ...holding.breaches(recipe).map((say) => ({ line: '', say })),
  ]
  if (faults.length > 0) return { faults }
  const serving = { recipe, original, reasons }
  return { settled: settleRecipe({ ...terms, told: holding.told }, serving, review) }
}

/**
 * Settles an answer with faults: takes the writer's corrected version if it is better, and fixes
 * the rest by rule.
 */
export async function settleFaults({
  asked,
  written,
  faults,
  mended,
  ...terms
}: Written & {
  faults: readonly { line: string; say: string }[]
  /** The corrected version; '' if there is none. */
  mended: string
}): Promise<Settled> {
  const [kitchen, holding] = await Promise.all([loadReview(), openHolding(asked)])
  const first = readAnswer(kitchen, holding, terms, written)
  const { original, reasons } = first
  for (const { line, say } of faults) reasons.set(line, reasons.get(line) ?? say)
  const second = readRecipe(`${toLayout(mended)}\n`)
  const repaired = second.complete
    ? holding.forAsMany(kitchen.withoutClaims(second.recipe), reasons)
    : undefined
  // A correction that is no better does not replace what was shown.
  const isBetter =
    repaired !== undefined &&
    !reviewFor(kitchen, terms, repaired).faults.some(isGrave) &&
    holding.breaches(repaired).length <= holding.breaches(first.recipe).length
  const recipe = isBetter || !first.complete ? repaired : first.recipe
  if (!recipe) return settleWords(toRefusal(terms.restrictions, NO_RECIPE))
  return serve(kitchen, { ...terms, told: holding.told }, { recipe, original, reasons })
}

/** Text written before a stop counts as a recipe only if it parses and passes. */
export async function settleStopped({
  asked,
  written,
  shown,
  ...terms
}: Written & { shown: string }): Promise<Settled> {
  const [kitchen, holding] = await Promise.all([loadReview(), openHolding(asked)])
  const { recipe, complete, original, reasons } = readAnswer(kitchen, holding, terms, written)
  if (!complete) return settleWords(shown)
  const told = { ...terms, told: holding.told }
  const served = serve(kitchen, told, { recipe, original, reasons })
  return served.recipe ? served : settleWords(shown)
}

function readAnswer(
  kitchen: KitchenReview,
  holding: Holding,
  { restrictions }: Terms,
  written: string,
) {
  const layout = toLayout(written)
  const { read, complete, replaced } = openReader(kitchen, restrictions).recipe(layout)
  const original = readRecipe(`${layout}\n`).recipe
  const reasons = new Map(replaced.map(({ before, reason }) => [before, reason]))
  return { recipe: holding.forAsMany(read, reasons), complete, original, reasons }
}

const INCOMPLETE = {
  line: '',
  say: 'There is no whole recipe in it: a title, ingredients and steps are needed.',
}
const NO_RECIPE = 'the answer was no whole recipe.'

/** Whether a text without a recipe is a polite refusal. */
function isDeclining(
  kitchen: KitchenReview,
  { restrictions }: Terms,
  text: string,
  read: RecipeData,
) {
  if (text === '' || text.length > DECLINES_WITHIN || LEADS_ELSEWHERE.test(text)) return false
  if (read.ingredients.length > 0 || read.instructions.length > 0) return false
  return kitchen.reviewSentence(text, restrictions).verdict !== 'contains'
}

/** A polite refusal is short; a longer text without a recipe is an essay. */
const DECLINES_WITHIN = 600

/** A web or mail address: a refusal with one would send its reader elsewhere. */
const LEADS_ELSEWHERE =
  /\w:\/\/|\bwww\.|\]\(|\S@\S|\b[\w-]+\.(?:com|org|net|info|biz|io|co|ai|app|dev|me|xyz|shop|site|online|eu|uk|de|fr|us|ru|cn)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/i

/** Readers of answers that are being written, by the answer's id. */
const readers = new Map<string, AnswerReader>()
/**
 * Beyond this the oldest reader is dropped; its answer is then read from the beginning again, as on
 * another thread.
 */
const MOST_READERS = 300

/** The part of a growing answer that may be shown. */
export async function readGrowing({
  answerId,
  written,
  restrictions,
}: { answerId: string; written: string } & Pick<Terms, 'restrictions'>) {
  const kitchen = await loadReview()
  const reader = readers.get(answerId) ?? openReader(kitchen, restrictions)
  readers.delete(answerId)
  readers.set(answerId, reader)
  const [oldest] = readers.keys()
  if (readers.size > MOST_READERS && oldest !== undefined) readers.delete(oldest)
  return reader.passable(toLayout(written))
}

/**
 * Loads the kitchen's tables and the cookbook and writes a recipe that nobody gets, so that the
 * first cook who asks does not wait.
 */
export async function warmKitchen(): Promise<void> {
  const book = await loadCookbook()
  book.dishes()
  await writeByKitchen({
    mode: 'idea',
    text: 'I have lentils, leeks and bacon',
    ingredients: [],
    restrictions: [],
    pantry: [],
    recent: [],
    skill: null,
    units: null,
    today: '2026-01-01',
    original: null,
    turns: [],
    earlier: [],
    seed: 1,
  })
}
