import {
  type DressingMaker,
  herbedYogurt,
  limeCumin,
  sesameLime,
  tahiniLemon,
} from '../../craft/dressings.ts'
import { before, named, withParts } from '../../craft/naming.ts'
import { firstOnSheet, roastWaves } from '../../craft/oven.ts'
import { fryMain, settle } from '../../craft/pan.ts'
import { meanwhile, soakedCouscous, steamedGrain } from '../../craft/sides.ts'
import { takeMain } from '../../craft/slots.ts'
import { takeAskedOr, withoutShopping } from '../../craft/takes.ts'
import { besides, OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { type FoodId, isKind } from '../../foods/foods.ts'
import type { Cuisine } from '../../wish.ts'
import type { Form } from '../form.ts'
import { maki, sushiBowl } from '../rice/sushi.ts'

export const BOWL: Form = {
  id: 'bowl',
  called: 'a grain bowl',
  sweet: false,
  meals: ['lunch', 'dinner'],
  moods: ['light', 'hearty'],
  styles: [
    style(['mediterranean'], tahiniLemon, {
      grains: ['bulgur', 'quinoa', 'couscous', 'brown-rice'],
      mains: ['chickpeas', 'halloumi', 'chicken-breast'],
      roasts: ['sweet-potato', 'cauliflower', 'eggplant', 'bell-pepper', 'butternut-squash'],
      fresh: ['cucumber', 'cherry-tomatoes', 'arugula', 'spinach'],
    }),
    style(['mediterranean', 'american'], herbedYogurt, {
      grains: ['quinoa', 'bulgur', 'brown-rice', 'couscous'],
      mains: ['chickpeas', 'chicken-breast', 'salmon'],
      roasts: ['carrot', 'broccoli', 'cauliflower', 'beet', 'sweet-potato'],
      fresh: ['spinach', 'cucumber', 'kale', 'avocado'],
    }),
    style(['japanese', 'korean', 'chinese', 'thai'], sesameLime, {
      grains: ['jasmine-rice', 'brown-rice', 'quinoa'],
      mains: ['salmon', 'tofu', 'edamame', 'steak'],
      roasts: ['broccoli', 'mushrooms', 'green-beans', 'sweet-potato'],
      fresh: ['cucumber', 'carrot', 'avocado', 'radish'],
    }),
    style(['mexican'], limeCumin, {
      grains: ['basmati-rice', 'brown-rice', 'quinoa'],
      mains: ['black-beans', 'chicken-breast', 'shrimp'],
      roasts: ['bell-pepper', 'sweet-potato', 'corn'],
      fresh: ['avocado', 'cherry-tomatoes', 'lettuce', 'corn'],
    }),
    { id: 'maki', called: 'sushi', cuisines: ['japanese'], liking: 0.3, apart: true, make: maki },
    {
      id: 'sushi-bowl',
      called: 'a sushi bowl',
      cuisines: ['japanese'],
      liking: 0.5,
      make: sushiBowl,
    },
  ],
}

type Plan = {
  grains: readonly FoodId[]
  mains: readonly FoodId[]
  roasts: readonly FoodId[]
  fresh: readonly FoodId[]
}

function style(cuisines: readonly Cuisine[], dressing: DressingMaker, plan: Plan) {
  return { cuisines, make: (bench: Bench) => bowl(bench, dressing, plan) }
}

function bowl(bench: Bench, makeDressing: DressingMaker, plan: Plan): Draft | undefined {
  const wanted =
    bench.wants('couscous') || (plan.grains.includes('couscous') && bench.chance.next() < 0.3)
  const asked = bench.asked((id) => isKind(id, 'grain', 'rice') && goes(id, 'simmer'))
  const grain =
    (wanted && asked.length === 0 ? soakedCouscous(bench) : undefined) ??
    steamedGrain(
      bench,
      [...asked, ...bench.chance.shuffle(plan.grains)].filter((id) => goes(id, 'simmer')),
    )
  const main = takeMain(bench, {
    method: 'fry',
    ideas: plan.mains,
    not: ['mince', 'sausage', 'cured'],
    cooked: true,
    how: { share: 0.85 },
  })
  const roasted = bench
    .choose({
      fits: (id) => isKind(id, 'vegetable', 'root') && goes(id, 'roast', 32),
      ideas: plan.roasts,
      atLeast: 1,
      atMost: 2,
    })
    .map((id) => bench.take(id, { by: 'roast', share: 0.8 }))
    .filter((part) => part !== undefined)
  const fresh = bench
    .choose({
      fits: (id) =>
        goes(id, 'raw') &&
        (isKind(id, 'vegetable', 'leaf', 'root') || FRUITS_OF_BOWLS.includes(id)),
      ideas: plan.fresh,
      atLeast: 2,
      atMost: 3,
    })
    .map((id) => bench.take(id, { by: 'raw', share: 0.7 }))
    .filter((part) => part !== undefined)
  const dressing = makeDressing(bench)
  const oil = bench.take(['olive-oil', 'oil'], { each: 2 })
  if (!grain || !main || !dressing || !oil || roasted.length === 0) return undefined
  const salt = bench.take('salt', { each: 0.1 })
  const extra = takeAskedOr(
    bench,
    (id) => isKind(id, 'cheese', 'nut', 'seed') && goes(id, 'raw'),
    withoutShopping(bench, ['pumpkin-seeds', 'sesame-seeds']),
    { by: 'raw' },
  )
  const fried = fryMain(main)
  const oven = roastWaves(roasted)
  return {
    title: `${before(main)} ${grain.part.label} Bowl${withParts(...roasted)}`,
    description: `Warm ${grain.part.label}, roasted ${named(...roasted)} and ${named(main)} under a ${dressing.word} dressing: every forkful a little different.`,
    steps: [
      step(
        oven.minutes + 8,
        say`Heat the oven to ${OVEN.hot}.`,
        say`Toss the ${firstOnSheet(roasted)} with a little of the ${[oil, salt]} and spread out on a large baking sheet.`,
        ...oven.said,
      ),
      step(besides(oven.minutes + 8, grain.minutes), ...meanwhile(grain.said)),
      step(
        0,
        main.cooked
          ? say`Warm a little oil in a frying pan.`
          : say`Heat the rest of the oil in a frying pan over medium-high heat.`,
        ...fried.said,
        settle(main),
      ),
      handwork(
        3,
        say`Whisk the ${dressing.parts} together; add a spoonful of water if it is too thick to drizzle.`,
      ),
      handwork(
        2,
        say`Divide the ${grain.part} among bowls and arrange the ${[...roasted, ...fresh, main]} on top.`,
        say`Spoon over the dressing and scatter with the ${[extra, dressing.herb]}.`,
      ),
    ],
    tips: [
      'Everything but the fresh vegetables can be made ahead: the parts keep apart for 3 days in the fridge.',
      'Give the vegetables room on the sheet, or they steam instead of roast.',
      'It packs well for lunch: carry the dressing in its own jar.',
    ],
    skill: 0,
  }
}

const FRUITS_OF_BOWLS: readonly FoodId[] = ['avocado', 'mango', 'apple', 'orange']
