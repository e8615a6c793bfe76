import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function recipeFor(text: string, ingredients: readonly string[] = []) {
  const mode = ingredients.length > 0 ? 'ingredients' : 'idea'
  const answer = cook({ mode, text, ingredients: [...ingredients] }, 1, book)
  if (answer.kind !== 'recipe') throw new Error(answer.kind)
  return answer.recipe
}

describe('what there is so much of', () => {
  it.each([
    ['two sausages, an onion and a tin of beans', '1', /^2 pork sausages/m],
    ['I have 2 chicken breasts and a lemon', '2', /chicken breasts, 2 pieces/],
    ['half a tin of coconut milk and some prawns', '2', /½ \(400 ml\) can coconut milk/],
  ])('is what the recipe is made for: %s', (text, servings, line) => {
    const recipe = recipeFor(text)
    expect(recipe.servings).toBe(servings)
    expect(recipe.ingredients.join('\n')).toMatch(line)
    expect(recipe.description).toMatch(/^Made for /)
  })

  it('is said to be too little where so many were asked for', () => {
    const recipe = recipeFor('two sausages and a tin of beans for 4')
    expect(recipe.servings).toBe('4')
    expect(recipe.description).toMatch(/takes more than your two sausages/)
  })

  it('is said to be too little where a candy is made in one amount alone', () => {
    const { description } = recipeFor('half a jar of tahini, something sweet')
    expect(description).toMatch(/takes more than your half a jar of tahini/)
  })

  it('is nothing to speak of where it is enough', () => {
    expect(recipeFor('sausages, an onion and beans').description).not.toMatch(/^Made for/)
  })

  it('is a list with a slip of the pen in it', () => {
    const { ingredients } = recipeFor('spinich, chicken thighs, rice')
    for (const food of [/spinach/, /chicken/, /rice/]) expect(ingredients.join('\n')).toMatch(food)
  })

  it('is what was roasted before, and asks for no roast', () => {
    const { description } = recipeFor('leftover roast lamb, half a tin of chickpeas, yogurt')
    expect(description).not.toMatch(/did not follow/)
  })
})
