import { sharpen } from '../../craft/acid.ts'
import { before, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { meanwhile, steamedGrain, warmBread } from '../../craft/sides.ts'
import { simmerAll } from '../../craft/simmer.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { type Bench, minutesOf } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { ratatouille } from './ratatouille.ts'
import { goulash } from './stew-goulash.ts'

export const STEW: Form = {
  id: 'stew',
  called: 'a stew',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['cozy', 'hearty', 'cheap'],
  styles: [
    { id: 'braise', cuisines: ['french', 'american'], liking: 0.8, make: braise },
    { cuisines: ['mediterranean', 'italian', 'french'], make: beanStew },
    {
      id: 'ratatouille',
      cuisines: ['french', 'mediterranean'],
      liking: 0.5,
      make: ratatouille,
    },
    { id: 'goulash', called: 'a goulash', cuisines: [], liking: 0, apart: true, make: goulash },
  ],
}

/** Meat that needs two hours, with roots. */
function braise(bench: Bench): Draft | undefined {
  const meat = takeMain(bench, {
    method: 'simmer',
    ideas: ['stewing-beef'],
    only: ['meat'],
    except: ['pork-tenderloin'],
  })
  const fat = bench.take(['oil', 'olive-oil'])
  const stock = bench.take(
    [
      meat?.id === 'lamb' ? 'vegetable-stock' : 'beef-stock',
      'vegetable-stock',
      'chicken-stock',
      'water',
    ],
    { each: 125 },
  )
  if (!meat || !fat || !stock) return undefined
  const roots = takeVegetables(bench, {
    method: 'simmer',
    within: 25,
    ideas: ['carrot', 'potato', 'parsnip'],
    atLeast: 2,
    atMost: 3,
    also: (id) => isKind(id, 'root'),
    how: { share: 0.8, cut: 'peeled and cut into 3 cm chunks' },
  })
  const mushrooms = bench.wants('mushrooms') ? bench.take('mushrooms', { by: 'roast' }) : undefined
  const base = [
    bench.take(['onion', 'shallot', 'leek'], { each: 0.5, cut: 'chopped' }),
    bench.take('celery', { by: 'fry' }),
  ]
  const garlic = bench.take('garlic', { by: 'fry' })
  const paste = bench.take('tomato-paste')
  const flour = bench.take(['flour', 'cornstarch'], { each: bench.has('flour') ? 6 : 0.75 })
  const wine = bench.take(meat.id === 'stewing-beef' ? ['red-wine', 'white-wine'] : 'white-wine')
  const herbs = [bench.take('thyme', { by: 'simmer' }), bench.take('bay-leaf')]
  const seasoning = [bench.take('salt', { each: 0.3 }), bench.take('black-pepper')]
  const herb = bench.take('parsley', { by: 'raw' })
  const minutes = minutesOf(meat, 'simmer')
  const hours = minutes >= 120 ? '1 hour 30 minutes' : '1 hour'
  return {
    title: `Slow-Cooked ${before(meat)} Stew${withParts(...roots.slice(0, 2))}`,
    description: `An unhurried stew: brown the ${meat.label} well, then let the pot do the work until it falls apart at the touch of a spoon.`,
    steps: [
      step(
        12,
        say`Pat the ${meat} dry and season with the ${seasoning}.`,
        say`Heat the ${fat} in a heavy pot over medium-high heat and brown the pieces in two or three batches, 3 to 4 minutes a batch; lift them out onto a plate.`,
      ),
      step(
        9,
        say`Lower the heat to medium, add the ${base} and cook for 6 to 8 minutes, until soft.`,
        say`Stir in the ${[garlic, paste, flour]} and cook for 1 minute.`,
        say`Pour in the ${wine} and scrape up everything that stuck.`,
      ),
      step(
        minutes - 30,
        say`Return the ${meat} with its juices, add the ${[stock, ...herbs]}, bring to a simmer, cover and cook on the lowest heat for ${hours}.`,
      ),
      step(
        35,
        say`Add the ${[...roots, mushrooms]}, cover and simmer for 30 to 40 minutes more, until the ${meat} is fork-tender (it is safe from ${safeTemperature(meat.id)}, but tenderness takes this long) and the vegetables are soft.`,
      ),
      step(
        5,
        say`Take out the ${herbs}.`,
        say`Let the stew stand off the heat for 5 minutes, then scatter over the ${herb}.`,
      ),
    ],
    tips: [
      'It is better the next day: cool it quickly, keep it in the fridge for up to 3 days and reheat until steaming.',
      'The pot can go into the oven at 160 °C (325 °F) instead; the times are the same.',
      'If the sauce is thin at the end, simmer it without the lid for 10 minutes.',
    ],
    skill: 1,
  }
}

/** Beans or sausages in tomato with Mediterranean vegetables. */
function beanStew(bench: Bench): Draft | undefined {
  const tomatoes = bench.take(['canned-tomatoes', 'tomato'], { share: 1.3 })
  const oil = bench.take(['olive-oil', 'oil'])
  if (!tomatoes || !oil) return undefined
  const meat = takeMain(bench, {
    method: 'fry',
    ideas: [],
    only: ['sausage', 'cured', 'poultry'],
    cooked: true,
    how: { share: 0.8 },
  })
  const beans = takeMain(bench, {
    method: 'simmer',
    within: 12,
    ideas: ['white-beans', 'chickpeas', 'brown-lentils'],
    only: ['legume'],
    how: { share: meat ? 0.7 : 1.1 },
  })
  const fish = meat
    ? undefined
    : takeMain(bench, {
        method: 'simmer',
        within: 8,
        ideas: [],
        only: ['fish', 'shellfish'],
        cooked: true,
      })
  if (!beans) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 20,
    ideas: ['bell-pepper', 'zucchini', 'kale', 'spinach', 'fennel', 'eggplant'],
    atLeast: 2,
    atMost: 3,
    also: (id) => id !== 'tomato',
    how: { share: 0.8 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const onion = bench.take(['onion', 'red-onion', 'leek', 'shallot'], { cut: 'chopped' })
  const flavor = [
    bench.take('garlic', { each: 1, by: 'fry' }),
    bench.take('smoked-paprika'),
    bench.take('oregano', { share: 0.7 }),
    bench.wish.heat === 2 ? bench.take('pepper-flakes', { share: 2 }) : undefined,
  ]
  const stock = bench.take(['vegetable-stock', 'chicken-stock', 'water'], { each: 75 })
  const salt = bench.take('salt')
  const olives = bench.wants('olives') ? bench.take('olives', { by: 'raw' }) : undefined
  const acid = bench.take(['lemon', 'wine-vinegar'], { share: 0.6 })
  const herb = bench.take(['parsley', 'basil'], { by: 'raw' })
  const grain = bench.wants('basmati-rice') ? steamedGrain(bench, ['basmati-rice']) : undefined
  const bread = grain ? undefined : warmBread(bench, ['bread', 'pita'])
  const fried = fryMain(meat)
  return {
    title: `${before(meat ?? fish, beans)} Stew${withParts(...vegetables.slice(0, 2))}`,
    description: `A thick tomato stew with smoked paprika, cooked in one pot and made to be mopped up with ${grain?.part.label ?? bread?.part.label ?? 'a spoon'}.`,
    steps: [
      step(
        fried.minutes + 8,
        say`Heat the ${oil} in a wide, heavy pot over medium heat.`,
        ...fried.said,
        say`Add the ${onion} and cook for 6 to 8 minutes, until soft.`,
      ),
      step(1, say`Stir in the ${flavor} and cook for 1 minute, until fragrant.`),
      grain && step(0, ...meanwhile(grain.said)),
      ...simmerAll([beans, ...(fish ? [fish] : [])], rest, [tomatoes, stock, salt, olives]),
      step(2, say`Stir in the ${leaves} for 1 to 2 minutes, until wilted.`),
      step(
        0,
        sharpen('Sharpen with', acid),
        say`Scatter over the ${herb}.`,
        say`Serve with the ${grain?.part}.`,
        ...(bread?.said ?? []),
      ),
    ],
    tips: [
      'For a thicker stew, crush a few of the beans against the side of the pot.',
      'Keeps for 3 days in the fridge and freezes for 3 months.',
      'Smoked paprika burns fast: have the tomatoes open before it goes in.',
    ],
    skill: 0,
  }
}
