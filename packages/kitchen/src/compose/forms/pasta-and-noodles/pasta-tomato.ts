import { before, withParts } from '../../craft/naming.ts'
import { fryMain, fryVegetables, liftOut, reheat, splitCooked } from '../../craft/pan.ts'
import { boilPasta, LONG } from '../../craft/pasta-pot.ts'
import { splitLeaves, takeMain, takeVegetables } from '../../craft/slots.ts'
import { takeHeat, takeWanted } from '../../craft/takes.ts'
import { besides } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

/** Pasta in a quick tomato sauce, with or without a main. */
export function tomato(bench: Bench): Draft | undefined {
  const tomatoes = bench.take('canned-tomatoes', { each: 0.375 })
  const oil = bench.take(['olive-oil', 'oil'])
  const pot = boilPasta(bench, [...LONG, 'penne', 'fusilli'])
  if (!tomatoes || !oil || !pot) return undefined

  const tuna = takeWanted(bench, 'canned-tuna', { by: 'raw' })
  const main = tuna ? undefined : takeSauceMain(bench)
  const vegetables = takeVegetables(bench, {
    method: 'fry',
    within: 11,
    ideas: ['eggplant', 'zucchini', 'bell-pepper', 'mushrooms', 'spinach'],
    atLeast: (main ?? tuna) ? 0 : 1,
    atMost: 2,
  })
  const { leaves, rest } = splitLeaves(vegetables)
  const garlic = bench.take('garlic', { each: 1, cut: 'thinly sliced' })
  const base = [garlic, takeHeat(bench, 'pepper-flakes'), bench.take('tomato-paste')]
  const sugar = bench.take('sugar', { each: 0.12 })
  const salty = takeSalty(bench, main)
  const herb = bench.take(['basil', 'parsley'], { by: 'raw' })
  const cheese = takeCheese(bench, main ?? tuna)
  const { raw, cold } = splitCooked(main)
  const fried = fryMain(raw)
  const greens = fryVegetables(rest)
  const aside = raw && !isKind(raw.id, 'legume', 'cured', 'sausage') ? liftOut(raw) : undefined
  return {
    title: `${pot.pasta.label} in ${bench.wish.heat === 2 ? 'Spicy ' : ''}Tomato Sauce${withParts(main ?? tuna, ...rest, ...leaves)}`,
    description: `A ${garlic ? 'garlicky ' : ''}tomato sauce${rest.length > 0 ? ` with ${before(...rest)}` : ''} that cooks down thick and sweet while the water boils, tossed with ${pot.pasta.label}.`,
    steps: [
      step(
        fried.minutes + greens.minutes + 2,
        say`Heat the ${oil} in a wide pan over medium${(raw ?? rest[0]) ? '-high' : ''} heat.`,
        ...fried.said,
        aside,
        ...greens.said,
        (raw ?? rest[0]) ? say`Lower the heat to medium.` : undefined,
        say`Add the ${base} and cook for 1 minute, stirring, until it smells sweet.`,
      ),
      step(
        15,
        say`Add the ${[tomatoes, sugar, ...salty]}, rinse out the last of it with a splash of water, and simmer for 12 to 15 minutes, until thick enough to hold a trail when you drag a spoon through.`,
      ),
      step(besides(15, pot.minutes), say`Meanwhile, cook the pasta.`, ...pot.said),
      step(
        2,
        aside && say`Return the ${raw} to the sauce.`,
        say`Fold the ${tuna ?? cold} into the sauce and heat through.`,
        reheat(cold),
        say`Add the ${[pot.pasta, ...leaves]} with a splash of the cooking water and toss for 1 minute, until everything is coated.`,
        say`Taste, and season with the rest of the ${pot.salt}.`,
      ),
      step(0, say`Serve with the ${[cheese, herb]} on top.`),
    ],
    tips: [
      'Make twice the sauce: it freezes well for 3 months.',
      'Any pasta shape works; ridged ones hold the most sauce.',
      'Leftovers keep for 3 days in the fridge.',
    ],
    skill: 0,
  }
}

function takeSauceMain(bench: Bench): Part | undefined {
  return takeMain(bench, {
    method: 'fry',
    ideas: [],
    not: ['mince', 'cheese', 'meat'],
    cooked: true,
    how: { share: 0.8 },
  })
}

/** Olives and capers: on request, and now and then in a sauce that has no main. */
function takeSalty(bench: Bench, main: Part | undefined): (Part | undefined)[] {
  const ids = ['olives', 'capers'] as const
  const bold = !main && bench.chance.next() < 0.3
  return ids.map((id) => (bold || bench.wants(id) ? bench.take(id, { by: 'raw' }) : undefined))
}

/** Italian cooks keep cheese away from fish. */
function takeCheese(bench: Bench, main: Part | undefined): Part | undefined {
  const soft = takeWanted(bench, 'mozzarella', { by: 'raw' }) ?? takeWanted(bench, 'ricotta')
  if (soft) return soft
  return main && isKind(main.id, 'fish', 'shellfish')
    ? undefined
    : bench.take('parmesan', { by: 'raw' })
}
