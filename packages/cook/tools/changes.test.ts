import { openCookbook } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'

const book = openCookbook([])

type Original = { title: string; servings?: string; ingredients: string[]; instructions: string[] }

const STEW: Original = {
  title: 'Beef stew',
  servings: '4',
  ingredients: [
    '500 g beef',
    '2 carrots',
    '2 parsnips',
    '1 tsp caraway seeds',
    '500 ml beef stock',
  ],
  instructions: [
    'Brown the beef in a pot. Add the carrots, parsnips and caraway seeds.',
    'Pour in the stock and simmer for 2 hours.',
  ],
}

function ask(original: Original, text: string): Answer {
  return cook(
    { mode: 'adapt', text, ingredients: [], original: { servings: '', ...original } },
    1,
    book,
  )
}

function change(original: Original, text: string): RecipeData {
  const answer = ask(original, text)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

describe('a wish beside another one', () => {
  it.each([
    'parsnips give us hiccups, and there are 8 of us',
    'for 8, the parsnips upset my stomach',
  ])('is never lost in silence: %s', (text) => {
    const { servings, description } = change(STEW, text)
    expect(servings).toBe('8')
    expect(description).toMatch(/^I did not follow “parsnips”: it is as it was\./)
  })

  it('is said by its own words where no food is in it', () => {
    const { description } = change(STEW, 'for 8, and give it a smoky twist')
    expect(description).toMatch(/^I did not follow “give it a smoky twist”/)
  })

  it.each([
    'for 8, without parsnips',
    'make the beef for 8',
    'dairy-free and for 8',
    'we are 8, less carrots please',
    'chicken instead of beef, for 8',
  ])('is not spoken of where it was followed: %s', (text) => {
    expect(change(STEW, text).description).not.toMatch(/did not follow/)
  })

  it('names what was ruled out and is not known', () => {
    const answer = ask(STEW, 'bitte ohne Zwirbelkraut')
    expect(answer).toMatchObject({
      reason: expect.stringMatching(/^I did not follow “zwirbelkraut”/),
    })
  })
})

describe('what somebody will not eat', () => {
  it.each([
    "my kids won't eat parsnips, and there are 8 of us",
    'for 8, nobody likes parsnips',
    "8 servings, we can't stomach parsnips",
    'pour 8 personnes, on n’aime pas le panais',
    'für 8 Personen, wir mögen keine Pastinaken',
  ])('goes, beside what else is asked: %s', (text) => {
    const { servings, ingredients, instructions } = change(STEW, text)
    expect(servings).toBe('8')
    expect([...ingredients, ...instructions].join(' ')).not.toMatch(/parsnip/i)
  })
})

describe('a vessel that one has not', () => {
  const SLOW: Original = {
    title: 'Slow Cooker Beef Soup',
    servings: '4',
    ingredients: ['500 g beef', '3 turnips', '500 ml beef stock', 'A slow cooker'],
    instructions: [
      'Brown the beef in a pan. Put the turnips and the beef in the slow cooker and pour in the stock.',
      'Cook on high for 2 to 2 1/2 hours or until the meat is tender. Do not overfill the slow cooker.',
    ],
  }

  it.each([
    "I don't own a slow cooker, use a dutch oven",
    'I have no slow cooker',
    'my crock pot broke',
  ])('is not the one that is wanted: %s', (text) => {
    const { title, ingredients, instructions } = change(SLOW, text)
    expect([title, ...ingredients, ...instructions].join(' ')).not.toMatch(/slow cooker|on high/i)
    expect(instructions.join(' ')).toContain(
      'covered at a bare simmer for 1 ½ hours or until the meat is tender',
    )
  })

  it('moves nothing that needs none', () => {
    expect(ask(SLOW, 'my air fryer broke')).toMatchObject({
      reason: 'It needs no air fryer as it is.',
    })
  })

  it('is named where the recipe is made in it already', () => {
    expect(ask(SLOW, 'in the slow cooker')).toMatchObject({
      reason: expect.stringContaining('It is made in the slow cooker as it is'),
    })
  })

  it('gives a broth the hours that bones take', () => {
    const broth = {
      title: 'Chicken Stock or Bone Broth',
      ingredients: ['a whole raw chicken', '2 onions', '2 carrots', '1 bay leaf'],
      instructions: [
        'Put the chicken, onions, carrots and bay leaf in a large pot and cover with water.',
        'Bring to a boil, then reduce heat and simmer for at least 45 minutes.',
        'Strain the liquid.',
      ],
    }
    const steps = change(broth, 'do this overnight in the crock pot').instructions.join(' ')
    expect(steps).toContain('on low for 8 to 12 hours')
    expect(steps).not.toMatch(/74 °C/)
  })
})

describe('a recipe of whole birds', () => {
  const BIRDS: Original = {
    title: 'Spatchcock Chicken',
    ingredients: [
      '2 (3 1/2) pound whole chickens, wingtips removed',
      '2 teaspoons salt',
      '4 teaspoons olive oil',
    ],
    instructions: [
      'Remove the backbone of a chicken and flatten it. Repeat with the second chicken.',
      'Rub with salt and oil and roast for 35 minutes, until it reads 165 degrees F. Cut each chicken into 8 pieces.',
    ],
  }

  it.each([
    'just the two of us, so only one chicken',
    'use only one chicken',
    'for 2 people',
    'for 3 people',
  ])('is made with one of two, and the rest by half: %s', (text) => {
    const { ingredients, instructions } = change(BIRDS, text)
    expect(ingredients.join('\n')).toMatch(/^1 .*whole chicken\b(?! \()/)
    expect(ingredients).toEqual(expect.arrayContaining(['1 tsp salt', '2 tsp olive oil']))
    expect(instructions.join(' ')).not.toMatch(/repeat|second|each chicken/i)
    expect(instructions.join(' ')).toContain('Cut the chicken into 8 pieces')
  })

  it('keeps its one bird for a quarter more people', () => {
    const one = { ...BIRDS, servings: '4', ingredients: ['1 whole chicken', '2 tsp salt'] }
    expect(change(one, 'for 5').ingredients[0]).toBe('1 whole chicken')
  })
})

describe('a limit that cannot be counted', () => {
  it.each([
    ['my dad has high blood pressure, cut the sodium', 'low-sodium soy sauce', 'salt'],
    ['low sodium please', 'low-sodium soy sauce', 'salt'],
  ])('is a wish for less, and is said to be no more: %s', (text, line, less) => {
    const chops = {
      title: 'Sticky chops',
      servings: '4',
      ingredients: ['4 pork chops', '2 tbsp honey', 'soy sauce'],
      instructions: [
        'Lay the chops in the soy sauce and honey.',
        'Fry them for 12 minutes until cooked through.',
      ],
    }
    const { description, ingredients } = change(chops, text)
    expect(ingredients).toContain(line)
    expect(description).toContain(`It has less ${less} than before.`)
    expect(description).not.toMatch(/did not follow/)
  })
})

describe('idioms', () => {
  it.each([
    ['kick it up a notch', /pepper flakes/i],
    ['we love heat', /pepper flakes/i],
    ['sneak in some veg for the toddler', /carrot|zucchini|pea|spinach|vegetable/i],
  ])('are followed: %s', (text, added) => {
    const dish = {
      title: 'Tomato pasta',
      servings: '4',
      ingredients: ['400 g macaroni', '2 tbsp olive oil', '1 onion', '400 g diced tomatoes'],
      instructions: [
        'Fry the onion in the oil for 5 minutes. Add the tomatoes and simmer for 20 minutes.',
        'Boil the macaroni and mix it in.',
      ],
    }
    const { ingredients, description } = change(dish, text)
    expect(ingredients.join(' ')).toMatch(added)
    expect(description).not.toMatch(/did not follow/)
  })
})

describe('biscuits for the next morning', () => {
  it('wait before the oven', () => {
    const { instructions } = change(
      {
        title: 'Cinnamon Sugar Biscuits',
        servings: '9 biscuits',
        ingredients: [
          '113 g butter',
          '250 g flour',
          '12 g baking powder',
          '150 ml milk',
          '25 g sugar',
        ],
        instructions: [
          'Mix the flour, baking powder and sugar, rub in the butter and stir in the milk.',
          'Shape the dough into a square and cut into 9 equal squares.',
          'Preheat oven to 425°F. Place biscuits on a sheet.',
          'Bake for 18-22 minutes, until golden brown.',
        ],
      },
      'want to get these ready the night before and bake in the morning',
    )
    const stop = instructions.findIndex((step) => step.includes('To make it ahead, stop here'))
    expect(stop).toBeGreaterThan(0)
    expect(stop).toBeLessThan(instructions.findIndex((step) => /^Bake for/.test(step)))
  })
})

describe('what is left out of a list', () => {
  it('is that food alone, and the sentence stays one', () => {
    const roots = {
      title: 'Root stew',
      servings: '4',
      ingredients: ['500 g beef', '2 carrots', 'parsnips (optional)', 'swede (optional)'],
      instructions: [
        'Chop the carrots, parsnips and/or swede. Brown the beef, add them and simmer for 2 hours.',
      ],
    }
    const { ingredients, instructions } = change(roots, 'no parsnips')
    expect(ingredients).toContain('swede (optional)')
    expect(instructions.join(' ')).toContain('Chop the carrots and swede.')
  })

  it('leaves the other of two', () => {
    const sauce = {
      title: 'Pasta sauce',
      ingredients: ['1 can tomatoes', 'onion or garlic', '2 tbsp olive oil'],
      instructions: [
        'Heat the oil. Roast either grated onion or crushed and sliced garlic until soft. Add the tomatoes and simmer for 20 minutes.',
      ],
    }
    expect(change(sauce, 'no garlic').instructions.join(' ')).toContain(
      'Roast grated onion until soft.',
    )
  })
})
