import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleTo } from '../composer.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'

function stepFor(step: string, servings: number, lines = ['500 g flour']): string {
  const recipe: RecipeData = {
    title: 'A dish',
    description: '',
    prepTime: '10 min',
    cookTime: '10 min',
    totalTime: '20 min',
    servings: '4',
    difficulty: 'Easy',
    ingredients: lines,
    instructions: [step],
    tips: [],
    adaptations: [],
    originalVsAdapted: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
  }
  const scaled = scaleTo(recipe, servings)
  return scaled.ok ? (scaled.recipe.instructions[0] ?? '') : scaled.reason
}

describe('counts of a step that no line lists', () => {
  test.each([
    ['Make 8 hollows and break an egg into each.', 2, 'Make 4 hollows and break an egg into each.'],
    ['Pour it into six glasses.', 8, 'Pour it into twelve glasses.'],
    ['Divide it among four ovenproof bowls.', 1, 'Divide it among one ovenproof bowl.'],
    ['Divide the dough into four.', 6, 'Divide the dough into six.'],
    ['Cut it into 12 squares of 10 cm.', 8, 'Cut it into 24 squares of 10 cm.'],
    ['Roll it up. Make 30.', 2, 'Roll it up. Make 15.'],
    ['Poach the other four.', 8, 'Poach the others.'],
    ['Fry in two batches, 5 minutes each.', 2, 'Fry in one batch, 5 minutes.'],
    ['Fry in two batches, 5 minutes each.', 10, 'Fry in five batches, 5 minutes each.'],
    ['Spread it in a buttered 2.5 l dish.', 8, 'Spread it in two buttered 2.5 l dishes.'],
    ['Spread it in a 2 l dish.', 2, 'Spread it in a 1 l dish.'],
    ['Spread it in a baking dish of 20 x 30 cm.', 1, 'Spread it in a baking dish of 10 x 15 cm.'],
    ['Butter a 9x13-inch baking dish.', 8, 'Butter two 9x13-inch baking dishes.'],
    ['Put liners into a muffin tin of 12.', 8, 'Put liners into two muffin tins of 12.'],
    ['Bring 4 l water to a boil.', 2, 'Bring 2 l water to a boil.'],
    ['Keep 150 ml of the cooking water.', 8, 'Keep 300 ml of the cooking water.'],
    ['Boil it down to 2 l.', 2, 'Boil it down to 1 l.'],
  ])('%s for %d of 4', (step, servings, scaled) => {
    expect(stepFor(step, servings)).toBe(scaled)
  })

  test.each([
    'Fold it in three like a letter.',
    'Fry two pieces at a time for 3 minutes.',
    'Cut each roll into 6.',
    'Make two small holes in each.',
    'Spread four slices on each.',
    'Cut the pita into 3 cm squares.',
    'Stir with two forks.',
    'Fold in the flour in three parts.',
    'Put the flour, the eggs and the crumbs into three plates.',
    'Pour 40 ml of hot water over each.',
    'Fill molds of 150 ml.',
    'Heat the oil in a frying pan of 24 cm.',
    'Put 2 tablespoons of sauce on each.',
  ])('leaves alone what does not grow: %s', (step) => {
    expect(stepFor(step, 8)).toBe(step)
  })

  test('twice as many and half of that are what it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
        const step = `Shape ${count} balls.`
        expect(stepFor(stepFor(step, 8), 2)).toBe(step)
      }),
    )
  })

  test('an oil that is said by two measures is both, and one sheet at a time stays one', () => {
    expect(stepFor('Add ½ cup (120 ml) of oil to a pan.', 2)).toBe(
      'Add ¼ cup (60 ml) of oil to a pan.',
    )
    expect(stepFor('Bake one baking sheet at a time for 8 minutes.', 12)).toBe(
      'Bake one baking sheet at a time for 8 minutes.',
    )
  })
})
