import { sharpen } from '../../craft/acid.ts'
import { before, withParts } from '../../craft/naming.ts'
import { meanwhile, type Side, steamedGrain, warmBread } from '../../craft/sides.ts'
import { simmerAll } from '../../craft/simmer.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeHeat } from '../../craft/takes.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { Form } from '../form.ts'
import { butterChicken } from './curry-butter.ts'
import { dal } from './curry-dal.ts'
import { thaiCurry } from './curry-thai.ts'

export const CURRY: Form = {
  id: 'curry',
  called: 'a curry',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['cozy', 'hearty'],
  styles: [
    { cuisines: ['indian'], make: (bench) => masala(bench, COCONUT) },
    { cuisines: ['indian'], make: (bench) => masala(bench, YOGURT) },
    { id: 'dal', cuisines: ['indian'], liking: 0.6, make: dal },
    { id: 'thai-curry', cuisines: ['thai'], make: thaiCurry },
    {
      id: 'butter-chicken',
      called: 'a butter chicken',
      cuisines: ['indian'],
      liking: 0.5,
      apart: true,
      make: butterChicken,
    },
  ],
}

/** How a masala ends: simmered with coconut milk, or rounded with yogurt off the heat. */
type Finish = { word: string; take: (bench: Bench) => Part | undefined; simmered: boolean }

const COCONUT: Finish = {
  word: 'Coconut',
  take: (bench) => bench.take('coconut-milk', { each: 0.25 }),
  simmered: true,
}
const YOGURT: Finish = {
  word: 'Creamy',
  take: (bench) => bench.take(['yogurt', 'cream'], { each: 35 }),
  simmered: false,
}

function masala(bench: Bench, finish: Finish): Draft | undefined {
  const mains = takeMains(bench)
  const tomatoes = bench.take(['canned-tomatoes', 'tomato'])
  const oil = bench.take(['oil', 'olive-oil'])
  const creamy = finish.take(bench)
  if (mains.length === 0 || !tomatoes || !oil || !creamy) return undefined

  const onion = bench.take(['onion', 'red-onion', 'shallot'], {
    each: 0.35,
    cut: 'finely chopped',
  })
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 20,
    ideas: ['spinach', 'cauliflower', 'peas', 'sweet-potato', 'green-beans', 'eggplant'],
    atLeast: 1,
    atMost: 3,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: mains.length > 1 ? 0.7 : 0.9 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const aromatics = [
    bench.take('garlic', { each: 1, by: 'fry' }),
    bench.take('ginger', { each: 1, by: 'fry' }),
    takeHeat(bench, ['jalapeno', 'red-chili'], { by: 'fry' }),
  ]
  const spices = [bench.take('cumin'), bench.take('ground-coriander'), bench.take('turmeric')]
  const warm = bench.take('garam-masala')
  const water = bench.take('water', { each: finish.simmered ? 40 : 75 })
  const salt = bench.take('salt', { each: 0.25 })
  const acid = finish.simmered ? bench.take(['lime', 'lemon'], { each: 0.15 }) : undefined
  const herb = bench.take(['cilantro', 'mint'], { by: 'raw' })
  const side = takeSide(bench)
  return {
    title: `${bench.wish.heat === 2 ? 'Hot ' : ''}${finish.word} ${before(...mains)} Curry${withParts(...vegetables)}`,
    description: `A curry built the Indian way, spices first, with ${creamy.label} to round it off${side ? ` and ${side.part.label} to catch the sauce` : ''}.`,
    steps: [
      step(
        9,
        say`Heat the ${oil} in a wide, deep pan over medium heat.`,
        say`Add the ${onion} and cook for 8 to 10 minutes, stirring often, until golden at the edges: this is where the flavor comes from.`,
      ),
      step(
        2,
        say`Stir in the ${aromatics} and cook for 1 minute.`,
        say`Add the ${spices} and stir for 30 seconds, until they smell toasty.`,
      ),
      step(
        6,
        say`Stir in the ${[tomatoes, salt]} and cook for 5 to 6 minutes, until thick and the oil begins to separate at the sides.`,
      ),
      side && step(besides(14, side.minutes), ...meanwhile(side.said)),
      ...simmerAll(mains, rest, [water, finish.simmered ? creamy : undefined]),
      step(
        2,
        say`Stir the ${leaves} into the pan for 1 to 2 minutes, until wilted.`,
        finish.simmered
          ? say`Stir in the ${warm}.`
          : say`Take the pan off the heat, let it stop bubbling, then stir in the ${[creamy, warm]}; boiling it now could make it split.`,
      ),
      step(
        0,
        sharpen('Taste, and sharpen with', acid),
        say`Scatter over the ${herb}.`,
        say`Serve with the ${side?.part}.`,
      ),
    ],
    tips: [
      'The sauce without its main keeps for 3 days in the fridge and freezes for 3 months: make double.',
      'If the spices catch, add a splash of water at once: burnt spices turn bitter.',
      bench.wish.heat > 0
        ? 'For less heat leave out the fresh chili; for more, keep its seeds.'
        : 'Who likes it hot can add heat at the table.',
    ],
    skill: 1,
  }
}

/** A main that simmers in the sauce, and legumes or cheese beside it on request. */
function takeMains(bench: Bench): Part[] {
  const first = takeMain(bench, {
    method: 'simmer',
    within: 25,
    ideas: ['chickpeas', 'chicken-thighs', 'paneer', 'shrimp'],
    except: ['red-lentils'],
    not: ['mince', 'sausage', 'cured'],
    cooked: true,
  })
  const second = takeMain(bench, {
    method: 'simmer',
    within: 12,
    ideas: [],
    only: ['legume', 'cheese'],
    except: ['red-lentils'],
    how: { share: 0.6 },
  })
  return [first, second].filter((part) => part !== undefined)
}

function takeSide(bench: Bench): Side | undefined {
  if (bench.wants('naan')) return warmBread(bench, ['naan'])
  return steamedGrain(bench, ['basmati-rice', 'brown-rice', 'jasmine-rice', 'quinoa'])
}
