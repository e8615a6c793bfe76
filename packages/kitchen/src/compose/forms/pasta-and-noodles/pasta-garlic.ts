import { withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, reheat, splitCooked } from '../../craft/pan.ts'
import { boilPasta } from '../../craft/pasta-pot.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeOnlyAsked } from '../../craft/takes.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Pasta with garlic warmed in olive oil, lemon and something green. */
export function garlicAndLemon(bench: Bench): Draft | undefined {
  const oil = bench.take('olive-oil', { each: 1, unit: 'tbsp' })
  const garlic = bench.take('garlic', { each: 1.25, cut: 'thinly sliced' })
  const lemon = bench.take('lemon', { cut: 'zest finely grated, then juiced' })
  const pot = boilPasta(bench, ['spaghetti', 'orzo', 'penne'])
  if (!oil || !garlic || !lemon || !pot) return undefined

  const main = takeMain(bench, {
    method: 'fry',
    ideas: bench.chance.next() < 0.4 ? ['white-beans', 'chickpeas'] : [],
    not: ['mince', 'meat', 'soy'],
    cooked: true,
    how: { share: 0.8 },
  })
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 8,
    ideas: ['broccoli', 'asparagus', 'zucchini', 'peas', 'spinach', 'cherry-tomatoes', 'kale'],
    atLeast: 1,
    atMost: 2,
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const heat =
    bench.wish.heat > 0 ? bench.take('pepper-flakes', { each: bench.wish.heat * 0.12 }) : undefined
  const anchovy = bench.wants('anchovy') ? bench.take('anchovy', { cut: 'chopped' }) : undefined
  const cheese = bench.take(bench.wants('feta') ? 'feta' : 'parmesan', { by: 'raw' })
  const nuts = takeOnlyAsked(bench, (id) => isKind(id, 'nut', 'seed'), 1)
  const herb = bench.take(['parsley', 'basil', 'mint'], { by: 'raw' })
  const { raw, cold } = splitCooked(main)
  const fried = fryMain(raw)
  const greens = fryVegetables(rest)
  return {
    title: main
      ? `Lemony ${pot.pasta.label}${withParts(main, ...vegetables)}`
      : `Lemon and Garlic ${pot.pasta.label}${withParts(...vegetables)}`,
    description: `${pot.pasta.label} tossed in garlicky olive oil with lemon zest, so that a handful of things taste of much more.`,
    steps: [
      step(pot.minutes, ...pot.said),
      step(
        besides(pot.minutes, fried.minutes + greens.minutes + 4),
        say`Meanwhile, heat about half of the ${oil} in a wide frying pan over medium-high heat.`,
        ...fried.said,
        ...greens.said,
      ),
      step(
        0,
        say`Turn the heat to low, add the ${[garlic, anchovy, heat]} with the rest of the oil, and cook gently for 2 minutes, until the pan smells sweet; do not let it brown.`,
      ),
      step(
        2,
        say`Add the ${[pot.pasta, ...leaves, cold]} with a good splash of the cooking water, turn the heat up and toss for 1 to 2 minutes, until glossy.`,
        reheat(cold),
      ),
      step(
        0,
        say`Off the heat, toss in the zest and juice of the ${lemon}.`,
        say`Season with the rest of the ${pot.salt}, to taste.`,
        say`Serve with the ${[cheese, herb, ...nuts]} on top.`,
      ),
    ],
    tips: [
      'Keep the heat low once the garlic is in: browned garlic turns bitter.',
      'Breadcrumbs crisped in a little olive oil make a fine topping.',
      'Best eaten at once; leftovers keep for 2 days in the fridge.',
    ],
    skill: 0,
  }
}
