import { describe, expect, it } from 'vitest'
import { checkDiet } from '../diets/check-diet.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { compose } from './compose.ts'

function idea(text: string, seed = 1): RecipeData {
  const answer = compose({ mode: 'idea', text, ingredients: [] }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

function follow(text: string, previous: RecipeData, restrictions: string[] = []) {
  return compose({ mode: 'idea', text, ingredients: [], previous, restrictions }, 7)
}

function followed(text: string, previous: RecipeData, restrictions: string[] = []) {
  const answer = follow(text, previous, restrictions)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

const pasta = idea('creamy mushroom pasta')
const curry = idea('chicken curry with rice', 2)
const stew = idea('beef stew', 3)
const loaf = idea('banana bread', 5)

describe('a word on the last recipe', () => {
  it.each([
    [
      'less salt',
      '2 tsp fine salt, mostly for the cooking water → 1 tsp fine salt, mostly for the cooking water',
    ],
    ['double the garlic', '3 cloves garlic, finely chopped → 6 cloves garlic, finely chopped'],
    ['a bit less oil please', '2 tbsp olive oil → 1 tbsp olive oil'],
  ])('changes one amount: %s', (text, change) => {
    const { title, originalVsAdapted, ingredients } = followed(text, pasta)
    expect(title).toBe(pasta.title)
    expect(originalVsAdapted).toEqual([change])
    expect(ingredients).toContain(change.split(' → ')[1])
  })

  it('takes no more sugar from a cake than it can spare, and none of its flour', () => {
    expect(followed('half the sugar', loaf).ingredients).toContain('100 g light brown sugar')
    expect(follow('less flour', loaf)).toMatchObject({ reason: expect.stringMatching(/measure/) })
  })

  it.each([
    ['use tofu instead', curry, /tofu/, /chicken/],
    ['with fish', pasta, /cod|salmon|tuna/, /chicken|beef/],
    ['no, with rice', pasta, /rice/, /fusilli/],
    ['how about lentils?', stew, /lentils/, /beef/],
    ['add spinach', pasta, /spinach/, /chicken/],
  ])('puts in what it asks for: %s', (text, previous, there, gone) => {
    const lines = followed(text, previous).ingredients.join('\n')
    expect(lines).toMatch(there)
    expect(lines).not.toMatch(gone)
  })

  it.each([
    ['as a soup instead', curry, /Soup/],
    ['turn it into a salad', pasta, /Salad/],
    ['make it a pie', curry, /Pie/],
  ])('gives it another form: %s', (text, previous, title) => {
    expect(followed(text, previous).title).toMatch(title)
  })

  it.each([
    'something else',
    'another one',
    'a different one please',
    'try again',
    'next',
  ])('asks for another dish: %s', (text) => {
    const { title } = followed(text, curry)
    expect(title).not.toBe(curry.title)
    expect(title).not.toMatch(/Curry/)
  })

  it('asks what can stand in for what is not in the house', () => {
    const creamless = followed("I don't have cream", pasta)
    expect(creamless.title).toBe(pasta.title)
    expect(creamless.originalVsAdapted[0]).toMatch(/^240 ml heavy cream → /)
    expect(creamless.ingredients.join()).not.toMatch(/heavy cream/)
    const dairyFree = followed("I don't have cream", pasta, ['dairy-free'])
    expect(
      checkDiet({ ingredients: dairyFree.ingredients, steps: dairyFree.instructions }, [
        'dairy-free',
      ]).findings,
    ).toEqual([])
  })

  it('makes it lighter and says by how much', () => {
    const { ingredients, adaptations } = followed('can you make it healthier?', pasta)
    expect(ingredients).toContain('240 ml light cream')
    expect(adaptations.at(-1)).toMatch(/^A portion has about \d+ kcal instead of \d+\.$/)
  })

  it('makes it fit for children', () => {
    const mild = followed('for the kids', curry)
    expect(mild.ingredients.join()).not.toMatch(/jalapeño|chili|pepper flakes/)
    const sober = followed('for kids', stew)
    expect(
      checkDiet({ ingredients: sober.ingredients, steps: sober.instructions }, ['no alcohol'])
        .verdict,
    ).not.toBe('contains')
  })

  it.each([
    ['in the slow cooker', /tested/],
    ['less sugar', /no sugar in it/],
  ])('is answered in words where that is all there is to say: %s', (text, reason) => {
    expect(follow(text, pasta)).toEqual({ kind: 'declined', reason: expect.stringMatching(reason) })
  })

  it('says so when the dish is that already', () => {
    const tofu = idea('tofu stir-fry', 4)
    const vegan = follow('vegan please', tofu)
    expect(vegan).toMatchObject({ kind: 'declined', reason: expect.stringMatching(/already/) })
  })

  it('keeps to the restrictions of the chat, whatever it asks', () => {
    const rules = ['vegan', 'nut-allergy']
    const base = compose({ mode: 'idea', text: 'curry', ingredients: [], restrictions: rules }, 1)
    if (base.kind === 'declined') throw new Error(base.reason)
    const texts = [
      'creamier',
      'use chicken instead',
      'add cheese',
      'more cream',
      'as a soup',
      'lighter',
      'quicker',
      'something else',
      'with cashews',
      'spicier',
      'double it',
    ]
    for (const text of texts) {
      const answer = follow(text, base.recipe, rules)
      if (answer.kind === 'declined') continue
      const { ingredients, instructions } = answer.recipe
      expect(checkDiet({ ingredients, steps: instructions }, rules).findings, text).toEqual([])
    }
  })
})
