import { openFormula } from '../../craft/formula.ts'
import { withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import type { Bench } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { carrotLoaf, chocolateLoaf } from './loaf-more.ts'

export const LOAF: Form = {
  id: 'loaf',
  called: 'a loaf cake',
  sweet: true,
  meals: ['dessert', 'snack'],
  moods: ['cozy'],
  styles: [
    { id: 'banana-bread', cuisines: ['american'], make: bananaBread },
    { id: 'lemon-loaf', cuisines: ['french', 'american'], make: lemonLoaf },
    { id: 'chocolate-loaf', cuisines: ['american'], make: chocolateLoaf },
    { id: 'carrot-loaf', cuisines: ['american'], liking: 0.7, make: carrotLoaf },
  ],
}

/** For a 900 g tin: 3 bananas, flour 220, sugar 130, fat 100, 2 eggs or 80 ml soured milk, 1 tsp soda. */
function bananaBread(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 10 } }, 10)
  const banana = formula.of('banana', 3, 'piece', 'mashed')
  const flour = formula.of('flour', 220, 'g')
  const soda = formula.of('baking-soda', 1, 'tsp')
  const sugar = formula.of(['brown-sugar', 'sugar'], 130, 'g')
  const fat = bench.has('butter')
    ? formula.of('butter', 100, 'g', 'melted')
    : formula.of('oil', 90, 'ml')
  const eggs = formula.of('egg', 2, 'piece')
  const milk = eggs ? undefined : formula.of(['plant-milk', 'oat-milk', 'milk'], 80, 'ml')
  if (!banana || !flour || !soda || !sugar || !fat || !(eggs ?? milk)) return undefined
  const sour = eggs ? undefined : formula.of(['cider-vinegar', 'rice-vinegar'], 1, 'tsp')
  const salt = formula.of('salt', 0.25, 'tsp')
  const flavor = [formula.of('vanilla', 1, 'tsp'), formula.of('cinnamon', 1, 'tsp')]
  const extraId = bench.choose({
    fits: (id) =>
      isKind(id, 'nut') || ['chocolate', 'raisins', 'blueberries', 'dates'].includes(id),
    ideas: ['walnuts', 'pecans', 'chocolate'],
    atLeast: 1,
    atMost: 1,
  })[0]
  const extra =
    extraId &&
    formula.of(
      extraId,
      80,
      'g',
      isKind(extraId, 'nut') || extraId.includes('chocolate') ? 'chopped' : '',
    )
  return {
    title: `Banana Bread${withParts(extra)}`,
    description:
      'The loaf that spotted bananas are kept for: moist, deeply flavored, and better on the second day. Makes 10 slices.',
    servings: 10,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 900 g (9 x 5 inch) loaf tin with baking paper.`,
      ),
      handwork(
        5,
        say`Whisk the ${[banana, fat, sugar, eggs, milk, sour, ...flavor]} together in a large bowl.`,
      ),
      handwork(
        3,
        say`Add the ${[flour, soda, salt]} and fold just until no flour shows.`,
        say`Fold in the ${extra}.`,
        say`Scrape into the tin.`,
      ),
      step(
        57,
        say`Bake for 55 to 60 minutes, until well risen and a skewer pushed into the middle comes out without batter; cover with foil if the top darkens too early.`,
      ),
      step(0, say`Cool for 10 minutes in the tin, then on a rack.`),
    ],
    tips: [
      'The blacker the skins, the better the loaf; freeze ripe bananas until you have three.',
      'Keeps for 4 days, well wrapped; slices freeze and toast beautifully.',
    ],
    skill: 0,
  }
}

/** For a 900 g tin: flour 200, sugar 180, yogurt 200, oil 110, 3 eggs, 2 tsp baking powder. */
function lemonLoaf(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 10 } }, 10)
  const citrus = formula.of(
    bench.wants('orange') ? 'orange' : ['lemon', 'orange'],
    2,
    'piece',
    'zest finely grated, one juiced',
  )
  const flour = formula.of('flour', 200, 'g')
  const powder = formula.of('baking-powder', 2, 'tsp')
  const sugar = formula.of('sugar', 180, 'g')
  const eggs = formula.of('egg', 3, 'piece')
  const yogurt = formula.of('yogurt', 200, 'g')
  const oil = formula.of('oil', 110, 'ml')
  if (!citrus || !flour || !powder || !sugar || !eggs || !yogurt || !oil) return undefined
  const salt = formula.of('salt', 0.25, 'tsp')
  const berriesId = bench.asked((id) => ['blueberries', 'raspberries'].includes(id))[0]
  const berries = berriesId && formula.of(berriesId, 150, 'g', 'tossed in a spoonful of flour')
  const word = citrus.id === 'orange' ? 'Orange' : 'Lemon'
  return {
    title: `${word} Yogurt Loaf${withParts(berries)}`,
    description: `A soft French-style yogurt cake that needs a bowl and a whisk, bright with ${word.toLowerCase()} zest. Makes 10 slices.`,
    servings: 10,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 900 g (9 x 5 inch) loaf tin with baking paper.`,
      ),
      handwork(
        5,
        say`Rub the zest of the ${citrus} into the ${sugar} with your fingertips until it smells strongly.`,
        say`Whisk in the juice, then the ${[eggs, yogurt, oil]}.`,
      ),
      handwork(
        3,
        say`Fold in the ${[flour, powder, salt]} just until smooth.`,
        say`Fold in the ${berries}.`,
        say`Scrape into the tin.`,
      ),
      step(
        50,
        say`Bake for 48 to 55 minutes, until golden and a skewer pushed into the middle comes out clean.`,
      ),
      step(0, say`Cool for 10 minutes in the tin, then on a rack.`),
    ],
    tips: [
      'Rubbing the zest into the sugar releases its oil: do not skip it.',
      'Keeps for 3 days, well wrapped, and freezes for 3 months.',
    ],
    skill: 0,
  }
}
