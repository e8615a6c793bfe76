import { openFormula } from '../../craft/formula.ts'
import { avoidsStarch, watchesSalt } from '../../craft/low-carb.ts'
import { withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import { takeYeastDough } from '../../craft/yeast-dough.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'
import { sodaBread } from './loaf-more.ts'

export const BREAD: Form = {
  id: 'bread',
  called: 'a loaf of bread',
  sweet: false,
  meals: ['breakfast', 'lunch', 'snack'],
  moods: ['cozy', 'cheap'],
  styles: [
    { id: 'yeast-loaf', called: 'a yeasted loaf', cuisines: [], liking: 0, make: yeastLoaf },
    { id: 'focaccia', called: 'a focaccia', cuisines: ['italian'], liking: 0, make: focaccia },
    { id: 'soda-bread', called: 'a soda bread', cuisines: [], liking: 0, make: sodaBread },
  ],
}

/** Slices of a loaf in a 900 g tin. */
const SLICES = 12

/** In a tin: 500 g of flour, two thirds of it in water, two risings. */
function yeastLoaf(bench: Bench): Draft | undefined {
  if (avoidsStarch(bench)) return almondLoaf(bench)
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: SLICES } }, SLICES)
  const dough = takeYeastDough(bench, formula, { flour: 500, hydration: 0.64, oil: 2 })
  if (!dough) return undefined
  const seeds = bench
    .asked((id) => isKind(id, 'seed', 'nut') || ['raisins', 'olives', 'rosemary'].includes(id))
    .slice(0, 2)
    .map((id) =>
      id === 'rosemary' ? formula.of(id, 2, 'sprig', 'leaves chopped') : formula.of(id, 60, 'g'),
    )
    .filter((part) => part !== undefined)
  const { kneaded } = dough
  return {
    title: `Homemade White Loaf${withParts(...seeds)}`,
    description: `${kneaded ? 'A tall, soft tin loaf with a crackling crust' : 'A tall, soft tin loaf that needs no kneading'}: a quarter of an hour of work, the rest is the yeast's. Makes ${SLICES} slices.`,
    servings: SLICES,
    steps: [
      handwork(
        dough.minutes,
        ...dough.said,
        kneaded
          ? say`Knead on the counter for 8 to 10 minutes, until smooth and springy; it may stay a little sticky.`
          : undefined,
        say`Work in the ${seeds}.`,
      ),
      kneaded
        ? step(
            70,
            say`Cover the bowl and let the dough rise somewhere warm for 60 to 75 minutes, until doubled.`,
          )
        : undefined,
      handwork(
        4,
        say`Grease a 900 g (9 x 5 inch) loaf tin.`,
        kneaded
          ? say`Press the air out of the dough, roll it up tightly as long as the tin and lay it in, seam down.`
          : say`Scrape the dough into the tin and smooth the top with a wet spoon.`,
      ),
      step(
        40,
        kneaded
          ? say`Cover and let it rise for 30 to 40 minutes, until it stands a finger above the rim. Meanwhile, heat the oven to ${OVEN.hot}.`
          : say`Cover and let it rise for 45 minutes, until it reaches the rim. Meanwhile, heat the oven to ${OVEN.hot}.`,
      ),
      step(
        kneaded ? 33 : 53,
        kneaded
          ? say`Bake for 10 minutes, then lower the heat to ${OVEN.roast} and bake for 20 to 25 minutes more, until deep golden and hollow-sounding when you knock on the bottom (about 95 °C / 203 °F inside).`
          : say`Bake for 10 minutes, then lower the heat to ${OVEN.roast} and bake for 40 to 45 minutes more, until deep brown and hollow-sounding when you knock on the bottom (about 97 °C / 207 °F inside).`,
      ),
      step(
        kneaded ? 30 : 60,
        say`Turn out onto a rack and cool ${kneaded ? 'for at least 30 minutes' : 'completely'} before you slice it: the crumb is still setting.`,
      ),
    ],
    tips: [
      'The water should feel neither warm nor cold: hot water kills the yeast.',
      kneaded
        ? 'It is kneaded enough when a small piece can be stretched thin enough to see light through.'
        : 'Weigh everything: without gluten, a spoonful of water more or less shows.',
      'Keeps for 3 days in a bread bin, and freezes well in slices.',
    ],
    skill: 1,
  }
}

/** Without yeast or flour: almonds set by eggs and psyllium husk. */
function almondLoaf(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: SLICES } }, SLICES)
  const almonds = formula.of('almond-flour', 250, 'g')
  const psyllium = formula.of('psyllium-husk', 40, 'g')
  const eggs = formula.of('egg', 4, 'piece')
  const powder = formula.of('baking-powder', 3, 'tsp')
  const vinegar = formula.of(['cider-vinegar', 'lemon'], 1, 'tbsp')
  const water = formula.of('water', 250, 'ml', 'boiling')
  if (!almonds || !psyllium || !eggs || !powder || !vinegar || !water) return undefined
  const salt = formula.of('salt', 1, 'tsp')
  return {
    title: 'Almond Sandwich Loaf',
    description: `For those who leave starch alone: ${almonds.label}, held together by ${eggs.label} and ${psyllium.label}, with a real crumb that slices and toasts. Makes ${SLICES} slices.`,
    servings: SLICES,
    steps: [
      handwork(
        3,
        say`Heat the oven to ${OVEN.medium} and line a 900 g (9 x 5 inch) loaf tin with baking paper.`,
      ),
      handwork(2, say`Whisk the ${[almonds, psyllium, powder, salt]} together in a large bowl.`),
      handwork(
        4,
        say`Beat in the ${[eggs, vinegar]}, then the ${water}, and stir until it thickens to a sticky dough, about 1 minute.`,
        say`Shape it with wet hands and lay it in the tin.`,
      ),
      step(
        62,
        say`Bake for 60 to 65 minutes, until firm, well browned and hollow-sounding when you knock on the bottom.`,
      ),
      step(40, say`Cool completely on a rack before you slice it: warm, it sticks to the knife.`),
    ],
    tips: [
      'Toast it: that brings out the crust.',
      'Keeps for 5 days in the fridge, and freezes well in slices.',
    ],
    skill: 0,
  }
}

/** In a tray: 500 g of flour and four fifths of it in water, with dimples full of oil. */
function focaccia(bench: Bench): Draft | undefined {
  const formula = openFormula({ ...bench, wish: { ...bench.wish, servings: 8 } }, 8)
  const dough = takeYeastDough(bench, formula, { flour: 500, hydration: 0.8, oil: 2 })
  const oil = formula.of(['olive-oil', 'oil'], 3, 'tbsp', 'for the tray and the top')
  if (!dough || !oil || avoidsStarch(bench)) return undefined
  const herb = formula.of(['rosemary', 'thyme', 'sage'], 3, 'sprig', 'leaves picked')
  const tops = bench
    .asked(
      (id) =>
        ['cherry-tomatoes', 'olives', 'red-onion', 'garlic'].includes(id) ||
        (isKind(id, 'cheese') && goes(id, 'raw')),
    )
    .slice(0, 2)
    .map((id) => bench.take(id, id === 'garlic' ? { cut: 'thinly sliced' } : { by: 'raw' }))
    .filter((part) => part !== undefined)
  const salt = watchesSalt(bench) ? undefined : formula.of('salt', 0.5, 'tsp', 'for the top')
  const { kneaded } = dough
  return {
    title: `Focaccia${withParts(herb?.id === 'sage' ? undefined : herb, ...tops)}`,
    description:
      'Crisp below, soft and full of holes within, with dimples that hold the oil: the wettest dough you can handle, and no skill at all. Makes 8 pieces.',
    servings: 8,
    steps: [
      handwork(dough.minutes - (kneaded ? 9 : 0), ...dough.said),
      kneaded
        ? step(
            90,
            say`Cover and let it rise for 90 minutes; in the first hour, with wet hands, pull each side over the middle three times: that takes the place of kneading.`,
          )
        : undefined,
      handwork(
        3,
        say`Pour half of the ${oil} into a 20 x 30 cm baking tray, tip in the dough and ${kneaded ? 'turn it over in the oil, pulling it gently to the corners' : 'spread it to the corners with oiled hands'}.`,
      ),
      step(
        35,
        say`Let it rise for 30 to 40 minutes, until full of bubbles. Meanwhile, heat the oven to ${OVEN.hot}.`,
      ),
      handwork(
        2,
        say`Pour over the rest of the oil and push your fingertips down to the tray all over.`,
        say`Press in the ${tops}.`,
        say`Scatter over the ${[herb, salt]}.`,
      ),
      step(
        25,
        say`Bake for 22 to 27 minutes, until deep golden above and crisp below; lift a corner to look.`,
      ),
      step(10, say`Cool for 10 minutes on a rack, then cut into 8 pieces.`),
    ],
    tips: [
      'For more flavor let it rise in the fridge overnight, and shape it cold the next day.',
      'Best on the day; 5 minutes in a hot oven bring it back.',
      'Split and filled, it makes a fine sandwich.',
    ],
    skill: 0,
  }
}
