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

const SALAD: Dish = [
  'Winter Salad',
  ['1 head romaine', '1 avocado', '1/2 cup sunflower seeds', '3 tbsp olive oil'],
  [
    'Tear the romaine into a bowl.',
    'Then, cut the avocado and add it to the bowl alongside the sunflower seeds.',
    'Dress it with the oil.',
  ],
]
const TARTS: Dish = [
  'Cheesecake Tartlets',
  ['200 g cream cheese', '50 g sugar', '12 meringue shells', '100 g raspberries'],
  [
    'Beat the cream cheese with the sugar.',
    'Pipe a swirl of the cheesecake filling into each of the meringue shells (I like to use a star tip for this).',
    'Top with the raspberries.',
  ],
]
const GLAZED: Dish = [
  'Glazed Tea Cake',
  [
    '200 g flour',
    '2 tsp baking powder',
    '100 g sugar',
    '120 ml buttermilk',
    '150 g powdered sugar',
    '60 ml buttermilk',
  ],
  [
    'Stir the flour, baking powder and sugar with the buttermilk and bake for 40 minutes.',
    'Whisk the powdered sugar with the buttermilk and pour it over the cake.',
  ],
]

const SOAKED_TOAST: Dish = [
  'Golden Toast',
  ['2 eggs', '120 ml milk', '5 slices of bread', '1 tbsp oil'],
  [
    'Take your two eggs and crack them into a bowl together.',
    'Break the yolks and stir the eggs and milk well.',
    'Dip the bread and fry it in the oil until golden.',
  ],
]
const TARTLETS: Dish = [
  'Lemon Tartlets',
  ['Shortbread pastry', '200 g flour', '100 g butter', '60 g sugar'],
  [
    'Rub the flour, butter and sugar together, flour the work surface and roll it out.',
    'Bake at 180 °C for 15 minutes and fill them with a pastry bag.',
  ],
]
const ANY_OF: Dish = [
  'Greens for Supper',
  ['500 g short penne, fusilli, farfalle, or grilled sausages, fried eggs, toast', '1 kg chard'],
  [
    'Boil the chard and the penne.',
    'Serve it with sausages, piled on toast or topped with a fried egg.',
  ],
]
const PULLED: Dish = [
  'Slow-Cooked Pulled Pork',
  ['1.5 kg pork shoulder', '200 ml ketchup', '2 tbsp vinegar'],
  [
    'Slow-Cooked Pulled Pork',
    'Lay the pork in the slow cooker with the ketchup and vinegar, cook it on low for 8 hours and shred it.',
  ],
]
const FRIED_BITS: Dish = [
  'Fried Bits',
  ['Pork belly', 'Salt', 'Corn oil'],
  ['Cut the pork belly small.', 'Add salt 5 ml', 'Fry it in the oil until brown.'],
]

describe('a changed recipe as its cook reads it', () => {
  it('cracks nothing that is no egg', () => {
    const { instructions } = change(SOAKED_TOAST, 'make it vegan')
    expect(instructions.join(' ')).not.toMatch(/crack|break|yolk/i)
  })

  it('says with which flour a surface is dusted, and promises nothing of a bag', () => {
    const { ingredients, instructions } = change(TARTLETS, 'gluten-free please')
    expect(ingredients[0]).toBe('gluten-free shortbread pastry')
    expect(instructions[0]).toMatch(/dust the work surface with gluten-free flour/)
    expect(instructions[1]).toMatch(/a pastry bag/)
  })

  it('leaves out of a list of which any would do what breaks a rule', () => {
    const { ingredients, instructions } = change(ANY_OF, 'without eggs')
    expect([...ingredients, ...instructions].join(' ')).not.toMatch(/\beggs?\b(?!-free)|topped/i)
    expect(ingredients[0]).toMatch(/penne, fusilli, farfalle, grilled sausages or toast$/)
  })

  it('takes of what stands in for meat what one eats, and half of its hours', () => {
    const { ingredients, instructions } = change(PULLED, 'make it vegan')
    expect(ingredients[0]).toBe('800 g young jackfruit')
    expect(instructions).toHaveLength(1)
    expect(instructions[0]).toMatch(/on low for 4 hours/)
  })

  it('multiplies what only a step measures', () => {
    expect(change(FRIED_BITS, 'double it').instructions[1]).toBe('Add salt 10 ml')
  })

  it('keeps what the same sentence does to another food', () => {
    const { instructions } = change(SALAD, 'leave out the avocado')
    expect(instructions).toEqual([
      'Tear the romaine into a bowl.',
      'Add the sunflower seeds to the bowl.',
      'Dress it with the oil.',
    ])
  })

  it('leaves nothing of what was only done to the food that went', () => {
    const { instructions } = change(
      [
        'Carrot Pan',
        ['4 carrots', '1 onion', '1 tsp salt', '2 tbsp oil'],
        [
          'Fry the carrots in the oil with the salt.',
          'Chop the onion and season it with the salt.',
        ],
      ],
      'leave out the onion',
    )
    expect(instructions).toEqual(['Fry the carrots in the oil with the salt.'])
  })

  it('keeps a step that only speaks of a liking in brackets', () => {
    const { instructions } = change(TARTS, 'make it dairy-free')
    expect(instructions.join(' ')).toMatch(/meringue shells \(I like to use a star tip for this\)/)
  })

  it('says that an offer in a step went, and keeps the rest of the step to the rule', () => {
    const { instructions, adaptations } = change(
      [
        'Tofu Supper',
        ['400 g tofu', '1 onion'],
        ['Fry the tofu and onion in butter. You can also use chicken thighs.'],
      ],
      'make it vegan',
    )
    expect(instructions.join(' ')).not.toMatch(/chicken|(?<!vegan )butter/)
    expect(adaptations.join(' ')).toMatch(/chicken thighs/)
  })

  it('lists what comes in two places twice, and from what a house has', () => {
    const { ingredients } = change(GLAZED, 'I have no buttermilk')
    expect(ingredients.filter((line) => /\bmilk\b/.test(line))).toEqual([
      '120 ml milk',
      '60 ml milk',
    ])
  })

  it('never joins what two headings list', () => {
    const { ingredients } = change(
      [
        'Crumble Tart',
        ['Dough:', '200 g flour', '100 g butter', 'Crumble:', '100 g butter', '80 g oats'],
        ['Rub 100 g butter into the flour.', 'Rub 100 g butter into the oats and bake it all.'],
      ],
      'make it vegan',
    )
    expect(ingredients.filter((line) => /butter/.test(line))).toHaveLength(2)
  })

  it('names what to look at in a step as it does for a line', () => {
    const { description } = change(
      [
        'Banana Cream',
        ['2 bananas', '1 cup milk', '1 tbsp sugar'],
        ['Blend the bananas, milk and sugar.', 'Top with chocolate chips.'],
      ],
      'make it dairy-free',
    )
    expect(description).toMatch(/label of: chocolate chips/i)
  })

  it('has nobody look for the label of what is listed by another name', () => {
    const { description } = change(
      [
        'Noodle Soup',
        ['200 g pasta', '1 onion', '1 l water'],
        ['Boil the pasta in the water.', 'Serve the noodles with the onion.'],
      ],
      'make it gluten-free',
    )
    expect(description).not.toMatch(/label/)
  })

  it('has nobody look for the label of what the recipe makes', () => {
    const { description } = change(
      [
        'Rocky Road Ice Cream',
        ['1 cup cream', '50 g sugar', '50 g almonds'],
        ['Churn the cream with the sugar.', 'Fold in the almonds and serve your ice cream.'],
      ],
      'without nuts',
    )
    expect(description).not.toMatch(/label of: ice cream/i)
  })

  it('says of what nobody knows and is optional that it can go', () => {
    const { ingredients, description } = change(
      [
        'Oat Shake',
        ['1 cup milk', '40 g oats', '1 scoop Zorblax Mix (optional)'],
        ['Blend the milk and the oats.'],
      ],
      'make it dairy-free',
    )
    expect(ingredients.join()).toMatch(/Zorblax/)
    expect(description).toMatch(/label of: .*Zorblax.*it is optional, so leave it out/)
  })

  it.each([
    'no alcohol please',
    'make it alcohol-free',
    'without alcohol',
  ])('leaves no spoon of vanilla extract for “%s”', (wish) => {
    const { ingredients } = change(
      [
        'Rum Cream',
        ['1 cup cream', '1 tsp vanilla extract', '2 tbsp rum', '60 g sugar'],
        ['Whip the cream with the vanilla extract, rum (optional to spike) and sugar.'],
      ],
      wish,
    )
    expect(ingredients.join()).not.toMatch(/extract|\brum\b/)
  })

  it('says nothing of spiking behind what has no alcohol', () => {
    const { instructions } = change(
      [
        'Rum Punch',
        ['1 cup pineapple juice', '2 tbsp rum', '60 g sugar'],
        ['Stir the juice with the rum (optional to spike) and the sugar.'],
      ],
      'make it alcohol-free',
    )
    expect(instructions.join(' ')).not.toMatch(/spike|rum\b/)
  })

  it('calls the dish by its own name', () => {
    const { instructions } = change(
      [
        'Orange Curd',
        ['1 cup orange juice', '100 g sugar', '60 g butter', '2 tbsp cornstarch'],
        ['Simmer the juice, sugar, butter and cornstarch.', 'Strain the curd into a jar.'],
      ],
      'make it vegan',
    )
    expect(instructions.join(' ')).toMatch(/Strain the (?:vegan )?curd into/)
  })

  it('leaves the settings of a machine their names', () => {
    const { instructions } = change(
      [
        'Banana Ice Cream',
        ['2 bananas', '1 cup milk'],
        [
          'Freeze the bananas in the milk.',
          'Spin it on the “Ice Cream” setting, then serve your ice cream.',
        ],
      ],
      'make it dairy-free',
    )
    expect(instructions.join(' ')).toContain('“Ice Cream” setting')
  })

  it('names once what came for two foods that were cut otherwise', () => {
    const { instructions } = change(
      [
        'Tomato Sauce',
        ['onion or garlic', '400 g tomatoes', '1 tbsp olive oil'],
        [
          'Add either diced or grated onion or crushed and sliced garlic to the oil.',
          'Add tomatoes.',
        ],
      ],
      '',
      ['no onion', 'no garlic'],
    )
    expect(instructions.join(' ')).not.toMatch(/(\w+) or crushed and sliced \1/)
  })
})
