import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string) {
  return cook({ mode: 'idea', text, ingredients: [] }, 1, book)
}

describe('dishes that are named one after the other', () => {
  it.each([
    ['roast chicken and potato salad for 6', ['Poulet rôti', 'American potato salad'], 6],
    ['lasagne and tiramisu for Saturday', ['Lasagne alla bolognese', 'Tiramisu'], 4],
    ['butter chicken, rice and naan for 4', ['Butter chicken', 'White rice', 'Naan'], 4],
    ['vegan chili and cornbread', ['Vegan bean chili', 'Cornbread (vegan)'], 4],
    ['Schnitzel und Kartoffelsalat für 6', ['Wiener schnitzel', 'Kartoffelsalat'], 6],
  ])('are a menu of them: %s', (text, titles, servings) => {
    const answer = ask(text)
    if (answer.kind !== 'menu') throw new Error(answer.kind)
    expect(answer.menu.dishes.map(({ recipe }) => recipe.title)).toEqual(titles)
    expect(answer.menu.servings).toBe(servings)
  })

  it.each([
    'fish and chips',
    'mac and cheese',
    'rice and beans',
    'something between lasagna and moussaka',
  ])('are one dish where they are one, or only compared: %s', (text) => {
    expect(ask(text).kind).toBe('recipe')
  })

  it('can be changed as any menu', () => {
    const answer = ask('lasagne and tiramisu for Saturday')
    if (answer.kind !== 'menu') throw new Error(answer.kind)
    const next = cook(
      { mode: 'idea', text: 'another dessert', ingredients: [], menu: answer.menu },
      1,
      book,
    )
    if (next.kind !== 'menu') throw new Error(next.kind)
    const titles = next.menu.dishes.map(({ recipe }) => recipe.title)
    expect(titles).toContain('Lasagne alla bolognese')
    expect(titles).not.toContain('Tiramisu')
  })
})
