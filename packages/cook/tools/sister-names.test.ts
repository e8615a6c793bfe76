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

describe('a dish that the book has of a sister of what was asked for', () => {
  it.each([
    ['baked hake', /^Baked hake$/, /hake/],
    ['hake in the oven for 2', /^Baked hake$/, /hake/],
    ['merluza al horno', /^Baked hake$/, /hake/],
    ['grilled trout', /^Grilled trout$/, /trout/],
    ['trota alla griglia', /^Grilled trout$/, /trout/],
    ['clafoutis aux abricots', /apricot/i, /apricot/],
  ])('is made of what was asked for: %s', (text, title, food) => {
    const { title: made, ingredients, description } = recipeFor(text)
    expect(made).toMatch(title)
    expect(ingredients.join('\n')).toMatch(food)
    expect(description).not.toMatch(/did not follow/)
  })

  it('is the own name in another language where the book has that', () => {
    expect(recipeFor('Rinderbraten mit Soße für 6').title).toBe('Pot roast')
  })
})

describe('a dish with a food beside it', () => {
  it('is the one of the book that is called after both', () => {
    expect(recipeFor('pork chops with mustard').title).toBe('Pork chops with mustard sauce')
    expect(recipeFor('roast chicken with lemon').title).toBe('Poulet rôti')
  })

  it('has a vessel that there is', () => {
    const { title, instructions } = recipeFor('hearty dinner with only a microwave')
    expect(title).not.toMatch(/oatmeal/i)
    expect(instructions.join(' ')).toMatch(/microwave|full power/)
  })
})
