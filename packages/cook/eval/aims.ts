import { parseDuration, type RecipeData } from '@potluck/kitchen'
import { checkDiet, type Nutrient, nutritionOf } from '@potluck/kitchen/knowledge'
import { reviewRecipe } from '@potluck/kitchen/review'
import { findForbidden as findPlainWords } from '../../kitchen/eval/diet-words.ts'
import type { Answer } from '../src/answer.ts'
import { recipeOf, recipesOf, saidFirst, textOf } from './ask.ts'
import { findDish, isNamed } from './dish-names.ts'
import { type Miss, miss } from './verdict.ts'
import { admits, holds, listOf, missingOf, opening, presentOf } from './words.ts'

/** What an aim is held against, besides the answer itself. */
export type Given = {
  answer: Answer
  /** What was answered before, in a conversation. */
  previous: RecipeData | undefined
  /** What one has, as 'a/b'. */
  foods: string
  /** What other seeds answer to the same; asked only where an aim wants it. */
  again: () => readonly Answer[]
}

type Check = (given: Given, value: string) => Miss[]

/** What a line of the lists may ask of an answer, by its first word; `docs/cook-evaluation.md` says each. */
export const AIMS = {
  has: (given, foods) =>
    ofRecipe(given, ({ ingredients }) => {
      const missing = missingOf(foods, ingredients)
      if (missing.length === 0) return []
      return miss(admits(saidFirst(given.answer)) ? 'missed' : 'silent', `no ${missing.join(', ')}`)
    }),
  not: (given, foods) =>
    ofRecipe(given, ({ ingredients }) =>
      presentOf(foods, ingredients).flatMap((food) => miss('missed', `has ${food}`)),
    ),
  never: ({ answer }, foods) =>
    recipesOf(answer).flatMap(({ ingredients }) =>
      presentOf(foods, ingredients).flatMap((food) => miss('forbidden', `has ${food}`)),
    ),
  keeps: ({ answer }, rules) =>
    recipesOf(answer).flatMap((recipe) => findForbidden(recipe, listOf(rules))),
  titled: (given, words) =>
    ofRecipe(given, ({ title }) =>
      holds(words, [title])
        ? []
        : miss(admits(saidFirst(given.answer)) ? 'missed' : 'silent', `is not ${words}`),
    ),
  is: (given, names) =>
    ofRecipe(given, ({ title }) =>
      names.split('/').some((name) => isNamed(title, name))
        ? []
        : miss(admits(saidFirst(given.answer)) ? 'missed' : 'silent', `is not ${names}`),
    ),
  unlike: (given, words) =>
    ofRecipe(given, ({ title }) =>
      holds(words, [title]) ? miss('missed', `is one of ${words}`) : [],
    ),
  course: (given, courses) =>
    ofDishOrMenu(given, ({ title }) => {
      const is = sortsOf(title)
      const isOne = courses.split('/').some((course) => is.includes(course))
      return isOne ? [] : miss('missed', `is ${is.join(', ')}, not ${courses}`)
    }),
  cuisine: (given, cuisines) =>
    ofRecipe(given, ({ title }) =>
      holds(cuisines, [findDish(title)?.cuisine ?? '', title, opening(saidFirst(given.answer))])
        ? []
        : miss('missed', `is not ${cuisines}`),
    ),
  occasion: (given, occasions) =>
    ofDishOrMenu(given, ({ title }) =>
      holds(occasions, [...(findDish(title)?.occasions ?? []), opening(saidFirst(given.answer))])
        ? []
        : miss('missed', `is not for ${occasions}`),
    ),
  buys: (given, count) =>
    ofRecipe(given, ({ ingredients }) => {
      const bought = ingredients.filter(
        (line) => !line.endsWith(':') && !holds(AT_HOME, [line]) && !holds(given.foods, [line]),
      )
      return bought.length <= Number(count)
        ? []
        : miss('missed', `${bought.length} things to buy: ${bought.join('; ')}`)
    }),
  first: ({ answer }, words) =>
    missingOf(words, [opening(saidFirst(answer))]).flatMap((word) =>
      miss('silent', `does not say first ${word}`),
    ),
  uses: ({ answer }, foods) => {
    const recipe = recipeOf(answer)
    if (!recipe) return miss('missed', 'no recipe')
    const told = [saidFirst(answer), ...recipe.tips]
    return missingOf(foods, [...recipe.ingredients, ...told]).flatMap((food) =>
      miss('silent', `${food} is neither used nor named as left out`),
    )
  },
  serves: (given, portions) => {
    if (given.answer.kind === 'menu')
      return given.answer.menu.servings === Number(portions) ? [] : miss('silent', 'other portions')
    return ofRecipe(given, ({ servings }) =>
      servings.split(/\D+/).includes(portions) ||
      holds(portions, [opening(saidFirst(given.answer))])
        ? []
        : miss('silent', `serves ${servings}, not ${portions}`),
    )
  },
  most: (given, limit) => held(given, limit, (figure, asked) => figure <= asked * ROUNDED),
  least: (given, limit) => held(given, limit, (figure, asked) => figure * ROUNDED >= asked),
  without: (given, tool) =>
    ofRecipe(given, ({ instructions }) =>
      holds(TOOLS[tool] ?? tool, instructions) && !admits(saidFirst(given.answer))
        ? miss('silent', `needs ${tool}`)
        : [],
    ),
  in: (given, tool) =>
    ofRecipe(given, ({ instructions }) =>
      holds(TOOLS[tool] ?? tool, instructions) || admits(saidFirst(given.answer))
        ? []
        : miss('silent', `is not made in ${tool}`),
    ),
  says: ({ answer }, words) =>
    missingOf(words, [textOf(answer)]).flatMap((word) => miss('missed', `does not say ${word}`)),
  refusable: () => [],
  words: ({ answer }, words) =>
    answer.kind === 'recipe' || answer.kind === 'menu'
      ? miss('silent', 'a recipe for a question')
      : missingOf(words, [textOf(answer)]).flatMap((word) =>
          miss('missed', `does not say ${word}`),
        ),
  safe: ({ answer }, words) => {
    const told = opening(saidFirst(answer))
    const all = answer.kind === 'recipe' ? told : withoutExamples(textOf(answer))
    const missing = missingOf(words, [all])
    const kind = answer.kind === 'recipe' ? 'silent' : 'missed'
    return missing.flatMap((word) => miss(kind, `of a danger it does not say ${word}`))
  },
  menu: ({ answer }, count) => {
    if (answer.kind !== 'menu') return miss('missed', 'no menu')
    const { dishes, of, timeline } = answer.menu
    const titles = new Set(dishes.map(({ recipe }) => recipe.title))
    const isTimed = of === 'week' || timeline.length > 0
    return [
      ...(titles.size < Number(count) ? miss('missed', `${titles.size} dishes, not ${count}`) : []),
      ...(titles.size < dishes.length ? miss('missed', 'a dish twice') : []),
      ...(isTimed ? [] : miss('missed', 'no timeline')),
    ]
  },
  sweet: (given, wanted) =>
    ofRecipe(given, ({ ingredients }) => {
      const isSweet = holds(SWEET, ingredients) && !holds(SAVORY, ingredients)
      return isSweet === (wanted !== 'no') ? [] : miss('silent', `sweet: ${isSweet}`)
    }),
  another: (given) =>
    ofRecipe(given, ({ title }) =>
      title === given.previous?.title ? miss('silent', 'the same dish again') : [],
    ),
  same: ({ answer, previous }) => {
    const recipe = recipeOf(answer)
    if (!recipe) return miss('missed', 'no recipe')
    if (!previous) return miss('missed', 'no recipe before')
    const kept = previous.ingredients.filter((line) => holds(lastWord(line), recipe.ingredients))
    const isSame = kept.length >= previous.ingredients.length * MOSTLY
    return isSame ? [] : miss('silent', 'another recipe than the one at hand')
  },
  varies: ({ again }, count) => {
    const titles = new Set(again().map((answer) => recipesOf(answer)[0]?.title ?? ''))
    return titles.size >= Number(count) ? [] : miss('missed', `${titles.size} dishes of ${count}`)
  },
} satisfies Record<string, Check>

export type AimName = keyof typeof AIMS

export function isAim(name: string): name is AimName {
  return name in AIMS
}

/** What must hold of every recipe, whatever was asked. */
export function checkAlways(answer: Answer, restrictions: readonly string[]): Miss[] {
  if ('reason' in answer && answer.reason.startsWith('BROKEN'))
    return miss('damaged', answer.reason)
  const damage = recipesOf(answer).flatMap(findDamage)
  return [
    ...recipesOf(answer).flatMap((recipe) => findForbidden(recipe, restrictions)),
    // The portions of a table full of small dishes are small.
    ...damage.filter(({ say }) => answer.kind !== 'menu' || !/portion/i.test(say)),
  ]
}

/** What the kitchen's own review finds wrong with it. */
export function findDamage(recipe: RecipeData): Miss[] {
  const { faults } = reviewRecipe(recipe, { restrictions: [] })
  return faults.flatMap(({ kind, line, say }) => miss('damaged', `${kind}: ${line} ${say}`))
}

/** What stands against the rules, by the kitchen and by plain words that know nothing of it. */
export function findForbidden(recipe: RecipeData, rules: readonly string[]): Miss[] {
  const { ingredients, instructions: steps, servings } = recipe
  const { findings } = checkDiet(
    { ingredients, steps, servings: Number(servings) || undefined },
    rules,
  )
  const found = findings
    .filter(({ verdict }) => verdict === 'contains')
    .map(({ restriction, line }) => `${restriction}: ${line}`)
  const unpromised = ingredients.filter((line) => !PROMISES.test(line))
  const plain = rules.flatMap((rule) =>
    findPlainWords(toId(rule), unpromised).map((word) => `${rule}, by plain words: ${word}`),
  )
  return [...found, ...plain].flatMap((say) => miss('forbidden', say))
}

/** What says itself that it is none of it; and fish is cut into steaks. */
const PROMISES =
  /\b(?:vegan|vegetarian|plant-based|no-\w+|\w+-free|replacer|(?:fish|catfish|tuna|salmon) steaks?)\b/i

/** 'Nut Allergy' and 'no eggs' as the plain words have them. */
function toId(rule: string): string {
  const id = rule.toLowerCase().replace(' ', '-')
  return id === 'no-eggs' ? 'egg-free' : id.replace(/^no-/, 'no ')
}

/** An aim of a recipe, which words instead of one do not keep. */
function ofRecipe({ answer }: Given, check: (recipe: RecipeData) => Miss[]): Miss[] {
  const recipe = recipeOf(answer)
  return recipe ? check(recipe) : miss('missed', 'no recipe')
}

/** For an occasion a whole menu is as good. */
function ofDishOrMenu(given: Given, check: (recipe: RecipeData) => Miss[]): Miss[] {
  return given.answer.kind === 'menu' ? [] : ofRecipe(given, check)
}

/** 'kcal 500': kept by our own figures, or the breach is said first. */
function held(given: Given, limit: string, isKept: (figure: number, asked: number) => boolean) {
  const [name = '', asked = ''] = limit.split(' ')
  return ofRecipe(given, (recipe) => {
    const figure = figureOf(recipe, name)
    if (figure !== undefined && isKept(figure, Number(asked))) return []
    const said = opening(saidFirst(given.answer))
    if (admits(said) && UNITS_SAID.test(said)) return []
    return miss(
      'silent',
      `${name} ${figure === undefined ? 'unknown' : Math.round(figure)}, not ${asked}`,
    )
  })
}

function figureOf(recipe: RecipeData, name: string): number | undefined {
  if (name === 'minutes') {
    const read = parseDuration(recipe.totalTime)
    return read.ok ? read.minutes.max : undefined
  }
  const servings = Number(recipe.servings) || undefined
  const { perServing } = nutritionOf({ ingredients: recipe.ingredients, servings })
  return name in (perServing ?? {}) ? perServing?.[name as Nutrient] : undefined
}

/** The breach of a number is said with its unit. */
const UNITS_SAID =
  /\b(?:k?cal(?:orie)?s?|g|grams?|mg|protein|carb\w*|salt|sodium|min(?:ute)?s?|hours?|h)\b/i

/** A figure is rounded where it is said. */
const ROUNDED = 1.02
const MOSTLY = 0.6

/** What stands in quotation marks is the request, or an example of how to ask. */
function withoutExamples(text: string): string {
  return text.replace(/["“][^"”]*["”]/g, ' ')
}

function lastWord(line: string): string {
  return /(\p{L}+)\P{L}*$/u.exec(line.split(/[,(]/)[0] ?? '')?.[1] ?? line
}

/** Words of a step that need a tool. */
const TOOLS: Record<string, string> = {
  oven: 'oven',
  stove: 'stove/burner/simmer/skillet/frying pan/saucepan/pot',
  blender: 'blend*',
  mixer: 'mixer',
}

/** What a kitchen has anyway: of these nothing has to be bought. */
const AT_HOME =
  'salt/pepper/oil/water/sugar/flour/butter/garlic/onion/vinegar/stock/broth/cumin/paprika/oregano/thyme/bay/bay leaf/bay leaves/cinnamon/soy sauce/mustard/honey/baking powder/baking soda/cornstarch/nutmeg/flakes/vanilla/curry powder/coriander/rice/lemon/lime/egg/milk/breadcrumb/turmeric/garam masala/ginger/chili powder/cilantro/parsley/tomato paste/cardamom/mint'

/** Its course and kind by the book, or for what the composer made by what its title says. */
function sortsOf(title: string): string[] {
  const dish = findDish(title)
  if (dish) return [dish.course, dish.kind]
  return [COMPOSED.find(([, words]) => holds(words, [title]))?.[0] ?? 'main']
}

const COMPOSED: readonly (readonly [course: string, words: string])[] = [
  ['baking', 'cake/muffin/cookie/brownie/banana bread/loaf cake'],
  ['dessert', 'crumble/mousse/fruit salad/tiramisu/pudding/ice cream'],
  ['breakfast', 'frittata/pancake/porridge/scrambled egg/omelet/smoothie/granola'],
  ['soup', 'soup/minestrone/chowder'],
  ['salad', 'salad'],
  ['stew', 'stew'],
  ['bread', 'loaf/focaccia'],
  ['snack', 'dip/hummus/guacamole'],
  ['side', 'mashed potato/roast potato/roasted'],
]

const SWEET =
  'sugar/honey/syrup/condensed milk/chocolate/date/banana/jam/molasses/dulce de leche/apple/berry/berries/ice cream/gelato/marshmallow'
const SAVORY =
  'chicken/beef/pork/lamb/fish/salmon/tuna/shrimp/garlic/onion/bacon/ham/soy sauce/sausage/mustard/turkey/veal/duck'
