import type { RecipeData } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { toRecipe } from './adaptation-checks.ts'
import { AIMS, type AimName, checkAlways, type Given } from './aims.ts'
import { readCase } from './cases.ts'
import { wayOf } from './known-dishes.ts'

const RISOTTO: RecipeData = {
  ...toRecipe({
    title: 'Mushroom risotto',
    ingredients: [
      '300 g arborio rice',
      '250 g mushrooms, sliced',
      '1 onion, chopped',
      '2 tbsp olive oil',
      '1 l vegetable stock',
      '1 tsp salt',
    ],
    instructions: [
      'Heat the olive oil in a pot over medium heat and soften the onion and the mushrooms with the salt for 8 minutes.',
      'Stir in the rice, then add the vegetable stock by the ladle for 18 minutes, until the rice is creamy.',
    ],
    servings: '4',
  }),
  totalTime: '35 minutes',
  description: 'Creamy rice with fried mushrooms.',
}

function given(change: Partial<RecipeData> = {}, more: Partial<Given> = {}): Given {
  const answer: Answer = { kind: 'recipe', recipe: { ...RISOTTO, ...change } }
  return { answer, previous: undefined, foods: '', again: () => [answer, answer], ...more }
}

function said(text: string): Given {
  return { ...given(), answer: { kind: 'said', text } }
}

const FIRST = 'I know no way to make it without that: this is the nearest in my book.'

describe('an aim', () => {
  it.each<[AimName, string, Given, Given]>([
    ['has', 'rice, mushroom', given(), given({ ingredients: ['300 g pasta', '1 egg'] })],
    ['has', 'egg', given({ ingredients: ['2 eggs'] }), given({ ingredients: ['1 eggplant'] })],
    ['not', 'beef', given(), given({ ingredients: [...RISOTTO.ingredients, '200 g beef'] })],
    ['never', 'honey', given(), given({ ingredients: ['1 tbsp honey'] })],
    ['keeps', 'vegan', given(), given({ ingredients: [...RISOTTO.ingredients, '50 g butter'] })],
    ['is', 'mushroom risotto/risotto ai funghi', given(), given({ title: 'Beef tacos' })],
    ['unlike', 'soup', given(), given({ title: 'Leek soup' })],
    ['course', 'main', given({ title: 'Osso buco alla milanese' }), given({ title: 'Leek soup' })],
    ['cuisine', 'Italian', given({ title: 'Osso buco alla milanese' }), given({ title: 'Rice' })],
    ['occasion', 'Easter', given({ description: 'For Easter lunch.' }), given()],
    ['buys', '2', given(), given({ ingredients: ['1 pumpkin', '1 duck', '1 lobster'] })],
    ['first', 'mushroom', given(), given({ description: 'Creamy.' })],
    ['titled', 'risotto', given(), given({ title: 'Beef tacos' })],
    [
      'uses',
      'rice, leek',
      given({ description: 'I left out the leek.' }),
      given({ description: 'Creamy rice.' }),
    ],
    ['serves', '4', given(), given({ servings: '2' })],
    ['most', 'kcal 900', given(), given({ ingredients: ['1 kg butter', '1 kg sugar'] })],
    ['most', 'minutes 40', given(), given({ totalTime: '2 hours' })],
    ['least', 'carbs 30', given(), given({ ingredients: ['500 g chicken breast'] })],
    ['without', 'oven', given(), given({ instructions: ['Bake it in the oven for an hour.'] })],
    ['in', 'slow cooker', given({ instructions: ['Use the slow cooker.'] }), given()],
    ['says', 'stock', given(), given({ ingredients: [], instructions: [] })],
    ['words', 'minutes', said('Boil it for 8 minutes.'), given()],
    ['words', '8', said('Boil it for 8 minutes.'), said('Boil it.')],
    ['safe', 'fridge', said('Keep it in the fridge.'), given()],
    ['sweet', '', given({ ingredients: ['100 g sugar', '2 eggs'] }), given()],
    ['sweet', 'no', given(), given({ ingredients: ['100 g sugar', '2 eggs'] })],
    [
      'another',
      '',
      given({}, { previous: { ...RISOTTO, title: 'Soup' } }),
      given({}, { previous: RISOTTO }),
    ],
    [
      'same',
      '',
      given({}, { previous: RISOTTO }),
      given({ ingredients: ['1 cake'] }, { previous: RISOTTO }),
    ],
    [
      'varies',
      '2',
      given({}, { again: () => [given().answer, given({ title: 'Soup' }).answer] }),
      given(),
    ],
    ['menu', '2', menuOf(['Risotto', 'Soup']), menuOf(['Risotto'])],
    ['menu', '2', menuOf(['Risotto', 'Soup']), menuOf(['Soup', 'Risotto', 'Soup'])],
    ['serves', '4', menuOf(['Soup']), given({ servings: '3' })],
  ])('tells a good answer from a bad one: %s %s', (name, value, good, bad) => {
    expect(AIMS[name](good, value)).toEqual([])
    expect(AIMS[name](bad, value)).not.toEqual([])
  })

  it.each<[AimName, string]>([
    ['most', 'kcal 10'],
    ['most', 'minutes 10'],
    ['in', 'air fryer'],
    ['without', 'pot'],
  ])('takes a breach that is said first: %s %s', (name, value) => {
    expect(AIMS[name](given(), value)).toMatchObject([{ kind: 'silent' }])
    const honest = `${FIRST} It has 600 kcal and takes 35 minutes, more than you asked for.`
    expect(AIMS[name](given({ description: honest }), value)).toEqual([])
  })

  it('calls another dish silent only where nothing says so', () => {
    expect(AIMS.has(given(), 'beef')).toMatchObject([{ kind: 'silent' }])
    expect(AIMS.has(given({ description: FIRST }), 'beef')).toMatchObject([{ kind: 'missed' }])
  })

  it('is not written for nothing: a line without one that is known throws', () => {
    expect(readCase('Soups', 'leek soup | set Vegan; has leek').aims).toHaveLength(1)
    expect(() => readCase('Soups', 'leek soup | hass leek')).toThrow(/Not understood/)
    expect(() => readCase('Soups', 'leek soup | set Vegan')).toThrow(/Not understood/)
  })
})

describe('every answer', () => {
  it('keeps to the diets that were set, and can be cooked as it is written', () => {
    expect(checkAlways(given().answer, ['vegan'])).toEqual([])
    const withButter = given({ ingredients: [...RISOTTO.ingredients, '50 g butter'] }).answer
    expect(checkAlways(withButter, ['vegan'])).toContainEqual(
      expect.objectContaining({ kind: 'forbidden' }),
    )
    expect(checkAlways(withButter, [])).toContainEqual(expect.objectContaining({ kind: 'damaged' }))
    const unlisted = given({ instructions: [...RISOTTO.instructions, 'Stir in the parmesan.'] })
    expect(checkAlways(unlisted.answer, [])).toContainEqual(
      expect.objectContaining({ kind: 'damaged' }),
    )
  })
})

describe('a well-known dish', () => {
  it('is made where it has its name and what makes it that dish', () => {
    expect(wayOf(given().answer, 'mushroom risotto', 'rice, mushroom')).toBe('made')
    expect(wayOf(given().answer, 'mushroom risotto', 'rice, saffron')).toBe(
      'another without a word',
    )
    expect(wayOf(given().answer, 'paella', 'rice')).toBe('another without a word')
    expect(wayOf(given({ description: FIRST }).answer, 'paella', 'rice')).toMatch(/neighbors/)
    expect(wayOf({ kind: 'declined', reason: 'I do not know it.' }, 'paella', 'rice')).toBe(
      'declined',
    )
    const choices = ['Jambalaya', 'Arroz con pollo']
    expect(wayOf({ kind: 'declined', reason: 'No.', choices }, 'paella', 'rice')).toMatch(
      /neighbors/,
    )
  })
})

function menuOf(titles: readonly string[]): Given {
  const dishes = titles.map((title) => ({
    slot: 'Main',
    recipe: { ...RISOTTO, title },
    note: '',
    made: { id: '', by: [] },
  }))
  const moment = { minutesBefore: 35, dish: RISOTTO.title, text: '', active: 35, unattended: 0 }
  const menu = {
    of: 'menu' as const,
    title: '',
    servings: 4,
    dishes,
    timeline: [moment],
    notes: [],
    asked: '',
  }
  return { ...given(), answer: { kind: 'menu', menu, text: '' } }
}
