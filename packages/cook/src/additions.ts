import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { checkDiet } from '@potluck/kitchen/knowledge'

/** What a food takes to go into a finished dish: cooked apart, so that nothing of the dish itself changes. */
type Addition = {
  food: RegExp
  /** A line for one portion: its figure is multiplied. */
  each: number
  line: (amount: number) => string
  /** Undefined where it goes in as it is. */
  step?: string
  /** Scattered over at the end; else it is stirred in. */
  isOnTop?: true
  /** How it comes to it at the end, where it is neither. */
  end?: string
}

const BOILED = (what: string, minutes: string) =>
  `Boil the ${what} in salted water for ${minutes} until tender and still green, and drain well.`
const FRIED = (what: string, minutes: string, sign: string) =>
  `Heat the oil for the ${what} in a pan over high heat and fry the ${what} for ${minutes} ${sign}.`

/** Amounts for one portion and times as our own dishes have them; poultry by the USDA's 74 °C. */
const ADDITIONS: readonly Addition[] = [
  {
    food: /^(?:green |frozen |garden )?peas?$/,
    each: 50,
    line: grams('frozen peas'),
    step: BOILED('peas', '2 minutes'),
  },
  {
    food: /^broccoli$/,
    each: 80,
    line: grams('broccoli, in small florets'),
    step: BOILED('broccoli', '3 minutes'),
  },
  {
    food: /^asparagus$/,
    each: 80,
    line: grams('asparagus, in 3 cm pieces'),
    step: BOILED('asparagus', '3 minutes'),
  },
  {
    food: /^green beans?$/,
    each: 70,
    line: grams('green beans, halved'),
    step: BOILED('green beans', '6 minutes'),
  },
  {
    food: /^(?:frozen )?(?:corn|sweetcorn)$/,
    each: 50,
    line: grams('frozen corn'),
    step: 'Boil the corn in salted water for 3 minutes until hot and sweet, and drain well.',
  },
  {
    food: /^(?:baby |fresh )?spinach$/,
    each: 60,
    line: grams('spinach, washed'),
    step: 'Wilt the spinach in a dry pan over medium heat for 2 minutes until it has collapsed, and press the water out.',
  },
  {
    food: /^kale$/,
    each: 50,
    line: grams('kale, without its stems, shredded'),
    step: BOILED('kale', '5 minutes'),
  },
  {
    food: /mushrooms?$/,
    each: 75,
    line: grams('mushrooms, sliced'),
    step: FRIED('mushrooms', '6 minutes', 'until brown and dry'),
  },
  {
    food: /^zucchinis?$|^courgettes?$/,
    each: 80,
    line: grams('zucchini, in 1 cm dice'),
    step: FRIED('zucchini', '5 minutes', 'until golden at the edges'),
  },
  {
    food: /^(?:red |green )?(?:bell )?peppers?$/,
    each: 60,
    line: grams('red bell pepper, in strips'),
    step: FRIED('bell pepper', '6 minutes', 'until soft and dark at the edges'),
  },
  {
    food: /^eggplants?$|^aubergines?$/,
    each: 90,
    line: grams('eggplant, in 2 cm dice'),
    step: FRIED('eggplant', '8 minutes', 'until brown and soft through'),
  },
  {
    food: /^(?:bacon|pancetta)$/,
    each: 25,
    line: grams('bacon, in small strips'),
    step: 'Fry the bacon in a dry pan over medium heat for 6 minutes until crisp.',
  },
  {
    food: /^chicken(?: breasts?)?$/,
    each: 120,
    line: grams('boneless skinless chicken breast, in 2 cm dice'),
    step: FRIED('chicken', '7 minutes', 'until golden and at 74 °C (165 °F) inside'),
  },
  {
    food: /^(?:shrimps?|prawns?)$/,
    each: 90,
    line: grams('shrimp, peeled'),
    step: FRIED('shrimp', '3 minutes', 'until pink and opaque through'),
  },
  {
    food: /^(?:firm )?tofu$/,
    each: 90,
    line: grams('firm tofu, pressed dry, in 2 cm cubes'),
    step: FRIED('tofu', '8 minutes', 'until golden on all sides'),
  },
  {
    food: /^chickpeas?$/,
    each: 60,
    line: grams('canned chickpeas, drained'),
    step: 'Warm the chickpeas in a little water for 4 minutes until hot, and drain them.',
  },
  {
    food: /^(?:black |kidney |white )?beans?$/,
    each: 60,
    line: grams('canned white beans, drained'),
    step: 'Warm the beans in a little water for 4 minutes until hot, and drain them.',
  },
  {
    food: /^lemons?$/,
    each: 20,
    line: wedges('lemon'),
    end: 'Serve it with the lemon wedges.',
  },
  {
    food: /^limes?$/,
    each: 20,
    line: wedges('lime'),
    end: 'Serve it with the lime wedges.',
  },
  { food: /^olives?$/, each: 15, line: grams('pitted olives, halved') },
  { food: /^capers?$/, each: 5, line: grams('capers, drained') },
  { food: /^feta$/, each: 25, line: grams('feta, crumbled'), isOnTop: true },
  {
    food: /^(?:parmesan|parmigiano)$/,
    each: 10,
    line: grams('parmesan, finely grated'),
    isOnTop: true,
  },
  { food: /^(?:cheese|cheddar)$/, each: 25, line: grams('cheddar, grated'), isOnTop: true },
  { food: /^avocados?$/, each: 40, line: grams('avocado, sliced'), isOnTop: true },
  {
    food: /^(?:walnuts?|cashews?|peanuts?|almonds?|pine nuts?)$/,
    each: 12,
    line: grams(''),
    isOnTop: true,
  },
  {
    food: /^(?:basil|cilantro|parsley|mint|dill|chives)$/,
    each: 4,
    line: grams(''),
    isOnTop: true,
  },
]

function grams(what: string): (amount: number) => string {
  return (amount) => `${amount} g ${what}`
}

/** A quarter of a fruit for each. */
function wedges(fruit: string): (amount: number) => string {
  return (amount) => {
    const count = Math.max(1, Math.round(amount / 80))
    return `${count} ${fruit}${count > 1 ? 's' : ''}, cut into wedges`
  }
}

/** What a squeeze of lemon suits. */
const SQUEEZED: ReadonlySet<Dish['kind']> = new Set([
  'seafood',
  'grill',
  'fried',
  'skewers',
  'poultry',
  'roast',
  'meat',
  'meatballs',
  'wrap',
])

/** Kinds that take something cooked apart at their end. */
const TAKES: ReadonlySet<Dish['kind']> = new Set([
  'beans',
  'braise',
  'curry',
  'grains',
  'noodles',
  'pasta',
  'pilaf',
  'porridge',
  'rice',
  'salad',
  'soup',
  'stew',
  'stir-fry',
  'vegetables',
])

/** A dish with a food added that it usually is without; undefined where that would change the dish itself. */
export function addFood(
  recipe: RecipeData,
  { kind, serves }: Dish,
  food: string,
  rules: readonly string[],
): RecipeData | undefined {
  const inside = INSIDE.find((one) => one.kinds.includes(kind) && one.food.test(food))
  if (inside) return putInside(recipe, inside, food, { serves, rules })
  const addition = ADDITIONS.find((one) => one.food.test(food))
  const last = recipe.instructions.at(-1)
  const takes =
    TAKES.has(kind) ||
    (kind === 'eggs' && addition?.isOnTop === true) ||
    (SQUEEZED.has(kind) && addition?.end !== undefined)
  if (!addition || !takes || last === undefined) return undefined
  const lines = linesOf(addition, food, serves)
  if (checkDiet({ ingredients: lines, steps: [] }, rules).findings.length > 0) return undefined
  const end = addition.end
    ? `${last} ${addition.end}`
    : addition.isOnTop
      ? `${last} Scatter the ${food} over it.`
      : `Stir in the ${food}. ${last}`
  return {
    ...recipe,
    title: withFood(recipe.title, food),
    ingredients: [...recipe.ingredients, `For the ${food}:`, ...lines],
    instructions: [
      ...recipe.instructions.slice(0, -1),
      ...(addition.step ? [addition.step] : []),
      end,
    ],
    adaptations: [...recipe.adaptations, `With ${food}, which the dish is usually without.`],
  }
}

/** What goes in before it is baked: behind which step, and in what words. */
type Inside = {
  kinds: readonly Dish['kind'][]
  food: RegExp
  each: number
  step: RegExp
  say: (food: string) => string
}

const INSIDE: readonly Inside[] = [
  {
    kinds: ['cake', 'cookies', 'bread'],
    food: /^(?:walnuts?|pecans?|hazelnuts?|almonds?|chocolate(?: chips?)?|raisins?|(?:dried )?cranberries|blueberries|raspberries)$/,
    each: 10,
    step: /\b(?:fold|stir|mix)\b[^.]*\bflour\b/i,
    say: (food) => `Fold in the ${food} last.`,
  },
  {
    kinds: ['bread', 'flatbread'],
    food: /^(?:olives?|cherry tomato(?:es)?|rosemary|onions?|garlic)$/,
    each: 10,
    step: /\b(?:dimples?|press your fingers)\b/i,
    say: (food) => `Press the ${food} into it.`,
  },
  {
    kinds: ['pizza'],
    food: /^(?:pineapple|ham|mushrooms?|pepperoni|salami|olives?|(?:red |green |bell )*peppers?|onions?|artichokes?|anchovies|capers|spinach)$/,
    each: 40,
    step: /\b(?:mozzarella|cheese)\b/i,
    say: (food) => `Scatter the ${food} over it.`,
  },
]

function putInside(
  recipe: RecipeData,
  { each, step, say }: Inside,
  asked: string,
  { serves, rules }: { serves: number; rules: readonly string[] },
): RecipeData | undefined {
  const food = asked.replace(/\bchip$/, 'chips')
  const at = recipe.instructions.findLastIndex((one) => step.test(one))
  const text = recipe.instructions[at]
  const line = `${Math.round((each * serves) / 10) * 10} g ${food}, in small pieces`
  const isFree = checkDiet({ ingredients: [line], steps: [] }, rules).findings.length === 0
  if (text === undefined || !isFree) return undefined
  // The sentence goes behind the one that takes the flour, the sauce or the cheese.
  const sentences = text.split(/(?<=\.) (?=[A-Z])/)
  const place = sentences.findLastIndex((sentence) => step.test(sentence))
  const changed = sentences.toSpliced(Math.max(place, 0) + 1, 0, say(food)).join(' ')
  return {
    ...recipe,
    title: withFood(recipe.title, food),
    ingredients: [...recipe.ingredients, line],
    instructions: recipe.instructions.with(at, changed),
    adaptations: [...recipe.adaptations, `With ${food}, which the dish is usually without.`],
  }
}

function linesOf({ each, line, step }: Addition, food: string, serves: number): string[] {
  const amount = Math.max(5, Math.round((each * serves) / 5) * 5)
  const written = line(amount).trim()
  const main = / g$/.test(written) ? `${written} ${food}` : written
  const name = food.replace(/^(?:baby|fresh|frozen) /, '')
  const oil = step?.startsWith('Heat the oil') ? [`1 tbsp sunflower oil, for the ${name}`] : []
  return [main, ...oil]
}

function withFood(title: string, food: string): string {
  return / with /.test(title) ? `${title} and ${food}` : `${title} with ${food}`
}
