import { describe, expect, it } from 'vitest'
import { toRecipe } from '../compose/revise/revise.ts'
import { findLeftovers } from './find-leftovers.ts'

const BEFORE = toRecipe({
  title: 'Squash stew',
  servings: '4',
  ingredients: ['1 squash', '1 red chilli, diced', '1 onion', '400 ml coconut milk'],
  instructions: [
    'Remove the seeds from the squash, then peel it (cut it into strips, and it is easy).',
    'Fry the onion and chilli. Add the squash and the coconut milk.',
    'Simmer until soft. Mash half of it.',
  ],
})

describe('what a change leaves behind', () => {
  it('is nothing in the recipe as it was', () => {
    expect(findLeftovers(BEFORE, BEFORE)).toEqual([])
  })

  it.each([
    [
      'a food of the old list by a broader name',
      { ingredients: BEFORE.ingredients.filter((line) => !line.includes('chilli')) },
      'its steps still take chilli, which is not in it any more',
    ],
    [
      'half of a bracket',
      { instructions: ['Peel the squash. Cut it into strips).', ...BEFORE.instructions.slice(1)] },
      '“Peel the squash. Cut it into strips).” lost a half of its brackets',
    ],
    [
      'an it of which nothing was said',
      { instructions: ['Peel it.', ...BEFORE.instructions.slice(1)] },
      '“Peel it.” says no more what',
    ],
    [
      'work that is gone with its step',
      { instructions: BEFORE.instructions.slice(0, 2) },
      'no step says any more to mash it',
    ],
    [
      'meat by the spoon',
      { instructions: [...BEFORE.instructions, 'Add a teaspoon of chicken.'] },
      '“Add a teaspoon of chicken.” measures meat by the spoon',
    ],
  ])('is %s', (_what, change, said) => {
    expect(findLeftovers(BEFORE, { ...BEFORE, ...change })).toEqual([said])
  })
  it('is the shell of what had one, in its line and in its steps', () => {
    const laksa = toRecipe({
      title: 'Laksa',
      servings: '4',
      ingredients: ['500 g shrimp, shells on', '1 l water', '300 g noodles'],
      instructions: ['Fry the shells until red.', 'Add the water and the noodles.'],
    })
    const ofCod = { ...laksa, ingredients: ['500 g cod, shells on', ...laksa.ingredients.slice(1)] }
    expect(findLeftovers(laksa, ofCod)).toEqual([
      '“500 g cod, shells on” has a shell no more',
      '“Fry the shells until red.” has a shell no more',
    ])
    const ofCrab = { ...laksa, ingredients: ['1 crab, shells on', ...laksa.ingredients.slice(1)] }
    expect(findLeftovers(laksa, ofCrab)).toEqual([])
  })
})
