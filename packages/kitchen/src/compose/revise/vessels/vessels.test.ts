import { describe, expect, it } from 'vitest'
import { toRecipe } from '../revise.ts'
import { readClauses, writeClauses } from './clauses.ts'
import { cookIn } from './cook-in.ts'
import { readVessel, type Vessel } from './vessel.ts'

const CURRY = {
  title: 'Chicken Curry',
  servings: '4',
  prepTime: '15 min',
  ingredients: [
    '800 g chicken thighs',
    '1 onion',
    '500 ml chicken stock',
    '3 carrots',
    '100 ml cream',
  ],
  instructions: [
    'Brown the chicken in a large pot. Remove it and set it aside. Fry the onion in the pot until golden.',
    'Return the chicken to the pot, pour in the stock, bring to a boil, reduce the heat and simmer for 40 minutes, stirring now and then.',
    'After 40 minutes, add the carrots and simmer for 15 minutes, until tender. Stir in the cream.',
  ],
}

function move(vessel: Vessel, original: Parameters<typeof toRecipe>[0]) {
  const moved = cookIn(toRecipe(original), vessel)
  if (!moved.ok) throw new Error(moved.reason)
  return moved.recipe
}

function refusal(vessel: Vessel, original: Parameters<typeof toRecipe>[0]): string {
  const moved = cookIn(toRecipe(original), vessel)
  return moved.ok ? moved.recipe.instructions.join(' ') : moved.reason
}

describe('a recipe in another vessel', () => {
  it.each([
    ['in the Instant Pot', 'pressure cooker'],
    ['without an oven', 'pan'],
    ['on the barbecue', 'grill'],
    ['in the crockpot please', 'slow cooker'],
    ['with more garlic', undefined],
  ])('%s is %s', (text, vessel) => {
    expect(readVessel(text)).toBe(vessel)
  })

  it('reads a method in clauses and writes the same again', () => {
    expect(writeClauses(readClauses(CURRY.instructions))).toEqual(CURRY.instructions)
  })

  it('fills the slow cooker at once, roots too, and leaves nothing of the stove behind', () => {
    const recipe = move('slow cooker', CURRY)
    expect(recipe.instructions).toEqual([
      CURRY.instructions[0],
      'Put what is in the pot into the slow cooker. Return the chicken to the slow cooker, pour in the stock. Add the carrots. Cover and cook on low for 5 to 6 hours or on high for 3 to 3 ½ hours, until the chicken reads 74 °C (165 °F) inside and is tender.',
      'Stir in the cream.',
    ])
    expect(recipe).toMatchObject({ cookTime: '5 h', totalTime: '5 h 15 min' })
    expect(recipe.ingredients[2]).toBe('330 ml chicken stock')
  })

  it('cooks by the time that is written, not by a guess after it', () => {
    const recipe = move('slow cooker', {
      title: 'Chicken in Sauce',
      ingredients: ['800 g chicken thighs', '400 ml chicken stock', '1 onion'],
      instructions: [
        'Brown the chicken in a skillet. Add the onion and stock. Stir to dissolve any browned bits.',
        'Simmer for 20 minutes. Allow the skillet to come back up to a simmer.',
      ],
    })
    expect(recipe.instructions).toEqual([
      'Brown the chicken in a skillet. Put what is in the skillet into the slow cooker. Add the onion and stock. Stir to dissolve any browned bits.',
      'Cover and cook on low for 5 to 6 hours or on high for 3 to 3 ½ hours, until the chicken reads 74 °C (165 °F) inside and is tender.',
    ])
  })

  it('keeps the late vegetables of the pressure cooker at a simmer without the lid', () => {
    expect(move('pressure cooker', CURRY).instructions.at(-1)).toBe(
      'When the pressure is gone, add the carrots and simmer without the lid for 15 minutes, until tender. Stir in the cream.',
    )
  })

  it('has beans boil hard before they go into a slow cooker', () => {
    const beans = {
      title: 'Bean Pot',
      ingredients: ['500 g dried kidney beans', '1 onion', '1 l water'],
      instructions: ['Put the beans, onion and water into a pot and simmer for 2 hours.'],
    }
    expect(move('slow cooker', beans).tips.join(' ')).toMatch(/boil them hard for 10 minutes/)
  })

  it('turns pieces into each other’s heat, with the temperature inside', () => {
    const chops = {
      title: 'Baked Pork Chops',
      ingredients: ['4 pork chops', '2 tbsp olive oil'],
      instructions: [
        'Preheat the oven to 200 °C. Season the chops.',
        'Lay the chops on a baking sheet and bake for 25 minutes. Serve with lemon.',
      ],
    }
    const grilled = move('grill', chops)
    expect(grilled.title).toBe('Grilled Pork Chops')
    expect(grilled.instructions.join(' ')).toMatch(
      /grill over medium-high heat for 5 to 6 minutes on each side, until they read 63 °C \(145 °F\)/,
    )
    expect(grilled.instructions.join(' ')).not.toMatch(/oven|baking sheet/)
  })

  it.each<[Vessel, Parameters<typeof toRecipe>[0], RegExp]>([
    [
      'slow cooker',
      {
        title: 'Meringues',
        ingredients: ['3 egg whites', '200 g flour', '150 g sugar', '1 tsp baking powder'],
        instructions: ['Beat the batter and bake for 20 minutes.'],
      },
      /pale and soggy/,
    ],
    [
      'slow cooker',
      {
        title: 'Chicken Pilaf',
        ingredients: ['500 g chicken thighs', '300 g rice', '700 ml stock'],
        instructions: [
          'Brown the chicken in a pot.',
          'Add the rice and the stock and simmer for 20 minutes.',
        ],
      },
      /rice apart/,
    ],
    ['air fryer', CURRY, /blows hot air/],
    ['microwave', CURRY, /74 °C/],
    ['pan', CURRY, /needs no oven as it is/],
  ])('declines the %s for what it does not do', (vessel, original, reason) => {
    expect(refusal(vessel, original)).toMatch(reason)
  })

  const BIRD = {
    title: 'Roast Chicken',
    ingredients: ['1 whole chicken (3 lb)', '1 tbsp oil', '1 tsp salt'],
    instructions: [
      'Preheat the oven to 220 °C. Line a baking sheet with foil.',
      'Rub the chicken with the oil and salt.',
      'Roast the chicken for 45 minutes. Let it stand for 5 minutes.',
    ],
  }

  it('grills a bird that is pressed flat over a milder fire, and leaves the tray behind', () => {
    const { instructions } = move('grill', {
      ...BIRD,
      title: 'Spatchcock Chicken',
      instructions: [
        BIRD.instructions[0] ?? '',
        'Cut out the backbone of the chicken and press it flat. Turn it breast side up.',
        ...BIRD.instructions.slice(1),
      ],
    })
    expect(instructions.join(' ')).toMatch(
      /^Heat the grill to medium .* Turn it breast side up\. .* over medium heat with the lid closed, .*74 °C \(165 °F\)/,
    )
    expect(instructions.join(' ')).not.toMatch(/baking sheet|oven/)
  })

  it.each<[string, Vessel, Parameters<typeof toRecipe>[0], RegExp]>([
    ['a whole bird', 'grill', BIRD, /^A whole bird or joint/],
    ['a sauce', 'grill', CURRY, /^It cooks in liquid or in a sauce/],
    [
      'a loose mixture',
      'air fryer',
      {
        title: 'Potato Pancakes',
        ingredients: ['1 kg potatoes, grated', '2 eggs', '30 g flour', '6 tbsp oil'],
        instructions: [
          'Mix the potatoes with the eggs and flour.',
          'Heat the oil in a pan, spoon in the mixture and fry for 3 minutes on each side.',
        ],
      },
      /^It is a loose mixture that sets/,
    ],
    [
      'no quick cooking',
      'slow cooker',
      {
        title: 'Spinach Gratin',
        ingredients: ['500 g spinach', '4 eggs', '200 g cheddar'],
        instructions: ['Mix all and spread it into a dish.', 'Bake, covered, for 35 minutes.'],
      },
      /no tested time for such a dish/,
    ],
  ])('says of %s why it stays as it is', (_what, vessel, original, reason) => {
    expect(refusal(vessel, original)).toMatch(reason)
  })

  it('sets in the pan under a lid what the oven only finished', () => {
    const { instructions } = move('pan', {
      title: 'Frittata',
      ingredients: ['6 eggs', '1 onion', '100 g ham', '50 g cheddar, shredded'],
      instructions: [
        'Fry the onion in an oven-safe pan. Add the ham and set oven to broil.',
        'Pour in the eggs and cook until the edges are firm. Place into oven',
        'Keep in oven until firm. Add the cheddar and put back into the oven until melted.',
      ],
    })
    expect(instructions).toEqual([
      'Fry the onion in a non-stick pan. Add the ham.',
      'Pour in the eggs and cook until the edges are firm.',
      'Cover with a lid and cook over low heat until firm. Add the cheddar and cover again and cook over low heat until melted.',
    ])
  })

  it('makes in the oven what was air-fried, hotter and for longer', () => {
    const recipe = move('oven', {
      title: 'Air Fryer Chickpeas',
      ingredients: ['1 can chickpeas', '1 tbsp oil'],
      instructions: [
        'Toss the chickpeas with the oil.',
        'Cook in air fryer for 8 minutes at 200 °C.',
      ],
    })
    expect(recipe.title).toBe('Chickpeas')
    expect(recipe.instructions).toEqual([
      'Preheat the oven to 215 °C (420 °F).',
      'Toss the chickpeas with the oil.',
      'Cook on a lined tray in the oven for 10 to 13 minutes at 215 °C (420 °F).',
    ])
  })

  it('leaves a rest and an oven-safe dish as they are in the air fryer', () => {
    const { instructions } = move('air fryer', {
      title: 'Baked Apples',
      ingredients: ['4 apples', '50 g butter'],
      instructions: [
        'Put the apples into an oven-safe dish and bake them at 180 °C for 30 minutes.',
        'Take them out of the oven and let them sit for 10 minutes.',
      ],
    })
    expect(instructions).toEqual([
      'Put the apples into an oven-safe dish and bake them at 165 °C (330 °F) for 24 minutes.',
      'Take them out of the air fryer and let them sit for 10 minutes.',
    ])
  })

  it('tells of a pot of hot oil how it is done without', () => {
    expect(
      refusal('air fryer', {
        title: 'Potato Chips',
        ingredients: ['2 potatoes', 'Peanut oil for frying'],
        instructions: [
          'Set a wok over medium heat and add the oil.',
          'Slice the potatoes. Add the potatoes to the hot oil and cook for 9 minutes.',
        ],
      }),
    ).toMatch(/^Its steps are those of a pot of hot oil.*thin slices take 12 to 15 minutes/)
  })

  it('lays in what was shaped of ground meat, with the fat of the pan and without its pan', () => {
    const schnitzel = move('oven', {
      title: 'Schnitzel',
      ingredients: ['4 veal cutlets', '100 g breadcrumbs', '2 eggs', '100 g butter'],
      instructions: [
        'Coat the cutlets with egg and breadcrumbs.',
        'Melt the butter in a deep pan. (Attention: Butter should not turn brown)',
        'Fry the cutlets on each side until golden. (e.g. 3 min on each side)',
      ],
    })
    expect(schnitzel.instructions).toEqual([
      'Preheat the oven to 220 °C (425 °F).',
      'Coat the cutlets with egg and breadcrumbs.',
      expect.stringMatching(/^Melt the butter, brush the veal cutlets with it, .*for 3 minutes\.$/),
    ])
    const meatballs = move('air fryer', {
      title: 'Meatballs',
      ingredients: ['500 g ground beef', '50 g panko'],
      instructions: [
        'Mix and shape meatballs.',
        'Bake the meatballs on a sheet at 220 °C for 12 minutes.',
      ],
    })
    expect(meatballs.instructions.join(' ')).toMatch(
      /Brush the meatballs with a little oil, lay them/,
    )
  })

  it('moves no piece whose frying makes its sauce', () => {
    expect(
      refusal('grill', {
        title: 'Steak in Beer Sauce',
        ingredients: ['4 sirloin steaks', '100 ml olive oil', '200 ml beer', '1 tbsp flour'],
        instructions: [
          'Bring the steaks to the boil in the oil in a frying pan and let it fry. Set aside.',
          'Add the beer and flour to the pan and stir until it is thick.',
          'Place the reserved steaks again in the skillet for a few more minutes.',
        ],
      }),
    ).toMatch(/leave it as it is made now/)
  })

  it.each<[string, Vessel, Parameters<typeof toRecipe>[0], RegExp]>([
    [
      'bread',
      'pan',
      {
        title: 'Table Loaf',
        ingredients: ['500 g flour', '7 g yeast', '300 ml water', '10 g salt'],
        instructions: [
          'Knead a dough and let it rise.',
          'Bake it, covered, in a dutch oven for 30 minutes.',
        ],
      },
      /flat dough/,
    ],
    [
      'what is stirred cold',
      'oven',
      {
        title: 'Salsa Verde',
        ingredients: ['500 g tomatillos', '1 onion', '250 ml water'],
        instructions: [
          'Simmer the tomatillos and onion in the water for 15 minutes and blend them.',
        ],
      },
      /would do nothing for it/,
    ],
    [
      'ribs of a smoker',
      'air fryer',
      {
        title: 'Baby Back Ribs',
        ingredients: ['2 baby back rib racks', '3 tbsp rub'],
        instructions: [
          'Rub the ribs.',
          'Place them on the smoker and smoke for 3 hours at 225 °F.',
        ],
      },
      /too thick for an air fryer/,
    ],
    [
      'what goes on in its pan',
      'air fryer',
      {
        title: 'Porkchops',
        ingredients: ['4 porkchops', '2 shallots', '350 ml white wine', '30 g butter'],
        instructions: [
          'Fry the porkchops in a pan for 5 minutes on each side. Set them aside.',
          'Sweat the shallots in the same pan. Deglaze with white wine.',
          'Put the chops back in.',
        ],
      },
      /only a part of this is that/,
    ],
    [
      'what is stirred in a pot',
      'air fryer',
      {
        title: 'Creamy Mashed Potatoes',
        ingredients: ['1 kg potatoes', '200 ml milk', '50 g butter'],
        instructions: [
          'Boil the potatoes.',
          'Warm the milk, roast the butter in a pan for 3 minutes and mash all.',
        ],
      },
      /leave it as it is made now/,
    ],
  ])('leaves alone %s', (_what, vessel, original, reason) => {
    expect(refusal(vessel, original)).toMatch(reason)
  })
})
