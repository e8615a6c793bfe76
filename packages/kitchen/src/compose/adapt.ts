import { adaptTo as keepRecipeTo } from '../adapting/adapt-to.ts'
import { cookWhatIsRaw } from '../adapting/cook-raw.ts'
import { findDamage } from '../adapting/find-damage.ts'
import { findLeftovers } from '../adapting/find-leftovers.ts'
import { NO_REFINED_SUGAR } from '../adapting/unrefined.ts'
import { toAvoidance } from '../diets/avoidance.ts'
import { STRONG_DRINK } from '../diets/avoided-names.ts'
import { nameRules } from '../diets/name-rules.ts'
import type { MeasureSystem } from '../measures/measure-system.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { withSafeHeat } from '../review/safe-heat.ts'
import { hasSameEntries } from '../text/same-entries.ts'
import { measured } from './measured.ts'
import { readAll } from './read-all.ts'
import type { ComposeRequest, Composition } from './request.ts'
import { withAdaptedTexts } from './revise/adapted-texts.ts'
import { type Change, type Revised, withNote } from './revise/change.ts'
import { makeQuicker } from './revise/quicker.ts'
import { type Reading, readChanges } from './revise/read-changes.ts'
import { revise, toRecipe } from './revise/revise.ts'
import { servesAlready } from './revise/scale.ts'
import { readOneOf } from './revise/scale-birds.ts'
import { cookIn } from './revise/vessels/cook-in.ts'
import { readVessel, sayUnneeded } from './revise/vessels/vessel.ts'
import { tooManyRules } from './rules-at-once.ts'
import { sayDamage } from './say-damage.ts'
import { findUndoable } from './small-talk.ts'
import { findUnused, sayUnused } from './tell-unused.ts'
import { findDanger } from './understand/danger.ts'
import type { Unit } from './understand/lexicon.ts'

const NO_ORIGINAL =
  'I need the recipe itself, with its ingredients and steps, before I can adapt it.'
const ONLY_THESE =
  'Without a language model I can keep a recipe to a diet or an allergy, change its servings or measures, leave out or replace an ingredient by name, take more or less of it, and make it lighter, hotter, milder or fit for children. Anything beyond that I would have to guess, so I leave it.'
/**
 * The current recipe with everything a message asks for. What cannot be done is said first if the
 * rest can be done; if nothing can, that is the answer.
 */
export function adapt(request: ComposeRequest): Composition {
  const strict = adaptTo(request, new Set())
  if (strict.kind === 'recipe' || !UNCOUNTED.test(strict.reason)) return strict
  // A limit that nobody can count is still a wish for less.
  const limit = COUNTED.find(({ label }) => strict.reason.includes(label))
  if (!limit) return strict
  const plain = request.text.replace(/\bsodium\b/gi, 'salt')
  const isAsked = readChanges(plain).changes.some(
    (change) => change.kind === 'amount' && change.word === limit.less,
  )
  // A limit that is set is kept or refused; who says 'cut the sodium' takes less.
  if (!isAsked && request.restrictions?.includes(limit.rule)) return strict
  const text = isAsked ? plain : `${plain}, less ${limit.less}`
  const less = adaptTo({ ...request, text }, new Set([limit.rule]))
  if (less.kind === 'declined') return less
  const said = `It has less ${limit.less} than before. How much is in a portion cannot be counted, so I cannot say that it keeps to ${limit.label}.`
  const description = `${said} ${less.recipe.description}`.trim()
  return { kind: 'recipe', recipe: { ...less.recipe, description } }
}

const UNCOUNTED = /: too little of it can be counted\b|\bis not counted: its salt decides\b/
const COUNTED = [
  { rule: 'low-sodium', label: nameRules(['low-sodium']), less: 'salt' },
  { rule: 'diabetic-safe', label: nameRules(['diabetic-safe']), less: 'sugar' },
]

/** @param spared rules that are not to be kept to */
function adaptTo(request: ComposeRequest, spared: ReadonlySet<string>): Composition {
  const { original, previous } = request
  const recipe: RecipeData | undefined = original ? toRecipe(original) : previous
  const danger = findDanger(
    [request.text, recipe?.title, ...(recipe?.ingredients ?? [])].join('. '),
  )
  if (danger) return { kind: 'declined', reason: danger }
  if (!recipe || recipe.ingredients.length === 0) return { kind: 'declined', reason: NO_ORIGINAL }
  const text = request.text.replace(FOR_ME, ' ')
  const reading = readAll(text, recipe)
  const { rules: all, without } = rulesOf(request, reading)
  const rules = all.filter((rule) => !spared.has(rule))
  const tooMany = tooManyRules(rules)
  if (tooMany !== undefined) return { kind: 'declined', reason: tooMany }
  const units = readMeasures(text)
  const changes = changesOf(request, recipe, reading)
  const made = [recipe.title, ...recipe.instructions].join(' ')
  const asked = readVessel(text, made)
  const undone = undoneOf(text, reading, made)
  const isInHaste = reading.quicker && !asked
  if (changes.length + rules.length === 0 && !units && !asked && !isInHaste)
    return { kind: 'declined', reason: undone.join(' ') || sayUndone(text, recipe, reading) }
  const changed = reviseAll(recipe, changes, rules)
  const moved = asked
    ? cookIn(changed.recipe, asked)
    : isInHaste
      ? makeQuicker(changed.recipe, reading.maxMinutes)
      : undefined
  const leaning = changed.reasons.find((reason) => LEANS.test(reason))
  if (leaning !== undefined) return { kind: 'declined', reason: leaning }
  const kept = keptTo(
    moved?.ok ? moved.recipe : changed.recipe,
    rules,
    without.filter((rule) => !changed.failed.includes(rule)),
  )
  if (!kept.ok) return { kind: 'declined', reason: kept.reason }
  const safe = withSafeHeat(recipe, cookWhatIsRaw(recipe, kept.recipe))
  const told = withAdaptedTexts(recipe, safe, rules)
  const written = measured(told, rules, units ?? request.units)
  const said = changed.reasons.filter((reason) => !isThere(reason, recipe))
  const reasons = [...said, ...(moved && !moved.ok ? [moved.reason] : []), ...undone]
  const isDone =
    written.adaptations.length > 0 || !hasSameEntries(written.ingredients, recipe.ingredients)
  if (!isDone) return { kind: 'declined', reason: reasons.join(' ') || SAME_MEASURES }
  const damage = moved ? findLeftovers(recipe, written) : findDamage(recipe, written)
  if (damage.length > 0)
    return { kind: 'declined', reason: sayDamage(recipe, written, damage, rules) }
  const noted = units ? withNote(written, MEASURED[units], []) : written
  const unused = findUnused(text, reading, {
    before: recipe,
    after: noted,
    said: reasons,
    rules: [...rules, ...without],
  })
  const description = [...sayUnused(unused), ...reasons, noted.description].join(' ').trim()
  return { kind: 'recipe', recipe: { ...noted, description } }
}

/** Nothing of it could be done: what was ruled out and is not known is named. */
function sayUndone(text: string, recipe: RecipeData, reading: Reading): string {
  const unused = findUnused(text, reading, { before: recipe, after: recipe, said: [], rules: [] })
  return [...sayUnused(unused), ONLY_THESE].join(' ')
}

/** Whether what is said not to be in it is, beside another food: 'rice, sliced green onions'. */
function isThere(reason: string, { ingredients }: RecipeData): boolean {
  const [, food] = /^There (?:is|are) no (.+) in it as it is/.exec(reason) ?? []
  return food !== undefined && ingredients.join('\n').toLowerCase().includes(food.toLowerCase())
}

const FOR_ME = /\bfor (?:me|us|my needs)\b/gi
const SAME_MEASURES = 'It is in those measures already, as far as its amounts can be converted.'
const MEASURED = {
  metric: 'Written in grams, milliliters and degrees Celsius.',
  us: 'Written in cups, spoons, ounces and degrees Fahrenheit.',
} as const satisfies Record<MeasureSystem, string>

/**
 * The restrictions of the request, and exclusions that are more than a single food: dairy, alcohol.
 */
function rulesOf(request: ComposeRequest, { changes, rest, unknown }: Reading) {
  const out = changes.flatMap((change) => (change.kind === 'leave-out' ? [change.unit] : []))
  const without = out.flatMap(({ typed, meaning }) => {
    const rule = `no ${typed}`
    return (meaning?.rules ?? []).length === 0 && isUnderstood(rule) ? [rule] : []
  })
  const said = [
    ...(ALCOHOL_FREE.test(request.text) ? [NO_ALCOHOL] : []),
    ...(NO_ADDED_SUGAR.test(request.text) ? SUGARS : []),
  ]
  const all = [
    ...(request.restrictions ?? []),
    ...rest.flatMap(({ meaning }) => meaning?.avoids ?? []),
    ...out.flatMap(rulesIn),
    // A food of the lexicon that the composer does not cook with: lovage.
    ...unknown.map((word) => `no ${word}`).filter(isUnderstood),
    ...said,
  ]
  const isOfRefined = REFINED.test(request.text)
  const told = isOfRefined ? [NO_REFINED_SUGAR, ...all.filter((rule) => !OF_SUGAR.test(rule))] : all
  // Who says that there is to be no alcohol has said the less as well.
  const rules = told.filter((rule) => rule !== STRONG_DRINK || !said.includes(NO_ALCOHOL))
  return { rules: [...new Set(rules)], without: without.filter((rule) => !rules.includes(rule)) }
}

const NO_ADDED_SUGAR = /\b(?:no|without) added sugar|(?<!refined[- ])\bsugar[- ]free\b/i
const SUGARS = [
  'no sugar',
  'no honey',
  'no maple syrup',
  'no agave syrup',
  'no corn syrup',
  'no coconut sugar',
]
/** Honey and maple syrup stay, which nobody refines. */
const REFINED =
  /\b(?:no|not|without|avoid\w*|cut(?:ting)? out)(?: any| the| my)? (?:refined|processed|white)(?: white)? sugars?\b|\b(?:refined|white)[- ]sugar[- ]free\b|\b(?:un|non-)refined sugars?\b/i
const OF_SUGAR = /^no (?:white )?sugar$/
const NO_ALCOHOL = 'no alcohol'
const ALCOHOL_FREE =
  /\balcohol[- ]free\b|\bnon[- ]?alcoholic\b|\b(?:no|without(?: any)?) alcohol\b/i

function isUnderstood(rule: string): boolean {
  const { foods, words } = toAvoidance(rule)
  return foods.length > 0 && words.length === 0
}

/** 'Without dairy' means more than that no line says dairy. */
function rulesIn({ meaning, typed }: Unit): readonly string[] {
  const rules = [...(meaning?.rules ?? []), ...(meaning?.avoids ?? [])]
  if (rules.length > 0) return rules
  const { forbids } = toAvoidance(`no ${typed}`)
  return forbids.length > 0 ? [`no ${typed}`] : []
}

function changesOf(
  { text, servings }: ComposeRequest,
  recipe: RecipeData,
  { changes, rest }: Reading,
): Change[] {
  const part = readOneOf(text, recipe)
  const read = part
    ? [
        ...changes.filter(({ kind }) => kind !== 'servings'),
        { kind: 'times' as const, factor: part },
      ]
    : changes
  const wanted = read.filter(
    (change) =>
      change.kind !== 'leave-out' ||
      (rulesIn(change.unit).length === 0 && !/\bsugar$/.test(change.unit.typed)),
  )
  const isScaled = wanted.some(({ kind }) => kind === 'servings' || kind === 'times')
  const scaled: Change[] = servings && !isScaled ? [{ kind: 'servings', servings }] : []
  const asked = [...wanted, ...scaled.filter(() => String(servings) !== recipe.servings)]
  const news = asked.filter((change) => !servesAlready(recipe, change))
  // If nothing else was asked for, that is the answer.
  return news.length + rest.length > 0 ? news : asked
}

/** The parts of a message that no rule can do. */
function undoneOf(text: string, { uses }: Reading, made: string): string[] {
  const undoable = readVessel(text, made)
    ? undefined
    : (sayUnneeded(text, made) ?? findUndoable(text))
  const lost = uses.map(
    ({ unit: { typed } }) =>
      `There is nothing in it that ${typed} would take the place of as it is: tell me what for, as in “${typed} instead of …”.`,
  )
  return [...(undoable ? [undoable] : []), ...lost]
}

/** Makes one change after another; a change that cannot be made truthfully is skipped. */
function reviseAll(recipe: RecipeData, changes: readonly Change[], rules: readonly string[]) {
  const reasons: string[] = []
  const failed: string[] = []
  let revised: RecipeData = { ...recipe, adaptations: [], originalVsAdapted: [] }
  for (const change of changes) {
    const next = revise(revised, [change], rules)
    if (next.ok) revised = withNotesOf(revised, next.recipe)
    const said = next.ok ? next.said : next.reason
    if (said !== undefined) reasons.push(said)
    if (!next.ok && change.kind === 'leave-out' && !NOT_LISTED.test(next.reason))
      failed.push(`no ${change.unit.typed}`)
  }
  return { recipe: revised, reasons, failed }
}

/** It may still stand among the remarks of a line: 'rice, sliced green onions'. */
/** Who wants neither onion nor garlic is served by no dish with one of them. */
const LEANS = /^The steps lean on /
const NOT_LISTED = /^There (?:is|are) no /

function withNotesOf(before: RecipeData, after: RecipeData): RecipeData {
  return {
    ...after,
    adaptations: [...before.adaptations, ...after.adaptations],
    originalVsAdapted: [...before.originalVsAdapted, ...after.originalVsAdapted],
  }
}

/**
 * Looks for the excluded food in other lines too, such as the garlic in a spice mix, which can be
 * bought without.
 */
function keptTo(recipe: RecipeData, rules: readonly string[], without: readonly string[]): Revised {
  const all = [...rules, ...without]
  if (all.length === 0) return { ok: true, recipe }
  const strict = keepRecipeTo(recipe, all)
  if (strict.ok || without.length === 0)
    return strict.ok && rules.length === 0 ? quiet(recipe, strict.recipe) : strict
  return rules.length > 0 ? keepRecipeTo(recipe, rules) : { ok: true, recipe }
}

/** Leaves out the note that a rule is kept, since nobody asked for the rule. */
function quiet(before: RecipeData, after: RecipeData): Revised {
  const isSame = hasSameEntries(before.ingredients, after.ingredients)
  return { ok: true, recipe: isSame ? { ...before, description: after.description } : after }
}

function readMeasures(text: string): MeasureSystem | undefined {
  if (
    /^\W*(?:metric|grams?|us|imperial|cups)\b(?: (?:units|measures|measurements|system))?(?:,? please)?\W*$/i.test(
      text,
    )
  )
    return /metric|gram/i.test(text) ? 'metric' : 'us'
  if (/\b(?:in|to|into|use) (?:grams?|metric|millilit(?:er|re)s?|celsius|ml)\b/i.test(text))
    return 'metric'
  return /\b(?:in|to|into|use) (?:cups?|us (?:units|measures|cups)|imperial|ounces|fahrenheit)\b/i.test(
    text,
  )
    ? 'us'
    : undefined
}
