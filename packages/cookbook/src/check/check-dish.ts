import { findStepTimers, parseIngredientLine, RESTRICTIONS } from '@potluck/kitchen'
import { checkDiet, identify, nutritionOf } from '@potluck/kitchen/knowledge'
import { reviewRecipe } from '@potluck/kitchen/review'
import type { Course, Dish, Variant, VariantName } from '../dish.ts'
import { findTools, TOOLS_WITH_WORDS } from '../find-tools.ts'
import { toRecipe, totalMinutes } from '../to-recipe.ts'
import { vary } from '../vary.ts'
import { findFoodsTakenOut } from './own-words.ts'
import { findOffRatios } from './ratios.ts'
import { findWording } from './wording.ts'

/** All problems of a dish and its variants, in sentences. */
export function checkDish(dish: Dish): string[] {
  return [
    ...findMissing(dish),
    ...checkAsCooked(dish),
    ...findWrongDiets(dish),
    ...findDoubles(dish).map((name) => `two variants are called '${name}'`),
    ...dish.variants.flatMap((variant) =>
      checkVariant(dish, variant).map((message) => `${variant.name}: ${message}`),
    ),
  ]
}

function findDoubles({ variants }: Dish): VariantName[] {
  return variants.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)
}

/** Checks that apply to every dish, including its variants. */
function checkAsCooked(dish: Dish): string[] {
  const recipe = toRecipe(dish)
  const { faults } = reviewRecipe(recipe, { restrictions: [], servings: dish.serves })
  return [
    ...findUnknownFoods(dish),
    ...faults
      .filter(({ kind, line }) => !(kind === 'amount' && line === '' && isSteeped(dish)))
      .map(({ kind, line, say }) => `${kind}: ${say} (${line})`),
    ...findOffRatios(dish),
    ...findOddPortion(dish),
    ...findWrongTimes(dish),
    ...findUnneeded(dish),
    ...findWording(dish),
  ]
}

/** Only part of what is steeped goes into the water; it is not eaten itself. */
function isSteeped({ kind, course }: Dish): boolean {
  return kind === 'stock' || course === 'drink' || course === 'basic'
}

/** The languages every European dish needs a name in. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt']

function findMissing(dish: Dish): string[] {
  const named = new Set(dish.foreign.map(({ language }) => language))
  const unnamed = LANGUAGES.filter((language) => !named.has(language))
  const isMarked = dish.lines.some(({ essential }) => essential)
  return [
    // The text format of an answer would read it as the start of another section.
    ...(dish.lines.some(({ group }) => /^to serve$/i.test(group ?? ''))
      ? ["the heading 'To serve' is 'For serving' here"]
      : []),
    ...unnamed.map((language) => `'name ${language}: …' is missing`),
    ...(isMarked ? [] : ['no line is marked with ! as what makes it this dish']),
    ...(dish.lines.length < 2 && dish.course !== 'basic' ? ['it has fewer than two lines'] : []),
    ...(dish.steps.length < 2 ? ['it has fewer than two steps'] : []),
    ...(dish.know.length === 0 ? ["'know: …' is missing: what one should know to succeed"] : []),
  ]
}

function findUnknownFoods({ lines }: Dish): string[] {
  return lines.flatMap(({ text }) => {
    const { name } = parseIngredientLine(text)
    const parts = identify(name).flat()
    const unread = parts.flatMap((part) => part.unread)
    if (parts.some(({ ingredient }) => !ingredient) || parts.length === 0)
      return [`the kitchen does not know '${name}' (${text})`]
    return unread.length > 0 ? [`the kitchen does not know '${unread.join(' ')}' in '${text}'`] : []
  })
}

/**
 * The plausible range of calories per portion for each course, set widely by us: a value outside is
 * a mistake in amounts or portions.
 */
const KCAL: Readonly<Record<Course, readonly [number, number]>> = {
  breakfast: [80, 1100],
  starter: [15, 800],
  soup: [25, 900],
  salad: [25, 950],
  main: [120, 2300],
  side: [15, 800],
  bread: [60, 700],
  sauce: [3, 500],
  dessert: [40, 1000],
  baking: [50, 900],
  snack: [15, 900],
  drink: [0, 600],
  preserve: [0, 300],
  basic: [0, 900],
}
/** At least this share of a portion's weight must have known figures for them to count. */
const COVERED = 0.8

function findOddPortion({ lines, serves, course, kind }: Dish): string[] {
  if (kind === 'stock') return []
  const { perServing, coverage } = nutritionOf({
    ingredients: lines.map(({ text }) => text),
    servings: serves,
  })
  const [least, most] = KCAL[course]
  const kcal = perServing?.kcal ?? 0
  return [
    ...(coverage < COVERED
      ? [`the kitchen counts only ${Math.round(coverage * 100)} % of it`]
      : []),
    ...(kcal < least || kcal > most
      ? [`a portion has ${Math.round(kcal)} kcal; of a ${course} ${least} to ${most} are usual`]
      : []),
  ]
}

function findWrongTimes(dish: Dish): string[] {
  const perStep = dish.steps.flatMap(({ text, minutes: { active, wait, rest, oven } }) => {
    const all = active + wait + oven
    const timers = findStepTimers(text)
    const longest = Math.max(0, ...timers.map(({ minutes }) => minutes.min))
    const resting = timers.filter(({ doing }) => doing !== undefined && RESTING.has(doing))
    const bakes = /\b(?:bake|roast|oven)\b/i.test(text)
    return [
      ...(longest > all ? [`a step takes ${all} minutes and says ${longest}: ${text}`] : []),
      ...(resting.length === timers.length && longest > 0 && longest <= wait - rest
        ? [`a step counts as cooking what only rests: 'rest ${wait}' instead of 'wait': ${text}`]
        : []),
      ...(oven > 0 && !bakes
        ? [`a step is ${oven} minutes in an oven it does not name: ${text}`]
        : []),
    ]
  })
  const isWork = totalMinutes(dish).active > 0
  return [...perStep, ...(isWork ? [] : ['nobody works on it for a minute'])]
}

/** What the kitchen calls the waits in which nothing cooks. */
const RESTING: ReadonlySet<string> = new Set(
  'rest chill cool rise marinate soak freeze infuse drain set stand dry'.split(' '),
)

function findUnneeded({ needs, steps, title }: Dish): string[] {
  const said = steps.map(({ text }) => text).join('\n')
  const named = findTools(said, 'optional')
  const missing = findTools(said)
    .filter((tool) => !needs.includes(tool))
    .map((tool) => `a step takes a ${tool}, which 'needs' does not list`)
  const idle = TOOLS_WITH_WORDS.filter((tool) => needs.includes(tool) && !named.includes(tool)).map(
    (tool) => `no step of ${title} takes the ${tool} that 'needs' lists`,
  )
  return [...missing, ...idle]
}

/** Diets that a dish declares itself; the others follow from these or are limits on figures. */
const DECLARED = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-allergy',
  'soy-free',
  'shellfish-free',
] as const

function verdictsOf({ lines, steps, serves }: Dish, restrictions: readonly string[]) {
  const checked = {
    ingredients: lines.map(({ text }) => text),
    steps: steps.map(({ text }) => text),
    servings: serves,
  }
  return checkDiet(checked, restrictions)
}

function findWrongDiets(dish: Dish): string[] {
  const { verdicts, findings } = verdictsOf(dish, DECLARED)
  const unknown = dish.free.filter((id) => !(id in RESTRICTIONS))
  return [
    ...unknown.map((id) => `free: there is no restriction '${id}'`),
    ...DECLARED.flatMap((id) => {
      const isFree = verdicts[id] === 'free'
      if (isFree === dish.free.includes(id)) return []
      if (isFree) return [`free: the kitchen says that it is ${id}, the file does not`]
      const why = findings.find(({ restriction }) => restriction === id)
      return [
        `free: the file says ${id}, the kitchen ${verdicts[id]}: ${why?.reason} (${why?.line})`,
      ]
    }),
  ]
}

/** What a variant for a diet must be free of. */
const PROMISES: Readonly<Partial<Record<VariantName, string>>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'egg-free': 'egg-free',
  'nut-free': 'nut-allergy',
  'alcohol-free': 'no alcohol',
  'pork-free': 'no pork',
}
const COOKED_IN: readonly VariantName[] = [
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'oven',
  'stovetop',
  'grill',
  'microwave',
]

function checkVariant(dish: Dish, variant: Variant): string[] {
  const { dish: varied, unmatched } = vary(dish, variant)
  const promise = PROMISES[variant.name]
  const check = promise === undefined ? undefined : verdictsOf(varied, [promise])
  const first = check?.findings[0]
  const needs = COOKED_IN.find((one) => one === variant.name)
  const lost = dish.lines.filter(
    (line) => line.essential && !varied.lines.some(({ text }) => text === line.text),
  )
  const isRenamed =
    variant.title !== undefined || variant.lines.some(({ kind }) => kind === 'replace')
  return [
    ...unmatched.map(({ text, message }) => `${message}: ${text}`),
    ...(unmatched.length === 0 ? checkAsCooked(varied) : []),
    ...(check && check.verdict !== 'free'
      ? [`it is not ${promise}: ${first?.reason} (${first?.line})`]
      : []),
    ...(promise === undefined ? [] : findFoodsTakenOut(dish, varied, promise)),
    ...(needs && !varied.needs.some((tool) => tool === needs)
      ? [`'needs: ${needs}, …' is missing`]
      : []),
    ...lost
      .filter(() => !isRenamed)
      .map(({ text }) => `it drops what makes it this dish and has no 'name: …': ${text}`),
  ]
}
