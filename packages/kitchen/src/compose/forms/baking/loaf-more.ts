import { openFormula } from '../../craft/formula.ts'
import { withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'

function oneLoaf(bench: Bench) {
  return openFormula({ ...bench, wish: { ...bench.wish, servings: 10 } }, 10)
}

/**
 * The old 'wacky cake', leavened by soda and vinegar: flour 200, cocoa 45, sugar 200, oil 90,
 * water 250, vinegar 1 tbsp, soda 1 tsp. Neither egg nor milk.
 */
export function chocolateLoaf(bench: Bench): Draft | undefined {
  const formula = oneLoaf(bench)
  const cocoa = formula.of('cocoa', 45, 'g')
  const flour = formula.of('flour', 200, 'g')
  const soda = formula.of('baking-soda', 1, 'tsp')
  const sugar = formula.of(['sugar', 'brown-sugar'], 200, 'g')
  const oil = formula.of('oil', 90, 'ml')
  const vinegar = formula.of(['cider-vinegar', 'rice-vinegar', 'wine-vinegar'], 1, 'tbsp')
  const water = formula.of('water', 250, 'ml', 'cold')
  if (!cocoa || !flour || !soda || !sugar || !oil || !vinegar || !water) return undefined
  const salt = formula.of('salt', 0.5, 'tsp')
  const vanilla = formula.of('vanilla', 1, 'tsp')
  const extra = bench.take(
    bench
      .asked((id) => isKind(id, 'nut') || ['raspberries', 'cherries'].includes(id))
      .concat(['chocolate']),
    { total: 80, unit: 'g', cut: 'chopped' },
  )
  return {
    title: `Dark Chocolate Loaf Cake${extra && !extra.id.includes('chocolate') ? withParts(extra) : ''}`,
    description:
      'A deep, soft chocolate cake that rises on soda and vinegar, mixed in one bowl with a whisk. Makes 10 slices.',
    servings: 10,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 900 g (9 x 5 inch) loaf tin with baking paper.`,
      ),
      handwork(
        4,
        say`Whisk the ${[flour, cocoa, sugar, soda, salt]} together in a large bowl until no lumps of cocoa are left.`,
      ),
      handwork(
        3,
        say`Pour in the ${[oil, vinegar, vanilla, water]} and whisk for a few seconds, just until smooth; it will be thin and begin to foam.`,
        say`Stir in the ${extra}.`,
        say`Pour into the tin at once.`,
      ),
      step(
        48,
        say`Bake right away for 45 to 50 minutes, until springy and a skewer pushed into the middle comes out with a few moist crumbs.`,
      ),
      step(0, say`Cool completely in the tin before slicing.`),
    ],
    tips: [
      'Have the oven hot before you mix: the batter starts to rise the moment it is wet.',
      'Keeps for 3 days, well wrapped, and freezes for 3 months.',
    ],
    skill: 0,
  }
}

/** For a 900 g tin: flour 200, sugar 150, oil 150, 3 eggs, 250 of grated carrot or zucchini. */
export function carrotLoaf(bench: Bench): Draft | undefined {
  const formula = oneLoaf(bench)
  const vegetable = formula.of(
    bench.wants('zucchini') ? 'zucchini' : 'carrot',
    250,
    'g',
    bench.wants('zucchini') ? 'coarsely grated and squeezed dry' : 'finely grated',
  )
  const flour = formula.of('flour', 200, 'g')
  const powder = formula.of('baking-powder', 2, 'tsp')
  const sugar = formula.of(['brown-sugar', 'sugar'], 150, 'g')
  const oil = formula.of('oil', 150, 'ml')
  const eggs = formula.of('egg', 3, 'piece')
  if (!vegetable || !flour || !powder || !sugar || !oil || !eggs) return undefined
  const spices = [
    formula.of('cinnamon', 1.5, 'tsp'),
    formula.of('nutmeg', 0.25, 'tsp'),
    formula.of('salt', 0.25, 'tsp'),
  ]
  const extra = bench.take(
    bench
      .asked((id) => isKind(id, 'nut') || id === 'raisins' || id === 'cranberries')
      .concat(['walnuts', 'raisins', 'pumpkin-seeds']),
    { total: 60, unit: 'g', cut: '' },
  )
  return {
    title: `Spiced ${vegetable.id === 'carrot' ? 'Carrot' : 'Zucchini'} Loaf Cake${withParts(extra)}`,
    description:
      'A moist, spiced cake that keeps for days; what is grated into it melts away and leaves only softness. Makes 10 slices.',
    servings: 10,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 900 g (9 x 5 inch) loaf tin with baking paper.`,
      ),
      handwork(5, say`Whisk the ${[eggs, sugar, oil]} for 1 minute, until thick and glossy.`),
      handwork(
        4,
        say`Fold in the ${[flour, powder, ...spices]}, then the ${[vegetable, extra]}. Scrape into the tin.`,
      ),
      step(
        54,
        say`Bake for 50 to 58 minutes, until a skewer pushed into the middle comes out clean.`,
      ),
      step(0, say`Cool for 10 minutes in the tin, then on a rack.`),
    ],
    tips: [
      'Grate it finely, and nobody will guess what is inside.',
      'Keeps for 4 days, well wrapped; it tastes best on the second.',
    ],
    skill: 0,
  }
}

/** Per loaf: flour 500, soda 1 ½ tsp, salt 1 tsp, yogurt 300, water 150. */
export function sodaBread(bench: Bench): Draft | undefined {
  const formula = oneLoaf(bench)
  const flour = formula.of('flour', 500, 'g', 'plus a little for dusting')
  const soda = formula.of('baking-soda', 1.5, 'tsp')
  const yogurt = formula.of('yogurt', 300, 'g')
  const water = formula.of('water', 150, 'ml')
  if (!flour || !soda || !yogurt || !water) return undefined
  const salt = formula.of('salt', 1, 'tsp')
  const extra = bench
    .asked((id) => isKind(id, 'seed', 'nut') || ['raisins', 'rosemary', 'cheddar'].includes(id))
    .slice(0, 2)
    .map((id) =>
      formula.of(
        id,
        id === 'rosemary' ? 2 : 60,
        id === 'rosemary' ? 'sprig' : 'g',
        id === 'cheddar' ? 'grated' : '',
      ),
    )
  return {
    title: `Quick Soda Bread${withParts(...extra)}`,
    description:
      'Neither rising nor kneading: soda does the lifting, and a warm loaf is on the board within the hour. Makes 10 slices.',
    servings: 10,
    steps: [
      handwork(2, say`Heat the oven to ${OVEN.roast} and dust a baking sheet with flour.`),
      handwork(
        4,
        say`Stir the ${[flour, soda, salt, ...extra]} together in a large bowl.`,
        say`Loosen the ${yogurt} with the ${water}, pour it in and bring together quickly into a soft, shaggy dough.`,
      ),
      handwork(
        2,
        say`Shape into a round on the sheet without kneading and cut a deep cross into the top.`,
      ),
      step(
        40,
        say`Bake for 38 to 42 minutes, until brown and hollow-sounding when you knock on the bottom.`,
      ),
      step(0, say`Cool on a rack for at least 20 minutes before you slice it.`),
    ],
    tips: [
      'Work fast: the soda starts as soon as it is wet.',
      'Best on the day; toast it afterwards, or freeze it in slices.',
    ],
    skill: 0,
  }
}
