import { describe, expect, it } from 'vitest'
import { checkDiet } from '../diets/check-diet.ts'
import { compose } from './compose.ts'
import type { ComposeRequest, PantryEntry } from './request.ts'

const SEEDS = Array.from({ length: 12 }, (_value, index) => index)

function cook(request: Partial<ComposeRequest>, seed = 1) {
  const answer = compose({ mode: 'idea', text: '', ingredients: [], ...request }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

describe('a pantry', () => {
  const pantry: PantryEntry[] = [
    { name: 'rice', quantity: 5, unit: 'kg' },
    { name: 'spinach', quantity: 200, unit: 'g', expires: '2026-03-04' },
    { name: 'chickpeas', quantity: 1, unit: 'can', expires: '2027-01-01' },
    { name: 'feta', quantity: 50, unit: 'g', expires: '2026-03-01' },
    { name: 'olive oil' },
  ]

  it('is cooked from, what expires soonest by preference', () => {
    const used = SEEDS.map((seed) => cook({ text: 'dinner', pantry }, seed).usedIngredients)
    const count = (name: string) => used.filter((list) => list.includes(name)).length
    expect(used.every((list) => list.length > 0)).toBe(true)
    expect(count('feta') + count('spinach')).toBeGreaterThan(SEEDS.length)
  })

  it.each([
    'how do I fix my bicycle chain',
    'fix my bike',
    'help me with my tax return',
  ])('makes no recipe of what is no question for a kitchen: %s', (text) => {
    const answer = compose({ mode: 'idea', text, ingredients: [], pantry }, 1)
    expect(answer.kind).toBe('declined')
  })

  it.each([
    '',
    'use it up',
    'surprise me',
    'whatever is in the fridge',
    'what can I make',
  ])('may be all that there is to go by: "%s"', (text) => {
    expect(cook({ text, pantry }).usedIngredients).not.toEqual([])
  })

  it('is told apart from what must be bought', () => {
    const recipe = cook({ text: 'spinach curry', pantry }, 2)
    expect(recipe.usedIngredients).toContain('spinach')
    const bought = recipe.additionalIngredients.join('\n')
    expect(bought).not.toMatch(/baby spinach|water/)
    expect(bought).toMatch(/^\d.* yellow onions?$/m)
    expect(bought).toMatch(/^ground cumin$/m)
  })

  it('that holds too little says how much more to buy', () => {
    const little: PantryEntry[] = [{ name: 'spaghetti', quantity: 100, unit: 'g' }]
    const bought = SEEDS.flatMap(
      (seed) => cook({ text: 'spaghetti for 4', pantry: little }, seed).additionalIngredients,
    )
    expect(bought).toContain('250 g spaghetti (100 g in the house)')
  })

  it('is weighed where it is counted and the recipe weighs', () => {
    const one: PantryEntry[] = [{ name: 'chicken breast', quantity: 1 }]
    const { additionalIngredients } = cook({ text: 'chicken breast curry for 4', pantry: one })
    expect(additionalIngredients.join('\n')).toMatch(
      /^\d+ g .*chicken breasts \(1 in the house\)$/m,
    )
  })

  it.each([
    ['almond butter', 'nut-allergy', 'butter'],
    ['cream of chicken soup', 'vegetarian', 'cream'],
    ['chicken nuggets', 'gluten-free', 'chicken'],
    ['quorn mince', 'dairy-free', 'beef'],
    ['fish fingers', 'egg-free', 'cod'],
  ])('holds no other food under the name of what is in it: %s', (name, diet, other) => {
    const around = ['potatoes', 'onions', 'leeks', 'eggs'].map((each) => ({ name: each }))
    for (const restrictions of [[], [diet]]) {
      for (const seed of SEEDS) {
        const recipe = cook({ text: 'dinner', pantry: [...around, { name }], restrictions }, seed)
        expect(recipe.usedIngredients, `${recipe.title}, not ${other}`).not.toContain(name)
      }
    }
  })

  it('keeps what is cooked already from being cooked raw', () => {
    const left: PantryEntry[] = [
      { name: 'leftover roast chicken', quantity: 300, unit: 'g', expires: '2026-03-04' },
      { name: 'carrots' },
      { name: 'potatoes' },
    ]
    for (const seed of SEEDS) {
      const recipe = cook({ text: 'use it up', pantry: left, today: '2026-03-03' }, seed)
      expect(recipe.ingredients.join('\n')).toMatch(/cooked chicken/)
    }
  })

  it('names what nobody here knows how to cook', () => {
    const { description } = cook({ text: '', pantry: [...pantry, { name: 'stuffing mix' }] })
    expect(description).toContain('I do not know how to cook with stuffing mix yet')
  })

  it('sets for how many to cook, where the main is too little for four', () => {
    const two: PantryEntry[] = [{ name: 'cod fillets', quantity: 2, expires: '2026-03-04' }]
    expect(cook({ text: 'dinner', pantry: [...two, { name: 'potatoes' }] }).servings).toBe('2')
    expect(cook({ text: 'dinner for 6', pantry: two }).servings).toBe('6')
  })

  it('never serves what has expired', () => {
    for (const seed of SEEDS) {
      const recipe = cook({ text: 'dinner', pantry, today: '2026-03-03' }, seed)
      expect(recipe.usedIngredients).not.toContain('feta')
    }
  })
})

describe('restrictions of a request', () => {
  it.each([
    [['vegan']],
    [['Gluten-Free', 'Nut Allergy']],
    [['vegan', 'gluten-free', 'soy-free', 'nut-allergy']],
    [['no cilantro', 'no onion']],
    [['keto']],
    [['diabetic-safe', 'lactose-free']],
    [['low-sodium']],
    [['heart-healthy']],
    [['paleo']],
  ])('are kept to: %j', (restrictions) => {
    for (const seed of SEEDS) {
      const { ingredients, instructions, servings } = cook({ text: 'dinner', restrictions }, seed)
      const checked = { ingredients, steps: instructions, servings: Number(servings) }
      expect(checkDiet(checked, restrictions).verdict).toBe('free')
    }
  })

  it('win over a food that was asked for, and say so', () => {
    const recipe = cook({ text: 'beef stew', restrictions: ['vegan'] })
    expect(recipe.ingredients.join()).not.toMatch(/beef/)
    expect(recipe.adaptations.join(' ')).toMatch(/left out: it does not keep to Vegan/)
  })

  it('that leave nothing to cook with are named in the sentence that declines', () => {
    const restrictions = [
      'keto',
      'vegan',
      'paleo',
      'no vegetables',
      'no fruit',
      'no nuts',
      'no seeds',
    ]
    const answer = compose({ mode: 'idea', text: 'pancakes', ingredients: [], restrictions }, 1)
    if (answer.kind === 'recipe') throw new Error(answer.recipe.title)
    expect(answer.reason).toMatch(
      /^I cannot make pancakes and be sure to keep to .*(?:Keto|no nuts)/,
    )
  })

  it('take the servings, the time, the skill and the cuisine with them', () => {
    const recipe = cook({
      text: 'dinner',
      servings: 6,
      maxMinutes: 30,
      skill: 'beginner',
      cuisine: 'Thai',
    })
    expect(recipe.servings).toBe('6')
  })
})
