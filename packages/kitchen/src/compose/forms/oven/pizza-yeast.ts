import type { Formula } from '../../craft/formula.ts'
import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeExtraHeat, takeOnlyAsked } from '../../craft/takes.ts'
import { takeYeastDough } from '../../craft/yeast-dough.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

/** Two hours from flour to table. */
const LONG = 110

/** For a portion: 110 g of flour, two thirds of it in water, and an hour's rise. */
export function yeastPizza(bench: Bench): Draft | undefined {
  const { wish, servings } = bench
  const hurried = (wish.maxMinutes ?? LONG) < LONG || wish.moods.has('quick')
  if (hurried || avoidsStarch(bench) || servings > 8) return undefined
  const dough = takeDough(bench)
  const sauce = takeSauce(bench)
  if (!dough || !sauce) return undefined
  const { cheese, fried, raw } = takeTopping(bench)
  const oil = bench.take(['olive-oil', 'oil'], { each: 1, cut: 'for the top' })
  const herb = bench.take(['basil', 'arugula', 'parsley'], { by: 'raw' })
  const topped = [...fried.parts, ...raw]
  const fries = fried.parts.length > 0
  return {
    title: `${nameOf(topped, cheese)}Pizza${withParts(...topped)}`,
    description: `Thin, blistered pizza on a dough that rises while you do something else, under ${named(...topped, cheese)}.`,
    steps: [
      handwork(
        dough.minutes,
        ...dough.said,
        dough.kneaded ? say`Knead for 8 minutes, until smooth and elastic.` : undefined,
      ),
      step(60, say`Cover and let it rise for about 1 hour, until doubled.`),
      handwork(
        2,
        say`Heat the oven as hot as it goes, 250 °C (480 °F), with a baking sheet inside.`,
        say`Crush the ${sauce.base} with the ${sauce.seasonings}.`,
      ),
      fries
        ? step(
            fried.minutes + 1,
            say`Fry what goes on top first: heat a little of the ${oil} in a frying pan over medium-high heat.`,
            ...fried.said,
          )
        : undefined,
      handwork(
        8,
        dough.kneaded
          ? say`Divide the dough into ${servings === 1 ? 'one ball' : `${servings} balls`} and stretch each on a floured sheet of baking paper into a round of 24 cm, leaving the edge thicker.`
          : say`Spread the dough with oiled hands on baking paper into ${servings === 1 ? 'one round' : `${servings} rounds`} of 22 cm, and bake it bare for 6 minutes first.`,
        say`Spread thinly with the sauce${fries ? ' and add what is in the pan' : ''}.`,
        say`Top with the ${[cheese, ...raw]}.`,
      ),
      step(
        10 * Math.ceil(servings / 2),
        say`Slide the paper onto the hot sheet and bake, one or two at a time, for 8 to 10 minutes, until the edge is puffed and spotted brown.`,
      ),
      handwork(
        0,
        fries ? undefined : say`Trickle over the ${oil}.`,
        say`Scatter over the ${herb}.`,
        say`Serve each as it comes from the oven.`,
      ),
    ],
    tips: [
      'Less is more: three spoons of sauce are enough for one.',
      'The dough can rise in the fridge for a day instead: it tastes the better for it.',
      'Raw dough freezes well; thaw it overnight in the fridge.',
    ],
    skill: 1,
  }
}

function nameOf(topped: readonly (Part | undefined)[], cheese: Part | undefined): string {
  return topped.length === 0 && cheese?.id === 'mozzarella' ? 'Margherita ' : 'Homemade '
}

function takeDough(bench: Bench) {
  const { servings } = bench
  const formula: Formula = {
    makes: servings,
    of: (ids, total, unit, cut = '') => bench.take(ids, { total, unit, cut, exact: true }),
  }
  const oil = Math.max(0.5, servings / 4)
  return takeYeastDough(bench, formula, { flour: 110 * servings, hydration: 0.65, oil })
}

function takeSauce(bench: Bench) {
  const bases = bench.wants('pesto') ? 'pesto' : (['canned-tomatoes', 'cherry-tomatoes'] as const)
  const base = bench.take(bases, { share: 0.7, cut: '' })
  const seasonings = [
    bench.take('garlic', { by: 'raw', share: 0.5 }),
    bench.take('oregano'),
    watchesSalt(bench) ? undefined : bench.take('salt', { each: 0.08, cut: 'for the sauce' }),
    takeExtraHeat(bench, 'pepper-flakes'),
  ]
  return base && { base, seasonings }
}

const RAW: readonly FoodId[] = ['olives', 'red-onion', 'anchovy', 'capers', 'ham', 'pineapple']

/** Cheese, what is fried first, and what goes on as it is. */
function takeTopping(bench: Bench) {
  const cheeses = bench.asked((id) => isKind(id, 'cheese') && goes(id, 'raw'))
  const cheese = bench.take([...cheeses, 'mozzarella', 'cheddar'], {
    by: 'raw',
    share: watchesSalt(bench) ? 0.6 : 1.2,
    insist: true,
  })
  const raw = takeOnlyAsked(bench, (id) => RAW.includes(id), 3, { by: 'raw' })
  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    not: ['fish', 'soy', 'legume'],
    cooked: true,
    how: { share: 0.5 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: ['mushrooms', 'bell-pepper', 'zucchini', 'spinach'],
    atLeast: cheese ? 0 : 2,
    atMost: 3,
    also: (id) => id !== 'cherry-tomatoes' && id !== 'tomato',
    how: { share: 0.6 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const meat = fryMain(main)
  const greens = fryVegetables(rest)
  const fried = {
    parts: [main, ...vegetables].filter((part) => part !== undefined),
    minutes: meat.minutes + greens.minutes,
    said: [...meat.said, ...greens.said, say`Stir in the ${leaves} until wilted.`],
  }
  const olives = cheese || raw.length > 0 ? undefined : bench.take('olives', { by: 'raw' })
  return { cheese, fried, raw: olives ? [...raw, olives] : raw }
}
