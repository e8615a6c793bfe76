import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string) {
  const answer = cook({ mode: 'idea', text, ingredients: [] }, 1, book)
  if (answer.kind !== 'recipe') throw new Error(answer.kind)
  const { title, description, ingredients, instructions } = answer.recipe
  return { title, description, list: ingredients.join('\n'), steps: instructions.join('\n') }
}

describe('a meat, fish or tofu that is named with a dish whose own is a choice', () => {
  it.each([
    'Thai green curry with prawns',
    'thai green prawn curry',
    'prawn green curry',
  ])('takes the place of its own and cooks by its own time: %s', (text) => {
    const { title, list, steps } = ask(text)
    expect(title).toBe('Thai green curry with shrimp')
    expect(`${list} ${steps}`).not.toMatch(/chicken|prawn/i)
    expect(list).toContain('480 g shrimp')
    expect(steps).toContain('fry the shrimp for 3 minutes until pink and opaque through')
    expect(steps).toContain('simmer for 12 minutes, until the eggplants are soft.')
  })

  it('is what the book’s own version has: no fish sauce with tofu', () => {
    const { list } = ask('green curry with tofu')
    expect(list).toMatch(/tofu/)
    expect(list).not.toMatch(/chicken|fish sauce/)
  })

  it.each([
    'green curry with prawns and chicken',
    'green curry with prawns as well',
  ])('comes besides where both are asked for: %s', (text) => {
    expect(ask(text).list).toMatch(/chicken thighs[\s\S]*shrimp/)
  })

  it('is stewed as another meat is, in one figure', () => {
    const { title, list, steps } = ask('massaman curry with chicken')
    expect(title).toBe('Massaman curry with chicken')
    expect(list).not.toContain('beef')
    expect(steps).toMatch(/partly covered, for 20 to 30 minutes, until/)
    expect(steps).toContain('74 °C')
  })

  it('is said to stand beside the dish’s own, where that cannot go', () => {
    const { description, list } = ask('carbonara with shrimp')
    expect(description).toMatch(/^It keeps its own guanciale beside the shrimp\./)
    expect(list).toMatch(/guanciale[\s\S]*shrimp/)
  })

  it('takes no place where the meat is the sauce', () => {
    expect(ask('bolognese with turkey').list).toContain('ground beef')
  })
})
