import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { toFileName, toRecipeText } from './recipe-text.ts'
import { showRecipe } from './viewed-recipe.ts'

const tart = {
  title: 'Lemon tart',
  description: 'Sharp, and gone by evening.',
  author: {
    _id: 'u1',
    username: 'nora.b',
    name: 'Nora',
    fullName: 'Nora',
    avatar: null,
    hasProfile: true,
    followersCount: 3,
    isFollowing: false,
  },
  prepTime: '',
  cookTime: '40 min',
  restTime: '4 h',
  totalTime: '4 h 40 min',
  servings: '8',
  difficulty: 'Medium' as const,
  rating: null,
  ingredients: [
    { name: 'lemons, zest and juice', quantity: '3', unit: '', group: 'For the curd' },
    { name: 'sugar', quantity: '150', unit: 'g', group: 'For the curd' },
    { name: 'salt', quantity: 'a pinch', unit: '', group: 'For the curd' },
  ],
  instructions: ['Heat the oven to 180 °C, stir in 100 g sugar.', 'Bake for 40 min.'],
}
const address = 'https://potluck.test/recipe/1'

function write(portions: { count: number; factor: number }) {
  return toRecipeText(tart, { shown: showRecipe(tart, portions), portions, address })
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('writes a recipe down in the words of its cook', () => {
  expect(write({ count: 8, factor: 1 })).toBe(`Lemon tart
==========

By Nora

Sharp, and gone by evening.

Cook time: 40 min
Rest time: 4 h
Total time: 4 h 40 min
Servings: 8
Difficulty: Medium

Ingredients

For the curd:
- 3 lemons, zest and juice
- 150 g sugar
- a pinch salt

Instructions

1. Heat the oven to 180 °C, stir in 100 g sugar.

2. Bake for 40 min.

https://potluck.test/recipe/1
`)
})

it('writes it down for the portions on screen', () => {
  const text = write({ count: 4, factor: 0.5 })
  expect(text).toContain('Servings: 4 portions')
  expect(text).toContain('- 1 ½ lemons, zest and juice')
  expect(text).toContain('- 75 g sugar')
  expect(text).toContain('stir in 50 g sugar')
})

it('names a file after its recipe', () => {
  expect(toFileName('Crème brûlée / the "easy" one!')).toBe('crème-brûlée-the-easy-one.txt')
  expect(toFileName('???')).toBe('recipe.txt')
})
