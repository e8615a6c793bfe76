import { named, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeOnlyAsked } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Eggs stirred over a low heat and piled on toast, with what was named of vegetables and cheese. */
export function scrambledEggs(bench: Bench): Draft | undefined {
  if (bench.servings > 4) return undefined
  const eggs = bench.take('egg')
  const fat = bench.take(['butter', 'olive-oil', 'oil'])
  if (!eggs || !fat) return undefined
  const bread = bench.wish.keeping.lowCarb ? undefined : bench.take('bread')
  const onions = takeOnlyAsked(bench, (id) => isKind(id, 'allium') && id !== 'garlic', 1, {
    by: 'fry',
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 9,
    ideas: ['spinach', 'mushrooms', 'cherry-tomatoes'],
    atLeast: bread ? 0 : 2,
    atMost: 2,
    how: { share: 0.8 },
  })
  const main = takeMain(bench, { method: 'fry', ideas: [], only: ['cured'] })
  const cheese = takeOnlyAsked(bench, (id) => isKind(id, 'cheese') && goes(id, 'raw'), 1, {
    by: 'raw',
  })
  const [salmon] = takeOnlyAsked(bench, (id) => id === 'smoked-salmon', 1, { by: 'raw' })
  const seasoning = [bench.take('salt', { share: 0.7 }), bench.take('black-pepper')]
  const herb = bench.take(['chives', 'parsley', 'dill'], { by: 'raw' })
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  const beside = [main, salmon, ...vegetables, ...onions, ...cheese]
  const isPlain = onions.length + vegetables.length === 0 && !main
  return {
    title: `Scrambled Eggs${bread ? ' on Toast' : ''}${withParts(...beside)}`,
    description: `Eggs stirred slowly until they only just hold together${bread ? `, on hot ${bread.id === 'bread' ? 'toast' : bread.label}` : ''}${beside.some((part) => part) ? `, with ${named(...beside)}` : ''}: ten minutes from hungry to fed.`,
    steps: [
      isPlain
        ? undefined
        : step(
            Math.max(fried.minutes + greens.minutes, 3),
            say`Melt half of the ${fat} in a nonstick frying pan over medium heat.`,
            ...fried.said,
            say`Add the ${onions} and cook for 3 minutes, until soft.`,
            ...greens.said,
          ),
      step(2, say`Toast the ${bread}: what is stale comes back to life here.`),
      step(
        4,
        say`Beat the ${[eggs, ...seasoning]} with a fork.`,
        isPlain
          ? say`Melt the ${fat} in a nonstick frying pan over medium-low heat.`
          : say`Turn the heat down to medium-low and add the rest of the ${fat}.`,
        say`Pour in the eggs and push them slowly across the pan for 2 to 3 minutes, until just set with no liquid left (${EGG_DISH}).`,
      ),
      step(
        0,
        bread ? say`Pile onto the ${bread}.` : say`Serve at once.`,
        say`Crumble over the ${cheese}.`,
        say`Lay over the ${salmon}.`,
        say`Scatter over the ${herb}.`,
      ),
    ],
    tips: [
      'Take the pan off just before they look done: they go on cooking on the plate.',
      'Toast first, eggs last: they do not wait.',
    ],
    skill: 0,
  }
}
