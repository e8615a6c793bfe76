import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string) {
  return cook({ mode: 'idea', text, ingredients: [] }, 1, book)
}

function recipeFor(text: string) {
  const answer = ask(text)
  if (answer.kind !== 'recipe') throw new Error('no recipe')
  const { title, description, ingredients, instructions } = answer.recipe
  return { title, description, list: ingredients.join('\n'), steps: instructions.join('\n') }
}

describe('a dish without a food that belongs in it', () => {
  it.each([
    ['beef stew without carrots', /^Beef stew$/, /carrot/i],
    ['slow cooker beef stew without carrots', /^Beef stew in the slow cooker$/, /carrot/i],
    ['chicken noodle soup no celery', /^Chicken noodle soup$/, /celery/i],
    ['paella without rabbit', /^Paella valenciana$/, /rabbit|tofu/i],
    ['fish pie without shrimp', /^Fish pie$/, /shrimp|chicken/i],
    ['ratatouille without zucchini', /^Ratatouille$/, /zucchini/i],
  ])('is the dish with that taken out of its list and its steps: %s', (text, title, gone) => {
    const made = recipeFor(text)
    expect(made.title).toMatch(title)
    expect(`${made.list}\n${made.steps}`).not.toMatch(gone)
    expect(made.description).toMatch(/^(?:Made without|Without)/)
  })

  it.each([
    ['carbonara without guanciale', /pancetta/, /guanciale|beef/],
    ['cacio e pepe without pecorino', /parmesan/, /pecorino|yeast/],
  ])('has what stands nearest to it: %s', (text, instead, gone) => {
    const { list, steps } = recipeFor(text)
    expect(list).toMatch(instead)
    expect(`${list}\n${steps}`).not.toMatch(gone)
  })

  it('keeps the meat that nobody left out', () => {
    const { title, list } = recipeFor('cabbage rolls without rice')
    expect(title).toMatch(/^Gołąbki/)
    expect(list).toMatch(/ground pork/)
    expect(list).not.toMatch(/\brice\b/)
  })

  it('is bound by something else before another dish is served for it', () => {
    const { title, list } = recipeFor('hamantaschen without eggs')
    expect(title).toMatch(/hamantaschen/i)
    expect(list).not.toMatch(/\beggs?\b/)
  })

  it('offers what comes near, and serves none of it, where nothing is left of the dish', () => {
    const answer = ask('french onion soup without cheese')
    expect(answer.kind).toBe('declined')
    expect(answer.choices?.length).toBeGreaterThan(1)
  })
})
