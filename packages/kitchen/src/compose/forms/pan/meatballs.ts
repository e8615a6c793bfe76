import { named, withParts } from '../../craft/naming.ts'
import { boilPasta } from '../../craft/pasta-pot.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { soakedCouscous, steamedGrain } from '../../craft/sides.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import type { Form } from '../form.ts'
import { meatloaf } from '../oven/meatloaf.ts'

export const MEATBALLS: Form = {
  id: 'meatballs',
  called: 'meatballs',
  sweet: false,
  meals: ['dinner'],
  moods: ['cozy', 'kids', 'hearty'],
  styles: [
    { cuisines: ['italian', 'american'], make: inTomato },
    { id: 'kofta', cuisines: ['mediterranean', 'indian'], liking: 0.6, make: kofta },
    { cuisines: ['japanese', 'chinese', 'korean', 'thai'], liking: 0.5, make: glazed },
    {
      id: 'meatloaf',
      called: 'a meatloaf',
      cuisines: ['american'],
      liking: 0.4,
      apart: true,
      make: meatloaf,
    },
  ],
}

type Balls = { meat: Part; mix: (Part | undefined)[]; oil: Part; count: number }

/** The mixture; undefined when meat or the crumbs that keep it tender are ruled out. */
function takeBalls(
  bench: Bench,
  seasonings: (Part | undefined)[],
  prefer: Parameters<typeof takeMain>[1]['ideas'],
): Balls | undefined {
  const meat = takeMain(bench, {
    method: 'fry',
    ideas: prefer,
    only: ['mince'],
    how: { share: 1.1 },
  })
  const crumbs = bench.take(['breadcrumbs', 'oats'], { each: 12 })
  const oil = bench.take(['oil', 'olive-oil'], { each: 1.25 })
  if (!meat || !crumbs || !oil) return undefined
  const egg = bench.take('egg', { each: 0.25 })
  const onion = bench.take(['onion', 'shallot', 'scallion'], {
    share: 0.6,
    cut: 'very finely chopped',
  })
  const salt = bench.take('salt', { each: 0.2 })
  return { meat, mix: [crumbs, egg, onion, salt, ...seasonings], oil, count: bench.servings * 5 }
}

function inTomato(bench: Bench): Draft | undefined {
  const garlic = bench.take('garlic', { each: 1, cut: 'finely grated' })
  const balls = takeBalls(
    bench,
    [bench.take('oregano'), bench.take('parmesan', { by: 'raw', share: 0.7 })],
    ['ground-beef', 'ground-pork', 'ground-turkey'],
  )
  const tomatoes = bench.take('canned-tomatoes', { each: 0.4 })
  const pot = boilPasta(bench, ['spaghetti', 'penne'])
  if (!balls || !tomatoes || !pot) return undefined
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 15,
    ideas: [],
    atLeast: 0,
    atMost: 2,
    also: (id) => id !== 'tomato',
    how: { share: 0.7 },
  })
  const paste = bench.take('tomato-paste')
  const heat = bench.wish.heat === 2 ? bench.take('pepper-flakes', { share: 2 }) : undefined
  const herb = bench.take(['basil', 'parsley'], { by: 'raw' })
  return {
    title: `${named(pot.pasta)} and ${named(balls.meat).replace('ground ', '')} Meatballs in Tomato Sauce`,
    description:
      'Tender meatballs, browned and then finished in the sauce so that each makes the other better. The kind of dinner that empties plates.',
    steps: [
      mixStep(balls),
      step(
        8,
        say`Heat the ${balls.oil} in a wide, deep pan over medium-high heat and brown the balls for 6 to 8 minutes, turning them gently; lift them out.`,
      ),
      step(
        2,
        say`Lower the heat, stir the ${[garlic, paste, heat]} into the fat left in the pan and cook for 1 minute.`,
      ),
      step(
        18,
        say`Add the ${[tomatoes, ...vegetables]} and a splash of water, bring to a simmer, return the balls and cook gently for 15 to 18 minutes, until the sauce is thick and the balls have reached ${safeTemperature(balls.meat.id)} in the middle.`,
      ),
      step(besides(18, pot.minutes), say`Meanwhile, cook the pasta.`, ...pot.said),
      step(
        1,
        say`Toss the ${pot.pasta} with a few spoons of the sauce, then top with the rest.`,
        say`Scatter over the ${herb}.`,
      ),
    ],
    tips: [
      'Handle the mixture lightly: packed meatballs turn out tough.',
      'They freeze well in their sauce for 3 months.',
      'Grease your hands before you roll, and nothing sticks.',
    ],
    skill: 1,
  }
}

function mixStep({ meat, mix, count }: Balls) {
  return handwork(
    10,
    say`Mix the ${[meat, ...mix]} lightly with your hands.`,
    say`Roll into about ${count} balls, 3 cm across.`,
  )
}

function kofta(bench: Bench): Draft | undefined {
  const balls = takeBalls(
    bench,
    [
      bench.take('garlic', { by: 'raw', share: 0.7 }),
      bench.take('cumin'),
      bench.take('ground-coriander'),
      bench.take('cinnamon', { share: 0.5 }),
      bench.wish.heat > 0
        ? bench.take('chili-powder', { share: bench.wish.heat * 0.7 })
        : undefined,
    ],
    ['ground-lamb', 'ground-beef', 'ground-turkey'],
  )
  const base = bench.wants('basmati-rice')
    ? steamedGrain(bench, ['basmati-rice'])
    : (soakedCouscous(bench) ?? steamedGrain(bench, ['basmati-rice', 'quinoa']))
  if (!balls || !base) return undefined
  const salad = [
    bench.take('cucumber', { cut: 'diced' }),
    bench.take(['tomato', 'cherry-tomatoes'], { share: 0.8, cut: 'diced' }),
    bench.take(['mint', 'parsley', 'cilantro'], { by: 'raw' }),
    bench.take('lemon', { cut: 'juiced', label: 'lemon juice' }),
  ]
  const sauce = bench.take(['yogurt', 'tahini'], { share: 0.9 })
  return {
    title: `Spiced ${named(balls.meat).replace('ground ', '')} Koftas${withParts(base.part)} and Chopped Salad`,
    description: `Small, fragrant meatballs with cumin and a hint of cinnamon, a juicy chopped salad and ${base.part.label} to catch it all.`,
    steps: [
      mixStep(balls),
      step(0, ...base.said),
      handwork(3, say`Toss the ${salad} together.`),
      step(
        12,
        say`Heat the ${balls.oil} in a large frying pan over medium heat and fry the balls for 10 to 12 minutes, turning, until browned all round and ${safeTemperature(balls.meat.id)} in the middle.`,
      ),
      step(
        besides(12, base.minutes),
        say`Serve over the ${base.part} with the salad.`,
        say`Spoon over the ${sauce}.`,
      ),
    ],
    tips: [
      'Grill or broil them on skewers if you prefer; they take about the same time.',
      'The raw mixture keeps for a day in the fridge.',
      'Leftovers go well into a lunch box.',
    ],
    skill: 0,
  }
}

function glazed(bench: Bench): Draft | undefined {
  const balls = takeBalls(
    bench,
    [bench.take('ginger', { by: 'raw' }), bench.take('garlic', { by: 'raw', share: 0.7 })],
    ['ground-pork', 'ground-chicken', 'ground-turkey'],
  )
  const soy = bench.take('soy-sauce', { each: 1 })
  const sweet = bench.take(['honey', 'brown-sugar', 'maple-syrup'], { each: 2 })
  const rice = steamedGrain(bench, ['jasmine-rice', 'basmati-rice', 'brown-rice'])
  if (!balls || !soy || !sweet || !rice) return undefined
  const glaze = [
    soy,
    sweet,
    bench.take('rice-vinegar', { each: 1.5 }),
    bench.take('cornstarch', { share: 0.6 }),
    bench.take('water', { each: 1.5, unit: 'tbsp' }),
    bench.wish.heat === 2 ? bench.take('sriracha', { share: 1.5 }) : undefined,
  ]
  const greens = takeVegetables(bench, {
    method: 'simmer',
    within: 7,
    ideas: ['broccoli', 'bok-choy', 'green-beans', 'snap-peas'],
    atLeast: 1,
    atMost: 1,
  })
  const topping = [bench.take('scallion', { by: 'raw' }), bench.take('sesame-seeds')]
  return {
    title: `Soy-Glazed ${named(balls.meat).replace('ground ', '')} Meatballs${withParts(...greens)}`,
    description: `Gingery meatballs in a sticky soy glaze over ${rice.part.label}, with ${named(...greens)} for something green.`,
    steps: [
      mixStep(balls),
      step(rice.minutes, ...rice.said),
      step(
        0,
        say`Meanwhile, heat the ${balls.oil} in a large frying pan over medium heat and fry the balls for 10 to 12 minutes, turning, until browned and ${safeTemperature(balls.meat.id)} in the middle.`,
      ),
      step(0, say`Boil or steam the ${greens} for 3 to 5 minutes, until just tender.`),
      step(
        3,
        say`Stir the ${glaze} together, pour it over the balls and bubble for 1 to 2 minutes, until sticky and shiny.`,
      ),
      step(0, say`Serve over the ${[rice.part, ...greens]}.`, say`Scatter over the ${topping}.`),
    ],
    tips: [
      'Bake them instead, if you like: 15 minutes at 220 °C (425 °F) on a greased sheet.',
      'Leftovers keep for 2 days; reheat until steaming.',
      'Roll them small: they cook through before the outside gets too dark.',
    ],
    skill: 0,
  }
}
