import { takeBatter } from '../../craft/batters.ts'
import { type Formula, openFormula } from '../../craft/formula.ts'
import { EGG_DISH } from '../../craft/safety.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, type Step, step } from '../../dish/draft.ts'
import { type Sentence, say } from '../../dish/say.ts'

const SERVES = 8

/** For 8: mascarpone 500, cream 200, sugar 80, 4 yolks cooked thick, coffee 300, 200 of ladyfingers. */
export function tiramisu(bench: Bench): Draft | undefined {
  // Who asks for something with chocolate means more of it than a dusting.
  const { style } = bench.wish
  if (style !== 'tiramisu' && (bench.wants('chocolate') || bench.wants('cocoa'))) return undefined
  const formula = openFormula(bench, SERVES)
  const { of, makes } = formula
  const layers = takeLadyfingers(formula) ?? takeSponge(bench, formula)
  const cheese = of(['mascarpone', 'cream-cheese'], 500, 'g', 'cold')
  const cream = bench.has('cream')
    ? of('cream', 200, 'ml', 'cold')
    : of('coconut-cream', 200, 'ml', 'cold')
  const sugar = of(['sugar', 'maple-syrup'], 80, 'g', 'for the filling')
  const coffee = of('coffee', 300, 'ml', 'cooled')
  const cocoa = of('cocoa', 15, 'g', 'for the top')
  if (!layers || !cheese || !cream || !sugar || !coffee || !cocoa) return undefined
  const eggs = of('egg', 4, 'piece', 'yolks only')
  const yolks = eggs && { ...eggs, label: 'egg yolks' }
  const vanilla = of('vanilla', 1, 'tsp')
  return {
    title: 'Tiramisu',
    description: `${layers.called} soaked in ${coffee.label} under a cloud of ${cheese.label}, dark with ${cocoa.label}: nothing in it is raw, and it is better on the second day. Makes ${makes} portions.`,
    servings: makes,
    steps: [
      ...layers.baked,
      yolks
        ? step(
            8,
            say`Whisk the ${[yolks, sugar]} in a bowl over barely simmering water for 6 to 8 minutes, until thick, pale and at ${EGG_DISH}; take it off and whisk until cool.`,
            say`Beat in the ${[cheese, vanilla]} just until smooth.`,
          )
        : handwork(3, say`Beat the ${[cheese, sugar, vanilla]} together just until smooth.`),
      handwork(5, say`Whip the ${cream} to soft peaks and fold it in, a third at a time.`),
      handwork(
        8,
        say`Pour the ${coffee} into a shallow bowl.`,
        layers.dipped,
        say`Spread over half of the filling, then make a second layer of each.`,
      ),
      step(240, say`Cover and chill for at least 4 hours, or overnight, until it can be cut.`),
      handwork(1, say`Sift the ${cocoa} over the top just before serving.`),
    ],
    tips: [
      'Dip for a second, not two: what is soaked through collapses.',
      'Dust the top late, or it turns dark and wet.',
      'It keeps for 2 days in the fridge.',
    ],
    skill: 1,
  }
}

type Layers = {
  called: string
  baked: (Step | undefined)[]
  dipped: Sentence | undefined
}

function takeLadyfingers({ of, makes }: Formula): Layers | undefined {
  const fingers = of('ladyfingers', 200, 'g')
  if (!fingers) return undefined
  return {
    called: fingers.label,
    baked: [],
    dipped: say`Dip half of the ${fingers} one by one for a second on each side and lay them close together in ${dishFor(makes)}.`,
  }
}

/** A thin sponge of one's own, dried in fingers, where ladyfingers are ruled out. */
function takeSponge(bench: Bench, { of, makes }: Formula): Layers | undefined {
  const half: Formula = {
    makes,
    of: (ids, amount, unit, cut = '') =>
      of(ids, amount / 2, unit, cut === '' ? 'for the base' : `${cut}, for the base`),
  }
  const batter = takeBatter(bench, half, { kind: 'vanilla', folded: [] })
  if (!batter) return undefined
  return {
    called: 'A homemade base',
    baked: [
      handwork(
        10,
        say`Heat the oven to ${OVEN.medium} and line a 20 x 30 cm baking tray with paper.`,
        ...batter.said,
      ),
      step(
        30,
        say`Spread in the tray and bake for 15 to 18 minutes, until springy. Cut into strips of 2 cm, turn them on their sides and dry them in the oven for 10 minutes more; cool.`,
      ),
    ],
    dipped: say`Dip half of the strips for a moment and lay them close together in ${dishFor(makes)}.`,
  }
}

function dishFor(makes: number): string {
  if (makes > SERVES) return 'two 20 x 20 cm dishes'
  return makes < SERVES ? 'a dish of some 15 x 20 cm' : 'a 20 x 25 cm dish'
}
