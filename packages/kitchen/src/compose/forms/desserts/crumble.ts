import { before, named, withParts } from '../../craft/naming.ts'
import { OVEN } from '../../craft/times.ts'
import { type Bench, goes } from '../../dish/bench.ts'
import { type Draft, handwork, step } from '../../dish/draft.ts'
import { say } from '../../dish/say.ts'
import { isKind } from '../../foods/foods.ts'
import type { Form } from '../form.ts'

export const CRUMBLE: Form = {
  id: 'crumble',
  called: 'a fruit dessert',
  sweet: true,
  meals: ['dessert'],
  moods: ['cozy', 'kids', 'light'],
  styles: [
    { id: 'crumble', called: 'a crumble', cuisines: ['american', 'french'], make: crumble },
    {
      id: 'fruit-salad',
      called: 'a fruit salad',
      cuisines: ['mediterranean', 'italian'],
      liking: 0.5,
      make: fruitSalad,
    },
  ],
}

/** Topping for a portion: flour 30, oats 15, butter 22, sugar 18; under it 150 g of fruit. */
function crumble(bench: Bench): Draft | undefined {
  const portion = bench.wish.keeping.lessSugar ? 110 : 150
  const fruits = bench
    .choose({
      fits: (id) => isKind(id, 'fruit') && goes(id, 'roast'),
      ideas: ['apple', 'pear', 'peach', 'plum', 'blueberries'],
      atLeast: 1,
      atMost: 2,
    })
    .map((id, _index, ids) =>
      bench.take(id, { each: portion / ids.length, unit: 'g', by: 'roast' }),
    )
    .filter((part) => part !== undefined)
  const { lowCarb, lessSugar } = bench.wish.keeping
  const flour = bench.take(lowCarb ? ['almond-flour', 'flour'] : ['flour', 'almond-flour'], {
    each: 30,
    unit: 'g',
  })
  const butter = bench.take('butter', { each: 22, cut: 'cold, cut into cubes' })
  const oil = butter ? undefined : bench.take('oil', { each: 1.25, unit: 'tbsp' })
  const brown = bench.take(lessSugar ? 'erythritol' : ['brown-sugar', 'sugar'], {
    each: 18,
    unit: 'g',
  })
  if (fruits.length === 0 || !flour || !(butter ?? oil) || !brown) return undefined
  const oats = bench.take(lowCarb ? ['coconut', 'almonds'] : ['oats', 'coconut'], { each: 15 })
  const nut = bench
    .asked((id) => isKind(id, 'nut'))
    .slice(0, 1)
    .map((id) => bench.take(id, { each: 10, by: 'raw' }))
  const spice = bench.take(['cinnamon', 'ground-ginger'])
  const salt = bench.take('salt', { each: 0.06 })
  const tart = fruits.some((part) => ['rhubarb', 'plum'].includes(part.id))
  const sugar = lessSugar
    ? undefined
    : bench.take(['sugar', 'maple-syrup'], { each: tart ? 20 : 8, unit: 'g' })
  const starch = bench.take('cornstarch', { each: 0.5 })
  const lemon = bench.take('lemon', { each: 0.15 })
  const serve = bench.take(['yogurt', 'cream'], { share: 0.7 })
  return {
    title: `${spice?.id === 'cinnamon' ? 'Cinnamon ' : ''}${before(...fruits)} Crumble${withParts(...nut)}`,
    description: `Bubbling ${named(...fruits)} under a crunchy${butter ? ', buttery' : ''} lid: assembled in a quarter of an hour, and the kitchen smells of it all evening.`,
    steps: [
      handwork(
        4,
        say`Heat the oven to ${OVEN.warm}.`,
        say`Toss the ${[...fruits, sugar, starch]} together in a baking dish.`,
        say`Squeeze over the juice of the ${lemon}.`,
      ),
      handwork(
        6,
        say`In a bowl, rub the ${[flour, butter, oil, brown, spice, salt]} together with your fingertips until it looks like coarse crumbs.`,
        say`Stir in the ${[oats, ...nut]}.`,
        say`Squeeze some of it into small clumps and scatter everything over the fruit.`,
      ),
      step(
        38,
        say`Bake for 35 to 40 minutes, until the top is deep golden and the juices bubble up thickly at the edge.`,
      ),
      step(
        5,
        say`Let it stand for 5 to 10 minutes: the juices thicken as they cool.`,
        say`Serve warm with the ${serve}.`,
      ),
    ],
    tips: [
      'The raw topping freezes well: keep a bag of it for sudden guests.',
      'Leftovers keep for 3 days in the fridge; warm them in the oven to crisp the top again.',
      'Frozen fruit works straight from the bag; bake it for 5 minutes more.',
    ],
    skill: 0,
  }
}

/** Raw fruit with citrus and mint. */
function fruitSalad(bench: Bench): Draft | undefined {
  const fruits = bench
    .choose({
      fits: (id) =>
        isKind(id, 'fruit') && goes(id, 'raw') && !['raisins', 'cranberries', 'dates'].includes(id),
      ideas: ['orange', 'strawberries', 'blueberries', 'mango', 'peach', 'raspberries'],
      atLeast: 3,
      atMost: 5,
    })
    .map((id) =>
      bench.take(id, { by: 'raw', share: 0.6, ...(id === 'banana' ? { cut: 'sliced' } : {}) }),
    )
    .filter((part) => part !== undefined)
  const acid = bench.take(['lime', 'lemon'])
  if (fruits.length < 2 || !acid) return undefined
  const sweet = bench.take(['honey', 'maple-syrup'], { each: 1 })
  const mint = bench.take(['mint', 'basil'], { by: 'raw', cut: 'torn' })
  const crunch = bench.take(
    bench
      .asked((id) => isKind(id, 'nut', 'seed'))
      .concat(['pistachios', 'almonds', 'coconut', 'pumpkin-seeds']),
    { by: 'raw', share: 0.7 },
  )
  const serve = bench.take('yogurt')
  return {
    title: `Fresh Fruit Salad${withParts(...fruits.slice(0, 2), mint)}`,
    description: `Ripe ${named(...fruits)} in a sharp, lightly sweet dressing: the dessert that makes everyone feel better.`,
    steps: [
      handwork(
        2,
        say`Stir the juice of the ${acid} with the ${sweet} in a large bowl.`,
        sweet ? undefined : say`Squeeze the juice of the ${acid} into a large bowl.`,
      ),
      handwork(
        3,
        say`Add the ${fruits}, turn gently and leave for 10 minutes, so that a little syrup forms.`,
      ),
      step(
        4,
        say`Meanwhile, toast the ${crunch} in a dry pan over medium heat for 3 to 4 minutes, stirring, until fragrant.`,
      ),
      handwork(1, say`Scatter over the ${[mint, crunch]}.`, say`Serve with the ${serve}.`),
    ],
    tips: [
      'Cut the fruit just before you need it; it keeps for a day in the fridge.',
      'A pinch of salt makes ripe fruit taste riper.',
    ],
    skill: 0,
  }
}
