import { before, withParts } from '../../craft/naming.ts'
import { soften } from '../../craft/pan.ts'
import { EGG_DISH, safeTemperature } from '../../craft/safety.ts'
import { simmerAll } from '../../craft/simmer.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Chicken soup with vegetables and noodles or rice. */
export function chickenSoup(bench: Bench): Draft | undefined {
  const chicken = takeMain(bench, {
    method: 'simmer',
    within: 25,
    ideas: ['chicken-thighs', 'chicken-breast'],
    only: ['poultry'],
    cooked: true,
    how: { share: 0.75, cut: 'trimmed, left whole' },
  })
  const stock = bench.take(['chicken-stock', 'vegetable-stock', 'water'], { each: 350 })
  const fat = bench.take(['olive-oil', 'oil', 'butter'], { share: 0.6 })
  if (!chicken || !stock || !fat) return undefined
  const base = [
    bench.take(['onion', 'leek', 'shallot'], { by: 'fry' }),
    bench.take('carrot', { each: 0.75, cut: 'sliced' }),
    bench.take('celery', { each: 0.75, by: 'fry' }),
  ]
  const garlic = bench.take('garlic', { by: 'fry' })
  const herbs = [bench.take('thyme', { by: 'simmer' }), bench.take('bay-leaf')]
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 15,
    ideas: ['peas', 'spinach', 'corn'],
    atLeast: 0,
    atMost: 2,
    also: (id) => id !== 'carrot' && id !== 'celery' && id !== 'tomato',
    how: { share: 0.7 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const noodles = bench.wish.keeping.lowCarb
    ? undefined
    : bench.take(
        bench.wants('egg-noodles')
          ? 'egg-noodles'
          : ['egg-noodles', 'macaroni', 'orzo', 'rice-noodles'],
        { each: 40 },
      )
  const salt = bench.take('salt', { each: 0.25 })
  const lemon = bench.take('lemon', { share: 0.5 })
  const herb = bench.take(['parsley', 'dill', 'chives'], { by: 'raw' })
  const simmer = chicken.cooked ? 8 : 18
  return {
    title: `${before(chicken)} Soup${withParts(noodles, ...vegetables.slice(0, 1))}`,
    description: `The soup for colds and cold days: tender ${chicken.label}, sweet vegetables and a clear soup that smells of home.`,
    steps: [
      step(
        9,
        say`Heat the ${fat} in a large pot over medium heat.`,
        ...soften(base).said,
        say`Stir in the ${garlic} for 1 minute.`,
      ),
      chicken.cooked
        ? step(
            simmer + 4,
            say`Add the ${[stock, salt, ...herbs]}, bring to a boil and simmer for 8 to 10 minutes, until the vegetables are tender.`,
          )
        : step(
            simmer + 5,
            say`Add the ${[chicken, stock, salt, ...herbs]}, bring just to a boil, then lower the heat and simmer gently for 18 to 20 minutes, until the ${chicken} is cooked through (${safeTemperature(chicken.id)}).`,
          ),
      step(
        2,
        chicken.cooked
          ? undefined
          : say`Lift out the ${chicken} and shred the meat with two forks.`,
        say`Take out the ${herbs}.`,
      ),
      step(
        9,
        say`Add the ${[noodles, ...rest]} to the simmering pot and cook for 8 to 10 minutes, until tender.`,
      ),
      step(
        3,
        say`Stir in the ${[chicken, ...leaves]} and warm through for 2 to 3 minutes, until steaming hot.`,
        say`Brighten with a squeeze of the ${lemon}.`,
        say`Scatter over the ${herb}.`,
      ),
    ],
    tips: [
      'Simmer, never boil hard: the soup stays clear and the meat tender.',
      ...(noodles
        ? [
            `If you plan for leftovers, cook the ${noodles.label} apart: the soup is drunk up overnight.`,
            `Keeps for 3 days in the fridge; freeze it without the ${noodles.label}.`,
          ]
        : ['Keeps for 3 days in the fridge; freezes for 3 months.']),
    ],
    skill: 0,
  }
}

/** Noodles in a gingery broth with soy or miso. */
export function brothyNoodles(bench: Bench): Draft | undefined {
  const noodles = bench.take(['udon', 'egg-noodles', 'rice-noodles'], { each: 65 })
  const stock = bench.take(['chicken-stock', 'vegetable-stock', 'water'], { each: 375 })
  const soy = bench.take('soy-sauce', { each: 0.75 })
  const oil = bench.take('oil', { each: 0.75 })
  if (!noodles || !stock || !soy || !oil) return undefined
  const main = takeMain(bench, {
    method: 'simmer',
    within: 15,
    ideas: ['tofu', 'chicken-breast', 'shrimp'],
    not: ['cured', 'sausage', 'legume', 'cheese', 'mince'],
    cooked: true,
    how: { share: 0.8 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'simmer',
    within: 12,
    ideas: ['bok-choy', 'mushrooms', 'snap-peas', 'spinach', 'corn'],
    atLeast: 2,
    atMost: 3,
    also: (id) => !['tomato', 'cherry-tomatoes', 'eggplant'].includes(id),
    how: { share: 0.7 },
  })
  const eggs = bench.wants('egg') ? bench.take('egg', { each: 1 }) : undefined
  if (!(main ?? eggs)) return undefined
  const { leaves, rest } = splitLeaves(vegetables)
  const aromatics = [
    bench.take('ginger', { each: 1, by: 'fry' }),
    bench.take('garlic', { by: 'fry' }),
    bench.wish.heat === 2 ? bench.take('red-chili', { share: 1.5, by: 'fry' }) : undefined,
  ]
  const miso = bench.take('miso')
  const finish = [bench.take('rice-vinegar', { share: 0.5 }), bench.take('sesame-oil')]
  const topping = [
    bench.take('scallion', { by: 'raw' }),
    bench.wish.heat === 0 ? undefined : bench.take('sriracha', { share: bench.wish.heat * 0.5 }),
    bench.take('sesame-seeds'),
  ]
  return {
    title: `${miso ? 'Miso' : 'Gingery'} ${noodles.label} Soup${withParts(main ?? eggs, vegetables[0])}`,
    description: `A steaming bowl of noodles in a gingery soup${miso ? ', rounded with miso,' : ''} with ${before(main ?? eggs)} and vegetables that still have some crunch.`,
    steps: [
      eggs &&
        step(
          0,
          say`Lower the ${eggs} into boiling water and cook for 10 minutes, until the yolks are firm; cool in cold water, peel and halve (${EGG_DISH} inside).`,
        ),
      step(
        4,
        say`Heat the ${oil} in a large pot over medium heat, add the ${aromatics} and stir for 1 to 2 minutes, until fragrant.`,
      ),
      ...simmerAll(main ? [main] : [], rest, [stock, soy]),
      step(
        0,
        say`Meanwhile, cook the ${noodles} in a second pot as the packet says, then drain and rinse.`,
      ),
      step(
        2,
        say`Stir the ${leaves} into the pot until wilted.`,
        say`Take the pot off the heat; loosen the ${miso} with a ladle of the hot liquid in a small bowl and stir it back in.`,
        say`Add the ${finish}.`,
      ),
      step(
        0,
        say`Divide the noodles among deep bowls and ladle the soup over.`,
        say`Top with the ${[eggs, ...topping]}.`,
      ),
    ],
    tips: [
      'Do not boil the soup once the miso is in: it loses its fragrance.',
      'Keep noodles and soup apart if you eat the second half tomorrow; both last 2 days in the fridge.',
      'Any crisp vegetable works here: slice it thinly and it is done in minutes.',
    ],
    skill: 0,
  }
}
