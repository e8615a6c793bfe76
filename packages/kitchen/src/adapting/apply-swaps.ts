import { withNote } from '../compose/revise/change.ts'
import { tidyTitle } from '../compose/revise/tidy-title.ts'
import { capitalize, joinWords, toTitle } from '../compose/words/join.ts'
import { lowerName } from '../compose/words/lower-name.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { findFoodSpans } from './find-foods.ts'
import { findSwap } from './find-swap.ts'
import {
  type Dish,
  type DishLine,
  FLESH,
  findLineOf,
  isFlesh,
  isOneOf,
  readDish,
} from './read-dish.ts'
import { retell, retellSteps } from './retell-steps.ts'
import { AMOUNT_BEHIND, AMOUNT_IN_FRONT, MEASURED_BY, SENTENCE_END, type Swap } from './swap.ts'
import { toSentences } from './take-out.ts'
import { withinPortions } from './within-portions.ts'
import { withShorterCooking, withShorterSlowCooking } from './without-flesh-cues.ts'

/**
 * Puts each swap in the place of its line: in the list, in the steps that mean it, in the title and the
 * texts. All of one recipe at once, so that 'the meat' is read while both meats are still there.
 */
export function applySwaps(recipe: RecipeData, swaps: readonly Swap[]): RecipeData {
  if (swaps.length === 0) return recipe
  const dish = readDish(recipe)
  const byLine = new Map(swaps.map((swap) => [swap.line, swap]))
  const say = (
    text: string,
    as = (label: string, _said: string) => label,
    isTold = (_said: string) => true,
  ) =>
    retell(text, (span) => {
      // Satay is how it is cooked, whatever its sauce is of.
      if (!isTold(span.said)) return undefined
      const swap = findSwap(span, text, dish.lines, byLine)
      return swap && { ...swap, call: (said, food) => as(swap.call(said, food), said) }
    })
  const isTitle = (step: string) => step.trim().toLowerCase() === recipe.title.trim().toLowerCase()
  const steps = dish.steps.filter((step) => !isTitle(step))
  const instructions = retellSteps(steps, dish.lines, swaps).map((step) =>
    withoutOldWords(step, swaps, dish.lines),
  )
  const isSlow = dish.steps.some((step) => /\b(?:slow[ -]?cooker|crock ?-?pot)\b/i.test(step))
  const isMeatless = isWithoutFlesh(dish, swaps)
  const shorter = isMeatless
    ? instructions.map(isSlow ? withShorterSlowCooking : withShorterCooking)
    : instructions
  const title = tellTitle(
    say(recipe.title, inTitle, (said) => !/^satay$/i.test(said)),
    dish,
    swaps,
  )
  const told: RecipeData = {
    ...recipe,
    title,
    description: toSentences(recipe.description)
      .flatMap((one) => (isOfWhatWent(one, (text) => say(text)) ? [] : say(one)))
      .join(' '),
    ingredients: listWith(dish, byLine),
    instructions: shorter,
    tips: recipe.tips.map((text) => say(text)),
    nutritionalBenefits: recipe.nutritionalBenefits.map((text) => say(text)),
    usedIngredients: recipe.usedIngredients.map((text) => say(text)),
  }
  let noted = told
  for (const swap of swaps)
    noted = withNote(noted, swap.isAside ? undefined : toNote(swap, dish), [toComparison(swap)])
  return shorter.some((step, at) => step !== instructions[at])
    ? withNote(noted, isSlow ? SOONER_SLOWLY : SOONER, [])
    : noted
}

/** 'Brown honey' of what was brown sugar: what stood before the old food is not said of the new one. */
function withoutOldWords(step: string, swaps: readonly Swap[], lines: readonly DishLine[]): string {
  return swaps.reduce((told, swap) => {
    const gone = lines.find(({ text }) => text === swap.line)
    const [food] = gone?.foods ?? []
    const words = gone?.line.name.match(/\p{L}{4,}/gu)?.slice(0, -1) ?? []
    const label = food && swap.call(food.name, food)
    if (label === undefined || words.length === 0) return told
    const old = words.filter((word) => QUALITY.test(word) && !label.includes(word.toLowerCase()))
    return old.reduce(
      (text, word) => text.replace(new RegExp(`\\b${word} (?=${escaped(label)}\\b)`, 'gi'), ''),
      told,
    )
  }, step)
}

const QUALITY =
  /^(?:brown|white|granulated|caster|powdered|icing|smoked|salted|unsalted|ground|minced|boneless|skinless|canned|tinned|fresh|frozen|dried|melted|softened|heavy|double|whipping)$/i

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What praises or explains what went, or names it among others, is not true of what came: it is left out. */
function isOfWhatWent(sentence: string, say: (text: string) => string): boolean {
  const told = say(sentence)
  if (told === sentence) return false
  return PRAISED.test(sentence) || (SAID_TWICE.test(told) && !SAID_TWICE.test(sentence))
}

const SAID_TWICE = /\b(\p{L}{3,}[ -]\p{L}{3,})\b.*\b\1\b/iu
const PRAISED =
  /\b(?:aged|butcher|quality|authentic|original(?:ly)?|traditional(?:ly)?|classic|famous|best|real|genuine|true|prefer(?:red|ably)?|recommend(?:ed)?|suggest(?:ed|ions?)?|must|secret|tradition|history|named|called|means|invented|instead|substitut\w*|alternativ\w*|without|whether|either|such as|like|assumes?|fresh(?:est|ly)?|local|cheap(?:er)?|expensive|healthy|rich in|full of|source of|protein)\b/i

function inTitle(called: string, said: string): string {
  const label = called
    .replace(/^young (?=jackfruit)/, '')
    .replace(/^plant-based ground meat$/, 'plant-based')
  const [how] = COOKED.exec(said) ?? []
  const whole =
    how && !label.startsWith(how.trim().toLowerCase()) ? `${how.toLowerCase()}${label}` : label
  return /^\p{Lu}/u.test(said) ? toTitle(whole) : whole
}

/** 'Baked salmon' of chicken is baked too. */
const COOKED =
  /^(?:taco|baked|grilled|roast(?:ed)?|fried|stir[- ]fried|braised|stuffed|broiled|pan[- ]seared|poached) /i

/** A dish that has a name of its own with the meat in it, 'Chicken Tikka Masala', is of the other now. */
function tellTitle(title: string, { title: before, lines }: Dish, swaps: readonly Swap[]): string {
  let told = title
  for (const { line, lines: added, wasFlesh } of swaps) {
    const gone = lines.find(({ text }) => text === line)
    const [label] = added.map(labelOf)
    if (!wasFlesh || !gone || label === undefined) continue
    for (const word of gone.line.name.match(/\p{L}{4,}/gu) ?? []) {
      if (!findFoodSpans(word).some(({ ingredient }) => isOneOf(ingredient, FLESH))) continue
      told = told.replace(new RegExp(`\\b(?<!vegan )${word}\\b`, 'iu'), (said) =>
        inTitle(label, said),
      )
    }
  }
  for (const { line, lines: added } of swaps) {
    const [grain] = GRAIN.exec(line) ?? []
    const now = added[0] && labelOf(added[0]).replace(/ ?flour$/, '')
    if (grain && now && !now.startsWith('gluten-free'))
      told = told.replace(new RegExp(`\\b${grain}\\b`, 'i'), toTitle(now))
  }
  told = told.replace(WITH_A_LIQUID, '')
  if (/^plant-based$/i.test(told)) return `Plant-Based ${before.replace(ANIMALS, '')}`
  return tidyTitle(
    told.replace(TWICE, (_found, name: string, link = '', at: number) => {
      return link === '' || at === 0 ? name : `${link}${name}`
    }),
  )
}

/** 'Steak with beer sauce' is no 'steak with vegetable stock sauce'. */
const WITH_A_LIQUID =
  / (?:with|in) (?:an? )?(?:\p{L}[\p{L}-]* ){0,3}(?:stock|club soda|juice)(?: (?:sauce|gravy))?$/iu

/** Grains that a bake is called after. */
const GRAIN = /\b(?:rye|spelt|barley|whole[- ]wheat)\b/i
const ANIMALS = /\b(?:all[- ])?(?:beef|pork|chicken|turkey|lamb|veal) /gi

/** 'Sunflower seed butter with sunflower seed butter' is said once. */
const TWICE = /\b(\p{L}[\p{L}-]*(?: [\p{L}-]+){1,2}) (with |and |in )?\1\b/giu

/** What several lines of a group come to alike is listed once, as much of it as they are together. */
function listWith(dish: Dish, byLine: ReadonlyMap<string, Swap>): string[] {
  const listed: string[] = []
  const news = new Map<number, DishLine>()
  let group = 0
  for (const dishLine of dish.lines) {
    const swap = byLine.get(dishLine.text)
    if (dishLine.line.heading) group = listed.length
    for (const line of swap?.lines ?? [dishLine.text]) {
      const mayJoin = (index: number) => {
        const other = news.get(index)
        if (swap === undefined || index < group) return false
        if (swap.wasFlesh || swap.joins) return true
        return other !== undefined && areUsedAtOnce(dish, dishLine, other)
      }
      const at = listed.findIndex((one, index) => mayJoin(index) && togetherWith(one, line))
      const isSaid = swap && !parseIngredientLine(line).quantity && listed.includes(line)
      const joined = news.has(at) ? togetherWith(listed[at] ?? '', line) : undefined
      const whole =
        joined !== undefined && swap?.wasFlesh ? withinPortions(joined, dish.portions) : joined
      if (whole !== undefined) listed[at] = whole
      else if (!isSaid) {
        if (swap) news.set(listed.length, dishLine)
        listed.push(line)
      }
    }
  }
  return listed
}

/** Whether at most one step takes two lines: the milk of a batter is not the milk of its glaze. */
function areUsedAtOnce({ steps }: Dish, one: DishLine, other: DishLine): boolean {
  const takes = (step: string) =>
    findFoodSpans(step).some((span) =>
      [one, other].some((line) => findLineOf(span, step, [line]) !== undefined),
    )
  return steps.filter(takes).length <= 1
}

/** '300 g tofu' and '200 g tofu' as one line; undefined where they are not the same thing in the same measure. */
function togetherWith(one: string, other: string): string | undefined {
  const [first, second] = [parseIngredientLine(one), parseIngredientLine(other)]
  const isSame =
    first.name === second.name &&
    first.unit === second.unit &&
    first.comment === second.comment &&
    first.preparation === second.preparation
  if (!isSame || !first.quantity || !second.quantity || first.optional !== second.optional)
    return undefined
  const quantity = {
    ...first.quantity,
    min: first.quantity.min + second.quantity.min,
    max: first.quantity.max + second.quantity.max,
  }
  return formatIngredientLine({ ...first, quantity })
}

/** Whether all meat and fish went, so that nothing has to cook for hours any more; dried beans have. */
function isWithoutFlesh({ lines }: Dish, swaps: readonly Swap[]): boolean {
  const gone = new Set(swaps.filter(({ wasFlesh }) => wasFlesh).map(({ line }) => line))
  const left = lines.filter(({ text }) => !gone.has(text))
  return (
    gone.size > 0 &&
    !left.some(({ text, foods }) => {
      return (
        foods.some(isFlesh) || /\bdried (?:\p{L}+ )?(?:beans?|chickpeas?)|\bbarley\b/iu.test(text)
      )
    })
  )
}

const SOONER_SLOWLY =
  'Without meat it has to slow-cook for half as long, only until its vegetables are soft.'
const SOONER = 'What simmered for hours for the meat is done in 40 minutes.'

function toNote({ lines, name, reason, note: all }: Swap, { isBake }: Dish): string {
  const note = !isBake && OF_BAKING.test(all) ? '' : all.replace(BEST_IN, '')
  const label = joinWords(lines.map(labelOf))
  // 'Pine nuts contains pine nuts' tells nobody anything.
  const isPlain = reason === '' || reason.endsWith(` ${name}.`) || name === ''
  const why = isPlain
    ? ''
    : ` (${ofName(reason, name)
        .replace(/ It is optional: leave it out\.$/, '')
        .replace(/\.$/, '')})`
  if (lowerName(label) === lowerName(name)) return 'A line offers only what keeps to it.'
  const said = `${capitalize(label)} in place of ${name || 'it'}${why}. ${note}`
  return said.replace(/ +/g, ' ').trim()
}

/** 'Spirit contains alcohol', where the line says a sentence of it. */
function ofName(reason: string, name: string): string {
  const [, subject = '', fact = ''] = FACT.exec(reason) ?? []
  const isLong = subject.split(' ').length > LONGEST_SUBJECT
  return isLong && subject.includes(name) ? `${name} ${fact}` : reason
}

const FACT = /^(.+) ((?:contains?|may contain|is|are) .+)$/s
const LONGEST_SUBJECT = 6

/** It was chosen for this dish already, whatever else it is best in. */
const BEST_IN = /, best in [^.]*(?=\.|$)/i

/** What is said of doughs and cakes tells nobody anything of a soup. */
const OF_BAKING = /\b(?:bake|crust|dough|cakes?|cookies|muffins|creamed|frosting)\b/i

function labelOf(line: string): string {
  const [first = ''] = parseIngredientLine(line).name.split(SENTENCE_END)
  const name = first
    .replace(AMOUNT_IN_FRONT, '')
    .replace(AMOUNT_BEHIND, '')
    .replace(MEASURED_BY, '')
    .replace(/ per (?:person|head|serving|portion)$/i, '')
  return name || findFoodSpans(line)[0]?.said || line
}

function toComparison({ line, lines }: Swap): string {
  return `${line} → ${lines.join(' + ')}`
}
