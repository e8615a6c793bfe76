import { named, withParts } from '../../craft/naming.ts'
import { safeTemperature } from '../../craft/safety.ts'
import { takeMain } from '../../craft/slots.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { falafel } from './falafel.ts'

export const BURGERS: Form = {
  id: 'burgers',
  called: 'burgers',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['kids', 'hearty'],
  styles: [
    { cuisines: ['american'], liking: 0.9, make: meatBurger },
    { id: 'bean-burger', cuisines: ['american', 'mexican'], liking: 0.3, make: beanBurger },
    { id: 'falafel', cuisines: ['mediterranean'], liking: 0.7, apart: true, make: falafel },
  ],
}

function meatBurger(bench: Bench): Draft | undefined {
  const meat = takeMain(bench, {
    method: 'fry',
    ideas: ['ground-beef', 'ground-turkey', 'ground-chicken'],
    only: ['mince'],
    how: { share: 1.2 },
  })
  const buns = bench.take(['burger-bun', 'pita', 'bread'], { cut: 'split' })
  const oil = bench.take('oil', { each: 0.75 })
  if (!meat || !buns || !oil) return undefined
  const inside = [
    bench.take('dijon-mustard', { each: 0.5 }),
    bench.take(['shallot', 'onion'], { share: 0.4, cut: 'very finely chopped' }),
    bench.take('smoked-paprika', { share: 0.6 }),
  ]
  const seasoning = [bench.take('salt', { each: 0.2 }), bench.take('black-pepper')]
  const { cheese, fresh, sauce } = takeTrimmings(bench)
  return {
    title: `${named(meat).replace('ground ', '')} Burgers${withParts(cheese, fresh[0])}`,
    description:
      'Juicy burgers with a real crust: a hot pan, loosely packed meat and nobody pressing on them.',
    steps: [
      handwork(
        6,
        say`Mix the ${[meat, ...inside]} lightly with your hands, just until combined.`,
        say`Shape into ${bench.servings} loose patties, a little wider than the ${buns} and thinner in the middle.`,
      ),
      handwork(2, say`Stir the ${sauce} together for the spread.`),
      step(
        10,
        say`Heat the ${oil} in a heavy frying pan over medium-high heat.`,
        say`Season the patties with the ${seasoning}.`,
        say`Cook for 4 to 5 minutes on each side without pressing, until well browned and ${safeTemperature(meat.id)} in the middle.`,
        say`Lay the ${cheese} on top for the last minute.`,
      ),
      step(2, say`Toast the ${buns}, cut side down, in the fat left in the pan.`),
      step(0, say`Spread the cut sides and fill with the patties, topped with the ${fresh}.`),
    ],
    tips: [
      'Ground meat must be cooked all through, unlike a steak: check one in the middle.',
      'Shaped patties keep for a day in the fridge or 3 months in the freezer.',
      'Wet hands keep the mixture from sticking.',
    ],
    skill: 0,
  }
}

function beanBurger(bench: Bench): Draft | undefined {
  const beans = takeMain(bench, {
    method: 'fry',
    ideas: ['black-beans', 'chickpeas'],
    only: ['legume'],
    except: ['edamame'],
    how: { share: 1.1, cut: 'drained, rinsed and patted dry' },
  })
  const crumbs = bench.take(['breadcrumbs', 'oats'], { each: 20 })
  const buns = bench.take(['burger-bun', 'pita', 'bread'], { cut: 'split' })
  const oil = bench.take('oil', { each: 2 })
  if (!beans || !crumbs || !buns || !oil) return undefined
  const binder = bench.take(['egg', 'tomato-paste'], { share: bench.has('egg') ? 0.15 : 1 })
  const inside = [
    bench.take(['onion', 'red-onion', 'scallion'], { cut: 'very finely chopped' }),
    bench.take('garlic', { by: 'raw', share: 0.7 }),
    bench.take('cumin'),
    bench.take('smoked-paprika'),
    bench.wish.heat > 0 ? bench.take('chili-powder', { share: bench.wish.heat * 0.7 }) : undefined,
    bench.take('salt'),
  ]
  const grated = bench
    .asked((id) => ['carrot', 'zucchini', 'beet'].includes(id))
    .slice(0, 1)
    .map((id) => bench.take(id, { share: 0.4, cut: 'coarsely grated and squeezed dry' }))
  const { cheese, fresh, sauce } = takeTrimmings(bench)
  return {
    title: `Smoky ${named(beans).replace(/s$/, '')} Burgers${withParts(fresh[0])}`,
    description:
      'Crisp outside and tender inside, with smoked paprika and cumin: beans from a can and a few spices that hold together in the pan.',
    steps: [
      handwork(
        8,
        say`Crush the ${beans} with a fork, leaving about a third in pieces.`,
        say`Stir in the ${[crumbs, binder, ...inside, ...grated]} until it holds when you press it; rest it for 5 minutes.`,
        say`Shape into ${bench.servings} patties, 2 cm thick.`,
      ),
      handwork(2, say`Stir the ${sauce} together for the spread.`),
      step(
        10,
        say`Heat the ${oil} in a large frying pan over medium heat and fry the patties for 4 to 5 minutes on each side, until crusty and hot all through${binder?.id === 'egg' ? ' (71 °C / 160 °F)' : ''}.`,
        say`Lay the ${cheese} on top for the last minute.`,
      ),
      step(2, say`Toast the ${buns}.`),
      step(0, say`Spread the cut sides and fill with the patties, topped with the ${fresh}.`),
    ],
    tips: [
      'Too soft to shape? Add a spoonful more of the crumbs and chill for 15 minutes.',
      'Turn them only once, when the first side has a firm crust.',
      'The shaped patties keep for a day in the fridge.',
    ],
    skill: 0,
  }
}

function takeTrimmings(bench: Bench) {
  const cheese = bench.take(
    bench.asked((id) => isKind(id, 'cheese') && goes(id, 'raw')).concat(['cheddar', 'gruyere']),
    { share: 0.8, cut: 'sliced' },
  )
  const fresh = bench
    .choose({
      fits: (id) =>
        ['lettuce', 'tomato', 'avocado', 'cucumber', 'red-onion', 'arugula', 'radish'].includes(id),
      ideas: ['lettuce', 'tomato', 'red-onion', 'avocado'],
      atLeast: 2,
      atMost: 3,
    })
    .map((id) => bench.take(id, { share: 0.5, cut: isKind(id, 'leaf') ? 'torn' : 'thinly sliced' }))
  const sauce = [
    bench.take(['mayonnaise', 'yogurt', 'tahini'], { each: 1, unit: 'tbsp' }),
    bench.take(['ketchup', 'tomato-paste'], { share: bench.has('ketchup') ? 0.6 : 0.3 }),
    bench.wish.heat === 2
      ? bench.take('sriracha')
      : bench.take('dijon-mustard', { each: 0.25, cut: 'for the spread' }),
  ]
  return { cheese, fresh, sauce }
}
