import { describe, expect, it } from 'vitest'
import { compose } from '../compose/compose.ts'

type Dish = readonly [title: string, ingredients: string[], instructions: string[]]

function answer([title, ingredients, instructions]: Dish, text: string, restrictions: string[]) {
  const original = { title, servings: '4', ingredients, instructions }
  return compose({ mode: 'adapt', text, ingredients: [], original, restrictions }, 1)
}

/** The recipe as one wish of its cook changes it. */
function change(dish: Dish, text: string, restrictions: string[] = []) {
  const changed = answer(dish, text, restrictions)
  if (changed.kind !== 'recipe') throw new Error(changed.reason)
  return changed.recipe
}

const RAGU: Dish = [
  'Sunday Ragù',
  [
    '100 g pancetta (optional)',
    '300 g beef mince',
    '350 g pork mince',
    '1-2 glasses wine (whatever you have open)',
  ],
  [
    'Dice the pancetta and let it sauté.',
    'Add your minced meat and stir until all the meat is brown.',
    'Add the wine and let it boil away.',
  ],
]
const CREPES: Dish = [
  'Thin Crêpes',
  ['300 g flour', '3 eggs', '600 ml milk', '200 ml beer'],
  ['Mix the flour, eggs, milk and beer.', 'Fry a ladle of it at a time.'],
]
const ONION_SOUP: Dish = [
  'Onion Soup',
  ['6 onions', '1 Baguette Loaf, sliced', 'Melty cheese, preferably Gruyère or Swiss'],
  ['Simmer the onions.', 'Lay slices of baguette bread on the soup.', 'Melt the cheese on it.'],
]
const FOLDED: Dish = [
  'Folded Tortilla',
  [
    '2 corn tortillas',
    '100 g mozzarella',
    'Most cheeses are fine, but the taste of Oaxaca cheese is more authentic.',
  ],
  ['Lay the mozzarella on the tortillas and fold them in a hot pan.'],
]
const POTATOES: Dish = [
  'Potato Bake',
  ['600 g potatoes', '300 ml milk', 'As much bacon as you want to garnish'],
  ['Layer the potatoes with the milk.', 'Add the bacon and bake for 45 minutes.'],
]
const COOKIES: Dish = [
  'Plain Cookies',
  ['200 g flour', '100 g butter', '100 g sugar'],
  ['Cream the butter and sugar.', 'Work in the flour and bake for 12 minutes.'],
]
const STEW: Dish = [
  'Village Stew',
  ['1.5 kg goat, in pieces', '1 tablespoon lard', '2 onions, diced'],
  [
    'Heat the lard in a pot.',
    'After the meat sears, add the onions.',
    'Simmer the goat for two hours and take out the small bones.',
  ],
]
const SPONGE: Dish = [
  'Yogurt Cake',
  ['300 g flour', '180 g sugar', '3 eggs', '1 tbsp baking powder'],
  [
    'Beat the yolks with the sugar.',
    'Add the flour and baking powder.',
    'Beat the whites in another bowl and fold them in.',
    'Bake for 45 minutes.',
  ],
]
const BOWLS: Dish = [
  'Spiced Chicken Bowls',
  ['4 chicken breasts', '2 tomatoes', '1 tsp oil'],
  [
    'Add the oil to a hot pan, then the chicken. Sear until golden-brown.',
    'Transfer the chicken to a sheet and bake at 450F until it is cooked through (10-12 mins).',
    'Serve with the tomatoes.',
  ],
]
const FISH_SOUP: Dish = [
  'Harbor Soup',
  ['1 kg fish, raw', '1 onion', '3 tomatoes'],
  [
    'Boil the head, tail and spine of the fish for an hour.',
    'Add the onion, tomatoes and fish and simmer for 10 minutes.',
  ],
]

describe('what stands in does what went did', () => {
  it('takes ground meat for ground meat, and leaves ‘the meat’ where one of two is there still', () => {
    const { ingredients, instructions } = change(RAGU, 'without pork and alcohol')
    expect(ingredients).toEqual([
      '100 g beef bacon (optional)',
      '300 g beef mince',
      '350 g ground beef',
      '1-2 glasses vegetable stock',
    ])
    expect(instructions[1]).toBe('Add your minced meat and stir until all the meat is brown.')
  })

  it('takes no stock for the beer of a batter', () => {
    expect(change(CREPES, 'without alcohol').ingredients).toContain('200 ml club soda')
  })

  it('sweetens with what nobody refines, unless no sugar at all is to be added', () => {
    expect(change(COOKIES, 'no refined sugar').ingredients).toContain('100 g coconut sugar')
    expect(change(COOKIES, 'no added sugar').ingredients.join()).not.toMatch(/coconut sugar|honey/)
  })

  it('takes the one half of what lifts for the yolks, the other for the whites', () => {
    const told = change(SPONGE, '', ['egg-free']).instructions.join(' ')
    expect(told).toMatch(/Beat the first half of the .* Beat the second half of the /)
  })

  it('weighs fish for the breasts of a bird, and sears it before the oven ends it', () => {
    const { ingredients, instructions } = change(BOWLS, 'use fish instead of chicken')
    expect(ingredients[0]).toMatch(/^\d+ g .*cod/)
    expect(instructions[0]).toContain('Sear for 1 to 2 minutes on each side, until golden')
    expect(instructions[1]).toContain('6 to 8 minutes')
  })

  it('takes another oil for the one that is out', () => {
    const chips: Dish = [
      'Chips',
      ['2 potatoes', '500 ml peanut oil'],
      ['Slice the potatoes and fry them in the peanut oil.'],
    ]
    const { ingredients, instructions } = change(chips, 'I have no peanut oil')
    expect(ingredients[1]).toBe('500 ml canola oil')
    expect(instructions[0]).toContain('in the canola oil')
  })
})

describe('what one has none of', () => {
  it('leaves the other of two that a line offers', () => {
    const penne: Dish = [
      'Penne Arrabbiata',
      ['300 g penne', '400 g tomatoes', 'Grated Pecorino Romano or Parmigiano Reggiano'],
      ['Boil the penne.', 'Stir in the tomatoes and serve with the grated cheese.'],
    ]
    const { ingredients } = change(penne, 'I have no parmesan')
    expect(ingredients[2]).toBe('Grated Pecorino Romano')
  })

  it('raises plain flour with baking powder where it is self-raising that is out', () => {
    const damper: Dish = [
      'Damper',
      ['4 cups self-raising flour', '1 cup milk'],
      ['Mix all the ingredients together.', 'Knead the bread and bake it for 25 minutes.'],
    ]
    const { ingredients } = change(damper, 'I have no self-raising flour')
    expect(ingredients.slice(0, 2)).toEqual(['4 cups flour', '2 ½ tbsp baking powder'])
  })
})

describe('lines and steps that say more than a name', () => {
  it('promises a baguette once, whatever the step calls it', () => {
    const { instructions, ingredients } = change(ONION_SOUP, '', ['gluten-free', 'dairy-free'])
    expect(instructions[1]).toBe('Lay slices of gluten-free baguette on the soup.')
    expect(ingredients[2]).not.toMatch(/preferably|Swiss/)
  })

  it('leaves out which cheese is the best where there is none', () => {
    const { ingredients } = change(FOLDED, '', ['dairy-free'])
    expect(ingredients).toEqual(['2 corn tortillas', '100 g vegan mozzarella'])
  })

  it('keeps in the list what is taken as one likes', () => {
    const { ingredients, instructions } = change(POTATOES, '', ['vegetarian'])
    expect(ingredients[2]).toBe('As much smoked tofu as you want to garnish')
    expect(instructions[1]).toContain('Add the smoked tofu')
  })

  it('counts lard as no meat that steps sear, simmer or bone', () => {
    const { instructions } = change(STEW, 'without pork')
    expect(instructions.slice(1)).toEqual(STEW[2].slice(1))
  })

  it('declines where heads and spines are cooked of what is no fish', () => {
    const declined = answer(FISH_SOUP, 'use chicken instead of fish', [])
    expect(declined.kind === 'declined' && declined.reason).toContain('done to fish alone')
  })

  it('greases a dish of one and a half quarts as it stands', () => {
    const bake: Dish = [
      'Carrot Bake',
      ['1 kg carrots', '50 g butter'],
      ['Butter a 1.5 quart baking dish.', 'Bake the carrots with the butter for 40 minutes.'],
    ]
    const [first] = change(bake, '', ['vegan']).instructions
    expect(first).toBe('Grease a 1.5 quart baking dish with vegan butter.')
  })

  it('declines no dish for shellfish that one may leave out, nor for a well that is carved in flour', () => {
    const pasta: Dish = [
      'Ravioli',
      ['400 g flour', '4 eggs', '250 g ricotta', '100 g lobster (optional)'],
      [
        'Carve a well into the flour and knead it with the eggs.',
        'Fill the dough with the ricotta and the lobster and boil it for 3 minutes.',
      ],
    ]
    expect(answer(pasta, '', ['shellfish-free']).kind).toBe('recipe')
  })

  it('is not held to what was said twice before', () => {
    const dinner: Dish = [
      'Seared Chicken',
      ['4 chicken breasts', '100 g flour'],
      ['Coat the chicken in flour and fry it for 10 minutes. Winner winner chicken dinner!'],
    ]
    expect(answer(dinner, 'use tofu instead of chicken', []).kind).toBe('recipe')
  })

  it('binds a dough of brewer’s yeast without gluten, and coats in no soy milk', () => {
    const pizza: Dish = [
      'Herb Pizza',
      ['350 g flour', "15 g brewer's yeast", '200 g spinach'],
      ['Knead flour with warm water and the yeast.', 'Top with the spinach and bake.'],
    ]
    const told = change(pizza, '', ['gluten-free'])
    expect(told.ingredients).toContain('2 tbsp psyllium husk')
    expect(told.instructions[0]).toMatch(/^Mix gluten-free flour with warm water/)
    const tenders: Dish = [
      'Chicken Tenders',
      ['500 g chicken strips', '100 g flour', 'Egg wash', '100 g breadcrumbs'],
      [
        'Dip the chicken into the flour, the egg wash and the breadcrumbs.',
        'Fry it for 8 minutes.',
      ],
    ]
    expect(change(tenders, '', ['egg-free']).ingredients).toContain('6 tbsp gram flour')
  })

  it('says in the title that it is free of nuts, where something had to change', () => {
    const granola: Dish = [
      'Morning Granola',
      ['300 g oats', '100 g almonds', '3 tbsp oil'],
      ['Stir the oats, almonds and oil and bake for 20 minutes.'],
    ]
    expect(change(granola, '', ['nut-allergy']).title).toBe('Nut-Free Morning Granola')
  })
})

describe('what a dish is about', () => {
  it('says how fish comes to a pan in which other meat goes on cooking', () => {
    const paella: Dish = [
      'Valencian Paella',
      ['500 g rice', '1 chicken, cut into pieces', '500 g of rabbit, cut into pieces'],
      ['Fry the chicken and rabbit pieces until golden.', 'Add the rice and cook for 20 minutes.'],
    ]
    const declined = answer(paella, 'use fish instead of rabbit', [])
    expect(declined.kind === 'declined' && declined.reason).toMatch(/last 8 minutes.*63 °C/)
  })

  it('pours no stock for the beer that is drunk', () => {
    const eggs: Dish = [
      'Late Eggs',
      ['4 eggs', '1 onion', 'Beer'],
      ['Fry the onion and eggs.', 'Serve with a glass of ice-cold beer.'],
    ]
    expect(change(eggs, 'without alcohol').instructions[1]).toContain('ice-cold club soda')
  })

  it('creams no oil', () => {
    const biscuits: Dish = [
      'Butter Biscuits',
      ['200 g butter', '300 g flour', '100 g sugar'],
      ['Mix the butter and sugar until airy.', 'Work in the flour and bake for 12 minutes.'],
    ]
    expect(change(biscuits, 'I have no butter').ingredients[0]).toBe('200 g margarine')
  })

  it('cuts no chickpea, and is not called after the tofu that went', () => {
    const tofu: Dish = [
      'Crisp Tofu',
      ['400 g firm tofu', '1 broccoli', '2 tbsp oil'],
      [
        'Cut the tofu into 2 cm cubes and place it in a bag.',
        'Cook the tofu in the oil until the bottom is golden brown, flip and repeat.',
        'Add the broccoli.',
      ],
    ]
    const { title, instructions } = change(tofu, '', ['soy-free'])
    expect(title).toBe('Crisp Chickpeas')
    expect(instructions[0]).toBe('Place the chickpeas in a bag.')
    expect(instructions[1]).toBe('Cook the chickpeas in the oil until they are golden brown.')
  })

  it('calls tacos of lentils so, and drains no fat of them', () => {
    const tacos: Dish = [
      'Taco Meat',
      ['500 g ground beef', '1 onion', '1 tsp cumin'],
      ['Brown the beef and onion. Drain grease.', 'Stir in the cumin and simmer for 20 minutes.'],
    ]
    const { title, instructions } = change(tacos, 'use lentils instead of beef')
    expect(title).toBe('Taco Lentils')
    expect(instructions.join(' ')).not.toContain('rease')
  })
})

describe('meat by its cut, its bones and its kinds', () => {
  it('takes rashers for rashers, and ham for the bacon that is out', () => {
    const wrap: Dish = [
      'Breakfast Wrap',
      ['2 bacon rashers', '1 egg', '2 wraps'],
      ['Fry the bacon, then the egg, and fold both into the wraps.'],
    ]
    expect(change(wrap, 'without pork').ingredients[0]).toBe('2 beef bacon rashers')
    expect(change(wrap, 'I have no bacon').ingredients[0]).toBe('2 ham rashers')
  })

  it('makes the pot of the bones of what came in', () => {
    const pho: Dish = [
      'Noodle Pot',
      ['300 g diced beef', 'Beef bones with marrow (3x)', '200 g rice noodles'],
      ['Boil the bones and simmer the diced beef for an hour.', 'Add the rice noodles.'],
    ]
    expect(change(pho, 'use chicken instead of beef').ingredients[1]).toBe('Chicken bones (3x)')
  })

  it('takes the cube of vegetables, and takes no bone out of seitan', () => {
    const soup: Dish = [
      'Pea Soup',
      [
        '300 g split peas',
        '1 pork chop',
        '1 bouillon cube (vegetable, pork or chicken)',
        '1 pound sausage, smoked',
      ],
      [
        'Boil the split peas, pork chop and bouillon cube for 45 minutes.',
        'Remove the pork chop, debone, and slice the meat.',
        'Add the sausage for the last 15 minutes.',
      ],
    ]
    const { ingredients, instructions } = change(soup, '', ['vegan'])
    expect(ingredients[2]).toMatch(/bouillon cube \(vegetable\)/)
    expect(ingredients[3]).toContain('vegan sausage')
    expect(instructions[1]).not.toContain('debone')
  })

  it('keeps the butter that is told in brackets', () => {
    const cutlets: Dish = [
      'Soft Cutlets',
      ['500 g chicken mince', 'Butter (1 part to 2 parts chicken; less works perfectly fine)'],
      ['Mix the chicken mince with the butter.', 'Shape cutlets and fry them for 10 minutes.'],
    ]
    expect(change(cutlets, '', ['dairy-free']).ingredients[1]).toMatch(/^vegan butter \(1 part/i)
  })

  it('counts whites by their yolks, and salts with salt where garlic goes', () => {
    const cake: Dish = [
      'Butter Cake',
      [
        '250 g butter',
        '4 egg yolks',
        '200 g flour',
        '2 tsp baking powder',
        'Egg whites separated from the yolks above',
      ],
      [
        'Beat the butter and beat in the egg yolks one at a time.',
        'Stir in the flour and baking powder.',
        'Beat the egg whites to firm peaks, fold them in and bake for 40 minutes.',
      ],
    ]
    const told = change(cake, '', ['egg-free'])
    expect(told.ingredients.join()).toMatch(/¼ cup vegan mayonnaise.*½ cup aquafaba/)
    expect(told.instructions[0]).toContain('bit by bit')
    const toast: Dish = [
      'Toast',
      ['4 slices bread', '1 tsp garlic salt'],
      ['Toast the bread and sprinkle it with the garlic salt.'],
    ]
    expect(change(toast, '', ['no garlic']).ingredients[1]).toBe('¾ tsp salt')
  })
})

describe('two for one, and one for two', () => {
  const patties: Dish = [
    'Grilled Patties',
    ['600 g ground beef', '1 onion'],
    ['Knead the ground beef with the onion, shape patties and fry them for 10 minutes.'],
  ]

  it('takes half of each of two meats', () => {
    const { ingredients } = change(patties, 'lamb and pork instead of beef')
    expect(ingredients.slice(0, 2)).toEqual(['300 g ground pork', '300 g ground lamb'])
  })

  it('reads ‘with turkey, not beef’ as in place of it', () => {
    expect(change(patties, 'with turkey, not beef').ingredients[0]).toBe('600 g ground turkey')
  })
})
