import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function recipeFor(text: string) {
  const answer = cook({ mode: 'idea', text, ingredients: [] }, 1, book)
  if (answer.kind !== 'recipe') throw new Error(answer.kind)
  return answer.recipe
}

describe('what is ruled out', () => {
  it('is no soup for who may only eat what is soft', () => {
    expect(recipeFor('soft food after wisdom teeth, not soup').title).not.toMatch(/soup/i)
  })

  it('is what is made of flour too', () => {
    const { ingredients } = recipeFor('something sweet and quick without flour')
    expect(ingredients.join('\n')).not.toMatch(
      /crackers|cookies|biscuits|ladyfingers|pastry|flour/i,
    )
    expect(recipeFor('chocolate cake without flour').title).toMatch(/^Flourless/)
  })

  it('is no food that is asked for: nothing with mushrooms, and iron', () => {
    const menu = cook(
      {
        mode: 'idea',
        text: 'dinner party for 8, one is vegan, nothing with mushrooms',
        ingredients: [],
      },
      1,
      book,
    )
    if (menu.kind !== 'menu') throw new Error(menu.kind)
    expect(menu.text).not.toMatch(/None of it has mushroom/)
    expect(recipeFor('iron rich vegetarian dinner').description).not.toMatch(/no iron in it/)
  })
})
