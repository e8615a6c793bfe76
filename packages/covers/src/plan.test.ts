import { describe, expect, it } from 'vitest'
import { dishes } from './dish-words.ts'
import { foodWords, silentWords } from './food-words.ts'
import { palettes } from './palettes.ts'
import { planCover } from './plan.ts'
import { readText, toWords } from './reading.ts'
import { shapes } from './shapes/all-shapes.ts'

function planOf(title: string, ingredients: string[] = [], tags: string[] = []) {
  return planCover({ id: 'any', title, tags, ingredients })
}

/** A plan of the same words under forty ids. */
function everyVessel(title: string): string[] {
  const ids = Array.from({ length: 40 }, (_, index) => `id ${index}`)
  return [
    ...new Set(ids.map((id) => planCover({ id, title, tags: [], ingredients: [] }).vessel)),
  ].sort()
}

it.each([
  ['Roasted Tomato Soup', ['bowl', 'soup']],
  ['Beef Stew with Dumplings', ['pot']],
  ['Strawberry Smoothie', ['glass']],
  ['Fish Tacos', ['board']],
  ['Lemon Drizzle Cake', ['plate', 'stand']],
  ['Sourdough Bread', ['loaf']],
  ['Chicken Stir-Fry', ['bowl', 'wok']],
  ['Spanish Omelette', ['skillet']],
  ['Pizza Margherita', ['pizza']],
  ['Apple Pie', ['pie']],
  ['Salade Niçoise', ['bowl', 'plate']],
  ['Oatmeal Cookies', ['plate', 'tray']],
  ['Dill Pickles', ['jar']],
  ['Hot Chocolate', ['cup']],
])('serves %s in %j', (title, vessels) => {
  expect(everyVessel(title)).toEqual(vessels)
})

it.each([
  ['Spaghetti Carbonara', ['spaghetti', 'bacon', 'egg', 'cheese']],
  ['Crème brûlée aux framboises, raspberries', ['raspberry', 'cream']],
  ['Peanut Butter Cookies', ['cookie', 'peanuts']],
  ['Sweet Potato & Black Bean Chili', ['beans', 'sweet-potato', 'chilli']],
  ['Jalapeño Cornbread', ['corn', 'chilli']],
  ['Egg-free Mayonnaise Cake', ['cake', 'egg']],
  ['Pancakes without eggs or bananas', ['pancakes']],
])('draws for %s: %j', (title, expected) => {
  expect(planOf(title).shapes).toEqual(expected)
})

describe('weights', () => {
  it('puts the title before the ingredients and those before the tags', () => {
    const plan = planOf('Salmon', ['400 g asparagus'], ['carrot'])
    expect(plan.shapes).toEqual(['salmon', 'asparagus', 'carrot'])
  })

  it('leaves flour, butter and eggs out where enough else is named', () => {
    const plan = planOf('Blueberry and Raspberry Muffins', [
      '300 g flour',
      '2 eggs',
      '100 g butter',
      'blueberries',
    ])
    expect(plan.shapes).toEqual(['muffin', 'blueberries', 'raspberry'])
  })

  it('draws five things at most', () => {
    expect(planOf('Lemon Pear Plum Fig Cherry Apple Banana').shapes).toHaveLength(5)
  })

  it('takes stock and oils for what they are', () => {
    expect(
      planOf('Leek Broth', ['1 l chicken stock', '1 tbsp olive oil', 'black pepper']).shapes,
    ).toEqual(['leek'])
  })
})

it('finds a still life for a recipe without a known word, another for another id', () => {
  const plans = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    planCover({ id, title: 'Untitled', tags: [], ingredients: [] }),
  )
  expect(new Set(plans.map(({ shapes: [main] }) => main)).size).toBeGreaterThan(2)
})

it('plans for a title of any length and script', () => {
  expect(planOf(`${'ß🍋'.repeat(5000)} lemon`).shapes.length).toBeGreaterThan(0)
  expect(planOf('').shapes.length).toBeGreaterThan(0)
})

describe('the tables of words', () => {
  const phrases = (list: string) => list.split(',').map((phrase) => toWords(phrase).join(' '))
  const foods = [...Object.values(foodWords), silentWords].flatMap(phrases)

  it('name each food once', () => {
    expect(foods.filter((phrase, index) => foods.indexOf(phrase) !== index)).toEqual([])
    expect(foods.length).toBeGreaterThan(1000)
  })

  it('name each dish once', () => {
    const named = dishes.flatMap(({ words }) => phrases(words))
    expect(named.filter((phrase, index) => named.indexOf(phrase) !== index)).toEqual([])
  })

  it.each(Object.entries(foodWords))('read %s in each of its words', (name, words) => {
    for (const word of words.split(',')) {
      expect(readText(`two ${word}`).foods.map(({ shape }) => shape)).toEqual([name])
    }
  })
})

it('has grounds that stand out from the page in both themes', () => {
  for (const { light, dark } of Object.values(palettes)) {
    expect(contrast(light.wall, PAGE.light)).toBeGreaterThan(1.25)
    expect(contrast(dark.wall, PAGE.dark)).toBeGreaterThan(1.25)
    expect(contrast(dark.table, PAGE.dark)).toBeGreaterThan(1.25)
  }
  expect(Object.keys(palettes).length).toBeGreaterThanOrEqual(10)
  expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(45)
})

/** The design's paper, light and dark. */
const PAGE = { light: '#FBF8F3', dark: '#171310' }

/** WCAG 2.2 contrast ratio. */
function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
