import { findAgainst } from '../../adapting/adapt-to.ts'
import { isOneOf, readDish, readDishLine } from '../../adapting/read-dish.ts'
import { toSentences } from '../../adapting/take-out.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { type Revised, withNote } from './change.ts'
import { readClauses } from './vessels/clauses.ts'
import { findStages } from './vessels/stages.ts'

/** A vegetable that joins a dish: the line for so many portions, and the sentence that takes it. */
type Addition = { name: string; grams: number; prepared?: string; say: string }

/**
 * More vegetables, some 80 g a portion and so one of the five that the WHO asks for: grated into a meat sauce, stirred
 * into what simmers, roasted along on a tray, tossed into a salad, else boiled beside it.
 */
export function addVegetables(recipe: RecipeData, rules: readonly string[]): Revised {
  const dish = readDish(recipe)
  if (dish.isBake || isSweet(recipe))
    return {
      ok: false,
      reason:
        'I would put no vegetables into it: it stands on its measures, or is sweet. Serve carrot and cucumber sticks before it, or ask me for a vegetable dish beside it.',
    }
  const read = parseServings(recipe.servings)
  const portions = read.ok ? read.servings.max : 4
  const { additions, at } = placeFor(recipe)
  const fitting = additions.filter(({ name }) => {
    const isThere = recipe.ingredients.some((line) =>
      line.toLowerCase().includes(name.split(' ').at(-1) ?? name),
    )
    return (
      !isThere &&
      findAgainst({ ...recipe, ingredients: [name], instructions: [] }, rules).length === 0
    )
  })
  const chosen = fitting.slice(0, additions === BESIDE ? 1 : MOST)
  if (chosen.length === 0)
    return {
      ok: false,
      reason:
        'It is full of vegetables as it is: tell me which you want more of, as in “more carrots”.',
    }
  const lines = chosen.map(({ name, grams, prepared }) => {
    const amount = Math.max(100, Math.round((grams * portions) / 50) * 50)
    return `${amount} g ${name}${prepared === undefined ? '' : `, ${prepared}`}`
  })
  const said = chosen.map(({ say }) => say).join(' ')
  const step = (recipe.instructions[at] ?? '').trim()
  const changed = {
    ...recipe,
    ingredients: [...recipe.ingredients, ...lines],
    instructions: recipe.instructions.with(at, insert(step, said)),
  }
  const names = chosen.map(({ name }) => name).join(' and ')
  return {
    ok: true,
    recipe: withNote(
      changed,
      `More vegetables: ${names}.`,
      lines.map((line) => `more vegetables → ${line}`),
    ),
  }
}

const MOST = 2

/** Behind what cooks in a step, and before what serves it. */
function insert(step: string, said: string): string {
  const sentences = toSentences(step)
  const serves = sentences.findIndex((one) =>
    /^(?:serve|garnish|top|enjoy|sprinkle|plate)\b/i.test(one),
  )
  const simmers = sentences.findLastIndex(
    (one) =>
      /\b(?:simmer|reduce the sauce|stew|braise|sauce|cook)\b/i.test(one) &&
      !/^(?:cook|boil) the (?:pasta|rice|noodles)/i.test(one),
  )
  const at = simmers >= 0 ? simmers + 1 : serves < 0 ? sentences.length : serves
  const before = sentences.slice(0, at).join(' ')
  const dot = before === '' || /[.!?)]$/.test(before) ? '' : '.'
  return [`${before}${dot}`, said, ...sentences.slice(at)].filter((one) => one !== '').join(' ')
}

function placeFor(recipe: RecipeData): { additions: readonly Addition[]; at: number } {
  const { instructions, ingredients, title } = recipe
  const last = instructions.length - 1
  const browned = instructions.findIndex(
    (step) => GROUND.test(step) && /\b(?:brown|fry|saut[eé]|cook)\w*/i.test(step),
  )
  const isMinced = ingredients.some((line) => GROUND.test(line))
  const isSauced = instructions.some((step) =>
    /\b(?:simmer|stock|broth|tomato(?:es)?|sauce)\b/i.test(step),
  )
  if (isMinced && isSauced && browned >= 0) return { additions: GRATED, at: browned }
  if (/\b(?:salad|slaw|bowl|wrap|sandwich|sub)\b/i.test(title))
    return { additions: RAW, at: tossed(instructions) }
  const sauted = instructions.findIndex((step) => /\b(?:saut[eé]|fry)\b/i.test(step))
  if (
    /\b(?:frittata|omelet\w*|quiche|scramble\w*|tortilla|hash|skillet)\b/i.test(title) &&
    sauted >= 0
  )
    return { additions: FRIED, at: sauted }
  const clauses = readClauses(instructions)
  const main = clauses[findStages(clauses, ingredients)?.main ?? -1]
  const simmers =
    main?.step ??
    lastSaying(instructions, /\bsimmer\b/i) ??
    lastSaying(instructions, /\bsauce\b/i) ??
    -1
  if ((main !== undefined || DISHES.test(title)) && simmers >= 0)
    return { additions: STIRRED, at: simmers }
  const fries = instructions.findLastIndex((step) => /\b(?:stir[- ]?fry|wok)\b/i.test(step))
  if (fries >= 0) return { additions: STIRRED, at: fries }
  return { additions: BESIDE, at: last }
}

function lastSaying(steps: readonly string[], pattern: RegExp): number | undefined {
  const at = steps.findLastIndex(
    (step) => pattern.test(step) && !/^(?:drain|meanwhile|serve)\b/i.test(step),
  )
  return at < 0 ? undefined : at
}

/** What takes vegetables into its sauce. */
const DISHES = /\b(?:pasta|spaghetti|penne|curry|soup|stew|risotto|stir[- ]?fry|noodles)\b/i

function tossed(steps: readonly string[]): number {
  const at = steps.findLastIndex((step) =>
    /\b(?:toss|mix|combine|assemble|fill|spread|top)\b/i.test(step),
  )
  return at < 0 ? steps.length - 1 : at
}

const GROUND = /\b(?:ground|minced?|mince|meat|beef)\b/i
const GRATED: readonly Addition[] = [
  {
    name: 'zucchini',
    grams: 60,
    prepared: 'coarsely grated',
    say: 'Stir in the zucchini and cook for 5 minutes, until its water is gone.',
  },
  {
    name: 'carrots',
    grams: 40,
    prepared: 'coarsely grated',
    say: 'Cook the carrots along with the meat.',
  },
  {
    name: 'mushrooms',
    grams: 50,
    prepared: 'finely chopped',
    say: 'Stir in the mushrooms and cook for 5 minutes, until they are brown.',
  },
]
const STIRRED: readonly Addition[] = [
  { name: 'frozen peas', grams: 40, say: 'For the last 5 minutes add the peas.' },
  { name: 'spinach', grams: 40, say: 'Stir in the spinach at the end until it has wilted.' },
  {
    name: 'green beans',
    grams: 50,
    prepared: 'cut in pieces',
    say: 'Boil the green beans for 6 minutes and stir them in at the end.',
  },
  {
    name: 'broccoli',
    grams: 60,
    prepared: 'in small florets',
    say: 'Boil the broccoli for 3 minutes and stir it in at the end.',
  },
]
const FRIED: readonly Addition[] = [
  {
    name: 'zucchini',
    grams: 60,
    prepared: 'in thin slices',
    say: 'Fry the zucchini along for 4 minutes.',
  },
  { name: 'spinach', grams: 40, say: 'Stir in the spinach until it has wilted.' },
]
const RAW: readonly Addition[] = [
  { name: 'cherry tomatoes', grams: 50, prepared: 'halved', say: 'Add the cherry tomatoes.' },
  { name: 'cucumber', grams: 50, prepared: 'sliced', say: 'Add the cucumber.' },
  { name: 'carrots', grams: 40, prepared: 'coarsely grated', say: 'Add the carrots.' },
]
const BESIDE: readonly Addition[] = [
  {
    name: 'green beans',
    grams: 90,
    prepared: 'trimmed',
    say: 'Boil the green beans in salted water for 6 minutes, drain them and serve them beside it.',
  },
  {
    name: 'broccoli',
    grams: 90,
    prepared: 'in florets',
    say: 'Boil the broccoli in salted water for 4 minutes, drain it and serve it beside it.',
  },
]

function isSweet({ ingredients }: RecipeData): boolean {
  const foods = ingredients.flatMap((line) => readDishLine(line).foods)
  return !foods.some((food) =>
    isOneOf(food, [
      'meat',
      'poultry',
      'fish',
      'shellfish',
      'onion',
      'garlic',
      'vegetable',
      'legume',
      'pasta',
      'cheese',
      'egg',
      'tofu',
    ]),
  )
}
