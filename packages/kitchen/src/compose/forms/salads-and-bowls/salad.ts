import {
  type Dressing,
  type DressingMaker,
  herbedYogurt,
  lemonOregano,
  limeCumin,
  mustardVinaigrette,
  sesameLime,
} from '../../craft/dressings.ts'
import { before, named } from '../../craft/naming.ts'
import { fryMain, settle } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeAskedOr, takeWanted, withoutShopping } from '../../craft/takes.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Cuisine } from '../../wish.ts'
import { joinWords } from '../../words/join.ts'
import type { Form } from '../form.ts'
import { needsPan, takeSaladMain, takeSecondMain } from './salad-main.ts'
import { coleslaw, potatoSalad } from './salad-sides.ts'

export const SALAD: Form = {
  id: 'salad',
  called: 'a salad',
  sweet: false,
  meals: ['lunch', 'dinner', 'appetizer'],
  moods: ['light', 'quick'],
  styles: [
    style(['mediterranean'], lemonOregano, {
      crisp: ['cucumber', 'cherry-tomatoes', 'red-onion', 'bell-pepper'],
      mains: ['chickpeas', 'canned-tuna', 'halloumi'],
      leaves: ['lettuce', 'arugula', 'spinach'],
      cheeses: ['feta'],
      extras: ['olives', 'pumpkin-seeds'],
    }),
    style(['italian'], lemonOregano, {
      crisp: ['cherry-tomatoes', 'fennel', 'radish', 'cucumber'],
      mains: ['white-beans', 'canned-tuna', 'chickpeas'],
      leaves: ['arugula', 'lettuce', 'spinach'],
      cheeses: ['mozzarella', 'parmesan'],
      extras: ['olives', 'pine-nuts'],
    }),
    style(['french'], mustardVinaigrette, {
      crisp: ['cherry-tomatoes', 'radish', 'cucumber', 'beet'],
      mains: ['egg', 'canned-tuna', 'brown-lentils'],
      leaves: ['lettuce', 'arugula', 'spinach'],
      cheeses: ['goat-cheese'],
      extras: ['walnuts', 'pumpkin-seeds'],
    }),
    style(['thai', 'chinese', 'japanese', 'korean'], sesameLime, {
      crisp: ['cucumber', 'carrot', 'cabbage', 'bell-pepper', 'snap-peas'],
      mains: ['chicken-breast', 'tofu', 'shrimp'],
      leaves: ['lettuce', 'spinach'],
      cheeses: [],
      extras: ['cashews', 'peanuts', 'sesame-seeds'],
    }),
    style(['mexican'], limeCumin, {
      crisp: ['avocado', 'cherry-tomatoes', 'corn', 'bell-pepper', 'red-onion'],
      mains: ['black-beans', 'chicken-breast', 'shrimp'],
      leaves: ['lettuce', 'spinach'],
      cheeses: ['feta'],
      extras: ['pumpkin-seeds'],
    }),
    style(['american'], herbedYogurt, {
      crisp: ['cucumber', 'radish', 'cherry-tomatoes', 'carrot'],
      mains: ['chicken-breast', 'egg', 'smoked-salmon', 'chickpeas'],
      leaves: ['lettuce', 'spinach', 'kale'],
      cheeses: [],
      extras: ['pumpkin-seeds', 'walnuts'],
    }),
    { id: 'coleslaw', cuisines: ['american'], liking: 0, apart: true, make: coleslaw },
    {
      id: 'potato-salad',
      cuisines: ['american', 'french'],
      liking: 0,
      apart: true,
      make: potatoSalad,
    },
  ],
}

type Plan = {
  crisp: readonly FoodId[]
  mains: readonly FoodId[]
  leaves: readonly FoodId[]
  cheeses: readonly FoodId[]
  extras: readonly FoodId[]
}

function style(cuisines: readonly Cuisine[], dressing: DressingMaker, plan: Plan) {
  return { cuisines, make: (bench: Bench) => salad(bench, dressing, plan) }
}

function salad(bench: Bench, makeDressing: DressingMaker, plan: Plan): Draft | undefined {
  const main = takeSaladMain(bench, plan.mains)
  const second = main && takeSecondMain(bench)
  const isLeaf = (id: FoodId) => isKind(id, 'leaf') && goes(id, 'raw')
  const leaf = takeAskedOr(bench, isLeaf, plan.leaves, { by: 'raw' })
  const crisp = takeCrisp(bench, plan.crisp)
  const dressing = makeDressing(bench)
  if (!main || !leaf || crisp.length === 0 || !dressing) return undefined
  const mains = [main, ...(second ? [second] : [])]
  const beans = mains.filter(({ id }) => isKind(id, 'legume'))
  const onTop = mains.filter(({ id }) => !isKind(id, 'legume'))
  const finish = [...takeFinish(bench, plan, main), dressing.herb]
  const bread = takeWanted(bench, 'bread', { each: 1 })
  return {
    title: titleOf(mains, crisp, dressing),
    description: `${named(leaf, ...crisp.slice(0, 2))} tossed in a ${dressing.word} dressing, with ${named(...mains)} to make a meal of it.`,
    steps: [
      cookMain(bench, main),
      handwork(3, say`Whisk the ${dressing.parts} together in a large bowl.`),
      handwork(
        2,
        leaf.id === 'kale'
          ? say`Rub the ${leaf} with a spoonful of the dressing for a minute, until it softens.`
          : undefined,
        say`Turn the ${beans} in the dressing first.`,
        say`Add the ${[leaf, ...crisp]} and toss gently.`,
      ),
      handwork(
        1,
        say`Arrange the ${onTop} on top.`,
        say`Finish with the ${finish}.`,
        say`Toast the ${bread} and serve alongside.`,
      ),
    ],
    tips: [
      'Dress it just before eating; the cut vegetables and the dressing keep apart for 2 days in the fridge.',
      'Dry the leaves well: water keeps the dressing from clinging.',
      'Taste a dressed leaf before serving and adjust the seasoning.',
    ],
    skill: 0,
  }
}

function titleOf(mains: readonly Part[], crisp: readonly Part[], dressing: Dressing): string {
  const sauce = dressing.word === 'lemon' ? [] : [`${dressing.word} dressing`]
  const beside = crisp.slice(0, sauce.length > 0 ? 1 : 2).map(({ short }) => short)
  return `${before(...mains)} Salad with ${joinWords([...beside, ...sauce])}`
}

function takeCrisp(bench: Bench, ideas: readonly FoodId[]): Part[] {
  return bench
    .choose({
      fits: (id) =>
        id !== 'garlic' &&
        goes(id, 'raw') &&
        (isKind(id, 'vegetable', 'root', 'allium') || isSaladFruit(bench, id)),
      ideas,
      atLeast: 2,
      atMost: 4,
    })
    .map((id) => bench.take(id, { by: 'raw', share: isKind(id, 'fruit') ? 0.5 : 0.75 }))
    .filter((part) => part !== undefined)
}

/** Bananas and berries are tossed with a main only by who names them, not because they are in the house. */
function isSaladFruit({ wish }: Bench, id: FoodId): boolean {
  const isNamed = wish.asked.some(({ stocked, foods }) => !stocked && foods.includes(id))
  return isKind(id, 'fruit') && (isNamed || SALAD_FRUIT.includes(id))
}

const SALAD_FRUIT: readonly FoodId[] = [
  ...(['orange', 'apple', 'pear', 'peach', 'mango', 'pineapple'] as const),
]

/** Cheese stays away from fish and from fried cheese; a nut, a seed or an olive is welcome anywhere. */
function takeFinish(bench: Bench, plan: Plan, main: Part): (Part | undefined)[] {
  const rich = isKind(main.id, 'cheese', 'fish', 'shellfish')
  const isCheese = (id: FoodId) => isKind(id, 'cheese') && goes(id, 'raw')
  const extras = (ids: readonly FoodId[]) => withoutShopping(bench, bench.chance.shuffle(ids))
  const isExtra = (id: FoodId) => isKind(id, 'nut', 'seed') || id === 'olives' || id === 'capers'
  return [
    takeAskedOr(bench, isCheese, rich ? [] : extras(plan.cheeses), { by: 'raw' }),
    takeAskedOr(bench, isExtra, extras(plan.extras), { by: 'raw' }),
  ]
}

/** What has to be cooked before the salad is put together. */
function cookMain(bench: Bench, main: Part): Step | undefined {
  if (main.id === 'egg')
    return step(
      12,
      say`Lower the ${main} into boiling water and cook for 10 minutes, until the yolks are firm (${EGG_DISH}).`,
      say`Cool under cold water, peel and quarter.`,
    )
  if (!needsPan(main)) return undefined
  const oil = bench.take(['oil', 'olive-oil'], { each: 1 })
  const fried = fryMain(main)
  return step(
    fried.minutes + 2,
    say`Heat the ${oil} in a frying pan over medium-high heat.`,
    ...fried.said,
    settle(main) ?? say`Leave to cool for a few minutes.`,
  )
}
