import { takeBroth } from '../../craft/broth.ts'
import { named, withParts } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { isAboutVegetables, knownFor, takeExtraHeat } from '../../craft/takes.ts'
import { type Bench, goes, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import { isKind } from '../../foods/foods.ts'

/** The pan for so many portions: the rice should lie hardly deeper than a finger is thick. */
const PAN_CM = [24, 24, 28, 32, 34, 38, 40] as const

/** For a portion: 75 g of short-grain rice to 220 ml of stock, cooked open and never stirred. */
export function paella(bench: Bench): Draft | undefined {
  const rice = bench.take(['paella-rice', 'risotto-rice'])
  const broth = takeBroth(bench, ['chicken-stock', 'vegetable-stock'], 220)
  const oil = bench.take(['olive-oil', 'oil'], { each: 2.5 })
  if (!rice || !broth || !oil || bench.servings > 8) return undefined
  const isGreen = isAboutVegetables(bench)
  const early = isGreen ? undefined : takeEarly(bench)
  const late = isGreen ? undefined : takeLate(bench)
  const beans = early || late ? undefined : takeBeans(bench)
  if (!early && !late && !beans) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 11,
    ideas: ['bell-pepper', 'green-beans', ...(early && late ? [] : (['mushrooms'] as const))],
    atLeast: early && late ? 1 : 2,
    atMost: 3,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes' && !isKind(id, 'leaf', 'root'),
    how: { share: 0.7 },
  })
  const base = [
    bench.take(['onion', 'red-onion', 'shallot'], { cut: 'finely chopped' }),
    bench.take('garlic', { by: 'fry' }),
  ]
  const tomato = bench.take(['tomato', 'canned-tomatoes'], { share: 0.6, cut: 'coarsely grated' })
  const grated = tomato?.id === 'canned-tomatoes' ? { ...tomato, cut: '' } : tomato
  const spices = [
    bench.take('smoked-paprika', { each: 0.35 }),
    bench.take(['saffron', 'turmeric'], { each: 0.06 }),
    takeExtraHeat(bench, 'pepper-flakes'),
  ]
  const salt = bench.take('salt', { each: 0.25 })
  const lemon = bench.take('lemon', { cut: 'cut into wedges' })
  const herb = bench.take('parsley', { by: 'raw' })
  const pan = PAN_CM[Math.min(bench.servings, 6)] ?? 40
  const safeEarly = early && !early.cooked ? safeTemperature(early.id) : undefined
  return {
    title: `Paella${withParts(early, late, beans, ...(early || late ? [] : vegetables.slice(0, 1)))}`,
    description: `${rice.label} cooked wide and shallow with ${named(early, late, beans, ...vegetables)}, never stirred, until a golden crust forms at the bottom that people fight over.`,
    steps: [
      step(
        early ? 9 : 1,
        say`Heat the ${oil} in a ${pan} cm paella pan or wide frying pan over medium-high heat.`,
        early && say`Brown the ${early} for 6 to 8 minutes, turning; it cooks through later.`,
      ),
      step(
        9,
        early
          ? say`Push it to the edge, add the ${vegetables} and fry for 5 to 6 minutes, until they take some color.`
          : say`Add the ${vegetables} and fry for 5 to 6 minutes, until they take some color.`,
        say`Add the ${base} and cook for 3 minutes, until soft.`,
      ),
      step(
        4,
        say`Stir in the ${[grated, ...spices]} and cook for 3 to 4 minutes, until dark and jammy.`,
      ),
      step(
        19,
        say`Pour in the ${[broth, salt]}, bring to a boil and sprinkle in the ${rice} evenly. Stir once, then never again.`,
        say`Lay in the ${beans}.`,
        say`Cook over medium heat for 10 minutes, then over low heat for 8 to 9 minutes, until the liquid is gone and the grains are just tender${safeEarly ? `, with the ${early?.label} at ${safeEarly}` : ''}.`,
      ),
      late &&
        step(
          0,
          say`When the rice has ${minutesOf(late, 'simmer') + 1} minutes to go, press the ${late} into the surface; turn once, and cook until ${late.cooked ? 'steaming hot' : `done all through (${safeTemperature(late.id)})`}.`,
        ),
      step(
        6,
        say`Turn the heat up for 1 minute, until it crackles and smells toasted: that is the crust. Take off the heat, cover with a clean cloth and leave for 5 minutes.`,
      ),
      handwork(
        0,
        say`Scatter over the ${herb}.`,
        say`Bring the pan to the table with the ${lemon}.`,
      ),
    ],
    tips: [
      'Do not stir once the rice is in: the stirring is what makes a risotto.',
      'If the grains are still hard when the pan is dry, sprinkle over hot water and cover for 5 minutes.',
      'Cool leftovers within an hour, keep them for at most 1 day in the fridge and reheat until steaming.',
    ],
    skill: 1,
  }
}

/** What needs the whole time: poultry, sausage. */
function takeEarly(bench: Bench): Part | undefined {
  return takeMain(bench, {
    method: 'simmer',
    within: 25,
    ideas: knownFor(bench, ['chicken-thighs'], ['chicken-breast']),
    only: ['poultry', 'cured', 'sausage', 'meat'],
    how: { share: 0.6 },
  })
}

/** What is done in minutes. */
function takeLate(bench: Bench): Part | undefined {
  return takeMain(bench, {
    method: 'simmer',
    within: 8,
    ideas: knownFor(bench, ['shrimp'], ['cod']),
    only: ['fish', 'shellfish'],
    cooked: true,
    how: { share: 0.6 },
  })
}

function takeBeans(bench: Bench): Part | undefined {
  const beans: readonly FoodId[] = ['white-beans', 'chickpeas']
  const asked = bench.asked((id) => isKind(id, 'legume') && goes(id, 'simmer', 12))
  return bench.take([...asked, ...beans], { share: 0.75, by: 'simmer' })
}
