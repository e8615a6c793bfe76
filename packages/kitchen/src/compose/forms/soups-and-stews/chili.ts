import { sharpen } from '../../craft/acid.ts'
import { takeBroth } from '../../craft/broth.ts'
import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { meanwhile, steamedGrain } from '../../craft/sides.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeHeat, takeWanted } from '../../craft/takes.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const CHILI: Form = {
  id: 'chili',
  called: 'a chili',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['cozy', 'hearty', 'cheap'],
  styles: [{ cuisines: ['mexican', 'american'], liking: 0.8, make: chili }],
}

const TEMPERS = ['Mild', 'Smoky', 'Fiery'] as const

/** With meat and beans, or with two kinds of beans. */
function chili(bench: Bench): Draft | undefined {
  const tomatoes = bench.take(['canned-tomatoes', 'tomato'], { share: 1.5 })
  const oil = bench.take(['oil', 'olive-oil'])
  const isMeaty = bench.chance.next() < 0.5 || avoidsStarch(bench)
  const meat = takeMain(bench, {
    method: 'fry',
    ideas: isMeaty ? ['ground-beef', 'ground-turkey'] : [],
    only: ['mince'],
    how: { share: 0.9 },
  })
  const beans = takeBeans(bench, meat)
  if (!tomatoes || !oil || (beans.length === 0 && !meat)) return undefined

  const onion = bench.take(['onion', 'red-onion', 'shallot'], { cut: 'chopped' })
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 20,
    ideas: meat ? ['bell-pepper'] : ['bell-pepper', 'sweet-potato', 'corn', 'zucchini'],
    atLeast: meat ? 1 : 2,
    atMost: 3,
    also: (id) => !isKind(id, 'leaf') && id !== 'tomato',
    how: { share: 0.8 },
  })
  const flavor = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin', { each: 0.5 }),
    bench.take('smoked-paprika', { each: 0.5 }),
    bench.take('oregano'),
    takeHeat(bench, 'chili-powder', { share: 1.2 }),
    bench.take('tomato-paste'),
  ]
  const cocoa = takeWanted(bench, 'cocoa', { each: 0.25, unit: 'tsp' })
  const stock = takeBroth(bench, [meat ? 'beef-stock' : 'vegetable-stock', 'vegetable-stock'], 75)
  const salt = bench.take('salt', { each: 0.25 })
  const acid = bench.take(['lime', 'cider-vinegar'], { share: 0.6 })
  const topping = [
    bench.take(['sour-cream', 'yogurt', 'avocado'], { share: 0.8, by: 'raw' }),
    takeWanted(bench, 'cheddar', { share: 0.6, by: 'raw' }),
    bench.take(['cilantro', 'scallion'], { by: 'raw' }),
  ]
  const rice = bench.wish.keeping.lowCarb
    ? undefined
    : steamedGrain(bench, ['basmati-rice', 'brown-rice', 'quinoa'])
  const fried = fryMain(meat)
  return {
    title: `${TEMPERS[bench.wish.heat]} ${before(meat, ...beans)} Chili${meat ? '' : withParts(vegetables[0])}`,
    description: `A thick, smoky pot of ${named(meat, ...beans)} that asks for half an hour of simmering and very little attention.`,
    steps: [
      step(
        8,
        say`Heat the ${oil} in a large, heavy pot over medium heat.`,
        say`Add the ${onion} and cook for 6 to 8 minutes, until soft and golden.`,
      ),
      step(
        fried.minutes + 2,
        ...fried.said,
        say`Stir in the ${flavor} and cook for 1 to 2 minutes, until fragrant.`,
      ),
      step(
        32,
        say`Add the ${[tomatoes, stock, ...beans, ...vegetables, cocoa, salt]}, bring to a simmer, half cover and cook on low for 30 to 35 minutes, stirring now and then, until thick.`,
      ),
      rice && step(0, ...meanwhile(rice.said)),
      step(
        0,
        sharpen('Off the heat, stir in', acid),
        say`Serve with the ${rice?.part}.`,
        say`Top with the ${topping}.`,
      ),
    ],
    tips: [
      'It tastes even better the next day; it keeps for 3 days in the fridge and freezes for 3 months.',
      'Crush a few of the beans with a fork for a thicker chili.',
      'Taste at the end: a pinch of sugar rounds off sharp tomatoes.',
    ],
    skill: 0,
  }
}

function takeBeans(bench: Bench, meat: Part | undefined): Part[] {
  const take = (share: number) =>
    takeMain(bench, {
      method: 'simmer',
      within: 12,
      ideas: watchesSalt(bench) ? ['black-beans'] : ['kidney-beans', 'black-beans'],
      only: ['legume'],
      except: ['edamame'],
      how: { share },
    })
  // As in Texas: no beans where starch is counted.
  if (meat && avoidsStarch(bench)) return []
  const beans = meat ? [take(0.8)] : [take(1), take(0.8)]
  return beans.filter((part) => part !== undefined)
}
