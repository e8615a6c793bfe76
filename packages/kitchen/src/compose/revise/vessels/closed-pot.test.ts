import { describe, expect, it } from 'vitest'
import { toRecipe } from '../revise.ts'
import { cookIn } from './cook-in.ts'

describe('a closed pot', () => {
  it('is not filled from a pot that was covered for it, and nobody lifts its lid to stir', () => {
    const moved = cookIn(
      toRecipe({
        title: 'Maque Choux',
        ingredients: ['Eight ears of corn', 'Handful of chopped tomatoes', 'A good bit of grease'],
        instructions: [
          'Clean the corn and scrape down with the soft end of a knife.',
          'Mix all ingredients in a bowl excluding the grease.',
          'Pour mixture into a pot with hot grease in it at low heat.',
          'Cover pot and cook for 45 minutes, and stir as you get up.',
        ],
      }),
      'slow cooker',
    )
    if (!moved.ok) throw new Error(moved.reason)
    expect(moved.recipe.instructions.at(-1)).toMatch(
      /^Put what is in the pot into the slow cooker\. Cover and cook on low for [^.]*\.$/,
    )
  })

  it('has an octopus tried with a knife, and counts the rest in its water', () => {
    const moved = cookIn(
      toRecipe({
        title: 'Pulpo',
        ingredients: ['1 octopus (2 kg)', '4 potatoes', '2 bay leaves'],
        instructions: [
          'Boil water with the bay leaves.',
          'Put the octopus into the boiling water and let it cook for 40 minutes.',
          'Let it rest for 20 minutes in the same water. Meanwhile boil the potatoes for 25 minutes.',
          'Cut the octopus and serve it on the potatoes.',
        ],
      }),
      'pressure cooker',
    )
    if (!moved.ok) throw new Error(moved.reason)
    expect(moved.recipe.cookTime).toBe('1 h')
    expect(moved.recipe.instructions.join(' ')).toMatch(
      /high pressure for 20 minutes.*Pierce the thickest part of an arm/,
    )
  })
})
