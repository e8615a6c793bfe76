import type { Finding } from '../../diets/check-diet.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { findByKey, isKindOf } from '../../lexicon/lexicon.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import type { Substitute } from '../../substitutions/substitutes-for.ts'
import { capitalize, joinWords, toTitle } from '../words/join.ts'
import { calledIn, foodOf } from './called.ts'
import { withNote } from './change.ts'
import { names, withOther, withoutFood } from './sentences.ts'

/** Puts a substitute in the place of a line, in the list, the steps and the title. */
export function putInPlace(recipe: RecipeData, finding: Finding, option: Substitute): RecipeData {
  const { line, reason } = finding
  const others = recipe.ingredients.filter((other) => other !== line)
  const called = calledIn(line, others)
  const label = joinWords(option.lines.map((added) => parseIngredientLine(added).name))
  const { name, preparation } = parseIngredientLine(line)
  const lines = option.lines
    .filter((added) => !others.includes(added))
    .map((added) => withCut(added, preparation))
  const say = (text: string) =>
    names(text, called) ? withoutPacket(withOther(text, called, label), option) : text
  const isFlesh = isMeat(line) && !option.foods.some((food) => isMeat(food.name))
  const swapped: RecipeData = {
    ...recipe,
    title: withOther(recipe.title, called, toTitle(label)),
    description: say(recipe.description),
    ingredients: recipe.ingredients.flatMap((text) => (text === line ? lines : [text])),
    instructions: recipe.instructions.map((text) =>
      isFlesh && names(text, called) ? withoutMeatCues(say(text)) : say(text),
    ),
    tips: recipe.tips.filter((text) => !names(text, called)),
    nutritionalBenefits: recipe.nutritionalBenefits.filter((text) => !names(text, called)),
    usedIngredients: recipe.usedIngredients.filter((text) => !names(text, called)),
  }
  // 'Pine nuts contains pine nuts' tells nobody anything.
  const isPlain = reason.endsWith(` ${name}.`)
  const why = isPlain ? '' : ` (${reason.replace(/\.$/, '')})`
  const note = `${capitalize(label)} in place of ${name}${why}. ${option.note}`
  return withNote(swapped, note, [`${line} → ${lines.join(' + ') || label}`])
}

/** 'Cubed' and 'melted' hold for what stands in too. */
function withCut(line: string, cut: string | undefined): string {
  return cut && CUTS.test(cut) && !line.includes(',') ? `${line}, ${cut}` : line
}

const CUTS =
  /^(?:melted|softened|cubed|diced|chopped|sliced|minced|cut into|thinly sliced|finely chopped)\b/

/** What is no pasta has no package that says how long it takes. */
function withoutPacket(text: string, { foods }: Substitute): string {
  const isDry = foods.some(({ aisle }) => aisle === 'pasta-rice-and-grains')
  return isDry ? text : text.replace(PACKET, 'until just tender')
}

const PACKET =
  /(?:according to|as directed on|following) (?:the )?(?:package|packet|box)(?: (?:directions|instructions))?/gi

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
  ...[
    'herbs-and-spices',
    'sauces-and-condiments',
    'nuts-seeds-and-dried-fruit',
    'cheese',
    'sweets',
  ],
])

function isMeat(text: string): boolean {
  const food = foodOf(text)
  return (
    food !== undefined &&
    ['meat', 'poultry', 'fish', 'shellfish'].some((key) => {
      const group = findByKey(key)
      return group !== undefined && isKindOf(food, group)
    })
  )
}

/** 'Until no longer pink' says nothing of tofu. */
function withoutMeatCues(text: string): string {
  return text
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
