import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { warmBread } from '../../craft/sides.ts'
import { simmerAll } from '../../craft/simmer.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isStarchy } from '../../foods/known.ts'

/** A brothy pot of vegetables, beans and small pasta in the manner of minestrone. */
export function chunkySoup(bench: Bench): Draft | undefined {
  const stock = bench.take(['vegetable-stock', 'chicken-stock', 'water'], { each: 275 })
  const oil = bench.take(['olive-oil', 'oil'])
  const tomatoes = bench.take(['canned-tomatoes', 'tomato'], { share: 0.9 })
  if (!stock || !oil) return undefined
  const meat = takeMain(bench, {
    method: 'fry',
    ideas: [],
    only: ['cured', 'sausage', 'mince', 'poultry'],
    how: { share: 0.6 },
  })
  const beans = takeMain(bench, {
    method: 'simmer',
    within: 12,
    ideas: ['white-beans', 'chickpeas', 'kidney-beans'],
    only: ['legume'],
    how: { share: 0.8 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 15,
    ideas: ['zucchini', 'kale', 'cabbage', 'green-beans', 'spinach', 'potato'],
    atLeast: 2,
    atMost: 4,
    also: (id) => !['carrot', 'celery', 'tomato'].includes(id),
    how: { share: 0.7 },
  })
  if (!(beans ?? meat) || vegetables.length === 0) return undefined
  const { leaves, rest } = splitLeaves(vegetables)
  const base = [
    bench.take(['onion', 'red-onion', 'leek', 'shallot'], { cut: 'finely chopped' }),
    bench.take('carrot', { each: 0.4, cut: 'diced' }),
    bench.take('celery', { each: 0.4, by: 'fry' }),
  ]
  const garlic = bench.take('garlic', { by: 'fry' })
  const seasonings = [
    garlic,
    bench.take('oregano'),
    bench.wish.heat === 2 ? bench.take('pepper-flakes', { share: 1.5 }) : undefined,
  ]
  const bay = bench.take('bay-leaf')
  const filling = vegetables.some((part) => isStarchy(part.id))
  const pasta = filling ? undefined : bench.take(['macaroni', 'orzo', 'fusilli'], { each: 30 })
  const salt = bench.take('salt')
  const cheese = bench.take('parmesan', { by: 'raw', share: 0.7 })
  const herb = bench.take(['parsley', 'basil'], { by: 'raw' })
  const bread = pasta ? undefined : warmBread(bench, ['bread'])
  const fried = fryMain(meat)
  return {
    title: meat
      ? `Chunky ${before(meat)} and Vegetable Soup${withParts(beans, ...leaves.slice(0, 1))}`
      : `Minestrone${withParts(beans, rest[0], ...leaves.slice(0, 1))}`,
    description: `A generous, spoon-standing soup of vegetables and ${named(beans ?? meat)}${pasta ? ` with a handful of ${pasta.label}` : ''}: one pot, and better still the next day.`,
    steps: [
      step(
        9 + fried.minutes,
        say`Heat the ${oil} in a large pot over medium heat.`,
        ...fried.said,
        say`Add the ${base} and cook for 8 minutes, stirring now and then, until soft and sweet.`,
        say`Stir in the ${seasonings} for 1 minute.`,
      ),
      ...simmerAll(beans ? [beans] : [], rest, [tomatoes, stock, bay, salt]),
      step(
        9,
        say`Stir in the ${pasta} and cook for 8 to 10 minutes, until tender, adding hot water if the soup gets too thick.`,
      ),
      step(2, say`Stir in the ${leaves} for 1 to 2 minutes, until wilted.`),
      step(
        0,
        bay ? say`Take out the ${bay}.` : undefined,
        say`Taste for seasoning, and serve with the ${[cheese, herb]} on top.`,
        ...(bread?.said ?? []),
      ),
    ],
    tips: [
      ...(pasta
        ? [
            `If you plan for leftovers, cook the ${pasta.label} apart: it goes on drinking the soup.`,
          ]
        : []),
      ...(cheese?.label === 'Parmesan'
        ? ['A rind of the Parmesan simmered in the pot gives depth.']
        : []),
      'Keeps for 3 days in the fridge; freezes for 3 months.',
    ],
    skill: 0,
  }
}

/** Red lentil soup with lemon and warm spices. */
export function lentilSoup(bench: Bench): Draft | undefined {
  const lentils = bench.take('red-lentils', { each: 60, by: 'simmer' })
  const stock = bench.take(['vegetable-stock', 'chicken-stock', 'water'], { each: 325 })
  const oil = bench.take(['olive-oil', 'oil'])
  if (!lentils || !stock || !oil) return undefined
  const base = [
    bench.take(['onion', 'red-onion', 'leek'], { cut: 'finely chopped' }),
    bench.take('carrot', { each: 0.5, cut: 'diced' }),
  ]
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 20,
    ideas: ['spinach', 'kale'],
    atLeast: 1,
    atMost: 2,
    also: (id) => !['carrot', 'tomato', 'cherry-tomatoes'].includes(id),
    how: { share: 0.7 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const spices = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin'),
    bench.take('paprika', { share: 0.7 }),
    bench.take('turmeric', { share: 0.6 }),
    bench.wish.heat === 2 ? bench.take('chili-powder') : undefined,
    bench.take('tomato-paste', { share: 0.8 }),
  ]
  const salt = bench.take('salt')
  const lemon = bench.take(['lemon', 'lime'])
  const topping = [
    bench.take('yogurt', { share: 0.5 }),
    bench.take(['mint', 'cilantro', 'parsley'], { by: 'raw' }),
  ]
  const bread = warmBread(bench, ['pita', 'bread', 'naan'])
  return {
    title: `${lemon?.id === 'lemon' ? 'Lemony ' : ''}Red Lentil Soup${withParts(...vegetables)}`,
    description:
      'Red lentils melt into a thick, golden soup in twenty minutes; cumin gives warmth and a sour squeeze at the end wakes it up.',
    steps: [
      step(
        8,
        say`Heat the ${oil} in a large pot over medium heat.`,
        say`Add the ${base} and cook for 6 to 8 minutes, until soft.`,
        say`Stir in the ${spices} and cook for 1 minute, until fragrant.`,
      ),
      step(
        22,
        say`Add the ${[lentils, ...rest, stock]}, bring to a boil, skim, then half cover and simmer for 18 to 20 minutes, until the lentils have fallen apart.`,
      ),
      step(
        3,
        say`Stir in the ${leaves} for 2 minutes, until soft.`,
        say`Thin with hot water if you like it looser, and season with the ${salt}.`,
        say`Squeeze in the juice of the ${lemon}.`,
      ),
      step(0, say`Serve topped with the ${topping}.`, ...(bread?.said ?? [])),
    ],
    tips: [
      'For a smooth soup, blend half of it and stir it back in.',
      'It thickens as it cools: thin it with water when you reheat it.',
      'Keeps for 3 days in the fridge and freezes for 3 months.',
    ],
    skill: 0,
  }
}
