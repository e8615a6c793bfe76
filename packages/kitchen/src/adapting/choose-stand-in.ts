import { promiseAgainst } from '../compose/keeping.ts'
import { toAvoidance } from '../diets/avoidance.ts'
import { checkDiet } from '../diets/check-diet.ts'
import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import { type Substitute, substitutesFor } from '../substitutions/substitutes-for.ts'
import { type EggUse, isEgg, readEggUse } from './egg-use.ts'
import { findFoodSpans } from './find-foods.ts'
import { type Dish, type DishLine, FLESH, isOneOf } from './read-dish.ts'
import { type Swap, toSwap } from './swap.ts'

/** What takes the place of a line, for what it does in this dish; undefined where nothing can. */
export function chooseStandIn(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const made = promiseFirst(dishLine) ? promiseLine(dishLine, rules, reason) : undefined
  // Beer and wine without alcohol hold a trace of it.
  if (made && !made.lines.some((line) => /alcohol-free/i.test(line))) return made
  if (isEgg(dishLine)) return chooseForEgg(dish, dishLine, rules, reason)
  const option = chooseOption(dish, dishLine, rules)
  if (!option) return promiseLine(dishLine, rules, reason)
  return withCare(toSwap(dishLine, option, reason), option)
}

function chooseOption(dish: Dish, dishLine: DishLine, rules: readonly string[]) {
  const options = substitutesFor(dishLine.text, { restrictions: rules })
  const named = substitutesFor(dishLine.line.name, { restrictions: rules })
  const spans = findFoodSpans(dishLine.text).map(({ ingredient }) => ingredient)
  const byFood = [...dishLine.foods, ...spans].map(({ name }) =>
    substitutesFor(formatIngredientLine({ ...dishLine.line, name }), { restrictions: rules }),
  )
  const all = [options, named, ...byFood].find((found) => found.length > 0) ?? []
  const suiting = all.filter((option) => suits(option, dish, dishLine))
  const listed = new Set(dish.lines.flatMap(({ foods }) => foods))
  const isNew = ({ foods }: Substitute) => !foods.some((one) => listed.has(one))
  const wanted = preferredFor(dish, dishLine)
  const preferred = suiting.find(({ foods }) => foods.some(({ name }) => wanted.includes(name)))
  return preferred ?? suiting.find(isNew) ?? suiting[0]
}

/** Lettuce in place of bread is a wrap, applesauce in place of butter fries nothing. */
function suits(option: Substitute, { isBake, steps }: Dish, { foods, line }: DishLine): boolean {
  const [food] = foods
  const gone = option.foods.map(({ name }) => name)
  if (food?.aisle === 'bakery' && option.foods.some(({ aisle }) => aisle === 'produce'))
    return false
  if (food && isOneOf(food, ['butter', 'margarine'])) {
    const creamed = /\b(?:cream|beat|rub|cut)\b[^.]*\bbutter\b|\bfrosting|\bpastry/i.test(
      steps.join(' '),
    )
    if (creamed || /soften|cold|room temp/i.test(line.preparation ?? ''))
      return !gone.some((name) => /oil$|applesauce|avocado|hummus/.test(name))
    return !gone.some((name) => /avocado|hummus/.test(name) || (!isBake && name === 'applesauce'))
  }
  if (food && isOneOf(food, ['flour'])) return !gone.includes('almond flour') || !isBake
  if (food && isOneOf(food, ['cheese'])) return isBake || option.roles.length > 0
  return true
}

/** What a cook takes first in this sort of dish, best known for it. */
function preferredFor({ title, steps, isYeasted }: Dish, { foods, text }: DishLine): string[] {
  const [food] = foods
  const said = `${title} ${steps.join(' ')}`
  if (!food) return []
  if (/\b(?:stock|broth)\b/i.test(food.name)) return ['vegetable stock']
  if (isOneOf(food, ['cream'])) {
    if (
      /\bwhip(?:ped|ping)?\b(?! cream)|stiff peaks|soft peaks|mousse|ice cream|ganache/i.test(
        said.replace(/whipping cream/gi, ''),
      )
    )
      return ['coconut cream']
    return /curry|masala|korma|tikka/i.test(title) ? ['coconut milk'] : ['oat cream']
  }
  if (isOneOf(food, ['milk']))
    return /custard|pudding|b[eé]chamel|sauce|flan|quiche/i.test(said) && !isYeasted
      ? ['unsweetened soy milk']
      : ['oat milk']
  if (isOneOf(food, ['chicken', 'turkey']) && !/ground|mince/i.test(text)) {
    if (/pulled|shred/i.test(said)) return ['young jackfruit']
    return ['extra-firm tofu']
  }
  if (isOneOf(food, ['beef', 'lamb', 'pork']) && !/ground|mince/i.test(text))
    return /pulled|shred/i.test(said) ? ['young jackfruit'] : ['seitan']
  return []
}

/** What has to be done with some stand-ins, that was not done with what they replace. */
function withCare(swap: Swap, { foods }: Substitute): Swap {
  const [first] = foods
  if (first?.name === 'agar')
    return {
      ...swap,
      mind: 'Agar sets only once it has boiled: let the liquid with the agar simmer for 2 minutes, stirring.',
    }
  return swap
}

/** Of bread, pasta or chocolate one buys the kind that is free of it, under the same name. */
function promiseFirst({ foods, line }: DishLine): boolean {
  const [food] = foods
  return (
    food !== undefined &&
    READY_MADE.has(food.aisle) &&
    !isOneOf(food, [...FLESH, 'milk', 'cream', 'cheese', 'stock', 'flour', 'noodle', 'grain']) &&
    !/\b(?:wheat|semolina|rye|barley|spelt|egg|butter|milk|cheese|ladyfinger)/i.test(line.name)
  )
}

/** What is bought ready, in many kinds. */
const READY_MADE: ReadonlySet<string> = new Set([
  'bakery',
  'frozen',
  'snacks-and-sweets',
  'pasta-rice-and-grains',
  'wine-beer-and-spirits',
])

/** The line as it is bought free of what is avoided: 'gluten-free bread', 'vegan dark chocolate'. */
export function promiseLine(
  { text, line, foods }: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const name = line.name.trim()
  const isPlainName = name.split(/\s+/).length <= LONGEST_NAME && /^[\p{L}\s'’-]+$/u.test(name)
  const word = isPlainName ? promiseFor(name, rules) : undefined
  const span = findFoodSpans(text).find(({ ingredient }) => foods.includes(ingredient))
  if (!word || !span) return undefined
  const { start, end, said } = span
  return {
    line: text,
    lines: [`${text.slice(0, start)}${word} ${said.toLowerCase()}${text.slice(end)}`],
    call: (called) => `${word} ${called.toLowerCase()}`,
    keepsAmounts: true,
    name,
    reason,
    note: '',
  }
}

const LONGEST_NAME = 4

/** 'vegan gluten-free' for what breaks both rules; undefined where no promise is enough. */
export function promiseFor(name: string, rules: readonly string[]): string | undefined {
  const words: string[] = []
  for (const rule of rules) {
    const named = [...words, name].join(' ')
    if (
      checkDiet({ ingredients: [named], steps: [] }, [rule]).findings.every(
        ({ line }) => line === '',
      )
    )
      continue
    const word = promiseAgainst(toAvoidance(rule))
    if (word === undefined || name.toLowerCase().includes(word)) return undefined
    words.push(word)
  }
  const all = [...new Set(words)].join(' ')
  const { findings } = checkDiet({ ingredients: [`${all} ${name}`], steps: [] }, rules)
  return all !== '' && findings.every(({ line }) => line === '') ? all : undefined
}

/** Egg by what it does: what binds cookies sets no custard and lifts no meringue. */
function chooseForEgg(
  dish: Dish,
  dishLine: DishLine,
  rules: readonly string[],
  reason: string,
): Swap | undefined {
  const use = readEggUse(dish, dishLine)
  if (use === 'held') return undefined
  const text = use === 'glaze' ? '2 tbsp egg wash' : countable(dishLine)
  const own = substitutesFor(text, { restrictions: rules })
  const boiled =
    use === 'boiled' ? substitutesFor('1 hard-boiled egg', { restrictions: rules }) : []
  const options = [...own, ...boiled]
  const option = EGG_STAND_INS[use]
    .map((name) => options.find(({ foods }) => foods[0]?.name === name))
    .find((one) => one !== undefined)
  if (!option) return undefined
  const swap = toSwap(dishLine, option, reason)
  return { ...swap, lines: option.lines, keepsAmounts: false, ...eggCare(option) }
}

/** 'Eggs: 2' and '2 large eggs, separated' are two eggs. */
function countable({ text, line }: DishLine): string {
  if (line.quantity) return text
  const [, count] = /(\d+)/.exec(text) ?? []
  return `${count ?? 1} ${line.name}`
}

/**
 * What does it instead, best first. Ratios stand in the table of substitutions: flax and chia by the
 * usual tablespoon in three of water, aquafaba by three tablespoons an egg and two a white (The Vegan
 * Society), a quarter cup of silken tofu, powdered replacers as their packets say.
 */
const EGG_STAND_INS: Record<Exclude<EggUse, 'held'>, readonly string[]> = {
  meringue: ['aquafaba'],
  foam: ['aquafaba'],
  mayonnaise: ['aquafaba', 'silken tofu'],
  glaze: ['unsweetened soy milk', 'oat milk'],
  coating: ['gram flour', 'ground flaxseed', 'aquafaba'],
  boiled: ['extra-firm tofu', 'chickpea', 'mushroom'],
  whole: ['extra-firm tofu', 'chickpea', 'mushroom'],
  crumbled: ['extra-firm tofu', 'chickpea', 'mushroom'],
  beaten: ['vegan egg', 'gram flour', 'silken tofu'],
  custard: ['cornstarch', 'silken tofu', 'vegan egg', 'gram flour'],
  lift: ['egg replacer', 'aquafaba', 'ground flaxseed', 'applesauce'],
  binder: ['ground flaxseed', 'chia seed', 'psyllium husk', 'aquafaba', 'applesauce', 'banana'],
}

/** How the steps call what stands in for egg, and what has to be done with it first. */
function eggCare({ foods, lines }: Substitute): Partial<Swap> {
  const [first] = foods
  const amounts = lines.join(' with ')
  const called = EGG_CARE[first?.name ?? '']
  if (!called) return {}
  const [name, prepare] = called
  return {
    call: (said) => (name === FLAX && /s$/i.test(said) ? `${name}s` : name),
    ...(prepare && { prepare: prepare.replace('%', amounts) }),
  }
}

const FLAX = 'flax egg'
const EGG_CARE: Readonly<Record<string, readonly [name: string, prepare?: string]>> = {
  'ground flaxseed': [
    FLAX,
    'For the flax egg stir % and let it stand for 10 minutes, until it gels.',
  ],
  'chia seed': ['chia mixture', 'Stir % and let it stand for 10 minutes, until it gels.'],
  'psyllium husk': ['psyllium mixture', 'Stir % and let it swell for 5 minutes.'],
  'egg replacer': ['egg replacer', 'Whisk % until it foams.'],
  'gram flour': ['gram flour batter', 'Whisk % to a smooth batter.'],
  'silken tofu': ['silken tofu', 'Blend % until it is smooth.'],
  cornstarch: ['cornstarch mixture', 'Stir % until no lump is left.'],
  aquafaba: ['aquafaba'],
  'vegan egg': ['vegan egg'],
}
