import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'
import type { OriginalRecipe } from '../request.ts'

const SOUP: OriginalRecipe = {
  title: 'Leek soup',
  servings: '4',
  ingredients: ['3 leeks', '500 g potatoes', '1 l stock'],
  instructions: ['Simmer the leeks and potatoes in the stock for 20 minutes.', 'Serve hot.'],
}
const STEW: OriginalRecipe = {
  title: 'Beef stew',
  servings: '4',
  ingredients: ['800 g beef', '2 onions', '1 l stock'],
  instructions: ['Brown the beef and onions. Add the stock and simmer for 2 hours.'],
}
const CUTLETS: OriginalRecipe = {
  title: 'Pork cutlets',
  servings: '2',
  ingredients: ['2 pork cutlets', '100 g breadcrumbs', 'oil'],
  instructions: ['Turn the cutlets in the breadcrumbs.', 'Fry them in the oil until golden.'],
}

function ask(text: string, original: OriginalRecipe, restrictions: string[] = []) {
  return compose({ mode: 'adapt', text, ingredients: [], restrictions, original }, 1)
}

function changed(text: string, original: OriginalRecipe, restrictions: string[] = []) {
  const answer = ask(text, original, restrictions)
  if (answer.kind !== 'recipe') throw new Error(answer.reason)
  return answer.recipe
}

describe('another texture', () => {
  it('stirs cream in where it cooks last, for as many as there are', () => {
    const { ingredients, instructions } = changed('creamier', SOUP)
    expect(ingredients.at(-1)).toBe('100 ml heavy cream')
    expect(instructions).toEqual([
      'Simmer the leeks and potatoes in the stock for 20 minutes. Stir in the heavy cream and let it get hot without boiling.',
      'Serve hot.',
    ])
  })

  it('takes no cream of milk where that is ruled out', () => {
    expect(changed('make it creamy', SOUP, ['dairy-free']).ingredients.at(-1)).toBe(
      '100 ml coconut milk',
    )
  })

  it('takes half as much again of the cream of the sauce, and leaves its yogurt', () => {
    const original = {
      ...STEW,
      ingredients: [...STEW.ingredients, '100 g yogurt', '200 ml cream'],
      instructions: [...STEW.instructions, 'Stir in the yogurt and the cream.'],
    }
    expect(changed('creamier', original).ingredients.slice(3)).toEqual([
      '100 g yogurt',
      '300 ml cream',
    ])
  })

  it('thickens by what is in it, or by starch that it lists', () => {
    expect(changed('thicker', SOUP).instructions[0]).toMatch(/Mash or blend about a third/)
    const stew = changed('thicker', STEW)
    expect(stew.ingredients.at(-1)).toBe('1 tbsp cornstarch')
    expect(stew.instructions[0]).toMatch(/cornstarch smooth in 2 tbsp of cold water/)
  })

  it('says where the fat is how a crust becomes crisper, and declines what has none with a way', () => {
    expect(changed('crispier', CUTLETS).instructions[1]).toMatch(/^Fry them.*pat .* dry.*rack/)
    expect(ask('crispier', SOUP)).toMatchObject({
      kind: 'declined',
      reason: expect.stringMatching(/breadcrumbs fried/),
    })
  })
})
