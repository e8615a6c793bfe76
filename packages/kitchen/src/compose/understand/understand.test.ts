import { describe, expect, it } from 'vitest'
import type { FoodId } from '../foods/foods.ts'
import type { Wish } from '../wish.ts'
import { restrictionsIn } from './restrictions-in.ts'
import { understand } from './understand.ts'

function wish(text: string, ingredients: string[] = []): Wish {
  const understood = understand({ text, ingredients })
  if (!understood.ok) throw new Error(understood.reason)
  return understood.wish
}

const words = (text: string, ingredients?: string[]) =>
  wish(text, ingredients).asked.map(({ word }) => word)

describe('foods a request names', () => {
  it.each([
    ['chicken and rice', ['chicken', 'rice']],
    ['I have eggs, potatoes and an onion', ['eggs', 'potatoes', 'onion']],
    ['CHICKPEAS & spinach!', ['chickpeas', 'spinach']],
    ['chicken stock', ['chicken stock']],
    ['black beans and red peppers', ['black beans', 'red peppers']],
    ['prawns with courgettes', ['prawns', 'courgettes']],
    ['crème fraîche and leeks', ['creme fraiche', 'leeks']],
    ['salmón', ['salmon']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected)
  })

  it('keeps the name of a food that stands in for its like', () => {
    expect(wish('trout with lemon').asked[0]).toMatchObject({ instead: 'trout', foods: ['salmon'] })
  })

  it('marks what is cooked already', () => {
    expect(wish('leftover chicken').asked[0]?.cooked).toBe(true)
    expect(wish('chicken').asked[0]?.cooked).toBe(false)
    expect(wish('leftover rice').asked[0]?.foods).toEqual(['cooked-rice'])
  })

  it('takes the own list by its lines and says what it does not know', () => {
    const read = wish('', [
      '500 g chicken thighs',
      '2 cans of coconut milk',
      'dragonfruit',
      'chili',
    ])
    expect(read.asked.map(({ own }) => own)).toEqual(['chicken thighs', 'coconut milk', 'chili'])
    expect(read.unknownNames).toEqual(['dragonfruit'])
    expect(read.form).toBeUndefined()
  })
})

describe('what a request rules out', () => {
  const bans = (text: string, ...ids: FoodId[]) => ids.map((id) => wish(text).banned.has(id))

  it.each<[string, FoodId[], FoodId[]]>([
    ['pasta without mushrooms', ['mushrooms'], ['garlic']],
    [
      'curry, no onions or garlic',
      ['onion', 'red-onion', 'shallot', 'garlic', 'vegetable-stock'],
      ['ginger'],
    ],
    ['soup without carrots, celery and leeks please', ['carrot', 'celery', 'leek'], ['potato']],
    [
      'no nuts, chicken and rice',
      ['walnuts', 'peanuts', 'pine-nuts'],
      ['chicken-breast', 'basmati-rice'],
    ],
    ['dinner with no fish, eggs or nuts', ['cod', 'fish-sauce', 'egg', 'almonds'], ['tofu']],
    ['I am allergic to peanuts', ['peanuts', 'peanut-butter'], ['walnuts']],
    ['nut-free cookies', ['walnuts', 'peanut-butter'], ['flour']],
    ["I don't like cilantro, make tacos", ['cilantro'], ['lime']],
    ['no milk in my pancakes', ['milk', 'yogurt', 'cream'], ['coconut-milk']],
    ['tofu instead of chicken', ['chicken-thighs', 'chicken-breast'], ['tofu']],
    ['vegan tacos', ['steak', 'egg', 'halloumi', 'honey', 'fish-sauce'], ['black-beans']],
    ['vegetarian pasta', ['bacon', 'anchovy', 'gruyere', 'chicken-stock'], ['mozzarella', 'egg']],
    [
      'gluten free dinner',
      ['couscous', 'egg-noodles', 'pearl-barley', 'udon'],
      ['soy-sauce', 'rice-noodles'],
    ],
    ['halal stew', ['bacon', 'white-wine'], ['stewing-beef']],
    ['dessert without fruit', ['apple', 'plum', 'raisins'], ['chocolate']],
    ['mild chili', ['chili-powder', 'gochujang'], ['cumin']],
  ])('%s', (text, banned, allowed) => {
    expect(bans(text, ...banned)).toEqual(banned.map(() => true))
    expect(bans(text, ...allowed)).toEqual(allowed.map(() => false))
  })

  it('does not count the ruled-out food as wished for', () => {
    expect(words('pasta without mushrooms')).toEqual(['pasta'])
  })
})

describe('what is no food, said with a no', () => {
  it.each<[string, Partial<Wish>]>([
    ['curry, not too hot because of the children', { heat: 0, form: 'curry' }],
    ['noodles, nothing spicy', { heat: 0 }],
    ['nothing too heavy, chicken', { moods: new Set(['light']) }],
    ['no-fuss chicken dinner', { easy: true }],
    ['a not too sweet chocolate cake', { form: 'cake' }],
    ['chicken without an oven', { without: ['oven'] }],
    ['chicken without frying', { without: ['frying'] }],
    ['beans, not from a can', { without: ['cans'] }],
    ['no-bake cookies', { without: ['oven'], form: 'cookies' }],
    ['no more than 30 minutes, chicken', { maxMinutes: 30 }],
    ['nothing too heavy, chicken or fish please', {}],
    ['nothing heavy, chicken or fish please', {}],
    ['chicken, no washing up', { easy: true }],
    ['not vegan, chicken', {}],
    ['chicken but not too cheesy', {}],
  ])('%s', (text, expected) => {
    const read = wish(text)
    expect(read).toMatchObject(expected)
    expect(read.keeping.rules).toEqual([])
    expect(read.banned.has('chicken-thighs')).toBe(false)
  })

  it('is not wanted either', () => {
    expect(wish('not too sweet, with chicken').sweet).toBe(false)
    expect(wish('chicken, no soup').form).toBeUndefined()
    expect(wish('something not italian').cuisines).toEqual([])
  })

  it.each([
    ['no fried onions', 'no onion'],
    ['no dry milk', 'dairy-free'],
    ["I don't want to use eggs", 'egg-free'],
    ['nothing with nuts', 'nut-allergy'],
    ["I don't want anything with nuts", 'nut-allergy'],
    ['without an oven or nuts', 'nut-allergy'],
    ['no trace of peanuts', 'peanuts'],
    ['I hate frying, and nuts', 'nut-allergy'],
    ['without an oven, nuts or fuss', 'nut-allergy'],
    ['nothing nutty', 'nut-allergy'],
  ])('does not hide the food behind it: %s', (text, rule) => {
    expect(restrictionsIn(`dinner, ${text}`)).toEqual([rule])
  })

  it('leaves a food nobody knows ruled out', () => {
    expect(wish('chicken, no raw zorblax').keeping.rules).toEqual(['no zorblax'])
  })
})

describe('what a packet must promise', () => {
  it.each<[string, FoodId, string]>([
    ['gluten-free pasta', 'penne', 'gluten-free'],
    ['vegan pasta', 'penne', 'vegan'],
    ['vegan and gluten-free cookies', 'chocolate', 'vegan gluten-free'],
    ['nut-free brownies', 'chocolate', 'nut-free'],
    ['lactose free soup', 'cream', 'lactose-free'],
    ['dairy free cake', 'butter', 'dairy-free'],
  ])('%s', (text, id, promise) => {
    const { banned, keeping } = wish(text)
    expect(banned.has(id)).toBe(false)
    expect(keeping.promises.get(id)?.split(' ')).toEqual(
      expect.arrayContaining([promise.split(' ')[0]]),
    )
  })

  it('lets no food in whose packet would have to promise what nobody sells', () => {
    expect(wish('vegan soup').banned.has('chicken-stock')).toBe(true)
    expect(wish('soy-free stir fry').banned.has('soy-sauce')).toBe(true)
  })
})

describe('the dish', () => {
  it.each<[string, Partial<Wish>]>([
    ['mushroom risotto', { form: 'risotto' }],
    ['beef stew', { form: 'stew', style: 'braise' }],
    ['steak tacos', { form: 'tacos' }],
    ['soup with noodles', { form: 'soup' }],
    ['chicken chili', { form: 'chili' }],
    ['chili prawns', {}],
    ['banana bread', { form: 'loaf', style: 'banana-bread', sweet: true }],
    ['lasagna', { form: 'bake', style: 'lasagna' }],
    ['moussaka', { form: 'bake', style: 'moussaka' }],
    ['gumbo', { form: 'stew', dishWord: 'gumbo' }],
    ['a birthday cake we can bake', { form: 'cake' }],
    ['chicken zorblax', { strangeWord: 'zorblax' }],
    ['something bright and rustic', {}],
    ['risoto', { form: 'risotto' }],
    ['something sweet', { sweet: true }],
    ['cheddar and apples', { sweet: false }],
    ['apples and cinnamon', { sweet: true }],
  ])('%s', (text, expected) => {
    const read = wish(text)
    expect(read).toMatchObject(expected)
    if (!('form' in expected)) expect(read.form).toBeUndefined()
    expect(read.dishWord).toBe(expected.dishWord)
    expect(read.strangeWord).toBe(expected.strangeWord)
  })
})

describe('how it should be', () => {
  it.each<[string, Partial<Wish>]>([
    ['dinner for two', { servings: 2, meal: 'dinner' }],
    ['pasta for 6 people', { servings: 6 }],
    ['serves 8 curry', { servings: 8 }],
    ['soup for me', { servings: 1 }],
    ['two eggs and stale bread', { servings: 1 }],
    ['four eggs and a lemon', { servings: 2 }],
    ['breakfast in fifteen minutes', { maxMinutes: 15 }],
    ['family of four, something quick', { servings: 4 }],
    ['ready in 20 minutes', { maxMinutes: 20 }],
    ['a 30-minute curry', { maxMinutes: 30 }],
    ['lunch in half an hour, for 3', { maxMinutes: 30, servings: 3 }],
    ['dinner in under an hour', { maxMinutes: 60 }],
    ['1.5 hours is fine, stew', { maxMinutes: 90 }],
    ['400 g pasta', {}],
    ['spicy noodles', { heat: 2 }],
    ['not too spicy curry', { heat: 0 }],
    ['easy weeknight dinner', { easy: true, meal: 'dinner' }],
    ['thai curry', { cuisines: ['thai'] }],
    ['vietnamese soup', { cuisines: ['thai'], cuisineWord: 'Vietnamese' }],
  ])('%s', (text, expected) => {
    const read = wish(text)
    expect(read).toMatchObject(expected)
    expect(read.servings).toBe(expected.servings)
    expect(read.maxMinutes).toBe(expected.maxMinutes)
  })
})

describe('what is declined', () => {
  it.each([
    ['write me a poem', /cooking/],
    ['how do I fix my car', /cooking/],
    ['write python code that prints chicken', /cooking/],
    ['duck breast', /“duck breast” is not in my book/],
    ['tell me about your day and your plans', /anything to cook/],
    ['', /anything to cook/],
    ['how do I cook death cap mushrooms', /poisonous/],
    ['steak tartare for my baby', /babies/],
    ['brownies with weed', /drugs/],
    ['a cake to poison my boss', /people good/],
    ['I want to kill myself with food', /talk to someone/],
    ['soup of bleach and chicken', /not something to eat/],
    ['dinner for 200', /100 people/],
    ['treats for my dog', /animal/],
    ['is this safe for my baby', /baby/],
  ])('%s', (text, reason) => {
    const understood = understand({ text, ingredients: [] })
    expect(understood).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
  })

  it.each([
    'honey glazed baby carrots',
    'crack the eggs over the rice',
    'salmon with dill weed',
    "'shrooms on toast",
    'baby spinach with honey',
    'wrap the dough in plastic and make pasta',
  ])('is not what only sounds like danger: %s', (text) => {
    expect(understand({ text, ingredients: [] }).ok).toBe(true)
  })

  it.each([
    ['brownies with crack', /drugs/],
    ['rice with shrooms', /drugs/],
    ['dill weed brownies with weed', /drugs/],
    ['honey and baby spinach puree for my baby', /Honey is not safe/],
    ['soup of dirt', /not something to eat/],
    ['rice with plastic', /not something to eat/],
    ['noodles with soap', /not something to eat/],
  ])('is danger beside what only sounds like it: %s', (text, reason) => {
    expect(understand({ text, ingredients: [] })).toMatchObject({
      reason: expect.stringMatching(reason),
    })
  })

  it('names the foods it does not know when there is nothing else', () => {
    const understood = understand({ text: '', ingredients: ['quornish', 'dragonfruit'] })
    expect(understood).toMatchObject({ ok: false, reason: expect.stringContaining('dragonfruit') })
  })
})
