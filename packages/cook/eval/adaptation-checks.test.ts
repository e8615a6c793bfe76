import type { RecipeData } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import { type Before, checkAdapted, toRecipe } from './adaptation-checks.ts'

const BUNS: Before = {
  title: 'Raisin buns',
  ingredients: [
    'For the dough:',
    '500 g all-purpose flour',
    '7 g instant yeast',
    '300 ml milk',
    '1 tsp salt',
    'For the filling:',
    '100 g raisins',
    '50 g butter, melted',
  ],
  instructions: [
    'Knead the flour, the yeast, the milk and the salt to a smooth dough, about 10 minutes. Let it rise for 1 hour.',
    'Roll it out, brush it with the butter and scatter the raisins over it.',
    'Roll it up, slice it, and bake the buns at 190 °C (375 °F) for 25 minutes.',
  ],
  servings: '6',
}

/** As a cook would have it. */
const VEGAN: RecipeData = {
  ...toRecipe(BUNS),
  title: 'Vegan raisin buns',
  ingredients: BUNS.ingredients.map((line) =>
    line.replace('milk', 'oat milk').replace('butter', 'vegan butter'),
  ),
  instructions: BUNS.instructions.map((step) =>
    step.replace('the milk', 'the oat milk').replace('the butter', 'the vegan butter'),
  ),
  adaptations: ['Oat milk in place of milk.', 'Vegan butter in place of butter.'],
}

function check(change: Partial<RecipeData>) {
  return checkAdapted(BUNS, { ...VEGAN, ...change }, ['vegan'])
}

function without(lines: readonly string[], words: RegExp): string[] {
  return lines.filter((line) => !words.test(line))
}

describe('a changed recipe', () => {
  it('passes where everything is there, or replaced and named', () => {
    expect(check({})).toEqual([])
  })

  it.each<[string, Partial<RecipeData>, string, RegExp]>([
    ['a line', { ingredients: without(VEGAN.ingredients, /raisins/) }, 'damaged', /lost: 100 g/],
    ['a step', { instructions: VEGAN.instructions.slice(0, 2) }, 'damaged', /fewer steps/],
    [
      'a sentence',
      { instructions: VEGAN.instructions.map((step) => step.replace(/ Let it rise.*/, '')) },
      'damaged',
      /lost: Let it rise/,
    ],
    ['a heading', { ingredients: without(VEGAN.ingredients, /filling/) }, 'damaged', /headings/],
    [
      'what a step uses',
      { instructions: [...VEGAN.instructions, 'Dust them with powdered sugar.'] },
      'damaged',
      /unlisted/,
    ],
    [
      'what no step uses',
      { ingredients: [...VEGAN.ingredients, '2 tbsp ground flaxseed'] },
      'damaged',
      /unused/,
    ],
    ['its diet', { ingredients: [...VEGAN.ingredients, '1 egg'] }, 'forbidden', /egg/],
    [
      'its title',
      { title: 'Raisin buns with oat milk and with vegan butter' },
      'missed',
      /two 'with'/,
    ],
    [
      'the length of its title',
      { title: 'Very good soft sweet vegan raisin buns like those of my own aunt' },
      'missed',
      /words/,
    ],
    [
      'a line that nothing was against',
      {
        ingredients: VEGAN.ingredients.map((line) => line.replace('1 tsp salt', '1 tsp sumac')),
        instructions: VEGAN.instructions.map((step) => step.replace('the salt', 'the sumac')),
        adaptations: ['Sumac in place of salt: salt is not known here.'],
      },
      'damaged',
      /without need/,
    ],
    [
      'the beginning of a step',
      { instructions: [...VEGAN.instructions, 'com/raisin-buns'] },
      'damaged',
      /breaks off/,
    ],
    [
      'its words',
      { ingredients: VEGAN.ingredients.map((line) => line.replace('vegan', 'vegan vegan')) },
      'damaged',
      /twice/,
    ],
    [
      'its weight',
      { ingredients: VEGAN.ingredients.map((line) => line.replace('500 g', '2500 g')) },
      'damaged',
      /weighs/,
    ],
    ['its title', { title: 'Seed butter buns with seed butter' }, 'missed', /stutters/],
    ['what its title names', { title: 'Vegan raisin and ham buns' }, 'missed', /names ham/],
    ['the end of its title', { title: 'Raisin buns with' }, 'missed', /breaks off/],
  ])('is found out where it lost %s', (_, change, kind, say) => {
    expect(check(change)).toContainEqual(
      expect.objectContaining({ kind, say: expect.stringMatching(say) }),
    )
  })
})
