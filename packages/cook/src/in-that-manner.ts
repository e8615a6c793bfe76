import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { compose } from '@potluck/kitchen/composer'
import type { Conditions } from './read-request.ts'
import { portionOf, sayFigure } from './reading/limits.ts'
import type { Doneness } from './reading/manner.ts'

/** The recipe as changed, and sentences about the changes. */
type InThatManner = { recipe: RecipeData; said: readonly string[] }

/** Changes a recipe in the manner asked for, as far as that can be done reliably: milder, hotter, medium rare. */
export function inThatManner(
  recipe: RecipeData,
  dish: Dish,
  { manner, rules }: Conditions,
): InThatManner {
  const { heat, doneness, lessSalt, lessSugar, textures } = manner
  const steps: ((now: InThatManner) => InThatManner)[] = [
    (now) => (lessSalt ? tellSalt(change(now, 'less salt', rules)) : now),
    (now) => (lessSugar ? lessSweet(now, rules) : now),
    (now) => (heat === 'mild' ? milder(now, rules) : now),
    (now) => (heat === 'hot' ? change(now, 'make it spicier', rules) : now),
    (now) => (doneness ? say(cookTo(now, dish, doneness), tellDoneness(dish, doneness)) : now),
  ]
  const made = steps.reduce<InThatManner>((now, step) => step(now), { recipe, said: [] })
  const tips = textures.flatMap((texture) => tipFor(texture, dish))
  return { ...made, recipe: { ...made.recipe, tips: [...tips, ...made.recipe.tips] } }
}

function lessSweet(now: InThatManner, rules: readonly string[]): InThatManner {
  const changed = change(now, 'less sugar', rules)
  if (changed.recipe === now.recipe) return say(now, 'There is hardly any sugar in it as it is.')
  return changed
}

function milder(now: InThatManner, rules: readonly string[]): InThatManner {
  const changed = change(now, 'make it milder', rules)
  return changed.recipe === now.recipe ? say(now, 'There is nothing hot in it as it is.') : changed
}

/** Applies the composer's rules for changing any recipe; times and tips stay as they are. */
function change(now: InThatManner, text: string, rules: readonly string[]): InThatManner {
  const { title, description, ingredients, instructions, servings } = now.recipe
  const answer = compose(
    {
      mode: 'adapt',
      text,
      ingredients: [],
      restrictions: rules,
      original: { title, description, ingredients, instructions, servings },
    },
    1,
  )
  if (answer.kind === 'declined') return now
  const { recipe } = answer
  return {
    recipe: {
      ...now.recipe,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      adaptations: recipe.adaptations,
      originalVsAdapted: recipe.originalVsAdapted,
    },
    said: [...now.said, ...recipe.adaptations],
  }
}

function say(now: InThatManner, sentence: string): InThatManner {
  return { ...now, said: [...now.said, sentence] }
}

/** Someone who asks for less salt wants to know how much is left. */
function tellSalt(now: InThatManner): InThatManner {
  const portion = portionOf(now.recipe.ingredients, Number(now.recipe.servings) || 1)
  if (!portion || portion.sodium <= LOW_SODIUM) return now
  const figure = sayFigure('sodium', portion.sodium)
  return say(now, `It is not low in salt all the same: a portion has about ${figure}.`)
}

/** Milligrams of sodium per portion: about a third of the daily limit of 2,300 mg (FDA). */
const LOW_SODIUM = 700

/**
 * The recipe with the doneness asked for in its steps, so that they give the same temperature as its description.
 * Unchanged if that temperature is below the safe one, or if the meat is ground.
 */
function cookTo(now: InThatManner, { lines }: Dish, doneness: Doneness): InThatManner {
  // Below the safe temperature the steps stay as they are, and the description says what to go by instead.
  if (CORE[doneness][0] < SAFE || lines.some(isGround)) return now
  const [celsius, fahrenheit] = CORE[doneness]
  const off = `${celsius - CARRIED} °C (${toFahrenheit(celsius - CARRIED)} °F)`
  const rested = `${celsius} °C (${fahrenheit} °F)`
  const instructions = now.recipe.instructions.map((text) =>
    text
      .replace(RISES, `${off}, which rises to ${rested}`)
      .replace(RISEN, `risen to ${rested}, ${COLORS[doneness]}`),
  )
  return { ...now, recipe: { ...now.recipe, instructions } }
}

function isGround({ text }: Dish['lines'][number]): boolean {
  return GROUND.test(text)
}

/** °C in the middle of whole cuts of beef, lamb and pork (USDA). */
const SAFE = 63

const RISES = /\d+ °C \(\d+ °F\), which rises to \d+ °C \(\d+ °F\)/g
const RISEN = /risen to \d+ °C \(\d+ °F\)(?:, (?:rosy )?pink)?/g

const COLORS: Readonly<Record<Doneness, string>> = {
  rare: 'red in the middle',
  'medium rare': 'red to pink',
  medium: 'pink',
  'medium well': 'pale pink',
  'well done': 'gray and firm',
}

function toFahrenheit(celsius: number): number {
  return Math.round((celsius * 9) / 5 + 32)
}

/** The temperature in the middle after resting, as cooks go by it for whole beef and lamb. */
const CORE: Readonly<Record<Doneness, readonly [celsius: number, fahrenheit: number]>> = {
  rare: [50, 122],
  'medium rare': [54, 130],
  medium: [60, 140],
  'medium well': [65, 150],
  'well done': [71, 160],
}

const WHOLE_RED_MEAT =
  /\b(?:steaks?|ribeye|sirloin|tenderloin|fillet|chuck|rump|brisket|leg of lamb|lamb (?:leg|rack|chops?|shoulder)|rack of lamb|picanha|roast beef|beef (?:top|eye|rib))\b/i
const GROUND = /\bground (?:beef|lamb|pork|veal|turkey|chicken)\b/i

function tellDoneness({ lines }: Dish, doneness: Doneness): string {
  const texts = lines.map(({ text }) => text)
  const [celsius, fahrenheit] = CORE[doneness]
  if (lines.some(isGround))
    return 'Ground meat is cooked through, to 71 °C (160 °F), for what was outside is inside then: so I do not make it any other way.'
  if (!texts.some((text) => WHOLE_RED_MEAT.test(text)))
    return `I go by the temperatures of the recipe: ‘${doneness}’ is for whole pieces of beef and lamb.`
  const off = celsius - CARRIED
  const care =
    celsius < SAFE
      ? ' The steps below keep to what the USDA advises: 63 °C (145 °F) and 3 minutes of rest, and so should the pregnant, small children, the old and the ill.'
      : ''
  return `For ${doneness} go by a thermometer in the middle: take it off the heat at ${off} °C (${toFahrenheit(off)} °F), and while it rests it comes to ${celsius} °C (${fahrenheit} °F).${care}`
}

/** °C by which the middle of a steak still rises while it rests. */
const CARRIED = 3

/** Tips for more of a texture, by kind of dish. */
const TIPS: readonly { texture: RegExp; kinds: readonly Dish['kind'][]; tip: string }[] = [
  {
    texture: /crisp|crunch/,
    kinds: ['fried'],
    tip: 'For a crust that is crisper still let it drain on a rack, and fry it a second time for 2 minutes at 190 °C (375 °F) just before you serve it.',
  },
  {
    texture: /crisp|crunch/,
    kinds: ['vegetables', 'roast', 'poultry', 'bake'],
    tip: 'Dry on the outside it turns crisper: pat it dry, leave space around each piece, and give it the last minutes at full heat.',
  },
  {
    texture: /crisp|crunch/,
    kinds: ['cookies'],
    tip: 'For crisp cookies press them flat and bake them 2 to 3 minutes longer, until they are brown to the middle.',
  },
  {
    texture: /chewy|soft|gooey/,
    kinds: ['cookies'],
    tip: 'For chewy cookies take more of the brown sugar than of the white, chill the dough, and take them out while the middle still looks soft: they set as they cool.',
  },
  {
    texture: /fudgy|gooey/,
    kinds: ['cake'],
    tip: 'For a fudgy middle take it out when a skewer still comes out with moist crumbs.',
  },
  {
    texture: /smooth|silky/,
    kinds: ['soup', 'dip', 'sauce', 'spread'],
    tip: 'For the smoothest of all blend it 2 minutes longer than you think, and press it through a fine sieve.',
  },
  {
    texture: /chunky/,
    kinds: ['soup', 'stew', 'dip', 'sauce'],
    tip: 'To leave it chunky crush or blend only a third of it.',
  },
  {
    texture: /thick/,
    kinds: ['soup', 'stew', 'sauce', 'curry', 'beans'],
    tip: 'It thickens when it simmers without its lid, and again while it stands for 10 minutes.',
  },
]

function tipFor(texture: string, { kind }: Dish): string[] {
  return TIPS.filter((one) => one.texture.test(texture) && one.kinds.includes(kind)).map(
    ({ tip }) => tip,
  )
}

/** Whether there is a tip for more of a texture in this kind of dish. */
export function hasTipFor(texture: string, dish: Dish): boolean {
  return tipFor(texture, dish).length > 0
}
