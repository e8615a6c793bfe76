import { parseIngredientLine, type RecipeData } from '@potluck/kitchen'
import { checkDiet, nutritionOf, toTokens } from '@potluck/kitchen/knowledge'
import { reviewRecipe } from '@potluck/kitchen/review'
import { findForbidden } from './aims.ts'
import { type Miss, miss } from './verdict.ts'
import { holds } from './words.ts'

/** A recipe before its change: as somebody wrote it. */
export type Before = {
  title: string
  ingredients: string[]
  instructions: string[]
  servings: string
}

/** All that is wrong with a changed recipe, held against the one that was handed over. */
export function checkAdapted(before: Before, after: RecipeData, rules: readonly string[]): Miss[] {
  return [
    ...findLostLines(before, after),
    ...findNeedless(before, after, rules),
    ...findBroken(before, after),
    ...findHeavier(before, after),
    ...findLostSentences(before, after),
    ...findNewFaults(before, after),
    ...findLostHeadings(before, after),
    ...findForbidden(after, rules),
    ...judgeTitle(before.title, after.title),
    ...findMisnamed(after),
  ]
}

/** Lines that had to go though nothing was against them: for a word that is not known. */
function findNeedless(before: Before, after: RecipeData, rules: readonly string[]): Miss[] {
  if (rules.length === 0) return []
  const listed = wordsOf(after.ingredients)
  return before.ingredients.flatMap((line) => {
    const { heading, name } = parseIngredientLine(line)
    const words = [...wordsOf([name])].filter((word) => word.length > 2)
    if (heading || words.length === 0 || words.some((word) => listed.has(word))) return []
    const { findings } = checkDiet({ ingredients: [line], steps: [] }, rules)
    // A word that is not known is no need to replace a line.
    const isAgainst = findings.some(({ reason }) => !/not known here/.test(reason))
    return isAgainst ? [] : miss('damaged', `replaced without need: ${line}`)
  })
}

/** An amount that was read wrongly shows in the weight of the whole, for as many portions. */
function findHeavier(before: Before, after: RecipeData): Miss[] {
  if (after.servings !== before.servings) return []
  const [had, has] = [gramsOf(before.ingredients), gramsOf(after.ingredients)]
  return had > LEAST_WEIGHED && has > had * MOST_HEAVIER
    ? miss('damaged', `weighs ${Math.round(has)} g, not ${Math.round(had)}`)
    : []
}

function gramsOf(ingredients: readonly string[]): number {
  const { lines } = nutritionOf({ ingredients })
  return lines.reduce((sum, { grams = 0 }) => sum + grams, 0)
}

/** Three eggs' worth of what stands in for them may weigh more than they did. */
const MOST_HEAVIER = 1.5
/** Grams below which most lines have no amount. */
const LEAST_WEIGHED = 200

/** A step that begins in the middle of a sentence, and a word twice, where the original had none. */
function findBroken(before: Before, after: RecipeData): Miss[] {
  const begins = (steps: readonly string[]) => steps.filter((step) => /^\p{Ll}/u.test(step))
  const had = new Set(begins(before.instructions))
  const broken = begins(after.instructions).filter((step) => had.size === 0 && !had.has(step))
  const stutters = [...after.ingredients, ...after.instructions].filter((text) => TWICE.test(text))
  const original = [...before.ingredients, ...before.instructions].join('\n')
  return [
    ...broken.flatMap((step) => miss('damaged', `a step that breaks off: ${step}`)),
    ...(TWICE.test(original)
      ? []
      : stutters.flatMap((text) => miss('damaged', `a word twice: ${text}`))),
  ]
}

const TWICE = /(?<![\p{L}-])(\p{L}{3,})[ -]\1(?![\p{L}])/iu

/** A title that names meat, fish or egg which is not in it. */
function findMisnamed({ title, ingredients }: RecipeData): Miss[] {
  return NAMED.filter((food) => holds(food, [title]) && !holds(food, ingredients)).flatMap((food) =>
    miss('missed', `its title names ${food}, which is not in it: ${title}`),
  )
}

const NAMED = [
  'chicken',
  'beef',
  'pork',
  'bacon',
  'ham',
  'salmon',
  'shrimp',
  'lamb',
  'turkey',
  'cod',
]

/** Foods that are gone, and that nothing says why. */
function findLostLines(before: Before, after: RecipeData): Miss[] {
  const told = wordsOf([
    ...after.adaptations,
    ...after.originalVsAdapted,
    after.description,
    ...after.tips,
  ])
  const listed = wordsOf(after.ingredients)
  return before.ingredients.flatMap((line) => {
    const { heading, name } = parseIngredientLine(line)
    const words = [...wordsOf([name])].filter((word) => word.length > 2)
    if (heading || words.length === 0) return []
    const isThere = words.some((word) => listed.has(word))
    return isThere || words.some((word) => told.has(word)) ? [] : miss('damaged', `lost: ${line}`)
  })
}

/** Sentences of the method that are gone though what they speak of is still in the list. */
function findLostSentences(before: Before, after: RecipeData): Miss[] {
  const kept = sentencesOf(after.instructions).map((sentence) => wordsOf([sentence]))
  const gone = goneFoods(before, after)
  const told = after.originalVsAdapted.map((pair) => pair.split(' → ')[0] ?? '')
  const lost = sentencesOf(before.instructions).filter((sentence) => {
    if (told.some((step) => step.includes(sentence))) return false
    const words = [...wordsOf([sentence])].filter((word) => word.length > 2)
    if (words.length < LEAST_WORDS || words.some((word) => gone.has(word))) return false
    return !kept.some(
      (other) => words.filter((word) => other.has(word)).length >= words.length * HALF,
    )
  })
  const spared = new Set(after.originalVsAdapted)
  const said = before.instructions.filter((step) => {
    return !IS_CREDIT.test(step) && !spared.has(`${step} → not needed`)
  })
  const fewer = after.instructions.length < said.length && gone.size === 0
  const steps = fewer ? miss('damaged', 'has fewer steps') : []
  return [...steps, ...lost.flatMap((sentence) => miss('damaged', `lost: ${sentence}`))]
}

/** Fewer words are an 'Enjoy!', of which nothing is lost. */
const LEAST_WORDS = 4
const HALF = 0.5
/** Where a recipe was found, and good wishes, are no part of its method. */
const IS_CREDIT = /https?:|\benjoy\b/i

/** Words of the lines before that no line after has. */
function goneFoods(before: Before, after: RecipeData): Set<string> {
  const listed = wordsOf(after.ingredients)
  const names = before.ingredients.map((line) => parseIngredientLine(line).name)
  return new Set([...wordsOf(names)].filter((word) => !listed.has(word)))
}

/** What the kitchen finds wrong with it that was not wrong before: unlisted, unused, implausible. */
function findNewFaults(before: Before, after: RecipeData): Miss[] {
  const known = new Map<string, number>()
  for (const { kind } of reviewRecipe(toRecipe(before), { restrictions: [] }).faults)
    known.set(kind, (known.get(kind) ?? 0) + 1)
  return reviewRecipe(after, { restrictions: [] }).faults.flatMap(({ kind, line, say }) => {
    const left = known.get(kind) ?? 0
    known.set(kind, left - 1)
    return left > 0 ? [] : miss('damaged', `${kind}: ${line} ${say}`)
  })
}

function findLostHeadings(before: Before, after: RecipeData): Miss[] {
  const headings = (lines: string[]) => lines.filter((line) => parseIngredientLine(line).heading)
  const [had, has] = [headings(before.ingredients).length, headings(after.ingredients).length]
  return has < had ? miss('damaged', `${had - has} of ${had} headings are gone`) : []
}

/** Whether a person would call it that. */
export function judgeTitle(before: string, title: string): Miss[] {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const most = Math.max(MOST_WORDS, before.split(/\s+/).length + 2)
  if (words.length === 0) return miss('missed', 'no title')
  if (words.length > most) return miss('missed', `a title of ${words.length} words: ${title}`)
  if ((title.match(/\b(?:with|without)\b/gi)?.length ?? 0) > 1)
    return miss('missed', `a title with two 'with': ${title}`)
  if (/\b(\p{L}{3,})\s+\1\b|\b(\p{L}{3,} \p{L}{3,})\b.*\b\2\b/iu.test(title))
    return miss('missed', `a title that stutters: ${title}`)
  return /[,;:–-]\s*$|\(\s*\)|\b(?:and|with|of|in)$/i.test(title)
    ? miss('missed', `a title that breaks off: ${title}`)
    : []
}

const MOST_WORDS = 9

export function toRecipe({ title, ingredients, instructions, servings }: Before): RecipeData {
  return {
    title,
    description: '',
    prepTime: '',
    cookTime: '',
    totalTime: '',
    servings,
    difficulty: '',
    ingredients,
    instructions,
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
}

function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])(?<!\b(?:e\.g|i\.e|min|approx|tbsp|tsp)\.)\s+/))
    .filter((text) => text.trim() !== '' && !IS_CREDIT.test(text))
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => toTokens(text).map(({ word }) => word)))
}
