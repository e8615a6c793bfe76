import { before, named } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeAskedOr, takeOnlyAsked } from '../../craft/takes.ts'
import { OVEN } from '../../craft/times.ts'
import { makeBechamel, takeBechamel } from '../../craft/white-sauce.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

const MELTING: readonly FoodId[] = ['mozzarella', 'gruyere', 'cheddar']

/** Sheets layered with a tomato sauce of meat, lentils or vegetables and with béchamel. */
export function lasagna(bench: Bench): Draft | undefined {
  const sheets = bench.take('lasagna-sheets')
  const tomatoes = bench.take('canned-tomatoes', { each: 0.375 })
  const oil = bench.take(['olive-oil', 'oil'], { each: 1.5 })
  const bechamel = takeBechamel(bench)
  if (!sheets || !tomatoes || !oil || !bechamel) return undefined
  const main = takeFilling(bench)
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 14,
    ideas: main ? [] : ['spinach', 'mushrooms', 'zucchini', 'eggplant'],
    atLeast: main ? 0 : 2,
    atMost: 2,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: main ? 0.6 : 1 },
  })
  if (!main && vegetables.length === 0) return undefined
  const meaty = main !== undefined && isKind(main.id, 'mince')
  const base = [
    bench.take(['onion', 'red-onion', 'shallot', 'leek'], { cut: 'finely chopped' }),
    bench.take('carrot', { each: 0.25, cut: 'finely diced' }),
    bench.take('celery', { each: 0.25, cut: 'finely diced' }),
  ]
  const flavor = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('tomato-paste', { each: 0.5 }),
    bench.take('oregano'),
  ]
  const water = bench.take('water', { each: 40, cut: 'for the sauce' })
  const salt = bench.take('salt', { each: 0.15, cut: 'for the sauce' })
  const cheese = takeAskedOr(bench, (id) => MELTING.includes(id), MELTING, {
    each: 40,
    unit: 'g',
    cut: 'torn or grated',
    insist: true,
  })
  const [ricotta] = takeOnlyAsked(bench, (id) => id === 'ricotta', 1)
  const crumbs = cheese ? undefined : bench.take('breadcrumbs', { each: 8, unit: 'g' })
  const filling = [main, ...vegetables, ricotta]
  const dish = bench.servings > 6 ? 'two 20 x 30 cm baking dishes' : 'a 20 x 30 cm baking dish'
  return {
    title: `${meaty ? 'Classic ' : ''}${before(...filling)} Lasagna`,
    description: `${sheets.label} layered with a slow tomato sauce of ${named(...filling)} and a silky ${bechamel.called}${cheese ? `, under ${cheese.label} that browns and bubbles` : ''}.`,
    steps: [
      step(
        8,
        say`Heat the ${oil} in a wide, heavy pan over medium heat.`,
        say`Add the ${base} and cook for 7 to 8 minutes, until soft and sweet.`,
      ),
      meaty ? step(8, say`Turn the heat up.`, ...fryMain(main).said) : undefined,
      vegetables.length > 0
        ? step(10, say`Add the ${vegetables} and cook for 8 to 10 minutes, until soft and dry.`)
        : undefined,
      step(
        meaty ? 26 : 16,
        say`Stir in the ${flavor} for 1 minute.`,
        meaty ? undefined : say`Add the ${main}.`,
        say`Add the ${[tomatoes, water, salt]} and simmer for ${meaty ? '25 minutes' : '15 minutes'}, until thick but still loose enough to pour: the sheets drink some of it.`,
      ),
      handwork(1, say`Meanwhile, heat the oven to ${OVEN.warm}.`),
      makeBechamel(bechamel),
      handwork(
        8,
        say`Spread a little of the sauce in ${dish}. Layer the ${sheets}, tomato sauce and ${bechamel.called} three times, ending with ${bechamel.called}.`,
        say`Dot the ${ricotta} between the layers as you go.`,
        say`Scatter over the ${[cheese, crumbs]}.`,
      ),
      step(
        35,
        say`Cover with foil and bake for 20 minutes; uncover and bake for 15 minutes more, until browned, and a knife slides through without a push.`,
      ),
      step(10, say`Let it stand for 10 minutes, so that it holds when it is cut.`),
    ],
    tips: [
      'The sheets need no cooking first, if their packet says so: else boil them for 3 minutes.',
      'Assemble it a day ahead and keep it in the fridge; it then bakes 10 minutes longer.',
      'Leftovers keep for 3 days in the fridge and freeze well in squares.',
    ],
    skill: 1,
  }
}

/** Meat or lentils; neither where vegetables were named and no other main. */
function takeFilling(bench: Bench): Part | undefined {
  const isGreen = bench.asked((id) => isKind(id, 'vegetable', 'leaf')).length > 0
  const isNamed = bench.wish.asked.some(
    ({ foods, loose }) => !loose && foods.some((id) => isKind(id, 'mince', 'legume')),
  )
  if (isGreen && !isNamed) return undefined
  return takeMain(bench, {
    method: 'fry',
    ideas: ['ground-beef', 'brown-lentils'],
    only: ['mince', 'legume'],
    except: ['edamame', 'chickpeas', 'black-beans', 'kidney-beans'],
    how: { share: 0.9 },
  })
}
