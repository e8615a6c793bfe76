import { withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables } from '../../craft/pan.ts'
import { boilPasta } from '../../craft/pasta-pot.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** Stovetop macaroni and cheese. */
export function cheeseSauce(bench: Bench): Draft | undefined {
  const cheese = bench.take(['cheddar', 'gruyere'], { each: 60, cut: 'coarsely grated' })
  const milk = bench.take('milk', { each: 150 })
  const butter = bench.take('butter', { each: 12 })
  const flour = bench.take('flour', { each: 10 })
  const pot = boilPasta(bench, ['macaroni', 'fusilli', 'penne'])
  if (!cheese || !milk || !butter || !flour || !pot) return undefined

  const main = takeMain(bench, {
    method: 'fry',
    ideas: [],
    only: ['cured', 'poultry', 'sausage'],
    cooked: true,
    how: { share: 0.7 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 8,
    ideas: ['peas', 'broccoli', 'spinach', 'corn'],
    atLeast: bench.wish.moods.has('light') ? 1 : 0,
    atMost: 2,
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const oil = main || rest.length > 0 ? bench.take(['oil', 'olive-oil'], { each: 1 }) : undefined
  const mustard = bench.take('dijon-mustard')
  const paprika = bench.take('smoked-paprika', { each: 0.08 })
  const fried = fryMain(main)
  const greens = fryVegetables(rest)
  const beside = main || rest.length > 0
  return {
    title: `Stovetop ${pot.pasta.label} and Cheese${withParts(main, ...vegetables)}`,
    description: `The creamy kind, made in one pan beside the pasta pot: a smooth ${cheese.label} sauce${mustard ? ' with a little mustard behind it' : ''}.`,
    steps: [
      step(pot.minutes, ...pot.said),
      beside
        ? step(
            besides(pot.minutes, fried.minutes + greens.minutes + 10),
            say`Meanwhile, heat the ${oil} in a frying pan over medium-high heat.`,
            ...fried.said,
            ...greens.said,
            say`Set aside.`,
          )
        : undefined,
      step(
        0,
        say`In a saucepan, melt the ${butter} over medium heat, stir in the ${flour} and cook for 1 minute, until it smells toasty.`,
        say`Whisk in the ${milk} a little at a time, then simmer for 3 to 4 minutes, whisking, until it coats a spoon.`,
      ),
      step(
        1,
        say`Take it off the heat and stir in the ${[cheese, mustard, paprika]} until smooth; do not boil it again, or it may turn grainy.`,
      ),
      step(
        2,
        say`Fold in the ${[pot.pasta, main, ...rest, ...leaves]}, loosen with a splash of the cooking water and warm through for 1 minute.`,
        say`Season with the rest of the ${pot.salt}, to taste, and serve at once.`,
      ),
    ],
    tips: [
      'Grate the cheese yourself: ready-grated cheese is dusted with starch and melts less smoothly.',
      'For a crust, tip it into a baking dish and put it under a hot broiler for 3 minutes.',
      'Leftovers keep for 2 days; warm them slowly with a splash of milk.',
    ],
    skill: 1,
  }
}
