import { before } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { takeExtraHeat } from '../../craft/takes.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const DUMPLINGS: Form = {
  id: 'dumplings',
  called: 'dumplings',
  sweet: false,
  meals: ['dinner', 'appetizer', 'snack'],
  moods: ['fancy', 'kids', 'cozy'],
  styles: [
    { id: 'gyoza', cuisines: ['chinese', 'japanese', 'korean'], liking: 0.7, make: potstickers },
    { id: 'rice-paper', cuisines: ['thai', 'korean', 'chinese'], liking: 0.4, make: ricePaper },
  ],
}

const FILLINGS: readonly FoodId[] = [
  'ground-pork',
  'ground-chicken',
  'tofu',
  'shrimp',
  'ground-turkey',
]
const GREENS: readonly FoodId[] = ['cabbage', 'mushrooms', 'spinach', 'bok-choy', 'carrot']

type Filling = {
  main: Part
  greens: Part[]
  aromatics: (Part | undefined)[]
  season: (Part | undefined)[]
}

function takeFilling(bench: Bench): Filling | undefined {
  const [mainId] = bench.choose({
    fits: (id) => isKind(id, 'mince', 'shellfish') || id === 'tofu' || isMinced(id),
    ideas: FILLINGS,
    atLeast: 1,
    atMost: 1,
  })
  const main = mainId && bench.take(mainId, { each: 75, unit: 'g', cut: CUTS[mainId] ?? '' })
  if (!main) return undefined
  const greenIds = bench.choose({
    fits: (id) => GREENS.includes(id),
    ideas: GREENS,
    atLeast: 1,
    atMost: 2,
  })
  return {
    main,
    greens: greenIds
      .map((id) =>
        bench.take(id, { each: 60 / greenIds.length, unit: 'g', cut: 'very finely chopped' }),
      )
      .filter((part) => part !== undefined),
    aromatics: [
      bench.take('scallion', { each: 0.75, cut: 'thinly sliced' }),
      bench.take('garlic', { each: 0.35, cut: 'finely grated' }),
      bench.take('ginger', { each: 0.75, cut: 'finely grated' }),
    ],
    season: [
      bench.take('soy-sauce', { each: 0.35, cut: 'for the filling' }),
      bench.take('sesame-oil', { each: 0.35 }),
    ],
  }
}

function isMinced(id: FoodId): boolean {
  return ['ground-chicken', 'ground-turkey'].includes(id)
}

const CUTS: Partial<Record<FoodId, string>> = {
  tofu: 'pressed dry and crumbled',
  shrimp: 'finely chopped',
}

function takeDip(bench: Bench): (Part | undefined)[] {
  return [
    bench.take('soy-sauce', { each: 0.5, cut: 'for dipping' }),
    bench.take(['rice-vinegar', 'lime', 'lemon'], { each: 1 }),
    takeExtraHeat(bench, ['sriracha', 'pepper-flakes']),
  ]
}

/** Fried on one side and steamed in the same pan; seven a portion. */
function potstickers(bench: Bench): Draft | undefined {
  const wrappers = bench.take('dumpling-wrappers', { each: 7 })
  const filling = wrappers && takeFilling(bench)
  const oil = bench.take(['oil', 'olive-oil'], { each: 1.5 })
  const water = bench.take('water', { each: 25, unit: 'ml', cut: 'for steaming' })
  if (!wrappers || !filling || !oil || !water) return undefined
  const { main, greens, aromatics, season } = filling
  const salt = season[0] ? undefined : bench.take('salt', { each: 0.2 })
  const dip = takeDip(bench)
  const safe = safeTemperature(main.id)
  return {
    title: `${before(main, greens[0])} Potstickers`,
    description: `Crisp below, tender above: dumplings filled with ${main.label} and ${greens.map(({ label }) => label).join(' and ')}, folded at the table and gone in minutes.`,
    steps: [
      handwork(
        6,
        say`Mix the ${[main, ...greens, ...aromatics, ...season, salt]} with your hands until it holds together.`,
      ),
      handwork(
        18,
        say`Lay out a few ${wrappers} at a time and put a heaped teaspoon of filling on each. Wet the edge with a finger, fold over and press shut, with a few pleats if you like.`,
      ),
      step(
        3,
        say`Heat half of the ${oil} in a large lidded frying pan over medium-high heat. Set in half of the dumplings and fry for 2 to 3 minutes, until golden below.`,
      ),
      step(
        14,
        say`Pour in half of the ${water}, cover at once and steam for 5 to 6 minutes; take off the lid and cook for 1 minute more, until the pan is dry and sizzling${safe ? ` and the middle has reached ${safe}` : ''}. Keep warm and cook the rest in the same way.`,
      ),
      handwork(1, say`Stir the ${dip} together and serve it for dipping.`),
    ],
    tips: [
      'Chop the vegetables as fine as you can: big pieces tear the wrappers.',
      'Freeze them raw on a tray, then bag them; cook from frozen with 2 minutes more of steam.',
    ],
    skill: 1,
  }
}

/** Filled with what is cooked already, wrapped twice and fried crisp; five a portion. */
function ricePaper(bench: Bench): Draft | undefined {
  const wrappers = bench.take('rice-paper', { each: 5 })
  const filling = wrappers && takeFilling(bench)
  const oil = bench.take(['oil', 'olive-oil'], { each: 3 })
  if (!wrappers || !filling || !oil) return undefined
  const { main, greens, aromatics, season } = filling
  const fried = fryMain(main)
  const salt = season[0] ? undefined : bench.take('salt', { each: 0.2 })
  const dip = takeDip(bench)
  return {
    title: `Crispy Rice Paper Dumplings with ${before(main, greens[0])}`,
    description: `Rice paper fries up blistered and crisp around ${main.label} and vegetables: dumplings without any dough to roll.`,
    steps: [
      step(
        fried.minutes + 4,
        say`Heat a third of the ${oil} in a large nonstick frying pan over medium-high heat.`,
        ...fried.said,
        say`Add the ${[...greens, ...aromatics]} and cook for 3 to 4 minutes, until soft and dry.`,
        say`Stir in the ${[...season, salt]} and leave to cool until you can handle it.`,
      ),
      handwork(
        15,
        say`Dip the ${wrappers} one by one into lukewarm water for 5 seconds and lay on a damp board. Put a tablespoon of filling in the middle and fold in the sides into a parcel; do not let the parcels touch.`,
      ),
      step(
        10,
        say`Wipe the pan, heat the rest of the oil over medium heat and fry the parcels in two batches for 2 to 3 minutes on each side, until blistered and crisp.`,
      ),
      handwork(1, say`Stir the ${dip} together and serve it for dipping.`),
    ],
    tips: [
      'Rice paper sticks to itself: leave space in the pan.',
      'Eat them hot: they soften within the hour.',
    ],
    skill: 1,
  }
}
