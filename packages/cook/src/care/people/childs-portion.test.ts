import { describe, expect, test } from 'vitest'
import { tellChildsPortion } from './childs-portion.ts'

describe('what the portion of a small child asks for', () => {
  test.each([
    [['500 g flour', '200 g sugar', '1 tsp baking powder', '1/2 tsp salt'], ['Bake.'], ''],
    [
      ['300 g carrots', '1 tsp salt'],
      ['Boil the carrots.', 'Mash them and season with the salt.'],
      'Let the child’s portion cool. Take the child’s portion out before you salt.',
    ],
    [
      ['300 g pasta', '1 tsp salt', '50 g pancetta'],
      ['Boil the pasta with the salt.', 'Fry the pancetta.', 'Serve.'],
      'Let the child’s portion cool. Cook it without the salt and let the others salt theirs at the table. The pancetta is salty as bought: give the child little of that.',
    ],
    [
      ['200 g cherry tomatoes'],
      ['Halve.'],
      'Let the child’s portion cool. Cut the cherry tomatoes lengthwise into quarters for the child.',
    ],
    [
      ['200 g chicken livers'],
      ['Fry.'],
      'Liver no more than once a week for a child, for its vitamin A (NHS). Let the child’s portion cool.',
    ],
  ])('%s', (ingredients, instructions, said) => {
    expect(tellChildsPortion({ ingredients, instructions })).toBe(said)
  })
})
