import { isKindOf } from '../lexicon/lexicon.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { findFoodSpans } from './find-foods.ts'
import { type DishLine, GENERIC, readDishLine } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/**
 * What a change left behind in a recipe, in its own vessel or in another: a food of the old list that a step still
 * takes, half of a bracket, a word that begins with nothing to stand for, work that the dish needs and no step does
 * any more. A clause for each, fit to be shown.
 */
export function findLeftovers(before: RecipeData, after: RecipeData): string[] {
  return [
    ...findStillTaken(before, after),
    ...findHalfSaid(before, after),
    ...findLostWork(before, after),
    ...findShells(before, after),
  ]
}

/** Foods of lines that went, which a step of the old wording still takes by a broader name: 'the chilli'. */
function findStillTaken(before: RecipeData, after: RecipeData): string[] {
  const kept = after.ingredients.map(readDishLine)
  const gone = before.ingredients
    .filter((text) => !after.ingredients.includes(text))
    .map(readDishLine)
    .filter((line) => !kept.some((other) => sharesHead(line, other)))
  const listed = after.ingredients.join('\n').toLowerCase()
  const told = new Set(before.instructions.flatMap(toSentences))
  return after.instructions.flatMap(toSentences).flatMap((sentence) => {
    // What the change wrote is looked at by who wrote it.
    if (!told.has(sentence)) return []
    return findFoodSpans(sentence).flatMap(({ said, ingredient, figure, promised }) => {
      if (figure || promised || GENERIC.has(ingredient.name)) return []
      const word = said.toLowerCase()
      const isGone = gone.some(({ foods }) => foods.some((food) => isKindOf(food, ingredient)))
      const isKept =
        listed.includes(word.replace(/(?:es|s)$/, '').slice(0, SURELY)) ||
        kept.some(({ foods }) =>
          foods.some((food) => isKindOf(food, ingredient) || isKindOf(ingredient, food)),
        )
      return isGone && !isKept ? [`its steps still take ${word}, which is not in it any more`] : []
    })
  })
}

/** So many letters of a name tell it from its plural. */
const SURELY = 5

function sharesHead(one: DishLine, other: DishLine): boolean {
  return [...one.heads].some((head) => other.heads.has(head))
}

/** Sentences that lost a half: a bracket that only closes, an 'it' before anything is named. */
function findHalfSaid(before: RecipeData, after: RecipeData): string[] {
  const had = before.instructions.join('\n')
  const sentences = after.instructions.flatMap(toSentences)
  const halves = after.instructions.filter((step) => !isEven(step) && !had.includes(step))
  const first = sentences[0] ?? ''
  const hangs = HANGING.test(first) && !had.includes(first) && !HANGING.test(had)
  const meats = sentences.filter((one) => SPOON_OF_FLESH.test(one) && !SPOON_OF_FLESH.test(had))
  return [
    ...(isEven(had) ? halves : []).map((step) => `“${cut(step)}” lost a half of its brackets`),
    ...(hangs ? [`“${cut(first)}” says no more what`] : []),
    ...meats.map((one) => `“${cut(one)}” measures meat by the spoon`),
  ]
}

function isEven(text: string): boolean {
  const opened = text.replace(/\d\)|[:;]-?[()]/g, '')
  return opened.split('(').length === opened.split(')').length
}

const HANGING = /^(?:\p{L}+ly )?\p{L}+ (?:it|them)\b(?! (?:all|together|to a|with)\b)/iu
const SPOON_OF_FLESH =
  /\b(?:teaspoons?|tablespoons?|tsp|tbsp)(?: or (?:so|two))? of (?:the )?(?:chicken|beef|pork|lamb|turkey|salmon|fish|tofu)\b(?! (?:stock|broth|bouillon|fat|powder|base|seasoning))/i

/** What makes the dish what it is, whatever it is cooked in. */
const WORK = [
  ['mash', /\bmash(?:es|ed|ing|er)?\b/i],
  ['blend', /\b(?:blend(?:er|ed|ing)?|pur[eé]e[ds]?|liquidi[sz]e|food processor)\b/i],
  ['shred', /\bshred(?:ded|ding|s)?\b|\bpull(?:ed)? (?:\p{L}+ )?apart\b/iu],
] as const

function findLostWork(before: RecipeData, after: RecipeData): string[] {
  if (after.instructions.length >= before.instructions.length) return []
  const [was, now] = [before, after].map(({ instructions }) => instructions.join('\n'))
  if (before.ingredients.some((line) => WORKED.test(line) && !after.ingredients.includes(line)))
    return []
  return WORK.flatMap(([name, said]) =>
    said.test(was ?? '') && !said.test(now ?? '') ? [`no step says any more to ${name} it`] : [],
  )
}

/** What is mashed or pulled apart may be gone. */
const WORKED = /\b(?:potato|beans?|avocado|banana|meat|chicken|pork|garlic)/i

/** Lines and sentences that still speak of a shell where shellfish gave way to what has none. */
function findShells(before: RecipeData, after: RecipeData): string[] {
  const isOfShellfish = ({ ingredients }: RecipeData) =>
    ingredients.some((one) => SHELLFISH.test(one))
  if (!isOfShellfish(before) || isOfShellfish(after)) return []
  const said = [...after.ingredients, ...after.instructions.flatMap(toSentences)]
  return said.filter((one) => SHELL.test(one)).map((one) => `“${cut(one)}” has a shell no more`)
}

const SHELLFISH =
  /\b(?:shrimps?|prawns?|crabs?|lobsters?|crayfish|langoustines?|mussels?|clams?|oysters?|scallops?)\b(?! (?:paste|sauce|stock|powder|crackers?|mushrooms?))/i
/** How recipes speak of the shells of shellfish, and not of those of eggs, nuts or pasta. */
const SHELL =
  /\b(?:shells?|heads?) (?:and tails )?on\b|\bdevein\w*|\b(?:fry|toast|simmer|crush|reserve|keep|save) the (?:heads and )?shells\b|\b(?:pull off|remove) the beards?\b|\bclose when you tap\b|\buntil (?:all |they |the \w+ )*(?:are |have )?(?:open|opened)\b/i

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}

/** Characters of a sentence that is quoted. */
const LONGEST = 90
