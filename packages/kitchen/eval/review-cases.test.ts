import { describe, expect, it } from 'vitest'
import { readRecipe } from '../src/recipe-text/read-recipe.ts'
import { writeRecipe } from '../src/recipe-text/write-recipe.ts'
import { mendRecipe } from '../src/review/mend/mend-recipe.ts'
import { reviewRecipe } from '../src/review/review-recipe.ts'
import { readRecipeCases } from './recipe-cases.ts'
import {
  findWrongLineVerdict,
  findWrongReviews,
  findWrongSpoken,
  readReviewCases,
  readReviewLineCases,
  readSpokenCases,
  toRecipeData,
} from './review-cases.ts'

const BAD = readReviewCases('bad-recipes.txt')
const GOOD = readReviewCases('good-recipes.txt')
const LINES = readReviewLineCases()

describe("the review of somebody else's recipe", () => {
  it.each(BAD.map((one) => [one.title, one] as const))('sees what is wrong with “%s”', (_, one) => {
    expect(findWrongReviews(one)).toEqual([])
  })

  it.each(GOOD.map((one) => [one.title, one] as const))('finds no fault in “%s”', (_, one) => {
    expect(findWrongReviews(one)).toEqual([])
    expect(mendRecipe(one.recipe, one.wish)).toMatchObject({ corrections: [] })
  })

  it.each(
    LINES.map((one) => [`${one.kind} ${one.words}`, one] as const),
  )('reads “%s” as a cook would', (_, one) => {
    expect(findWrongLineVerdict(one)).toBeUndefined()
  })

  it.each(
    readSpokenCases().map((one) => [`${one.words} (${one.restriction})`, one] as const),
  )('tells what a step or a tip gives to eat: “%s”', (_, one) => {
    expect(findWrongSpoken(one)).toEqual([])
  })

  it('imagines nothing in recipes that are whole', () => {
    const alarmed = readRecipeCases().filter(({ title, recipe }) => {
      const { faults } = reviewRecipe(toRecipeData({ title, ...recipe }), { restrictions: [] })
      return faults.some(({ kind }) => !SKETCHY.has(kind))
    })
    expect(alarmed.map(({ title }) => title)).toEqual([])
  })
})

/** The whole recipes of the dietary corpus are short on purpose: some hide food in a step or say no sign. */
const SKETCHY: ReadonlySet<string> = new Set(['unlisted', 'temperature'])

const RESTRICTIONS = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'nut-allergy',
  'lactose-free',
  'dairy-free',
  'egg-free',
  'soy-free',
  'shellfish-free',
  'paleo',
  'diabetic-safe',
  'low-carb',
  'low-sodium',
  'heart-healthy',
  'keto',
  'celery',
  'sesame',
]

describe('a mended recipe', () => {
  it.each(RESTRICTIONS)('keeps to %s, and is read back as it is written', (restriction) => {
    for (const { recipe } of BAD) {
      const wish = { restrictions: [restriction] }
      const mended = mendRecipe(recipe, wish)
      if (!mended.ok) {
        expect(mended.reason).toMatch(/\S.*[.?!)]$/)
        continue
      }
      const diet = reviewRecipe(mended.recipe, wish).faults.filter(({ kind }) => kind === 'diet')
      expect([mended.recipe.title, diet]).toEqual([mended.recipe.title, []])
      expect(readRecipe(writeRecipe(mended.recipe)).recipe).toEqual(mended.recipe)
    }
  })

  it('is not mended again', () => {
    for (const { recipe, wish } of BAD) {
      const mended = mendRecipe(recipe, wish)
      if (mended.ok) expect(mendRecipe(mended.recipe, wish)).toMatchObject({ corrections: [] })
    }
  })
})
