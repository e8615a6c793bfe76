import { openFormula } from '../../craft/formula.ts'
import { named, withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'

/** For 20: peanut butter 250, sugar 150, 1 egg, soda 1 tsp; no flour at all. */
export function peanutButterCookies(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 20)
  const butter = formula.of('peanut-butter', 250, 'g')
  const sugar = formula.of(['brown-sugar', 'sugar'], 150, 'g')
  const egg = formula.of('egg', 1, 'piece')
  const soda = formula.of('baking-soda', 1, 'tsp')
  if (!butter || !sugar || !egg || !soda) return undefined
  const extra = [formula.of('vanilla', 1, 'tsp'), formula.of('salt', 0.25, 'tsp')]
  const chocolate = bench.wants('chocolate')
    ? formula.of('chocolate', 100, 'g', 'chopped')
    : undefined
  return {
    title: `Peanut Butter Cookies${withParts(chocolate)}`,
    description: `Four things in one bowl and no flour: crumbly, salty-sweet and ready in half an hour. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(2, say`Heat the oven to ${OVEN.medium} and line a baking sheet with baking paper.`),
      handwork(
        4,
        say`Stir the ${[butter, sugar, egg, soda, ...extra]} together until thick and smooth.`,
        say`Stir in the ${chocolate}.`,
      ),
      handwork(
        5,
        say`Roll into about ${formula.makes} balls and press each flat with a fork, once each way.`,
      ),
      step(10, say`Bake for 9 to 11 minutes, until just coloring at the edges; they will be soft.`),
      step(0, say`Cool completely on the sheet: they are fragile while warm.`),
    ],
    tips: [
      'They keep for 5 days in a tin.',
      'Stirred, not runny, peanut butter holds its shape best.',
    ],
    skill: 0,
  }
}

/** Shortbread, one to two to three by weight: sugar 85, butter 170, flour 255. */
export function shortbread(bench: Bench): Draft | undefined {
  const formula = openFormula(bench, 20)
  const butter = formula.of('butter', 170, 'g', 'soft')
  const sugar = formula.of('sugar', 85, 'g')
  const flour = formula.of('flour', 255, 'g')
  if (!butter || !sugar || !flour) return undefined
  const salt = formula.of('salt', 0.25, 'tsp')
  const flavor = bench.take(
    bench
      .asked((id) =>
        ['lemon', 'orange', 'vanilla', 'cardamom', 'pistachios', 'chocolate'].includes(id),
      )
      .concat(bench.chance.shuffle(['lemon', 'vanilla', 'cardamom'])),
    {},
  )
  const flavored =
    flavor?.id === 'lemon' || flavor?.id === 'orange'
      ? formula.of(flavor.id, 1, 'piece', 'zest finely grated')
      : flavor &&
        formula.of(
          flavor.id,
          flavor.id === 'pistachios' || flavor.id === 'chocolate' ? 60 : 1,
          flavor.id === 'pistachios' || flavor.id === 'chocolate' ? 'g' : 'tsp',
          flavor.id === 'pistachios' || flavor.id === 'chocolate' ? 'finely chopped' : '',
        )
  return {
    title: `Butter Shortbread${withParts(flavored)}`,
    description: `Sandy, buttery shortbread${flavored ? ` scented with ${named(flavored)}` : ''} that melts on the tongue. Makes ${formula.makes}.`,
    servings: formula.makes,
    steps: [
      handwork(
        4,
        say`Stir the ${[butter, sugar, salt, flavored]} together until smooth; do not beat in air.`,
      ),
      handwork(
        4,
        say`Work in the ${flour} with a spoon, then your hands, just until it holds together.`,
      ),
      handwork(
        25,
        say`Roll out between two sheets of baking paper to 1 cm, cut into ${formula.makes} fingers and chill on a lined baking sheet for 20 minutes.`,
      ),
      step(
        23,
        say`Heat the oven to ${OVEN.low} and bake for 22 to 25 minutes, until pale gold at the edges.`,
      ),
      step(0, say`Cool on the sheet: they crisp as they cool.`),
    ],
    tips: [
      'They keep for a week in a tin.',
      'Pale is right: brown shortbread tastes of toast, not of butter.',
    ],
    skill: 0,
  }
}
