import { describe, expect, it } from 'vitest'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { scaleStepToRead } from './scale-step.ts'

const listed = [
  '500 g plain flour',
  '4 eggs',
  '6 tbsp olive oil',
  '1 cup sugar',
  '8 tortillas',
  '2 onions',
  '250 ml milk',
  '1 cake',
  '100 g butter',
  '1 tsp salt',
].map(parseIngredientLine)

const doubled = (step: string) => scaleStepToRead(step, listed, { factor: 2 })
const MARK = ' (for the original amount)'

describe('a step for twice as many', () => {
  it.each([
    ['Divide into 8.', 'Divide into 16.'],
    ['Divide the dough into 8 equal pieces.', 'Divide the dough into 16 equal pieces.'],
    ['Divide the dough into eight balls.', 'Divide the dough into 16 balls.'],
    ['Portion the mixture into 6.', 'Portion the mixture into 12.'],
    ['Divide the filling between 8 tortillas.', 'Divide the filling between 16 tortillas.'],
    ['Divide between 4 plates and serve.', 'Divide between 8 plates and serve.'],
    ['Divide the soup among four bowls.', 'Divide the soup among 8 bowls.'],
    ['Shape 6 patties.', 'Shape 12 patties.'],
    ['Shape into 6 patties with wet hands.', 'Shape into 12 patties with wet hands.'],
    ['Shape the mince into 4 burgers.', 'Shape the mince into 8 burgers.'],
    ['Form into 24 small balls.', 'Form into 48 small balls.'],
    ['Roll into 20 meatballs.', 'Roll into 40 meatballs.'],
    ['Roll the dough into 12 balls.', 'Roll the dough into 24 balls.'],
    ['Mould the mixture into 10-12 fritters.', 'Mould the mixture into 20–24 fritters.'],
    ['Cut the dough into 8 wedges.', 'Cut the dough into 16 wedges.'],
    ['Cut the brownies into 16 squares.', 'Cut the brownies into 32 squares.'],
    ['Cut into 12 bars.', 'Cut into 24 bars.'],
    ['Cut the cake into 12 slices.', 'Cut the cake into 24 slices.'],
    ['Slice the loaf into 10 slices.', 'Slice the loaf into 20 slices.'],
    ['Cut into 9 squares once cool.', 'Cut into 18 squares once cool.'],
    ['Make 12 dumplings.', 'Make 24 dumplings.'],
    ['Add another tablespoon of olive oil.', 'Add another 2 tablespoons of olive oil.'],
    ['Stir in another cup of sugar.', 'Stir in another 2 cups of sugar.'],
    ['Add another teaspoon of salt.', 'Add another 2 teaspoons of salt.'],
    ['Add 2 more eggs.', 'Add 4 more eggs.'],
    ['Add 2 more tablespoons of oil.', 'Add 4 more tablespoons of oil.'],
    ['Pour in the remaining 100 ml milk.', 'Pour in the remaining 200 ml milk.'],
    ['Fold in the remaining half cup of sugar.', 'Fold in the remaining 1 cup of sugar.'],
    ['Beat in the remaining 2 eggs.', 'Beat in the remaining 4 eggs.'],
    ['Pour it into six glasses.', 'Pour it into twelve glasses.'],
    ['Make 8 hollows in the sauce.', 'Make 16 hollows in the sauce.'],
    ['Fry in two batches, 5 minutes each.', 'Fry in four batches, 5 minutes each.'],
    ['Bring 4 l water to a boil.', 'Bring 8 l water to a boil.'],
    ['Whisk in 2 more tablespoons of water.', 'Whisk in 4 more tablespoons of water.'],
    ['Keep 150 ml of the cooking water.', 'Keep 300 ml of the cooking water.'],
  ])('has twice: %s', (step, expected) => {
    expect(doubled(step)).toBe(expected)
  })

  it.each([
    ['Cut into 12 pieces.', `Cut into 12 pieces${MARK}.`],
    ['Slice into 6.', `Slice into 6${MARK}.`],
    ['Cut it into 8 wedges.', `Cut it into 8 wedges${MARK}.`],
    ['Divide between two tins.', `Divide between two tins${MARK}.`],
    ['Divide the batter among 3 pans.', `Divide the batter among 3 pans${MARK}.`],
    ['Add another tablespoon if it is dry.', `Add another tablespoon${MARK} if it is dry.`],
    ['Drizzle with another teaspoon.', `Drizzle with another teaspoon${MARK}.`],
  ])('says what is of the written amounts: %s', (step, expected) => {
    expect(doubled(step)).toBe(expected)
  })

  it.each([
    'Bake at 180 °C for 20 minutes.',
    'Heat the oven to 350°F.',
    'Cook for another 5 minutes.',
    'Bake for 2 more minutes.',
    'Cut in half.',
    'Cut the onion in half.',
    'Divide in two.',
    'Fold into thirds.',
    'Cut the sandwich into quarters.',
    'Press it into a 9-inch pan.',
    'Line a 20 cm tin.',
    'Roll out to 3 mm thick.',
    'Cut into 2 cm pieces.',
    'Cut into 1-inch cubes.',
    'Slice 1 cm thick.',
    'Cut each tortilla into 6 wedges.',
    'Slice the carrot into 8 wedges.',
    'Cut the potatoes into 4.',
    'Chop the pepper into 6 pieces.',
    'Divide into pieces of 50 g.',
    'For each pizza, roll into 2 rounds.',
    'Put each onto 1 plate.',
    'Add another pinch of salt.',
    'Turn the heat to gas mark 4.',
    'Go back to step 2.',
    'Serve at once.',
    'Form a well in the middle.',
    'Make a small cut in the top.',
    'Shape into a ball.',
    'Roll into a log.',
    'Cut a 10 x 15 cm rectangle.',
    'Fold the dough over 3 times.',
  ])('leaves alone: %s', (step) => {
    expect(doubled(step)).toBe(step)
  })
})

it('marks pieces that would not come out whole, and halves those that do', () => {
  const times = (step: string, factor: number) => scaleStepToRead(step, listed, { factor })
  expect(times('Shape into 6 patties.', 0.5)).toBe('Shape into 3 patties.')
  expect(times('Shape into 5 patties.', 0.5)).toBe(`Shape into 5 patties${MARK}.`)
  expect(times('Divide into 8.', 1.5)).toBe('Divide into 12.')
  expect(times('Divide into 2 balls.', 0.5)).toBe(`Divide into 2 balls${MARK}.`)
  expect(times('Divide into 8.', 1)).toBe('Divide into 8.')
})
