import { watchesSalt } from '../../craft/low-carb.ts'
import { withParts } from '../../craft/naming.ts'
import { takeOnlyAsked } from '../../craft/takes.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import type { Part } from '../../dish/part.ts'
import { say } from '../../dish/say.ts'
import { takeToppings } from './pancake-toppings.ts'

/** For a portion of two: 60 g flour, 90 ml milk, half an egg, 20 g butter. */
export function waffles(bench: Bench): Draft | undefined {
  const portions = Math.max(2, bench.servings) / bench.servings
  const batter = bench.wish.keeping.lowCarb
    ? takeAlmond(bench, portions)
    : takeFlour(bench, portions)
  if (!batter) return undefined
  const [chocolate] = takeOnlyAsked(bench, (id) => id === 'chocolate', 1, {
    each: 15,
    unit: 'g',
    cut: 'finely chopped',
  })
  const { fruit, syrup } = takeToppings(bench)
  const serve = [fruit, syrup].filter((part) => part !== undefined)
  return {
    title: `Crisp ${batter.word}Waffles${withParts(chocolate, fruit)}`,
    description: `Waffles that snap at the edge and stay soft inside, from a batter of ${batter.of}: the iron does most of the work.`,
    servings: Math.max(2, bench.servings),
    steps: [
      handwork(4, say`Whisk the ${batter.dry} together in a large bowl.`),
      handwork(
        4,
        say`In a second bowl, whisk the ${batter.wet} together.`,
        say`Pour the wet into the dry and stir just until no dry spots are left; small lumps are right.`,
        say`Fold in the ${chocolate}.`,
      ),
      handwork(5, say`Let the batter stand for 5 minutes while the iron gets hot.`),
      step(
        4 * Math.max(2, bench.servings),
        say`Grease the hot iron with a little of the ${batter.grease}, pour in enough batter to cover most of it, close, and bake for 4 to 5 minutes, until the steam stops and the waffle is deep golden and cooked through; do not open it early.`,
      ),
      step(
        0,
        say`Keep the waffles crisp on a rack in a low oven while you bake the rest.`,
        say`Serve with the ${serve}.`,
      ),
    ],
    tips: [
      'When the steam stops, the waffle is done: open the iron earlier and it tears.',
      'Stacked waffles go limp: lay them side by side.',
      'They freeze well; crisp them in the toaster.',
    ],
    skill: 0,
  }
}

type WaffleBatter = {
  word: string
  of: string
  dry: (Part | undefined)[]
  wet: (Part | undefined)[]
  grease: Part
}

function takeFlour(bench: Bench, portions: number): WaffleBatter | undefined {
  const flour = bench.take('flour', { each: 60 * portions })
  const powder = bench.take('baking-powder', { each: 0.6 * portions })
  const eggs = bench.take('egg', { each: 0.5 * portions })
  const milk = bench.take(['milk', 'plant-milk', 'oat-milk', 'almond-milk'], {
    each: (eggs ? 90 : 105) * portions,
  })
  const fat = bench.take(['butter', 'oil'], {
    each: (bench.has('butter') ? 18 : 3.5) * portions,
    cut: bench.has('butter') ? 'melted' : '',
  })
  const grease = bench.take(['oil', 'olive-oil'], { each: 0.75, cut: 'for the iron' })
  if (!flour || !powder || !milk || !fat || !grease) return undefined
  const starch = bench.take('cornstarch', { each: (eggs ? 1 : 2) * portions })
  const sour = eggs
    ? undefined
    : bench.take(['cider-vinegar', 'lemon', 'wine-vinegar'], { each: 0.6 * portions })
  const juice =
    sour?.measured.unit === 'piece' ? { ...sour, cut: 'juiced', label: 'lemon juice' } : sour
  const sugar = bench.take(['sugar', 'brown-sugar', 'maple-syrup'], { each: 1.25 * portions })
  const salt = watchesSalt(bench) ? undefined : bench.take('salt', { each: 0.06 })
  return {
    word: '',
    of: eggs ? `${flour.label}, eggs and ${milk.label}` : `${flour.label} and ${milk.label}`,
    dry: [flour, starch, powder, salt, sugar],
    wet: [eggs, milk, fat, juice, bench.take('vanilla', { share: portions })],
    grease,
  }
}

/** Ground almonds, set by an egg each. */
function takeAlmond(bench: Bench, portions: number): WaffleBatter | undefined {
  const almonds = bench.take('almond-flour', { each: 45 * portions })
  const eggs = bench.take('egg', { each: 1 * portions })
  const powder = bench.take('baking-powder', { each: 0.4 * portions })
  const milk = bench.take(['almond-milk', 'milk', 'plant-milk'], { each: 20 * portions })
  const grease = bench.take(['oil', 'butter'], { each: 1, unit: 'tsp', cut: 'for the iron' })
  if (!almonds || !eggs || !powder || !milk || !grease) return undefined
  return {
    word: 'Almond ',
    of: `${almonds.label} and eggs`,
    dry: [almonds, powder, bench.take('erythritol', { each: 1 }), bench.take('cinnamon')],
    wet: [eggs, milk, bench.take('vanilla', { share: portions })],
    grease,
  }
}
