import { before, named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { warmBread } from '../../craft/sides.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Folded over its filling, one for each at the table; a batter of chickpea flour where eggs are out. */
export function omelet(bench: Bench): Draft | undefined {
  if (bench.servings > 4) return undefined
  const base = takeEggs(bench) ?? takeChickpeaBatter(bench)
  const fat = bench.take(['butter', 'olive-oil', 'oil'])
  if (!base || !fat) return undefined
  const main = takeMain(bench, { method: 'fry', ideas: [], only: ['cured'] })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: ['mushrooms', 'spinach', 'cherry-tomatoes', 'zucchini'],
    atLeast: main ? 0 : 1,
    atMost: 2,
    how: { share: 1 },
  })
  const onion = bench
    .asked((id) => isKind(id, 'allium'))
    .slice(0, 1)
    .map((id) => bench.take(id, { by: 'fry' }))
  const cheese = bench.take(
    bench
      .asked((id) => isKind(id, 'cheese') && goes(id, 'raw'))
      .concat(['gruyere', 'cheddar', 'goat-cheese', 'feta']),
    { by: 'raw' },
  )
  const herb = bench.take(['chives', 'parsley', 'dill'], { by: 'raw' })
  const heat = fat.id === 'butter' ? 'Melt' : 'Heat'
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  const bread = warmBread(bench, ['bread'])
  const share = SHARES[bench.servings] ?? 'a quarter'
  const poured = `the ${base.called}`
  return {
    title: `${base.word}${before(main, ...vegetables)} Omelet${bench.servings > 1 ? 's' : ''}${withParts(cheese)}`,
    description: `Soft folds of ${base.of} around ${named(main, ...vegetables)}: dinner or breakfast in no time.`,
    steps: [
      base.mixed,
      step(
        fried.minutes + greens.minutes + 1,
        say`${heat} a third of the ${fat} in a nonstick frying pan over medium-high heat.`,
        ...fried.said,
        ...greens.said,
        say`Add the ${onion} and cook for 2 to 3 minutes, until soft.`,
        say`Tip out onto a plate and wipe the pan.`,
      ),
      base.beaten,
      step(
        5 * bench.servings,
        bench.servings === 1
          ? say`${heat} the rest of the ${fat} over medium heat and pour in ${poured}.`
          : say`${heat} a little of the remaining ${fat} over medium heat and pour in ${share} of ${poured}; the other omelets follow the first.`,
        base.sets,
      ),
      step(
        0,
        say`Scatter the ${cheese} over one half.`,
        say`Spoon on the filling, fold over and slide onto a plate.`,
        say`Scatter over the ${herb}.`,
        ...(bread?.said ?? []),
      ),
    ],
    tips: ['Have everything ready before the pan is hot: each takes three minutes.', base.tip],
    skill: 0,
  }
}

const SHARES = ['', '', 'half', 'a third', 'a quarter']

type Base = {
  /** Before the filling, in a title. */
  word: string
  called: string
  /** After 'soft folds of'. */
  of: string
  /** Before the filling is fried, because it has to stand. */
  mixed: Step | undefined
  /** After it. */
  beaten: Step | undefined
  sets: ReturnType<typeof say>
  tip: string
}

function takeSeasoning(bench: Bench): (Part | undefined)[] {
  return [bench.take('salt', { share: 0.7 }), bench.take('black-pepper')]
}

function takeEggs(bench: Bench): Base | undefined {
  const eggs = bench.take('egg', { each: bench.servings > 2 ? 2 : 3 })
  if (!eggs) return undefined
  return {
    word: '',
    called: 'beaten eggs',
    of: 'egg',
    mixed: undefined,
    beaten: handwork(
      1,
      say`Beat the ${[eggs, ...takeSeasoning(bench)]} with a fork until just combined.`,
    ),
    sets: say`Draw the set edge to the middle and let the liquid run, for 2 to 3 minutes, until just set all through (${EGG_DISH}).`,
    tip: 'Medium heat keeps the omelet pale and soft; a brown one is a dry one.',
  }
}

/** For a portion 55 g of chickpea flour in twice its weight of water, as for an Indian chilla. */
function takeChickpeaBatter(bench: Bench): Base | undefined {
  const flour = bench.take('chickpea-flour', { each: 55 })
  const water = bench.take('water', { each: 110, cut: 'for the batter' })
  if (!flour || !water) return undefined
  const flavor = [
    bench.take('nutritional-yeast', { each: 0.5 }),
    bench.take('turmeric', { each: 0.06 }),
    bench.take('baking-powder', { each: 0.15 }),
  ]
  return {
    word: 'Chickpea ',
    called: 'batter',
    of: 'chickpea batter',
    mixed: handwork(
      10,
      say`Whisk the ${[flour, ...flavor, ...takeSeasoning(bench)]} with the ${water} until smooth, and leave for 10 minutes.`,
    ),
    beaten: undefined,
    sets: say`Cook for 3 to 4 minutes, until the top is dry and the edge lifts; turn it over and give it 1 minute more, until it is cooked all through.`,
    tip: 'The batter should run like cream: thin it with a spoonful of water if it does not.',
  }
}
