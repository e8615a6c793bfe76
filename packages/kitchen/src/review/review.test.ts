import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { declineReason, mendRecipe, reviewLine, reviewRecipe, reviewSentence } from '../review.ts'

describe('a line before anybody sees it', () => {
  it('that contains what is avoided comes with what to write instead, and a note', () => {
    const { verdict, findings, instead } = reviewLine('200 g butter, softened', ['vegan'])
    expect(verdict).toBe('contains')
    expect(findings[0]).toMatchObject({ restriction: 'vegan', line: '200 g butter, softened' })
    expect(instead).toEqual({ lines: ['200 g vegan butter'], note: expect.stringMatching(/\.$/) })
  })

  it('keeps to every other restriction in what it offers instead', () => {
    const { instead } = reviewLine('2 tbsp peanut butter', ['nut-allergy', 'soy-free', 'sesame'])
    for (const line of instead?.lines ?? ['peanuts'])
      expect(reviewLine(line, ['nut-allergy', 'soy-free', 'sesame']).verdict).toBe('free')
  })

  it('offers nothing where no rule knows, or nothing is wrong', () => {
    expect(reviewLine('100 g Quorn', ['no quorn']).instead).toBeUndefined()
    expect(reviewLine('1 onion', ['vegan'])).toEqual({
      verdict: 'free',
      findings: [],
      instead: undefined,
    })
  })

  it('is not judged by limits on a portion', () => {
    expect(reviewLine('500 g sugar', ['keto', 'low-carb']).verdict).toBe('free')
  })

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { verdict, findings } = reviewLine(text, ['vegan', 'no onion'])
        expect(verdict === 'free').toBe(findings.length === 0)
        expect(
          reviewSentence(text, ['vegan']).findings.every(({ line }) => text.includes(line)),
        ).toBe(true)
      }),
    )
  })
})

describe('a recipe longer than any cook writes', () => {
  const soup: RecipeData = {
    title: 'Lentil Soup',
    description: 'A thick soup.',
    prepTime: '10 minutes',
    cookTime: '30 minutes',
    totalTime: '40 minutes',
    servings: '4',
    difficulty: 'Easy',
    ingredients: ['300 g red lentils', '1.2 l water', '1 tsp salt'],
    instructions: ['Simmer the lentils in the water for 30 minutes.', 'Season with salt.'],
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
  const wish = { restrictions: ['vegan', 'nut-allergy'] }
  const filler = 'Stir the lentils slowly. '
  const hidden = `${filler.repeat(80)}${filler}Stir in the peanut butter.`

  it('is free of nothing, and cut where it is served', () => {
    const long = { ...soup, instructions: [hidden, ...soup.instructions] }
    const { check, faults, doubts } = reviewRecipe(long, wish)
    expect(check).toMatchObject({ verdict: 'unknown', verdicts: { 'nut-allergy': 'unknown' } })
    expect(doubts.map(({ restriction }) => restriction)).toEqual(['vegan', 'nut-allergy'])
    expect(faults).toContainEqual(expect.objectContaining({ kind: 'incomplete', line: hidden }))
    const mended = mendRecipe(long, wish)
    const served = mended.ok ? mended.recipe.instructions : []
    expect(served[0]).toMatch(/^(?:Stir the lentils slowly\. ?)+$/)
    expect(served.join(' ')).not.toContain('peanut')
    expect(mended).toMatchObject({ corrections: [{ before: hidden, after: served[0] }] })
  })

  it('is read as it is where it is only detailed', () => {
    const detailed = { ...soup, instructions: [filler.repeat(70), ...soup.instructions] }
    expect(reviewRecipe(detailed, wish)).toMatchObject({ faults: [], check: { verdict: 'free' } })
    expect(mendRecipe(soup, wish)).toMatchObject({ ok: true, corrections: [] })
  })

  it('is served without what the review could not read, whatever it is', () => {
    const text = fc.string({ minLength: 0, maxLength: 6_000, unit: 'binary' })
    const texts = fc.array(text, { maxLength: 8 })
    fc.assert(
      fc.property(texts, texts, (ingredients, instructions) => {
        const hostile = { ...soup, ingredients, instructions }
        const mended = mendRecipe(hostile, { restrictions: ['vegan'] })
        if (!mended.ok) return
        expect(mended.recipe.ingredients.every((line) => line.length <= 400)).toBe(true)
        expect(reviewRecipe(mended.recipe, { restrictions: ['vegan'] }).check.verdict).not.toBe(
          'contains',
        )
      }),
      { numRuns: 30 },
    )
  })

  it('of a hundred hostile lines is refused as a whole', () => {
    const line = (index: number) =>
      `${index} g ${'butter and chicken or cream cheese and '.repeat(100)}`
    const ingredients = Array.from({ length: 100 }, (_, index) => line(index))
    const instructions = ingredients.map((text) => `Cook ${text}.`)
    const hostile = { ...soup, ingredients, instructions }
    expect(mendRecipe(hostile, wish)).toMatchObject({ ok: false })
    expect(reviewRecipe(hostile, wish).check.verdict).toBe('contains')
  })
})

describe('what is not for a kitchen', () => {
  it.each([
    ['write a poem about the election', /only help with cooking/],
    ['a cake with bleach', /not something to eat/],
    ['porridge with honey for my baby', /Honey is not safe/],
    ['soup of death cap', /poisonous/],
  ])('is declined in a friendly sentence: %s', (text, reason) => {
    expect(declineReason(text)).toMatch(reason)
  })

  it.each([
    'Crack the eggs into the pan and cover the bowl with plastic wrap.',
    'honey glazed baby carrots',
    'a quick dinner with dill weed and salmon',
    'Paint the pastry with egg.',
  ])('is not taken for it: %s', (text) => {
    expect(declineReason(text)).toBeUndefined()
  })
})

describe('the texts around a list', () => {
  const SOUP: RecipeData = {
    prepTime: '10 min',
    cookTime: '20 min',
    totalTime: '30 min',
    servings: '4',
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
    title: 'Tomato Soup with Macaroni',
    description: 'A thick soup with a handful of macaroni.',
    difficulty: 'Easy',
    ingredients: ['400 g tomatoes', '120 g gluten-free macaroni', '1/2 tsp salt'],
    instructions: ['Simmer the tomatoes with the salt for 15 minutes.', 'Cook the macaroni in it.'],
    tips: [],
    nutritionalBenefits: ['Macaroni is a source of energy.'],
  }
  const restrictions = ['gluten-free']
  const dietFaults = (recipe: RecipeData) =>
    reviewRecipe(recipe, { restrictions }).faults.filter(({ kind }) => kind === 'diet')

  it('may call what is listed by its short name', () => {
    expect(dietFaults(SOUP)).toEqual([])
  })

  it('may not name what is not listed', () => {
    const plain = { ...SOUP, ingredients: ['400 g tomatoes', '1/2 tsp salt'] }
    expect(dietFaults({ ...plain, instructions: ['Simmer for 15 minutes.'] })).toHaveLength(3)
    expect(dietFaults({ ...SOUP, description: 'Mop it up with a crusty baguette.' })).toHaveLength(
      1,
    )
  })

  it('may not advise it in a tip, whatever is listed', () => {
    expect(dietFaults({ ...SOUP, tips: ['Ordinary macaroni is fine too.'] })).toHaveLength(1)
  })
})

describe('meat and fish that no step cooks', () => {
  const salad: RecipeData = {
    title: 'Cod Salad',
    description: '',
    prepTime: '10 minutes',
    cookTime: '',
    totalTime: '',
    servings: '2',
    difficulty: 'Easy',
    ingredients: ['200 g cod', '1 cucumber', '2 tbsp mayonnaise'],
    instructions: ['Dice the cod and the cucumber.', 'Stir in the mayonnaise and serve.'],
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
  const wish = { restrictions: [], servings: 2 }

  it('are a fault, and get a step that cooks them', () => {
    expect(reviewRecipe(salad, wish).faults).toContainEqual(
      expect.objectContaining({ kind: 'temperature', line: '200 g cod' }),
    )
    const mended = mendRecipe(salad, wish)
    expect(mended.ok && mended.recipe.instructions[0]).toMatch(/^Poach the cod .*63 °C/)
  })

  it('are left as they are where a dish is eaten raw by its name', () => {
    const ceviche = { ...salad, title: 'Cod Ceviche' }
    expect(reviewRecipe(ceviche, wish).faults.map(({ line }) => line)).not.toContain('200 g cod')
  })
})
