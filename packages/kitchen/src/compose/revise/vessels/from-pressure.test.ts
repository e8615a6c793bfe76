import { describe, expect, it } from 'vitest'
import { toRecipe } from '../revise.ts'
import { cookIn } from './cook-in.ts'

function slowly(ingredients: string[], instructions: string[]) {
  const moved = cookIn(
    toRecipe({ title: 'Instant Pot Supper', ingredients, instructions }),
    'slow cooker',
  )
  return moved.ok ? moved.recipe.instructions : moved.reason
}

describe('what cooks under pressure, in a slow cooker', () => {
  it('takes the hours of the same food, and nothing of the pressure is left', () => {
    expect(
      slowly(
        ['1 kg apples', '1 cinnamon stick', '100 ml water'],
        [
          'Place the apples, cinnamon stick and water into the Instant Pot.',
          'Close the lid and cook on high pressure for 5 minutes. Let the pressure release naturally for 10 minutes.',
          'Mash the apples.',
        ],
      ),
    ).toEqual([
      'Place the apples, cinnamon stick and water into the slow cooker.',
      'Cover and cook on low for 4 to 6 hours or on high for 2 to 3 hours, until the fruit is soft.',
      'Mash the apples.',
    ])
  })

  it('is browned in a pot first, and keeps what is stirred in once the lid is open', () => {
    const steps = slowly(
      ['800 g beef chuck, cubed', '1 onion', '300 ml beef stock', '200 g spinach'],
      [
        'Select the sauté function on the Instant Pot. Brown the beef and the onion. Press cancel.',
        'Pour in the beef stock. Lock the lid and cook at high pressure for 35 minutes. Quick release the pressure.',
        'Once the pressure is released, open the lid and stir in the spinach.',
      ],
    )
    expect(steps).toEqual([
      'Set a large pot over medium heat. Brown the beef and the onion.',
      'Pour in the beef stock. Put all of it into the slow cooker, cover and cook on low for 7 to 8 hours or on high for 4 to 5 hours, until the meat is tender.',
      'Stir in the spinach.',
    ])
  })

  it.each([
    [
      'goes under pressure twice',
      ['800 g beef chuck', '4 carrots'],
      [
        'Cook the beef in the pressure cooker at high pressure for 30 minutes.',
        'Add the carrots and cook at high pressure for 4 minutes.',
      ],
    ],
    [
      'is pasta',
      ['300 g penne', '400 g ground beef', '700 ml water'],
      ['Put all into the pressure cooker and cook at high pressure for 5 minutes.'],
    ],
  ])('is declined with its reason where it %s', (_what, ingredients, instructions) => {
    expect(slowly(ingredients, instructions)).toMatch(/in stages, in a dish of its own/)
  })
})
