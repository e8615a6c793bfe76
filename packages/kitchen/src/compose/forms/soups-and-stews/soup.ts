import { isCitrus } from '../../craft/acid.ts'
import { before } from '../../craft/naming.ts'
import { warmBread } from '../../craft/sides.ts'
import { takeExtra, takeExtraHeat, takeWanted } from '../../craft/takes.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { brothyNoodles, chickenSoup } from './soup-broth.ts'
import { chunkySoup, lentilSoup } from './soup-chunky.ts'
import { pho } from './soup-pho.ts'
import { ramen } from './soup-ramen.ts'

export const SOUP: Form = {
  id: 'soup',
  called: 'a soup',
  sweet: false,
  meals: ['lunch', 'dinner', 'appetizer'],
  moods: ['cozy', 'light', 'cheap', 'kids'],
  styles: [
    {
      id: 'smooth-soup',
      cuisines: ['french', 'american', 'mediterranean'],
      make: (bench) => smoothSoup(bench, takePlain(bench)),
    },
    {
      id: 'smooth-soup',
      cuisines: ['indian', 'thai'],
      liking: 0.8,
      make: (bench) => smoothSoup(bench, takeSpiced(bench)),
    },
    { id: 'minestrone', cuisines: ['italian', 'mediterranean'], make: chunkySoup },
    { id: 'lentil-soup', cuisines: ['mediterranean', 'indian'], liking: 0.7, make: lentilSoup },
    { id: 'chicken-soup', cuisines: ['american', 'french'], liking: 0.7, make: chickenSoup },
    {
      id: 'noodle-soup',
      cuisines: ['japanese', 'chinese', 'korean', 'thai'],
      make: brothyNoodles,
    },
    {
      id: 'ramen',
      called: 'a ramen',
      cuisines: ['japanese'],
      liking: 0.5,
      apart: true,
      make: ramen,
    },
    { id: 'pho', called: 'a pho', cuisines: [], liking: 0, apart: true, make: pho },
  ],
}

/** What a smooth soup is seasoned with. */
type Seasoning = {
  word: string
  spices: (Part | undefined)[]
  creamy: Part | undefined
  acid: Part | undefined
  herb: Part | undefined
}

function takePlain(bench: Bench): Seasoning {
  return {
    word: 'Smooth',
    spices: [bench.take('thyme', { each: 0.5, cut: 'leaves picked' })],
    creamy: bench.take(['cream', 'creme-fraiche', 'soy-cream', 'coconut-milk'], { share: 0.5 }),
    acid: bench.take(['lemon', 'cider-vinegar'], { share: 0.6 }),
    herb: bench.take(['chives', 'parsley'], { by: 'raw' }),
  }
}

function takeSpiced(bench: Bench): Seasoning {
  return {
    word: 'Spiced',
    spices: [
      bench.take('ginger', { by: 'fry' }),
      bench.take('cumin', { share: 0.8 }),
      bench.take('ground-coriander', { share: 0.8 }),
    ],
    creamy: bench.take(['coconut-milk', 'soy-cream', 'cream'], { share: 0.5 }),
    acid: bench.take(['lime', 'lemon'], { share: 0.8 }),
    herb: bench.take(['cilantro', 'chives'], { by: 'raw' }),
  }
}

/** What blends to velvet. */
const BLENDS: readonly FoodId[] = [
  'carrot',
  'butternut-squash',
  'sweet-potato',
  'cauliflower',
  'broccoli',
  'parsnip',
  'zucchini',
  'peas',
  'mushrooms',
  'tomato',
  'potato',
  'bell-pepper',
  'beet',
  'asparagus',
  'fennel',
]
const STARCHY: readonly FoodId[] = ['potato', 'sweet-potato', 'butternut-squash', 'parsnip']

function smoothSoup(bench: Bench, seasoning: Seasoning): Draft | undefined {
  const leek = takeWanted(bench, 'leek', { cut: 'halved lengthwise, washed well and sliced' })
  const vegetables = takeBlends(bench, leek)
  const tomatoes = vegetables.some(({ id }) => id === 'tomato')
    ? bench.take('canned-tomatoes', { each: 0.35 })
    : undefined
  const stock = bench.take(['vegetable-stock', 'chicken-stock', 'water'], {
    each: tomatoes ? 150 : 250,
  })
  const oil = bench.take(['olive-oil', 'oil', 'butter'], { share: 0.75 })
  if (vegetables.length === 0 || !stock || !oil) return undefined

  const potato = takeBody(bench, vegetables)
  const base = [
    leek ?? bench.take(['onion', 'shallot'], { cut: 'chopped' }),
    bench.take('garlic', { cut: 'roughly chopped' }),
  ]
  const spices = [...seasoning.spices, takeExtraHeat(bench, 'pepper-flakes', { share: 1.5 })]
  const salt = bench.take('salt')
  const seeds = takeExtra(bench, ['pumpkin-seeds'])
  const bread = warmBread(bench, ['bread', 'pita'])
  const simmer = Math.max(15, ...vegetables.map((part) => minutesOf(part, 'simmer')))
  const stars = before(leek, ...vegetables)
  const { acid, creamy, herb } = seasoning
  return {
    title: `${seasoning.word} ${stars} Soup`,
    description: `A smooth soup that tastes of ${stars} above all, finished with a little ${creamy ? creamy.label : 'acid to wake it up'}.`,
    steps: [
      step(
        8,
        say`Heat the ${oil} in a large pot over medium heat.`,
        say`Add the ${base} and cook gently for 6 to 8 minutes, until soft but not browned.`,
        say`Stir in the ${spices} for 1 minute.`,
      ),
      step(
        simmer + 5,
        say`Add the ${[...vegetables, tomatoes, potato, stock, salt]}, bring to a boil, then cover and simmer for ${simmer} to ${simmer + 5} minutes, until a knife slides into everything without resistance.`,
      ),
      handwork(
        3,
        say`Take off the heat and blend until completely smooth; in a jug blender work in batches and never fill it more than half with hot liquid.`,
      ),
      step(
        2,
        say`Return to the pot, stir in the ${creamy} and warm through.`,
        say`Taste, and brighten with ${acid && isCitrus(acid) ? 'a squeeze of ' : ''}the ${acid}.`,
      ),
      step(0, say`Serve topped with the ${[herb, seeds]}.`, ...(bread?.said ?? [])),
    ],
    tips: [
      'Too thick? Thin it with hot stock or water, a splash at a time.',
      'Keeps for 3 days in the fridge and freezes well for 3 months.',
      'Taste for salt after blending, not before.',
    ],
    skill: 0,
  }
}

/** So much of each that one alone carries the pot, and three do not overfill it. */
const SHARES = [1, 1.6, 1, 0.75] as const

function shareOf(id: FoodId, among: number): number {
  const share = SHARES[among] ?? 1
  return STARCHY.includes(id) ? Math.min(share, 1.1) : share
}

function takeBlends(bench: Bench, leek: Part | undefined): Part[] {
  const ids = bench.choose({
    fits: (id) => BLENDS.includes(id),
    ideas: leek ? ['potato'] : BLENDS.slice(0, 5),
    atLeast: 1,
    atMost: 3,
  })
  return ids
    .map((id) => bench.take(id, { by: 'simmer', share: shareOf(id, ids.length) }))
    .filter((part) => part !== undefined)
}

/** A watery vegetable alone makes a thin soup: a little potato gives it body. Tomatoes need none. */
function takeBody(bench: Bench, vegetables: readonly Part[]): Part | undefined {
  const hasBody = vegetables.some(({ id }) => STARCHY.includes(id) || id === 'tomato')
  return hasBody || bench.wish.keeping.lowCarb
    ? undefined
    : bench.take('potato', { share: 0.3, by: 'simmer' })
}
