import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'
import type { OriginalRecipe } from '../request.ts'

const CHILI: OriginalRecipe = {
  title: 'Chili',
  servings: '4',
  ingredients: ['1 onion', '2 cans kidney beans, drained', '1 can diced tomatoes'],
  instructions: ['Fry the onion. Add the can of tomatoes and simmer.', 'Add the canned beans.'],
}
const SAUCE: OriginalRecipe = {
  title: 'Tomato sauce',
  ingredients: ['800 g tomatoes', '1 onion'],
  instructions: ['Scald the tomatoes and peel them.', 'Simmer the onion and tomatoes.'],
}
const BREAD: OriginalRecipe = {
  title: 'Bread',
  ingredients: ['400 g all-purpose flour', '7 g yeast', '260 ml water'],
  instructions: ['Knead the flour, yeast and water to a dough.', 'Bake it for 40 minutes.'],
}
const CAKE: OriginalRecipe = {
  title: 'Butter cake',
  ingredients: ['200 g flour', '200 g sugar', '200 g butter', '4 eggs', '2 tsp baking powder'],
  instructions: ['Cream butter and sugar, add the eggs and the flour.', 'Bake for 40 minutes.'],
}

function ask(text: string, original: OriginalRecipe) {
  return compose({ mode: 'adapt', text, ingredients: [], original }, 1)
}

function changed(text: string, original: OriginalRecipe) {
  const answer = ask(text, original)
  if (answer.kind !== 'recipe') throw new Error(answer.reason)
  return answer.recipe
}

describe('the same food in another form', () => {
  it.each([
    'with dried beans',
    'use dried beans instead of canned',
  ])('soaks and boils dried beans before, by the weight of the cans: %s', (text) => {
    const { ingredients, instructions } = changed(text, CHILI)
    expect(ingredients[1]).toBe('200 g dried kidney beans')
    expect(instructions[0]).toMatch(/soak the kidney beans.*boil them hard for 10 minutes/)
    expect(instructions[2]).toBe('Add the beans.')
  })

  it('simmers fresh tomatoes for longer, and skins them first', () => {
    const { ingredients, instructions } = changed('fresh tomatoes instead of canned', CHILI)
    expect(ingredients[2]).toBe('500 g ripe tomatoes, skinned and chopped')
    expect(instructions[0]).toMatch(/skin and chop/)
    expect(instructions[1]).toMatch(/^Fry the onion\. Add the tomatoes and simmer\. .*longer/)
  })

  it('takes cans where it simmers, and what was done to fresh ones goes', () => {
    const { ingredients, instructions } = changed('I only have canned tomatoes', SAUCE)
    expect(ingredients[0]).toBe('2 cans (400 g each) chopped tomatoes')
    expect(instructions).toEqual(['Simmer the onion and tomatoes.'])
  })

  it('declines cans where tomatoes are stuffed', () => {
    const stuffed = {
      ...SAUCE,
      title: 'Stuffed tomatoes',
      instructions: ['Stuff the tomatoes and bake.'],
    }
    expect(ask('with canned tomatoes', stuffed)).toMatchObject({
      kind: 'declined',
      reason: expect.stringMatching(/too soft/),
    })
  })

  it('takes whole wheat flour for all of a bread, and for half of a cake', () => {
    const { ingredients, tips } = changed('with whole wheat flour', BREAD)
    expect(ingredients[0]).toBe('400 g whole wheat flour')
    expect(tips.join()).toMatch(/1 tbsp of water or milk for each 100 g/)
    const cake = changed('wholemeal', CAKE)
    expect(cake.ingredients.slice(0, 2)).toEqual(['100 g flour', '100 g whole wheat flour'])
    expect(cake.instructions[0]).toMatch(/both flours/)
  })

  it('reads a longer name as said of the food that ends like it, without instead', () => {
    const mash = { ...SAUCE, title: 'Mash', ingredients: ['1 kg potatoes', '50 g butter'] }
    const { ingredients } = changed('with sweet potatoes', {
      ...mash,
      instructions: ['Boil the potatoes and mash them with the butter.'],
    })
    expect(ingredients[0]).toBe('1 kg sweet potatoes')
  })
})
