import { openCookbook } from '@potluck/cookbook'
import { readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'
import type { RecipeData } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'
import { withPlainAllergies } from '../src/reading/allergies.ts'
import { withPlainCooking } from '../src/reading/cooking-elsewhere.ts'

const book = openCookbook(await readDishFiles(), await readKnowledgeFiles())

function ask(text: string): Answer {
  return cook({ mode: 'idea', text, ingredients: [] }, 1, book)
}

function recipeFor(text: string): RecipeData {
  const answer = ask(text)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

describe('an answer and the words of its request', () => {
  it('is withdrawn where nothing of the request is in it', () => {
    expect(ask('zwirbeltopf blorf without garlic')).toMatchObject({ kind: 'declined' })
  })

  it('says first what it is not, beside what it has', () => {
    expect(recipeFor('strawberry tart, no gelatin').description).toMatch(/^I did not follow ‘tart’/)
  })

  it.each([
    'lasanga',
    'something fancy, money is no object',
    'thai green prawn curry',
    'gluten-free schnitzel with potato salad',
    'Kartoffelgratin ohne Sahne',
    'halloween cookies',
  ])('says nothing of what it has understood: %s', (text) => {
    expect(recipeFor(text).description).not.toMatch(/did not follow|do not know/)
  })

  it('keeps away from the sort of dish that is named to be rid of it', () => {
    const { title } = recipeFor('What should I cook with rhubarb besides crumble?')
    expect(title).toMatch(/rhubarb/i)
    expect(title).not.toMatch(/crumble/i)
  })

  it('leaves out what is ruled out though a dish is called after it', () => {
    const { ingredients } = recipeFor('baked meatballs without egg and cheese')
    expect(ingredients.join(' ')).not.toMatch(/\beggs?\b(?!-free)|cheese|parmesan/i)
  })
})

describe('what other languages say of cooking', () => {
  it.each([
    ['Linsensuppe im Schnellkochtopf', 'Linsensuppe in the pressure cooker'],
    ['pollo in padella con limone, 20 minuti', 'pollo in a pan with lemon, 20 minutes'],
    ['dinde au four pour 6 personnes', 'dinde in the oven for 6 people'],
    ['lasagne al forno', 'lasagne al forno'],
    ['chili con carne', 'chili con carne'],
    ['make it milder', 'make it milder'],
  ])('is read in English, but for names of dishes and what is English: %s', (typed, plain) => {
    expect(withPlainCooking(typed, book)).toBe(plain)
  })
})

describe('allergies named together', () => {
  it.each([
    ['a kid with egg and milk allergy', 'a kid with allergic to egg and milk'],
    ['my guest, peanut/sesame allergies', 'my guest, allergic to peanut/sesame'],
    ['pasta with chicken, nut allergy', 'pasta with chicken, allergic to nut'],
  ])('bind each by itself: %s', (typed, plain) => {
    expect(withPlainAllergies(typed)).toBe(plain)
  })
})
