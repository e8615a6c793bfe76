import { describe, expect, it } from 'vitest'
import { compose } from '../compose/compose.ts'

type Dish = readonly [title: string, ingredients: string[], instructions: string[]]

/** The recipe as one wish of its cook changes it. */
function change(
  [title, ingredients, instructions]: Dish,
  text: string,
  restrictions: string[] = [],
) {
  const original = { title, servings: '4', ingredients, instructions }
  const answer = compose({ mode: 'adapt', text, ingredients: [], original, restrictions }, 1)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

const FRITTERS: Dish = [
  'Carnival Fritters',
  ['4 tablespoons of a 40% a.b.v. spirit. Rum or Grappa will do.', '800 g flour', '4 eggs'],
  ['Add the eggs and the liquor to the flour and knead.', 'Fry it in oil.'],
]
const SUB: Dish = [
  'Tuna Sub',
  ['Sandwich bun or bread (a good one)', '1 recipe of your favorite tuna salad', 'Thin cheese'],
  [
    'Lightly toast one side of the bun',
    'Add cheese to bottom of bun',
    'Spread a layer of tuna salad',
    'Place the spinach on top bun',
  ],
]
const CAKE: Dish = [
  'Butter Cake',
  ['250 g butter', '130 g sugar', '4 eggs', '200 g self-raising flour'],
  [
    'Beat the butter, sugar and eggs.',
    'Beat in the flour. Take care not to overwork the gluten after the flour is added.',
    'Bake for 40 minutes.',
  ],
]
const NOODLES: Dish = [
  'Tofu and Cashew Chow Mein',
  [
    '10 oz Precooked Thick Wheat Noodles',
    '2 Tbsp Peanut Oil or other suitable frying oil',
    '6 oz Firm Tofu, cut into cubes',
    '1 Cinnamom stick',
  ],
  ['Heat the oil and fry the tofu with the cinnamom.', 'Stir through the noodles.'],
]
const FISH_CAKES: Dish = [
  'Sardine Cakes',
  ['2 tins sardines', '1/2 cup mayonnaise', '1/2 cup breadcrumbs', '1 onion'],
  ['Scoop the fish cake mix into balls.', 'While the fish cakes chill, heat the oven.', 'Broil.'],
]
const POTATOES: Dish = [
  'Potato Salad',
  ['1 kg potatoes', '1/2 cup mayonnaise', '1 onion, chopped', '1/4 cup parsley'],
  ['Boil the potatoes.', 'Stir the mayonnaise with the onion and parsley, and fold it in.'],
]
const BISQUE: Dish = [
  'Lobster Bisque',
  ['1 lobster', '2 onions', '1/4 cup brandy', '2 l fish stock'],
  ['Fry the onions, add the brandy and flambé.', 'Add the stock and the lobster and simmer.'],
]
const PUDDING: Dish = [
  'Plum Pudding',
  ['1 glass of wine', '450 g raisins', '450 g beef suet', '8 eggs', '450 g bread'],
  ['Mix all with the wine and boil for six hours.'],
]
const PATTIES: Dish = [
  'Patties',
  ['700 g ground beef', '1 onion, chopped', '2 tablespoons of fat or salad oil'],
  ['Combine all except fat and shape.', 'Heat fat in skillet and brown the patties.'],
]

describe('a changed recipe as its editor reads it', () => {
  it('says neither the strength of a spirit nor how to boil down four spoons of juice', () => {
    const { ingredients, adaptations } = change(FRITTERS, 'without alcohol')
    expect(ingredients[0]).toBe('4 tablespoons of apple juice.')
    expect(adaptations).toEqual(['Apple juice in place of spirit (spirit contains alcohol).'])
  })

  it('toasts no lettuce, and fills leaves for the halves of a bun', () => {
    const { ingredients, instructions } = change(SUB, 'low carb')
    expect(ingredients[0]).toBe('large lettuce leaves')
    expect(instructions).toEqual([
      'Add cheese to one lettuce leaf',
      'Spread a layer of tuna salad',
      'Place the spinach on another lettuce leaf',
    ])
  })

  it('overworks the mixture where the flour has no gluten', () => {
    const { instructions } = change(CAKE, 'gluten free')
    expect(instructions[1]).toMatch(/^Beat in the gluten-free flour\./)
    expect(instructions[1]).toMatch(/not to overwork the mixture after the gluten-free flour/)
  })

  it('coats with what stands in for flour where flouring is a verb', () => {
    const fish: Dish = [
      'Fried Sole',
      ['4 soles', '50 g flour', '3 tbsp oil'],
      ['Lightly flour each fish and shake it. Then flour the tails well.', 'Fry in the oil.'],
    ]
    expect(change(fish, 'gluten free').instructions[0]).toBe(
      'Lightly coat each fish with gluten-free flour and shake it. Then coat the tails with gluten-free flour well.',
    )
  })

  it('doubts neither its own precooked noodles nor a spice that is misspelt', () => {
    const { ingredients, description } = change(NOODLES, 'gluten free')
    expect(ingredients[0]).toBe('10 oz Precooked rice noodles')
    expect(description).not.toMatch(/label/)
  })

  it('takes the other of two oils for the only one', () => {
    const { ingredients, adaptations } = change(NOODLES, 'nut-free')
    expect(ingredients[1]).toBe('2 Tbsp frying oil')
    expect(adaptations.join()).toMatch(
      'Frying oil in place of Peanut Oil (Peanut Oil contains peanuts).',
    )
  })

  it('doubts no dish by the name of what is in it', () => {
    expect(change(FISH_CAKES, 'egg-free').description).not.toMatch(/label/)
  })

  it('binds a salad without mayonnaise with what is neither that nor vegan mayonnaise', () => {
    const plain = change(POTATOES, 'without mayonnaise')
    expect(plain.ingredients).toContain('1/2 cup Greek yogurt')
    expect(plain.description).toMatch(/teaspoon of mustard/)
    expect(change(POTATOES, 'without mayo and vegan').ingredients.join()).not.toMatch(/mayonnaise/)
  })

  it('sets fire to no juice', () => {
    expect(change(BISQUE, 'without alcohol').instructions[0]).toMatch(/, add the apple juice\.$/)
  })

  it('puts juice, not stock, into a sweet pudding of suet', () => {
    expect(change(PUDDING, 'without alcohol').ingredients[0]).toBe('1 glass of apple juice')
  })

  it('takes the oil where fat may be lard', () => {
    const { ingredients, instructions } = change(PATTIES, '', ['no pork', 'no lard'])
    expect(ingredients[2]).toBe('2 tablespoons of salad oil')
    expect(instructions).toEqual([
      'Combine all except oil and shape.',
      'Heat oil in skillet and brown the patties.',
    ])
  })
})
