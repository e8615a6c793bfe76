import { type Revised, withNote } from '../compose/revise/change.ts'
import { withinLimits } from '../compose/revise/within-limits.ts'
import { joinWords } from '../compose/words/join.ts'
import { type CheckedRecipe, checkDiet, type Finding } from '../diets/check-diet.ts'
import { nameRules } from '../diets/name-rules.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { INGREDIENTS } from '../lexicon/lexicon.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { withSafeHeat } from '../review/safe-heat.ts'
import { findNearest } from '../text/count-slips.ts'
import { toSingular } from '../text/plural.ts'
import { hasSameEntries } from '../text/same-entries.ts'
import { toKey } from '../text/tokens.ts'
import { parseServings } from '../times/parse-servings.ts'
import { changeLines, sayWhy } from './change-lines.ts'
import { dropOffers } from './drop-offers.ts'
import { findFoodSpans } from './find-foods.ts'
import { findingsOf } from './findings-of.ts'
import { findImpossible } from './impossible.ts'
import { findLineOf, readDish, readDishLine } from './read-dish.ts'
import { openMadeHere, replaceMentions } from './replace-mentions.ts'
import { withPinchOfSalt } from './salt-in-steps.ts'
import { spansInDoubt } from './spans-against.ts'
import { withoutListedStarch, withoutStarchBeside } from './starch-beside.ts'

/**
 * A recipe of anyone's, changed as little as its restrictions ask for: what breaks one is replaced by what
 * does the same in this sort of dish, in the list and in every step that means it; what the dish does not
 * need is left out. What is only not known stays, and the description says what to look at. A dish that is
 * what is avoided is declined.
 */
export function adaptTo(recipe: RecipeData, rules: readonly string[]): Revised {
  if (recipe.ingredients.length > MOST_LINES)
    return {
      ok: false,
      reason: `There is too much in it that does not keep to ${nameRules(rules)}.`,
    }
  const impossible = findImpossible(readDish(recipe), rules)
  if (impossible) return { ok: false, reason: impossible }
  const changed = changeLines(recipe, rules)
  if (!changed.ok) return changed
  const free = dropOffers(replaceMentions(changed.recipe, recipe, rules), rules)
  const once = saidOnce(withPinchOfSalt(free, rules), recipe)
  const counted = keepLimits(withoutStarchBeside(once, rules), rules)
  const isUncounted = findAgainst(counted, rules).some(
    ({ line, reason }) => line === '' && UNCOUNTED.test(reason),
  )
  const kept = isUncounted ? (withoutListedStarch(counted, rules) ?? counted) : counted
  const left = findAgainst(kept, rules).filter(
    ({ line, reason }) => kept === counted || line !== '' || !UNCOUNTED.test(reason),
  )
  const broken = left.find(({ verdict, line }) => verdict === 'contains' || line === '')
  if (broken) return { ok: false, reason: sayWhy(broken, nameRules(rules)) }
  return { ok: true, recipe: withSummary(recipe, withSafeHeat(recipe, kept), left, rules) }
}

/** 'Apple juice and apple juice' for wine and brandy is apple juice. */
function saidOnce(changed: RecipeData, before: RecipeData): RecipeData {
  const had = [...before.ingredients, ...before.instructions].join('\n')
  const mend = (text: string) =>
    text.replace(TWICE, (said, food: string) => (had.includes(said) ? said : food))
  const mended = {
    ...changed,
    ingredients: changed.ingredients.map((line) =>
      TWICE.test(line) && mend(line) !== line ? mend(line).replace(/,? mixed\b/i, '') : line,
    ),
    instructions: changed.instructions.map(mend),
    description: mend(changed.description),
    adaptations: changed.adaptations.map(mend),
    originalVsAdapted: changed.originalVsAdapted.map(mend),
  }
  const isSame =
    hasSameEntries(mended.ingredients, changed.ingredients) &&
    hasSameEntries(mended.instructions, changed.instructions)
  return isSame ? changed : mended
}

const TWICE = /\b(\p{L}{3,} \p{L}{3,}) (?:and|or) \1\b/iu

/** Amounts are missing, so that no portion can be judged. */
const UNCOUNTED = /^Only \d+ % /

/** A recipe of more lines than this is none. */
const MOST_LINES = 150

/** All that a recipe has against rules: at the end nothing of it may be certain. */
export function findAgainst(recipe: RecipeData, rules: readonly string[]): readonly Finding[] {
  return checkDiet(toChecked(recipe), rules).findings
}

function toChecked({ ingredients, instructions: steps, ...recipe }: RecipeData): CheckedRecipe {
  const read = parseServings(recipe.servings)
  return { ingredients, steps, servings: read.ok ? read.servings.max : undefined }
}

function keepLimits(recipe: RecipeData, rules: readonly string[]): RecipeData {
  let kept = recipe
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const over = findAgainst(kept, rules).find(({ line }) => line === '')
    const less = over && withinLimits(kept, over, rules)
    if (!less) return kept
    kept = less
  }
  return kept
}

const MOST_ROUNDS = 40

/** Says first what nobody can tell from here, and where nothing had to change that it is so. */
function withSummary(
  original: RecipeData,
  adapted: RecipeData,
  left: readonly Finding[],
  rules: readonly string[],
): RecipeData {
  const labels = nameRules(rules)
  const doubts = toDoubts(adapted, original, left, rules)
  const said = doubts === '' ? adapted.description : `${doubts} ${adapted.description}`.trim()
  const told = { ...adapted, description: said }
  if (adapted !== original || original.adaptations.length > 0) return told
  const note = `Nothing had to change: as far as its ingredients go it keeps to ${labels}.`
  return withNote(told, note, [])
}

/** How a description begins that names what nobody can tell from here. */
export const DOUBT = 'Look at the label of:'

function toDoubts(
  adapted: RecipeData,
  original: RecipeData,
  left: readonly Finding[],
  rules: readonly string[],
): string {
  const isMade = openMadeHere(original)
  const { lines } = readDish(adapted)
  const named = left.flatMap(({ line, reason }) => {
    if (!adapted.ingredients.includes(line))
      return spansNamed(line, reason, rules).flatMap((span) =>
        isMade(span) || MADE_IN_THE_POT.test(span.said) || findLineOf(span, line, lines)
          ? []
          : [span.said.toLowerCase()],
      )
    if (/:\s*$/.test(line)) return []
    const { name } = parseIngredientLine(line)
    const isUnknown = /not known here/.test(reason)
    const [food] = readDishLine(line).foods
    const isFood =
      food?.aisle !== 'produce' &&
      !NO_FOOD.test(name) &&
      !PART_OF_IT.test(line.trim()) &&
      !/-free\b|\bvegan\b/.test(name) &&
      !(isUnknown && findFoodSpans(line).length > 0) &&
      findingsOf(asMeant(name), rules).length > 0
    return isFood && name.split(/\s+/).length <= LONGEST_NAME ? [name.trim()] : []
  })
  const foods = [...new Map(named.map((name) => [toKey(name), name])).values()].slice(0, MOST_NAMED)
  const isSpare =
    named.length > 0 && left.every(({ line }) => line === '' || parseIngredientLine(line).optional)
  return foods.length === 0
    ? ''
    : `${DOUBT} ${joinWords(foods)}. I cannot tell whether it keeps to ${nameRules(rules)}${isSpare ? '; it is optional, so leave it out where that does not tell' : ''}.`
}

/** A name as it is surely meant: 'cinnamom stick', and 'precooked rice noodles', which are no rice. */
function asMeant(name: string): string {
  return name
    .replace(COOKED_BEFORE, '')
    .replace(/\p{L}{7,}/gu, (word) => findSlip(word.toLowerCase()) ?? word)
}

const COOKED_BEFORE = /^(?:pre-?cooked|ready[- ]cooked) /i

/** The one word of the names of foods that a word is but for a letter; undefined for a word of theirs. */
function findSlip(word: string): string | undefined {
  if (NAME_WORDS.includes(toSingular(word))) return undefined
  const near = findNearest(toSingular(word), NAME_WORDS, 1)
  return near.length === 1 ? near[0] : undefined
}

const NAME_WORDS: readonly string[] = [
  ...new Set(INGREDIENTS.flatMap(({ name }) => toKey(name).split(' '))),
].filter((word) => word.length > 6)

/** What only a step names, 'top with chocolate chips', where the doubt is about it. */
function spansNamed(sentence: string, reason: string, rules: readonly string[]) {
  return spansInDoubt(sentence, rules).filter(({ said }) => toKey(reason).startsWith(toKey(said)))
}

/** What is cooked in water becomes one: no line lists it, and no label has it. */
const MADE_IN_THE_POT = /^(?:rich |hot |the )?(?:broth|stock|sauce|gravy|marinade)$/i

const MOST_NAMED = 4
const LONGEST_NAME = 5

/** A heading without its colon: what it is of stands below it. */
const PART_OF_IT =
  /^(?:(?:the|for the|your) )?(?:glaze|icing|frosting|toppings?|filling|dough|sauce|dressing)$/i

/** Tools and measures that stand in lists. */
const NO_FOOD =
  /\b(?:jar|cookers?|dish(?:es)?|oven|mixer|blender|trays?|moulds?|cheesecloth|thermometer|skewers?|foil|paper|pan|pot|bowl|stone|patience|love|whatever|anything|toothpicks?|string|twine|wood|recipient|container|bag|bottle|spoon\w*|handful|each|temp|temperature|packet|marbles?|thermos|size|any|brand|option\w*|time|overfilled)\b/i
