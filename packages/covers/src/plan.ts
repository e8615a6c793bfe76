import { type Dish, homes } from './dish-words.ts'
import type { PaletteName } from './palettes.ts'
import { hashText, type Random, seededRandom } from './random.ts'
import { type Reading, readText } from './reading.ts'
import { type ShapeName, shapes } from './shapes/all-shapes.ts'
import type { Tone } from './shapes/shape.ts'
import type { VesselName } from './vessels/all-vessels.ts'

/** All that decides a cover. */
export type CoverPlan = {
  vessel: VesselName
  palette: PaletteName
  /** One to five, all different, the most important first. */
  shapes: readonly [ShapeName, ...ShapeName[]]
  /** 32 bits, unsigned: arrangement, ground, glaze and the tremble of the scissors. */
  seed: number
}

/** What of a recipe a cover is made from. */
export type CoverRecipe = {
  id: string
  title: string
  tags: readonly string[]
  ingredients: readonly string[]
}

/** The most shapes a plan has. */
export const MOST_SHAPES = 5

/** Later lines seldom show in the dish. */
const MOST_INGREDIENTS = 20
const MOST_TAGS = 20

/**
 * Decides the cover of a recipe from its words and a hash of its id. Words of the title weigh most,
 * then the first ingredients, then tags; a recipe that names nothing known gets a still life by its id.
 */
export function planCover(recipe: CoverRecipe): CoverPlan {
  const seed = hashText(recipe.id)
  const random = seededRandom(hashText(`plan ${recipe.id}`))
  const title = readText(recipe.title)
  const tags = recipe.tags.slice(0, MOST_TAGS).map(readText)
  const ingredients = recipe.ingredients.slice(0, MOST_INGREDIENTS).map(readText)
  const [main, ...others] = rankShapes(title, ingredients, tags)
  if (!main) return { ...random.pick(STILL_LIVES), seed }
  const tagged = tags.flatMap((tag) => tag.dishes)[0]?.dish
  const isTitled = title.foods.some(({ shape }) => shape === main)
  const dish = headDish(title) ?? (isTitled && homes[main] ? undefined : tagged)
  const aside = title.dishes[0]?.dish
  const served: Choices<VesselName> = dish?.vessels ??
    homes[main] ??
    aside?.vessels ?? ['bowl', 'plate']
  const vessel = random.pick(served)
  const shown = withoutVessel([main, ...others], vessel)
  return { vessel, palette: pickPalette(random, shapes[shown[0]].tone, dish), shapes: shown, seed }
}

type Choices<T> = readonly [T, ...T[]]

const WEIGHTS = { head: 10, last: 4, later: 7, implied: 6, ingredient: 4, tag: 1.5 }

/** In a list of ingredients these bind or enrich; they are seldom what a dish looks like. */
const STAPLES: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'butter',
  'cream',
  'egg',
  'milk',
  'onion',
  'wheat',
  'bread',
  'celery',
])

/** These season it: worth drawing where little else is named. */
const SEASONINGS: ReadonlySet<ShapeName> = new Set<ShapeName>([
  'basil',
  'bay',
  'chilli',
  'cinnamon',
  'garlic',
  'ginger',
  'grapes',
  'honey',
  'lemon',
  'parsley',
  'peppercorns',
  'sesame',
  'star-anise',
  'thyme',
  'turmeric',
  'vanilla',
])

/** The factor by which its kind lowers an ingredient's score. */
function presence(shape: ShapeName): number {
  if (STAPLES.has(shape)) return 0.15
  return SEASONINGS.has(shape) ? 0.32 : 1
}

function rankShapes(
  title: Reading,
  ingredients: readonly Reading[],
  tags: readonly Reading[],
): ShapeName[] {
  const scores = new Map<ShapeName, number>()
  function add(shape: ShapeName, score: number) {
    scores.set(shape, (scores.get(shape) ?? 0) + score)
  }
  const headFood = title.foods.findLast(({ at }) => at < title.headEnd)
  title.foods.forEach(({ shape, at }, index) => {
    const inHead = at < title.headEnd
    const isGarnish = shapes[shape].habit === 'sprig' || presence(shape) < 1
    const isHead = shape === headFood?.shape && !isGarnish
    const place = inHead ? WEIGHTS.head + (at / title.headEnd) * 1.5 : WEIGHTS.later - index * 0.3
    add(shape, place * (isGarnish ? 0.75 : 1) + (isHead ? WEIGHTS.last : 0))
  })
  for (const { dish } of title.dishes) {
    for (const [index, shape] of (dish.shapes ?? []).entries())
      add(shape, WEIGHTS.implied - index * 0.5)
  }
  const listed = new Set(ingredients.flatMap(({ foods }) => foods[0]?.shape ?? []))
  ;[...listed].forEach((shape, index) => {
    add(shape, (WEIGHTS.ingredient - index * 0.15) * presence(shape))
  })
  for (const { foods } of tags) for (const { shape } of foods) add(shape, WEIGHTS.tag)
  const ranked = [...scores].sort(([, one], [, other]) => other - one)
  return ranked
    .filter(([, score], index) => score > FAINT || index < ENOUGH)
    .slice(0, MOST_SHAPES)
    .map(([shape]) => shape)
}

/** What scores no more than this is drawn only where little else is named. */
const FAINT = 1.3
const ENOUGH = 3

/** A pizza is not laid on a pizza, where anything else is named. */
function withoutVessel(ranked: Choices<ShapeName>, vessel: VesselName): Choices<ShapeName> {
  const [main, ...others] = ranked.filter((shape) => shape !== IS_A[vessel])
  return main ? [main, ...others] : ranked
}

/** Vessels that are drawn as a food themselves. */
const IS_A: { readonly [Name in VesselName]?: ShapeName } = { pizza: 'pizza', loaf: 'bread' }

/** The dish a title is about: the last named in its head. */
function headDish({ dishes, headEnd }: Reading): Dish | undefined {
  return dishes.findLast(({ at }) => at < headEnd)?.dish
}

function pickPalette(random: Random, tone: Tone, dish: Dish | undefined): PaletteName {
  const flattering = FLATTERING[tone]
  const [first, ...rest] = flattering.filter((name) => dish?.palettes?.includes(name))
  return random.pick(first ? [first, ...rest] : flattering)
}

/** Grounds on which food of a colour stands out. */
const FLATTERING = {
  red: ['sea', 'mint', 'saffron', 'cobalt', 'garden', 'citrus', 'olive', 'night'],
  orange: ['sea', 'night', 'mint', 'cobalt', 'plum', 'garden', 'rose', 'berry'],
  yellow: [
    'sea',
    'cobalt',
    'berry',
    'rose',
    'terracotta',
    'plum',
    'brick',
    'mint',
    'garden',
    'night',
  ],
  green: ['rose', 'terracotta', 'saffron', 'brick', 'citrus', 'plum', 'berry', 'cobalt'],
  purple: ['saffron', 'mint', 'citrus', 'sea', 'terracotta', 'rose', 'olive'],
  blue: ['saffron', 'rose', 'terracotta', 'citrus', 'brick', 'mint'],
  pink: ['sea', 'mint', 'olive', 'garden', 'citrus', 'cobalt', 'saffron'],
  brown: ['saffron', 'sea', 'mint', 'rose', 'olive', 'cobalt', 'brick', 'plum', 'garden', 'berry'],
  pale: [
    'cobalt',
    'terracotta',
    'garden',
    'brick',
    'plum',
    'berry',
    'sea',
    'earth',
    'night',
    'saffron',
    'rose',
  ],
} satisfies Record<Tone, readonly [PaletteName, ...PaletteName[]]>

/** Shapes for a recipe whose words name nothing that can be drawn. */
const STILL_LIVES: readonly [StillLife, ...StillLife[]] = [
  { vessel: 'bowl', palette: 'sea', shapes: ['lemon', 'pear', 'bay'] },
  { vessel: 'bowl', palette: 'cobalt', shapes: ['orange', 'grapes', 'fig'] },
  { vessel: 'board', palette: 'mint', shapes: ['bread', 'cheese', 'tomato'] },
  { vessel: 'pot', palette: 'saffron', shapes: ['carrot', 'leek', 'mushroom', 'bay'] },
  { vessel: 'plate', palette: 'garden', shapes: ['pomegranate', 'fig', 'walnut'] },
  { vessel: 'bowl', palette: 'rose', shapes: ['artichoke', 'lemon', 'garlic'] },
  { vessel: 'stand', palette: 'olive', shapes: ['peach', 'cherry', 'plum'] },
  { vessel: 'board', palette: 'brick', shapes: ['aubergine', 'tomato', 'basil'] },
  { vessel: 'jar', palette: 'terracotta', shapes: ['olives', 'rosemary', 'lemon'] },
  { vessel: 'bowl', palette: 'night', shapes: ['pear', 'pomegranate', 'sage'] },
]

type StillLife = Omit<CoverPlan, 'seed'>
