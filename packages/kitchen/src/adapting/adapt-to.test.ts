import { describe, expect, it } from 'vitest'
import { compose } from '../compose/compose.ts'
import type { OriginalRecipe } from '../compose/request.ts'
import { checkDiet } from '../diets/check-diet.ts'

const PANCAKES: OriginalRecipe = {
  title: 'Saturday Pancakes',
  servings: '4',
  ingredients: [
    '1 1/2 cups all-purpose flour',
    '1 tbsp sugar',
    '1 tbsp baking powder',
    '1/2 tsp salt',
    '1 1/4 cups milk',
    '1 egg',
    '3 tbsp butter, melted',
  ],
  instructions: [
    'Whisk the flour, sugar, baking powder and salt together in a large bowl.',
    'Make a well, pour in the milk, egg and melted butter, and stir until just smooth.',
    'Heat a lightly oiled pan over medium-high heat and bake small pancakes on both sides. Serve hot with butter.',
  ],
}
const STEW: OriginalRecipe = {
  title: 'Beef Stew',
  servings: '6',
  ingredients: [
    '2 lbs beef chuck, cubed',
    '2 tbsp flour',
    '2 tbsp olive oil',
    '1 onion, chopped',
    '3 carrots, sliced',
    '4 cups beef broth',
    '1 tbsp Worcestershire sauce',
    'Salt and pepper to taste',
  ],
  instructions: [
    'Toss the beef with the flour and brown it in the oil over high heat.',
    'Add the onion and carrots and cook for 5 minutes.',
    'Pour in the broth and Worcestershire sauce and simmer for 2 hours, until the meat is tender. Season with salt and pepper.',
  ],
}

function adapt(original: OriginalRecipe, restrictions: string[], text = '') {
  const answer = compose({ mode: 'adapt', text, ingredients: [], original, restrictions }, 1)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

describe("a cook's own recipe", () => {
  it.each([
    [PANCAKES, ['vegan']],
    [PANCAKES, ['gluten-free']],
    [PANCAKES, ['vegan', 'gluten-free', 'nut-allergy']],
    [PANCAKES, ['lactose-free']],
    [PANCAKES, ['no eggs']],
    [STEW, ['vegan']],
    [STEW, ['gluten-free']],
    [STEW, ['pescatarian']],
    [STEW, ['low-sodium']],
    [STEW, ['no onion']],
  ])('is made to keep to restrictions, checked as a whole: %#', (original, restrictions) => {
    const { ingredients, instructions, servings } = adapt(original, restrictions)
    const checked = { ingredients, steps: instructions, servings: Number(servings) }
    expect(checkDiet(checked, restrictions).findings).toEqual([])
  })

  it('offers nothing in brackets that is avoided', () => {
    const stock = '4 cups beef broth (or beef bouillon and 4 cups water)'
    const ingredients = STEW.ingredients.map((line) =>
      line === '4 cups beef broth' ? stock : line,
    )
    expect(adapt({ ...STEW, ingredients }, ['vegan']).ingredients.join()).not.toMatch(/beef/)
  })

  it('offers nothing in a bracket within a bracket either', () => {
    const nuts = '1/2 cup pistachios (shelled (you may substitute pecans or walnuts))'
    const { ingredients } = adapt({ ...STEW, ingredients: [...STEW.ingredients, nuts] }, [
      'nut-allergy',
    ])
    expect(ingredients.join()).not.toMatch(/pecan|walnut|pistachio/)
  })

  it('keeps what need not change, and lists each change with its reason', () => {
    const { ingredients, adaptations, originalVsAdapted } = adapt(PANCAKES, ['gluten-free'])
    expect(ingredients).toEqual(expect.arrayContaining(['1 1/4 cups milk', '1 egg']))
    expect(adaptations.join(' ')).toMatch(/Gluten-free flour .*contains wheat/)
    expect(
      originalVsAdapted.some((line) => line.startsWith('1 1/2 cups all-purpose flour → ')),
    ).toBe(true)
  })

  it('keeps the times, the difficulty and the description, and is called after its diet', () => {
    const original: OriginalRecipe = {
      ...PANCAKES,
      title: 'Buttermilk Pancakes',
      description: 'Thick and golden. Served with butter.',
      prepTime: '10 minutes',
      cookTime: '15 min',
      totalTime: '25 minutes',
      difficulty: 'easy',
    }
    expect(adapt(original, ['vegan'])).toMatchObject({
      title: 'Vegan Buttermilk Pancakes',
      description: 'Thick and golden. Served with vegan butter.',
      prepTime: '10 minutes',
      cookTime: '15 min',
      totalTime: '25 minutes',
      difficulty: 'Easy',
    })
  })

  it('is named after what it became where its name would lie', () => {
    expect(adapt(STEW, ['vegan']).title).toMatch(/^(?!.*Beef)\S+ Stew$/)
    expect(adapt(STEW, ['gluten-free']).title).toBe('Gluten-Free Beef Stew')
    expect(adapt(STEW, ['vegan']).description).toMatch(/^Now with seitan, vegetable stock/)
  })

  it('says a promise once that was asked for twice', () => {
    expect(adapt(STEW, ['Gluten-Free', 'gluten-free']).title).toBe('Gluten-Free Beef Stew')
  })

  it('keeps its name where nothing had to change', () => {
    expect(adapt(PANCAKES, ['nut-allergy']).title).toBe('Saturday Pancakes')
  })

  it('names in the steps what the list names', () => {
    const { instructions, title } = adapt(STEW, ['vegan'])
    expect(instructions.join(' ')).not.toMatch(/\bbeef\b(?! broth)|\bmeat\b/)
    expect(title).not.toMatch(/Beef/)
  })

  it('of which nothing has to change says so', () => {
    const { ingredients, adaptations } = adapt(PANCAKES, ['shellfish-free'])
    expect(ingredients).toEqual(PANCAKES.ingredients)
    expect(adaptations.join(' ')).toMatch(/Nothing had to change/)
  })

  it('follows the words of a message as well', () => {
    const { ingredients, servings } = adapt(PANCAKES, [], 'make it dairy-free for 8 people')
    expect(servings).toBe('8')
    expect(ingredients).toContain('2 eggs')
    expect(checkDiet({ ingredients, steps: [] }, ['dairy-free']).verdict).toBe('free')
  })

  it('that cannot be saved is declined with what stands against it', () => {
    const meringue: OriginalRecipe = {
      title: 'Roast Pork Belly with Crackling',
      ingredients: ['1 kg pork belly', '1 tbsp salt'],
      instructions: ['Rub the pork with the salt and roast it until the skin crackles.'],
    }
    const answer = compose(
      {
        mode: 'adapt',
        text: '',
        ingredients: [],
        original: meringue,
        restrictions: ['low-sodium'],
      },
      1,
    )
    expect(answer).toMatchObject({ kind: 'declined', reason: expect.stringMatching(/Low-Sodium/) })
  })

  it('that is dangerous is declined', () => {
    const original = { title: 'Tart', ingredients: ['foxglove leaves'], instructions: ['Bake.'] }
    const answer = compose({ mode: 'adapt', text: 'make it vegan', ingredients: [], original }, 1)
    expect(answer).toMatchObject({ kind: 'declined', reason: expect.stringMatching(/poisonous/) })
  })

  it('keeps the cuts that still make sense, and none that do not', () => {
    const bake: OriginalRecipe = {
      title: 'Baked Pasta',
      servings: '4',
      ingredients: [
        '400 g macaroni',
        '300 g Cheddar, grated',
        '40 g butter, melted',
        '500 g raw prawns, peeled',
      ],
      instructions: [
        'Boil the macaroni and toss it with the butter.',
        'Cook the prawns for 3 minutes until pink.',
        'Fold everything together, top with the Cheddar and bake for 20 minutes.',
      ],
    }
    const { ingredients, instructions } = adapt(bake, ['vegan'])
    expect(ingredients.find((line) => line.startsWith('300 g'))).toMatch(/vegan.*, grated$/)
    expect(ingredients.find((line) => line.startsWith('40 g'))).toMatch(/, melted$/)
    expect(ingredients.join()).not.toMatch(/peeled/)
    expect(instructions.join(' ')).not.toMatch(/pink|prawn/)
  })

  it('is cooked no longer than what stands in for meat needs', () => {
    const steak: OriginalRecipe = {
      title: 'Steak Dinner',
      servings: '2',
      ingredients: ['2 (250 g) sirloin steaks', '1 tbsp oil'],
      instructions: [
        'Heat the oil and brown the steaks for 8 minutes a side for medium.',
        'Rest the steaks for 5 minutes. Serve.',
      ],
    }
    const steps = adapt(steak, ['vegan']).instructions.join(' ')
    expect(steps).toMatch(/for 3 minutes a side\./)
    expect(steps).not.toMatch(/medium|[Rr]est/)
    expect(adapt(STEW, ['vegan']).adaptations.join(' ')).toMatch(/40 minutes/)
  })

  it.each([
    ['make it lighter', /^Less fat/],
    ['half the sugar', /quarter less sugar/],
    ['use oat milk instead of milk', /[Oo]at milk in place of milk/],
    ['for the kids', /youngest/],
  ])('is changed as a message asks: %s', (text, note) => {
    const original = text.includes('lighter') ? STEW : PANCAKES
    const { adaptations } = adapt(original, [], text)
    expect(adaptations.some((said) => note.test(said))).toBe(true)
  })

  it.each([
    ['in the air fryer', /one layer/],
    ['make it cheaper', /Nothing in it is dear/],
    ['write me a poem about it', /would have to guess/],
  ])('is declined kindly where no rule could be honest: %s', (text, reason) => {
    const answer = compose({ mode: 'adapt', text, ingredients: [], original: STEW }, 1)
    expect(answer).toMatchObject({ kind: 'declined', reason: expect.stringMatching(reason) })
  })
})

const BRAISE = {
  title: 'Lamb Pot',
  ingredients: ['2 lb lamb shoulder', '1 onion', '2 cups beef or vegetable stock', 'Stuffing:'],
  instructions: [
    'Brown the lamb with the onion.',
    'Add the stock, lower the heat and simmer for 2 - 2.5 hours.',
  ],
  servings: '4',
}

describe('what a wish moves to another vessel or another meat', () => {
  const change = (original: typeof BRAISE, text: string) => {
    const answer = compose({ mode: 'adapt', text, ingredients: [], original }, 1)
    if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
    return answer.recipe
  }

  it('simmers a third as long under pressure, and never shorter than its meat needs', () => {
    const { instructions } = change(BRAISE, 'in the pressure cooker')
    expect(instructions.at(-1)).toMatch(
      /^Put what is in the pan into the pressure cooker\. Add the stock\. Close the lid and cook at high pressure for 60 minutes, then/,
    )
  })

  it('bakes cooler and shorter in the air fryer', () => {
    const wings = {
      ...BRAISE,
      ingredients: ['2 lb chicken wings', '1 tsp salt'],
      instructions: ['Preheat the oven to 220°C.', 'Salt the wings and bake for 40 minutes.'],
    }
    expect(change(wings, 'in the air fryer').instructions.join(' ')).toBe(
      'Preheat the air fryer to 200 °C (400 °F). Salt the wings. Brush the chicken wings with a little oil, lay them in one layer in the basket and cook at 200 °C (400 °F) for 20 to 24 minutes, turning once, until they read 74 °C (165 °F) inside.',
    )
  })

  it('cooks chicken for as long as chicken takes, and says when it is done where it cooks', () => {
    const { instructions } = change(
      { ...BRAISE, instructions: ['Cut up the lamb.', 'Simmer the lamb for 2 hours.'] },
      'use chicken instead of lamb',
    )
    expect(instructions[0]).toBe('Cut up the chicken.')
    expect(instructions[1]).toMatch(
      /^Simmer the chicken for \d\d to \d\d minutes\. The chicken is done .*74 °C/,
    )
  })

  it('counts the old hours nowhere in the slow cooker, and browns without a thermometer', () => {
    const { instructions } = change(
      {
        ...BRAISE,
        instructions: [
          'Brown the lamb on all sides.',
          'Put it into the slow cooker and cook on low for 8 hours.',
          'After 8 hours, shred the lamb.',
        ],
      },
      'use chicken instead of lamb',
    )
    expect(instructions[0]).toBe('Brown the chicken on all sides.')
    expect(instructions[1]).toMatch(/on low for 4 hours\. The chicken is done .*74 °C/)
    expect(instructions[2]).toBe('Then shred the chicken.')
  })

  it('braises another red meat until it is tender, as long as the first', () => {
    const { instructions } = change(
      { ...BRAISE, instructions: ['Simmer the lamb for 2 hours.'] },
      'use beef instead of lamb',
    )
    expect(instructions).toEqual(['Simmer the beef for 2 hours.'])
  })
})

describe('starch that only the steps name', () => {
  it.each([
    ['Serve with warm tortillas and salsa.', 'Serve with lettuce leaves and salsa.'],
    ['Spoon it over cooked white rice.', 'Spoon it over cauliflower rice.'],
    ['Season with rice vinegar.', 'Season with rice vinegar.'],
  ])('is served as something else in a low-carb dish: %s', (step, told) => {
    const original: OriginalRecipe = {
      title: 'Chicken in the Pan',
      servings: '4',
      ingredients: ['500 g chicken breast', '2 tbsp olive oil', '1 bell pepper'],
      instructions: ['Fry the chicken and the pepper in the oil until cooked through.', step],
    }
    const answer = compose({ mode: 'adapt', text: 'low carb', ingredients: [], original }, 1)
    const recipe = answer.kind === 'recipe' ? answer.recipe : undefined
    expect(recipe?.instructions[1]).toBe(told)
    expect(/Nothing had to change/.test(recipe?.description ?? '')).toBe(step === told)
  })
})

describe('raw flesh in the place of what was ready to eat', () => {
  const salad = (fish: string): OriginalRecipe => ({
    title: 'Salad',
    servings: '4',
    ingredients: [fish, '4 tbsp mayonnaise', '1 cucumber, diced'],
    instructions: [
      'Drain the crab and put it into a bowl.',
      'Stir in the mayonnaise and the cucumber and chill.',
    ],
  })
  const changed = (text: string, original: OriginalRecipe) => {
    const answer = compose({ mode: 'adapt', text, ingredients: [], original }, 1)
    return answer.kind === 'recipe' ? answer.recipe : undefined
  }

  it('is cooked by a step of its own before it is used', () => {
    const recipe = changed('kosher', salad('300 g crab meat'))
    expect(recipe?.ingredients[0]).toBe('300 g cod')
    expect(recipe?.instructions[0]).toMatch(/^Poach the cod .*63 °C/)
    expect(recipe?.instructions).toHaveLength(3)
  })

  it('is not cooked twice where the recipe cooks it', () => {
    const cold = salad('300 g crab meat')
    const stew = {
      ...cold,
      instructions: [...cold.instructions, 'Put the crab into the soup and simmer for 20 minutes.'],
    }
    expect(changed('kosher', stew)?.instructions).toHaveLength(3)
  })
})

describe('a line that says more than its food', () => {
  const adaptLine = (line: string, rule: string) =>
    adapt({ ...BRAISE, ingredients: [line, '1 onion'], instructions: ['Cook all.'] }, [rule])
      .ingredients[0]

  it.each([
    ['1 clove garlic, if using mayonnaise', 'vegan', /^1 clove garlic/],
    ['2 cups beef or vegetable stock', 'vegetarian', /^2 cups vegetable stock$/],
    ['Eggs (and more for the breading)', 'gluten-free', /^Eggs/],
    [
      '2 english muffins or toast, split',
      'gluten-free',
      /^2 gluten-free english muffins or gluten-/,
    ],
    ['1 can condensed cream of chicken soup', 'dairy-free', /^1 can dairy-free condensed/],
  ])('keeps its food: %s', (line, rule, kept) => {
    expect(adaptLine(line, rule)).toMatch(kept)
  })
})

describe('what stands in for what a dish has none of', () => {
  const answer = (text: string, ingredients: string[], instructions: string[], title = 'Supper') =>
    compose(
      {
        mode: 'adapt',
        text,
        ingredients: [],
        original: { title, servings: '4', ingredients, instructions },
      },
      1,
    )
  const listOf = (...asked: Parameters<typeof answer>) => {
    const made = answer(...asked)
    return made.kind === 'recipe' ? made.recipe.ingredients.join('; ') : made.reason
  }

  it.each([
    ['Fry the onion in the butter and simmer it in the stock.', /olive oil/],
    ['Cream the butter with the sugar until fluffy and fold in the flour.', /margarine/],
  ])('is oil in the pan and margarine where it is creamed: %s', (step, expected) => {
    const list = ['100 g butter', '200 g flour', '100 g sugar', '1 onion', '500 ml stock']
    expect(listOf('I have no butter', list, [step])).toMatch(expected)
  })

  it('is never a food that only has butter in its name', () => {
    const list = ['400 g butter beans', '20 g butter', '1 onion']
    expect(
      listOf('I have no butter', list, ['Fry the onion in the butter. Add the beans.']),
    ).toMatch(/^400 g butter beans; .*oil/)
  })

  it('declines oil where the butter is rubbed in cold', () => {
    const list = ['100 g cold butter', '200 g flour']
    const step = 'Rub the cold butter into the flour and chill the dough.'
    expect(listOf('use olive oil instead of butter', list, [step])).toMatch(
      /worked in while it is solid/,
    )
  })

  it.each([
    ['Fried Eggs', ['4 eggs', '1 tbsp oil'], 'Crack the eggs into the hot oil in a pan.'],
    ['Sponge Roll', ['4 eggs', '100 g flour', '100 g sugar'], 'Beat all and bake the batter.'],
  ])('is nothing where the eggs are the dish: %s', (title, list, step) => {
    expect(listOf('without egg', list, [step], title)).toMatch(/eggs/)
    expect(answer('without egg', list, [step], title).kind).toBe('declined')
  })

  it('leaves onion nowhere, also not among the remarks of a line', () => {
    const list = ['Rice, sliced green onions, sesame seeds', '2 cloves garlic', '400 g chicken']
    const step = 'Fry the chicken with the garlic. Serve with rice and green onions.'
    const made = answer('without onion and garlic', list, [step])
    expect(
      made.kind === 'recipe' && [...made.recipe.ingredients, ...made.recipe.instructions].join(),
    ).not.toMatch(/onion|garlic/)
  })

  it('sets no jam with less sugar, and halves by eye what has no amount', () => {
    expect(listOf('less sugar', ['1 kg plums', '800 g sugar'], ['Boil all.'], 'Plum jam')).toMatch(
      /set and kept/,
    )
    expect(listOf('less sugar', ['1 banana', 'Sugar'], ['Blend the banana with sugar.'])).toMatch(
      /Sugar \(half/,
    )
  })

  it('takes the pasta of a low-carb dish that cannot be counted', () => {
    const list = ['beef', 'egg noodles', 'sour cream']
    expect(listOf('low carb', list, ['Boil the egg noodles. Fry the beef.'])).not.toMatch(
      /egg noodles/,
    )
  })
})
