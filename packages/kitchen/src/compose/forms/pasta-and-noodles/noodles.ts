import { before, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, liftOut } from '../../craft/pan.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { takeMain, takeVegetables } from '../../craft/slots.ts'
import {
  basilAndLime,
  gingerSoy,
  gochujang,
  peanutSauce,
  teriyaki,
  type WokSauceMaker,
} from '../../craft/wok.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import type { FoodId } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { padThai } from './noodles-pad-thai.ts'

export const NOODLES: Form = {
  id: 'noodles',
  called: 'a noodle dish',
  sweet: false,
  meals: ['dinner', 'lunch'],
  moods: ['quick', 'cheap'],
  styles: [
    { cuisines: ['thai'], make: (bench) => noodles(bench, basilAndLime, ['rice-noodles']) },
    {
      cuisines: ['thai'],
      liking: 0.6,
      make: (bench) => noodles(bench, peanutSauce, ['rice-noodles']),
    },
    {
      cuisines: ['chinese'],
      make: (bench) => noodles(bench, gingerSoy, ['egg-noodles', 'rice-noodles']),
    },
    {
      cuisines: ['japanese'],
      make: (bench) => noodles(bench, teriyaki, ['udon', 'egg-noodles', 'rice-noodles']),
    },
    {
      cuisines: ['korean'],
      liking: 0.7,
      make: (bench) => noodles(bench, gochujang, ['udon', 'egg-noodles', 'rice-noodles']),
    },
    {
      id: 'pad-thai',
      called: 'a pad thai',
      cuisines: ['thai'],
      liking: 0.6,
      apart: true,
      make: padThai,
    },
  ],
}

function noodles(
  bench: Bench,
  makeSauce: WokSauceMaker,
  kinds: readonly FoodId[],
): Draft | undefined {
  const noodle = bench.take(kinds)
  const oil = bench.take('oil', { each: 2 })
  if (!noodle || !oil) return undefined
  const eggs =
    bench.wants('egg') || bench.chance.next() < 0.3 ? bench.take('egg', { each: 1 }) : undefined
  const main = takeMain(bench, {
    method: 'fry',
    within: 9,
    ideas: eggs ? [] : ['shrimp', 'tofu', 'chicken-breast', 'ground-pork'],
    not: ['cured', 'sausage', 'cheese', 'legume', 'fish'],
    cooked: true,
    how: { share: 0.8 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 6,
    ideas: ['carrot', 'bell-pepper', 'snap-peas', 'bok-choy', 'cabbage', 'bean-sprouts'],
    atLeast: 2,
    atMost: 3,
    also: (id) => id !== 'tomato' && id !== 'cherry-tomatoes',
    how: { share: 0.7 },
  })
  const sauce = makeSauce(bench)
  if (!sauce || vegetables.length === 0 || !(main ?? eggs)) return undefined
  const fried = fryMain(main)
  const greens = fryVegetables(vegetables)
  return {
    title: `${sauce.word} ${noodle.label}${withParts(main ?? eggs, vegetables[0])}`,
    description: `Springy noodles with ${before(main ?? eggs)} and crisp vegetables in ${sauce.phrase}: on the table before a delivery could arrive.`,
    steps: [
      handwork(
        3,
        say`Bring a large pot of water to a boil for the noodles.`,
        say`Stir the ${sauce.mixed} together in a small bowl.`,
      ),
      step(
        6,
        say`Cook the ${noodle} as the packet says, 1 minute short of tender. Drain and rinse with cold water so that they do not stick.`,
      ),
      main &&
        step(
          fried.minutes + 1,
          say`Heat half of the ${oil} in a wok or wide frying pan over high heat until it shimmers.`,
          ...fried.said,
          liftOut(main),
        ),
      step(
        greens.minutes + 1,
        main
          ? say`Add the rest of the oil.`
          : say`Heat the ${oil} in a wok or wide frying pan over high heat until it shimmers.`,
        ...greens.said,
        say`Stir in the ${sauce.aromatics} for 30 seconds, until fragrant.`,
      ),
      step(
        2,
        say`Push everything aside, crack the ${eggs} into the gap and scramble for 1 to 2 minutes, until fully set (${EGG_DISH}).`,
      ),
      step(
        2,
        main?.cooked ? undefined : say`Return the ${main} to the pan.`,
        say`Add the drained noodles and the sauce, and toss with two forks for 1 to 2 minutes, until hot and coated.`,
      ),
      step(0, say`Serve right away, topped with the ${sauce.topping}.`),
    ],
    tips: [
      'If the noodles seem dry, toss in a splash of hot water rather than more sauce.',
      'Cut and measure everything before you start: the pan part takes minutes.',
      'Leftovers keep for 2 days in the fridge; reheat in a hot pan until steaming.',
    ],
    skill: 0,
  }
}
