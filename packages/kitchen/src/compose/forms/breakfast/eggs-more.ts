import { watchesSalt } from '../../craft/low-carb.ts'
import { named, withParts } from '../../craft/naming.ts'
import { fryMain } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { warmBread } from '../../craft/sides.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { type Bench, goes, minutesOf } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** The pan for so many portions, so that the omelet is thick and still sets. */
const PAN_CM = [20, 20, 20, 24, 26, 28, 30] as const

/** Spanish potato omelet. */
export function tortilla(bench: Bench): Draft | undefined {
  if (bench.servings > 6) return undefined
  const potatoes = bench.take('potato', { each: 175, cut: 'peeled and very thinly sliced' })
  const eggs = bench.take('egg')
  const oil = bench.take(['olive-oil', 'oil'], { each: 1.5, unit: 'tbsp' })
  const onion = bench.take(['onion', 'red-onion', 'leek', 'shallot'], {
    cut: 'halved and thinly sliced',
  })
  if (!potatoes || !eggs || !oil || !onion) return undefined
  const meat = takeMain(bench, { method: 'fry', ideas: [], only: ['cured'], how: { share: 0.8 } })
  const pepper = bench
    .asked((id) => id === 'bell-pepper')
    .map((id) => bench.take(id, { by: 'fry' }))
  const salt = bench.take('salt')
  const leaf = bench.take(
    bench.asked((id) => isKind(id, 'leaf') && goes(id, 'raw')).concat(['arugula', 'lettuce']),
    { by: 'raw', share: 0.8 },
  )
  const acid = bench.take(['lemon', 'wine-vinegar'], { share: 0.5 })
  const fried = fryMain(meat)
  return {
    title: `Spanish Potato and ${named(onion)} Omelet${withParts(meat, ...pepper)}`,
    description: `Tortilla española: ${named(potatoes, onion)} softened slowly in oil and set in eggs. Three humble things that make a whole supper.`,
    steps: [
      step(
        18 + fried.minutes,
        say`Heat the ${oil} in a ${PAN_CM[Math.min(bench.servings, 6)] ?? 26} cm nonstick frying pan over medium heat.`,
        ...fried.said,
        say`Add the ${[potatoes, onion, ...pepper, salt]}.`,
        say`Cover and cook gently for 15 to 18 minutes, turning now and then, until completely tender but not brown.`,
      ),
      handwork(
        6,
        say`Beat the ${eggs} in a large bowl.`,
        say`Drain off and keep the loose oil, fold what is in the pan into the bowl and let it stand for 5 minutes.`,
      ),
      step(
        6,
        say`Heat a spoonful of the kept oil in the pan over medium-low heat, pour in the mixture and cook for 5 to 6 minutes, until the edge is firm and the underside golden.`,
      ),
      step(
        4,
        say`Put a plate over the pan, turn it all over with one quick movement, slide the omelet back in and cook for 3 to 4 minutes more, until set all through (${EGG_DISH}).`,
      ),
      step(
        5,
        say`Let it stand for 5 minutes before you cut it.`,
        say`Toss the ${leaf} with the ${acid} and serve alongside.`,
      ),
    ],
    tips: [
      'If turning it frightens you, set the top under a hot broiler for 3 minutes instead.',
      'It keeps for 2 days in the fridge and tastes best at room temperature.',
      'Slice the potatoes as thin as a coin, so that they soften evenly.',
    ],
    skill: 1,
  }
}

/** Eggs poached in a spiced tomato and pepper sauce. */
export function shakshuka(bench: Bench): Draft | undefined {
  const eggs = bench.take('egg')
  const instead = eggs ? undefined : takeInstead(bench)
  const salty = watchesSalt(bench)
  const tomatoes = bench.take(salty ? 'tomato' : ['canned-tomatoes', 'tomato'], {
    share: 1.6,
    cut: salty ? 'chopped' : '',
  })
  const oil = bench.take(['olive-oil', 'oil'])
  if (!(eggs ?? instead) || !tomatoes || !oil || bench.servings > 6) return undefined
  const onion = bench.take(['onion', 'red-onion', 'shallot'], { by: 'fry' })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 11,
    ideas: ['bell-pepper', 'spinach', 'zucchini'],
    atLeast: 1,
    atMost: 2,
    also: (id) => id !== 'tomato',
    how: { share: 0.9 },
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const beans = bench
    .asked((id) => isKind(id, 'legume') && goes(id, 'simmer', 12))
    .slice(0, 1)
    .map((id) => bench.take(id, { by: 'simmer', share: 0.6 }))
  const flavor = [
    bench.take('garlic', { by: 'fry' }),
    bench.take('cumin'),
    bench.take('paprika'),
    bench.wish.heat > 0 ? bench.take('pepper-flakes', { share: bench.wish.heat }) : undefined,
  ]
  const salt = bench.take('salt')
  const cheese = watchesSalt(bench) ? undefined : bench.take('feta', { by: 'raw', share: 0.7 })
  const herb = bench.take(['cilantro', 'parsley', 'mint'], { by: 'raw' })
  const bread = bench.wish.keeping.lowCarb ? undefined : warmBread(bench, ['pita', 'bread'])
  const minutes = Math.max(7, ...rest.map((part) => minutesOf(part, 'fry')))
  return {
    title: `Shakshuka${withParts(instead, ...vegetables.slice(0, 1), ...beans, cheese)}`,
    description: `${eggs ? 'Eggs set' : named(instead)} in a thick, spiced tomato sauce: breakfast, lunch or a fast dinner, eaten straight from the pan with ${bread ? bread.part.label : 'a spoon'}.`,
    steps: [
      step(
        minutes + 1,
        say`Heat the ${oil} in a wide frying pan with a lid over medium heat.`,
        say`Add the ${[onion, ...rest]} and cook for ${minutes} to ${minutes + 2} minutes, until soft.`,
      ),
      step(1, say`Stir in the ${flavor} and cook for 1 minute, until fragrant.`),
      step(
        12,
        say`Add the ${[tomatoes, ...beans, salt]} and simmer for 10 to 12 minutes, until thick.`,
        say`Stir in the ${leaves} until wilted.`,
      ),
      step(
        8,
        say`Make a hollow for each egg with the back of a spoon and crack in the ${eggs}. Cover and cook on low for 6 to 8 minutes, until the whites and yolks are set (${EGG_DISH}).`,
        instead && isKind(instead.id, 'legume')
          ? say`Stir in the ${instead}, cover and cook on low for 6 to 8 minutes, until hot all through.`
          : say`Make hollows with the back of a spoon and lay in the ${instead}. Cover and cook on low for 6 to 8 minutes, until hot all through.`,
      ),
      step(0, say`Scatter over the ${[cheese, herb]}.`, ...(bread?.said ?? [])),
    ],
    tips: [
      `The sauce can be made 3 days ahead; reheat it until bubbling before the ${named(eggs ?? instead)} go in.`,
      eggs
        ? 'Crack each egg into a cup first: a broken yolk or a bit of shell is easily caught there.'
        : 'Let the sauce cook down well: it should hold its shape when a spoon is drawn through.',
    ],
    skill: 0,
  }
}

/** What lies in the sauce where eggs are out. */
function takeInstead(bench: Bench): Part | undefined {
  const tofu = bench.take('silken-tofu', { each: 100, cut: 'broken into large pieces' })
  return tofu ?? bench.take(['chickpeas', 'white-beans', 'halloumi'], { by: 'fry' })
}
