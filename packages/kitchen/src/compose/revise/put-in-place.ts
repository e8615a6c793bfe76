import type { Finding } from '../../diets/check-diet.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { findByKey, isKindOf } from '../../lexicon/lexicon.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Substitute } from '../../substitutions/substitutes-for.ts'
import { toSingular } from '../../text/plural.ts'
import { capitalize, joinWords, toTitle } from '../words/join.ts'
import { calledIn, foodOf } from './called.ts'
import { withNote } from './change.ts'
import { type FoodName, names, withOther, withoutFood } from './sentences.ts'

/** Puts a substitute in the place of a line, in the list, the steps and the title. */
export function putInPlace(
  recipe: RecipeData,
  { line, reason }: Pick<Finding, 'line' | 'reason'>,
  option: Substitute,
): RecipeData {
  const others = recipe.ingredients.filter((other) => other !== line)
  const called = calledIn(line, others)
  const label = joinWords(option.lines.map((added) => parseIngredientLine(added).name))
  const { name, preparation } = parseIngredientLine(line)
  const lines = option.lines
    .filter((added) => !others.includes(added))
    .map((added) => withCut(added, preparation, option))
  const say = (text: string) =>
    names(text, called) ? withoutPacket(withOther(text, called, label), option) : text
  const isFlesh = isMeat(line) && !option.foods.some((food) => isMeat(food.name))
  const swapped: RecipeData = {
    ...recipe,
    title: withOther(recipe.title, called, toTitle(inTitle(recipe.title, called, label))),
    description: say(recipe.description),
    ingredients: recipe.ingredients.flatMap((text) => (text === line ? lines : [text])),
    instructions: recipe.instructions
      .map((text) =>
        once(isFlesh && names(text, called) ? withoutMeatCues(say(text)) : say(text), label),
      )
      .filter((text) => text !== ''),
    tips: recipe.tips.filter((text) => !names(text, called)),
    nutritionalBenefits: recipe.nutritionalBenefits.filter((text) => !names(text, called)),
    usedIngredients: recipe.usedIngredients.filter((text) => !names(text, called)),
  }
  // 'Pine nuts contains pine nuts' tells nobody anything.
  const isPlain = reason === '' || reason.endsWith(` ${name}.`)
  const why = isPlain ? '' : ` (${reason.replace(/\.$/, '')})`
  const long = isFlesh && recipe.instructions.some((text) => names(text, called) && LONG.test(text))
  const sooner = long ? ' It is done in 20 minutes, so add it that much before the end.' : ''
  const note = `${capitalize(label)} in place of ${name}${why}. ${option.note}${sooner}`
  return withNote(swapped, note, [`${line} → ${lines.join(' + ') || label}`])
}

/** 'Cubed' holds for what stands in too, 'grated' for another cheese, 'melted' for what melts. */
function withCut(line: string, cut: string | undefined, { foods }: Substitute): string {
  if (!cut || line.includes(',')) return line
  const isWhole = foods.every((food) => !LOOSE.test(food.name) && !POURED_AISLES.has(food.aisle))
  const { name } = parseIngredientLine(line)
  const holds = CUTS.some(([cuts, suits]) => cuts.test(cut) && suits.test(name))
  return isWhole && holds ? `${line}, ${cut}` : line
}

const CUTS: readonly (readonly [cut: RegExp, suits: RegExp])[] = [
  [/^(?:melted|softened)\b/, /butter|margarine|ghee|shortening|coconut oil|chocolate/i],
  [
    /^(?:(?:finely|coarsely|freshly) )?(?:grated|shredded|crumbled|shaved)\b/,
    /cheese|cheddar|parmesan|mozzarella|feta|gruyère|pecorino|ricotta salata|halloumi/i,
  ],
  [
    /^(?:(?:finely|roughly|coarsely|thinly) )?(?:cubed|diced|chopped|sliced|minced|cut into)\b/,
    /./,
  ],
]

/** What has no shape to be cut. */
const LOOSE =
  /\b(?:ground|mince|minced|crumbles?|flakes|stock|broth|milk|cream|sauce|syrup|water)\b/i
const POURED_AISLES: ReadonlySet<string> = new Set([
  'beans-and-pulses',
  'oils-and-vinegars',
  'drinks',
])

/** Cooking that only meat needs. */
const LONG = /\b(?:hours?|(?:4[5-9]|[5-9]\d|1\d\d) min)/i

/** What is no pasta has no package that says how long it takes. */
function withoutPacket(text: string, { foods }: Substitute): string {
  const isDry = foods.some(({ aisle }) => aisle === 'pasta-rice-and-grains')
  return isDry ? text : text.replace(PACKET, 'until just tender')
}

const PACKET =
  /(?:according to|as directed on|following) (?:the )?(?:package|packet|box)(?: (?:directions|instructions))?/gi

/** 'Prawn Curry' becomes a mushroom curry, not a mushrooms curry. */
function inTitle(title: string, { pattern }: FoodName, label: string): string {
  const stands = new RegExp(`${pattern.source} (?!with|and|in|on|over|of)\\p{L}`, 'iu')
  return stands.test(title) ? toSingular(label) : label
}

/** Two cheeses that one stands in for are named once. */
function once(text: string, label: string): string {
  const [twice, both] = [`${label}, ${label}`, `${label} and ${label}`]
  return text.replaceAll(twice, label).replaceAll(both, label)
}

/** Leaves a line out where the steps can say so; undefined where the dish leans on it. */
export function dropLine(recipe: RecipeData, { line, reason }: Finding): RecipeData | undefined {
  const { name, optional } = parseIngredientLine(line)
  const food = foodOf(line)
  const others = recipe.ingredients.filter((other) => other !== line)
  const called = calledIn(line, others)
  const isMinor = optional || food === undefined || MINOR_AISLES.has(food.aisle)
  if (!isMinor || names(recipe.title.split(/ with /i)[0] ?? '', called)) return undefined
  const steps = recipe.instructions.map((text) => withoutFood(text, called))
  const kept = steps.filter((text) => text !== undefined)
  if (kept.length < steps.length || others.length < 2) return undefined
  const left: RecipeData = {
    ...recipe,
    ingredients: others,
    instructions: kept.filter((text) => text !== ''),
    tips: recipe.tips.filter((text) => !names(text, called)),
  }
  return withNote(left, `Left out the ${name}: ${reason}`, [`${line} → left out`])
}

/** What a dish can mostly lose: flavor, a topping, something beside. */
const MINOR_AISLES: ReadonlySet<string> = new Set([
  'herbs-and-spices',
  'sauces-and-condiments',
  'nuts-seeds-and-dried-fruit',
  'cheese',
  'sweets',
])

function isMeat(text: string): boolean {
  const food = foodOf(text)
  return (
    food !== undefined &&
    ['meat', 'poultry', 'fish', 'shellfish', 'crustacean', 'mollusc'].some((key) => {
      const group = findByKey(key)
      return group !== undefined && isKindOf(food, group)
    })
  )
}

/** 'Until no longer pink', 'medium rare' and 'rest the meat' say nothing of tofu. */
function withoutMeatCues(text: string): string {
  return text
    .replace(/(?:^|(?<=\. ))(?:Let [^.]*\brest|Rest)\b[^.]*\.\s*/g, '')
    .replace(/ (?:for|until|to) (?:rare|medium(?:[- ]rare)?|well[- ]done)\b/gi, '')
    .replace(
      /\b(?:[5-9]|1\d)(?: to \d+|[-–]\d+)? minutes (?=(?:a|per|each|on each|on both) sides?\b)/gi,
      '3 minutes ',
    )
    .replace(
      / until (?:just )?(?:pink|opaque)(?: and (?:opaque|curled))?\b/gi,
      ' until hot all through',
    )
    .replace(
      /,? ?(?:and |until )?(?:it |they |the \w+ )?(?:is |are )?(?:no longer pink|no pink (?:is left|remains|left inside)|the juices run clear)[^.,;]*/gi,
      ' until hot all through',
    )
    .replace(
      /,? ?(?:and |until )?(?:it |they )?(?:has |have |reach(?:es)? |with )?(?:reached )?an? internal temperature of [^,;]*?°[CF](?: ?[(/][^)]*°[CF]\)?)?/gi,
      ' until hot all through',
    )
    .replace(
      /until hot all through(?:,? (?:and )?until hot all through)+/g,
      'until hot all through',
    )
}
