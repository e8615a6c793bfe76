import { describe, expect, it } from 'vitest'
import { toRecipe } from '../revise.ts'
import { cookIn } from './cook-in.ts'
import type { Vessel } from './vessel.ts'

function stepsIn(vessel: Vessel, original: Parameters<typeof toRecipe>[0]): string[] {
  const moved = cookIn(toRecipe(original), vessel)
  if (!moved.ok) throw new Error(moved.reason)
  return moved.recipe.instructions
}

const STIR_FRY = {
  title: 'Beef and Broccoli',
  servings: '3',
  ingredients: [
    '300 g beef, cut into strips',
    '2 tbsp vegetable oil',
    '2 cloves garlic, minced',
    '1 carrot, sliced',
    '200 g broccoli florets',
    '120 ml beef stock',
    '1 tbsp cornstarch',
    'Rice',
  ],
  instructions: [
    'Peel the carrot. Heat the oil in a wok, add the beef and garlic and stir-fry until brown.',
    'Add the broccoli and carrot, cover and steam until they are slightly crunchy.',
    'Remove the vegetables to a bowl. Add the stock. Combine the cornstarch with water and stir it in.',
    'Cook the rice in a pot. Add the vegetables and heat. Serve over the rice.',
  ],
}

describe('a dish of several pans, written for a closed pot', () => {
  it('browns, fills, closes and adds last what hours would spoil', () => {
    expect(stepsIn('slow cooker', STIR_FRY)).toEqual([
      'Peel the carrot.',
      'Heat the vegetable oil in a wide pan over medium-high heat and brown the beef on all sides, about 6 minutes. Put it into the slow cooker.',
      'Soften the garlic in the same fat for 5 minutes.',
      'Scrape all of it into the slow cooker and add the carrot and the beef stock.',
      'Cover and cook on low for 7 to 8 hours or on high for 4 to 5 hours, until the meat is tender.',
      'Stir the cornstarch smooth in 3 tbsp of cold water. Stir in it and the broccoli florets, cover and cook on high for 15 to 20 minutes more, until all is hot and tender and the sauce is thick.',
      'Cook the rice apart shortly before it is done.',
      'Serve over the rice.',
    ])
  })

  it('has the water that pressure needs, and a breast for minutes', () => {
    const steps = stepsIn('pressure cooker', {
      title: 'Chicken Curry',
      ingredients: [
        '500 g chicken breast',
        '2 onions',
        '1 kg tomatoes',
        '1 tsp curry powder',
        '200 g spinach',
      ],
      instructions: [
        'Begin to fry the onions in a pot. Dice the chicken and fry it with the onions.',
        'Add the curry powder. Turn the tomatoes into a paste in a food processor and add it.',
        'Add the spinach. Make sure the chicken is cooked through.',
      ],
    }).join(' ')
    expect(steps).toContain('Pour in 250 ml (1 cup) of water.')
    expect(steps).toMatch(/high pressure for 8 minutes/)
    expect(steps).toMatch(/Stir in the spinach, simmer without the lid/)
  })

  it.each([
    [
      'rice and noodles have a pot each',
      {
        title: 'Lentils with Rice and Macaroni',
        ingredients: ['1 cup lentils', '1 cup macaroni', '1 cup rice', '2 tomatoes', '1 onion'],
        instructions: [
          'Cook the lentils in a saucepan, covered with water, for 35 minutes. Drain and set aside.',
          'Bring 3 cups of water to a boil, add rice and simmer for 20 minutes.',
          'Boil the macaroni. Fry the onion and tomatoes in another pan. Mix all.',
        ],
      },
    ],
    [
      'a drink only warms',
      {
        title: 'Mulled Wine',
        ingredients: ['1 bottle red wine', '1 orange', '3 cloves', '2 tbsp honey'],
        instructions: ['Pour the wine into a pot, add the rest and simmer for 15 minutes.'],
      },
    ],
    [
      'skewers are grilled',
      {
        title: 'Chicken Satay',
        ingredients: ['500 g chicken breast', '3 tbsp peanut butter', '100 ml coconut milk'],
        instructions: [
          'Cut the chicken into strips and thread them on skewers.',
          'Brown them in a pan. Mix the rest to a sauce and simmer for 5 minutes. Serve.',
        ],
      },
    ],
  ])('writes none where %s', (_why, original) => {
    const moved = cookIn(toRecipe(original), 'pressure cooker')
    expect(moved.ok).toBe(false)
  })

  it('names each food of a line that lists several, and a stock of either as stock', () => {
    const steps = stepsIn('slow cooker', {
      title: 'Beef Stew',
      ingredients: [
        'Lamb shoulder or beef chuck',
        'Onion, celery and carrot',
        'Beef or chicken stock',
      ],
      instructions: [
        'Brown the meat in a pot. Remove it and add the vegetables.',
        'Add back the meat and the stock and simmer for about 2 hours.',
        'After 2 hours the stew is thicker. Add potatoes for the last half hour.',
      ],
    })
    expect(steps.slice(1, 3)).toEqual([
      'Soften the onion and the celery in the same fat for 5 minutes.',
      'Scrape all of it into the slow cooker and add the carrot and the stock.',
    ])
    expect(steps.join(' ')).not.toMatch(/After 2 hours|last half hour/)
  })

  it('takes the hours of a slow cooker for none under pressure', () => {
    const steps = stepsIn('pressure cooker', {
      title: 'Chicken Masala',
      ingredients: ['1 kg chicken breasts', '800 g tomato puree', '1 onion', '250 ml stock'],
      instructions: [
        'In a slow cooker, combine the tomato puree, stock and onion. Add the chicken. Cook, covered, on low for 4 hours.',
      ],
    })
    expect(steps.join(' ')).toMatch(/high pressure for 8 minutes/)
  })
})

describe('what is done to the whole once it is soft', () => {
  it('is mashed and served in the words of the recipe', () => {
    const steps = stepsIn('pressure cooker', {
      title: 'Squash stew',
      servings: '8',
      ingredients: ['1 butternut squash', '2 cans coconut milk', '1 onion', '3 cloves garlic'],
      instructions: [
        'Remove the seeds from your squash, then peel it and chop it up. (It is easy to cut it into strips and cut the skin off)',
        'Chop your onion and garlic and cook in an oiled stock pot until translucent.',
        'Add the coconut milk and the squash. Let simmer until squash is soft.',
        'When your squash is soft, mash half of it.',
        'Take off heat and serve over rice.',
      ],
    })
    expect(steps[0]).toMatch(/^Remove the seeds from your squash\. Peel it\.[^()]*$/)
    expect(steps.slice(-2)).toEqual([
      'When your squash is soft, mash half of it.',
      'Serve over rice.',
    ])
  })
})
