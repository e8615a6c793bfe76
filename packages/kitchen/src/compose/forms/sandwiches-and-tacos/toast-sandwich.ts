import { named, withParts } from '../../craft/naming.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeVegetables } from '../../craft/slots.ts'
import { takeAskedOr, takeOnlyAsked, takeWanted } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'

/** What can be flaked or crushed into a sandwich filling. */
const FILLINGS: readonly FoodId[] = ['canned-tuna', 'egg', 'chickpeas', 'white-beans']

/** A sandwich with a bound filling. */
export function filled(bench: Bench): Draft | undefined {
  const bread = bench.take(['bread', 'burger-bun', 'pita'])
  const main = takeFilling(bench)
  const binder =
    bench.take(bench.chance.shuffle(['mayonnaise', 'yogurt']), {
      each: 1,
      unit: 'tbsp',
    }) ?? bench.take('tahini')
  if (!bread || !main || !binder) return undefined
  const crunch = [
    bench.take('celery', { each: 0.35, by: 'raw' }),
    bench.take(['scallion', 'red-onion', 'chives'], { share: 0.5, by: 'raw' }),
  ]
  const lemon = bench.take('lemon', { share: 0.5, cut: 'juiced', label: 'lemon juice' })
  const sharp = [
    bench.take('dijon-mustard', { each: 0.35 }),
    lemon ?? bench.take('cider-vinegar', { share: 0.7 }),
    takeWanted(bench, 'capers', { by: 'raw', share: 0.7 }),
  ]
  const seasoning = [bench.take('salt', { share: 0.3 }), bench.take('black-pepper')]
  const fresh = takeFresh(bench)
  const beans = isKind(main.id, 'legume')
  return {
    title: `${named(main)} Salad Sandwich${withParts(...fresh.slice(0, 2))}`,
    description: `A proper lunch sandwich: ${named(main)} bound with ${binder.label}, something crunchy inside, something sharp to balance it.`,
    steps: [
      main.id === 'egg'
        ? step(
            12,
            say`Lower the ${main} into boiling water and cook for 10 minutes, until the yolks are firm (${EGG_DISH}).`,
            say`Cool under cold water and peel.`,
          )
        : undefined,
      handwork(
        4,
        beans
          ? say`Crush the ${main} in a bowl, leaving some pieces whole.`
          : say`Break up the ${main} in a bowl with a fork.`,
        say`Stir in the ${[binder, ...crunch, ...sharp]}.`,
        say`Taste, and season with the ${seasoning}.`,
      ),
      step(2, say`Toast the ${bread} lightly, if you like.`),
      handwork(2, say`Layer the ${fresh} on half of the slices, spoon on the filling and close.`),
    ],
    tips: [
      'Keep the filling cold and build the sandwich just before you eat it.',
      'The filling keeps for 2 days in the fridge.',
    ],
    skill: 0,
  }
}

function takeFilling(bench: Bench): Part | undefined {
  const isLeftover = (id: FoodId) =>
    isKind(id, 'poultry', 'fish') &&
    bench.wish.asked.some((name) => name.cooked && name.foods.includes(id))
  const [leftover] = bench.asked(isLeftover, true)
  if (leftover) return bench.take(leftover, { share: 0.8 })
  const fits = (id: FoodId) => FILLINGS.includes(id)
  const main = takeAskedOr(bench, fits, bench.chance.shuffle(FILLINGS), { by: 'raw', share: 0.85 })
  return main
}

function takeFresh(bench: Bench): Part[] {
  const isFresh = (id: FoodId) =>
    isKind(id, 'leaf') || ['cucumber', 'tomato', 'avocado', 'radish'].includes(id)
  return bench
    .choose({
      fits: (id) => isFresh(id) && goes(id, 'raw'),
      ideas: ['lettuce', 'arugula', 'cucumber', 'tomato'],
      atLeast: 2,
      atMost: 3,
    })
    .map((id) => bench.take(id, { share: 0.5, cut: isKind(id, 'leaf') ? '' : 'thinly sliced' }))
    .filter((part) => part !== undefined)
}

const MELTS: readonly FoodId[] = ['cheddar', 'gruyere', 'mozzarella']

/** Cheese melted between buttered slices. */
export function grilledCheese(bench: Bench): Draft | undefined {
  const bread = bench.take('bread')
  const cheese = takeAskedOr(bench, (id) => MELTS.includes(id), MELTS, {
    each: 50,
    cut: 'coarsely grated',
  })
  const fat = bench.take(['butter', 'olive-oil'])
  if (!bread || !cheese || !fat) return undefined
  const mustard = bench.take('dijon-mustard')
  const [ham] = takeOnlyAsked(bench, (id) => id === 'ham', 1, { by: 'raw' })
  const fruit = takeOnlyAsked(bench, (id) => id === 'apple' || id === 'pear', 1, {
    each: 40,
    by: 'raw',
  })
  const fresh = takeVegetables(bench, {
    method: 'raw',
    ideas: ['spinach', 'tomato'],
    atLeast: fruit.length > 0 ? 0 : 1,
    atMost: 2,
    also: (id) => ['spinach', 'tomato', 'arugula'].includes(id),
    how: { share: 0.4, cut: 'thinly sliced' },
  }).map((part) => (isKind(part.id, 'leaf') ? { ...part, cut: '' } : part))
  return {
    title: `Grilled ${named(cheese)} Sandwich${withParts(ham, ...fruit, ...fresh.slice(0, 1))}`,
    description: 'Golden outside, molten inside: the trick is a gentle heat and a little patience.',
    steps: [
      handwork(
        4,
        say`Spread the outside of the ${bread} with the ${fat}.`,
        say`Spread the inside of half of the slices with the ${mustard}.`,
        say`Top with the ${[cheese, ham, ...fruit, ...fresh]} and close.`,
      ),
      step(
        9,
        say`Cook in a dry frying pan over medium-low heat for 4 to 5 minutes on each side, pressing gently, until deep golden and melted in the middle.`,
      ),
      step(0, say`Let it stand for 1 minute, then cut in half.`),
    ],
    tips: [
      'Grated melts faster than sliced, before the outside can burn.',
      'Cover the pan for the first minutes if the filling is slow to melt.',
    ],
    skill: 0,
  }
}
