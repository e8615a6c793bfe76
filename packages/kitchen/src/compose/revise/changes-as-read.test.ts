import { describe, expect, it } from 'vitest'
import { findDurations } from '../../measures/find-durations.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { compose } from '../compose.ts'
import type { OriginalRecipe } from '../request.ts'

function change(original: OriginalRecipe, text: string, restrictions: string[] = []): RecipeData {
  const answer = compose({ mode: 'adapt', text, ingredients: [], restrictions, original }, 1)
  if (answer.kind !== 'recipe') throw new Error(answer.reason)
  return answer.recipe
}

function refusal(original: OriginalRecipe, text: string): string {
  const answer = compose({ mode: 'adapt', text, ingredients: [], original }, 1)
  if (answer.kind === 'recipe') throw new Error(answer.recipe.instructions.join(' '))
  return answer.reason
}

const MACARONI: OriginalRecipe = {
  title: 'Hamburger and Macaroni',
  servings: '6',
  ingredients: ['1/4 lb. pork sausage', '1 lb. ground beef', '2 cups macaroni', '1 onion'],
  instructions: [
    'Season the meat with paprika.',
    'Drop the ground beef and pork into the pan and cook for 15 minutes.',
    'Cook the macaroni and stir everything together.',
  ],
}

describe('one food for several', () => {
  it.each([
    'with ground turkey instead of beef and pork',
    'use ground turkey instead of the beef and the pork sausage',
    'swap the pork and beef for ground turkey',
    'ground turkey, neither beef nor pork',
    'with ground turkey in place of beef, pork and lamb',
  ])('replaces each of them: %s', (wish) => {
    const { title, ingredients, instructions, description } = change(MACARONI, wish)
    expect(ingredients).toEqual(['1 ¼ lb ground turkey', '2 cups macaroni', '1 onion'])
    expect([title, ...instructions].join(' ')).not.toMatch(/beef|pork|hamburger/i)
    expect(instructions.join(' ').match(/74 °C/g)).toHaveLength(1)
    expect(description.startsWith('There is no lamb in it to replace.')).toBe(/lamb/.test(wish))
  })

  it('takes what stands behind a comma alone for no food that goes', () => {
    const { ingredients } = change(MACARONI, 'turkey instead of pork, beef please')
    expect(ingredients.join()).toMatch(/turkey.*ground beef/)
  })

  it('reads two replacements in one sentence', () => {
    const { ingredients } = change(MACARONI, 'replace beef with lentils and pork with mushrooms')
    expect(ingredients.slice(0, 2).join()).toMatch(/mushrooms.*lentils/)
  })

  it('says first what stays of a food that was to go', () => {
    const { description, ingredients } = change(
      {
        title: 'Chicken stew',
        ingredients: ['500 g chicken breast', '200 g chicken thighs', '500 ml chicken stock'],
        instructions: ['Simmer the chicken breast and the thighs in the stock for 30 minutes.'],
      },
      'turkey instead of chicken',
    )
    expect(ingredients).toEqual(['700 g turkey breast', '500 ml chicken stock'])
    expect(description).toMatch(/^Not replaced, and still in it: chicken stock\./)
  })

  it('does not say of another meat how well done the one that went should be', () => {
    const { instructions } = change(
      {
        title: 'Venison steaks',
        ingredients: ['500 g venison', '1 tbsp butter'],
        instructions: [
          'Broil the venison. (Venison should always be very thoroughly done.)',
          'Serve with the butter.',
        ],
      },
      'beef instead of venison',
    )
    expect(instructions[0]).toMatch(/^Broil the .* 63 °C \/ 145 °F inside\.$/)
    expect(instructions[0]).not.toMatch(/thoroughly|no pink/)
  })
})

describe('another vessel', () => {
  it('leaves nothing of the pan, and glazes at the end', () => {
    const { instructions } = change(
      {
        title: 'Honey Chicken Thighs',
        servings: '4',
        ingredients: ['6 chicken thighs', '1 tbsp olive oil', '80 ml honey', '2 tbsp sriracha'],
        instructions: [
          'Preheat oven to 350°F.',
          'Place the chicken thighs in a cold skillet, skin-side down. Cook for 15 minutes on medium-low heat.',
          'Prepare the sauce by stirring honey and sriracha together in a bowl.',
          'Flip the chicken thighs. Cook for another 10 minutes.',
          'Place the chicken thighs on a baking tray. Drizzle the sauce on both sides of the chicken.',
          'Bake the chicken thighs for 15 minutes.',
          'If the chicken is near done, you can baste a second time with the sauce and return to oven for 5 more minutes.',
        ],
      },
      'in the air fryer',
    )
    const text = instructions.join(' ')
    expect(text).not.toMatch(/skillet|oven|tray|1[05] minutes/)
    expect(text).toMatch(/for 22 to 26 minutes.*Drizzle the sauce.*Cook for 3 minutes more/)
  })

  it('takes a soup whose own words stumble into the pressure cooker', () => {
    const { instructions } = change(
      {
        title: 'Red Lentil Soup',
        ingredients: ['200 g red lentils', '3 tbsp olive oil', '1 onion', '2 carrots', '1 l stock'],
        instructions: [
          'In a large pot saute 2 tbsp of the olive oil and and onion for 3 minutes. Add the carrots and saute for another 3 minutes.',
          'Immediately add the lentils and the stock. Bring the soup to a boil.',
          'Once boiling, reduce heat to a medium, cover the pot halfway, and cook for 15-20 minutes.',
          'Meanwhile, heat the remaining olive oil in a small saucepan. The moment you see it bubble, remove the pan from the heat.',
        ],
      },
      'in the Instant Pot',
    )
    expect(instructions.join(' ')).toMatch(
      /into the pressure cooker\. Immediately add the lentils and the stock\. Close the lid/,
    )
    expect(instructions.at(-1)).toMatch(/remove the pan from the heat\.$/)
  })
})

describe('for other portions', () => {
  const PIE: OriginalRecipe = {
    title: 'Shepherd’s pie',
    servings: '4',
    ingredients: ['2 lb potatoes or around 6 big ones, peeled', '1 lb ground beef'],
    instructions: ['Boil the potatoes. Serves 4, with bread for four people; bake 4 hours.'],
  }

  it('scales the amount that is said in other words, and for how many it is', () => {
    const { ingredients, instructions } = change(PIE, 'half of it')
    expect(ingredients[0]).toBe('1 lb potatoes or around 3 big ones, peeled')
    expect(instructions[0]).toBe(
      'Boil the potatoes. Serves 2, with bread for 2 people; bake 4 hours.',
    )
  })

  it('takes no days for portions', () => {
    const servings = 'A batch like this will last for two days in a family of four.'
    expect(parseServings(servings).ok).toBe(false)
    const twice = change({ ...PIE, servings }, 'double the batch')
    expect(twice.servings).toBe('')
    expect(twice.adaptations.join(' ')).toMatch(/All amounts times 2\. As it was written: “A batch/)
  })
})

describe('what the steps take and name', () => {
  it('names no days of keeping where it takes its time', () => {
    const steps = ['Bake for 2 hours.', 'It is ideal for eating for the next 3 or 4 days.']
    expect(findDurations(steps[1] ?? '')).toHaveLength(1)
    const bake = { title: 'Gratin', ingredients: ['500 g noodles'], instructions: steps }
    expect(refusal(bake, 'make it quicker, 45 minutes at most')).toMatch(/“Bake for 2 hours”: 2 h/)
  })

  it('takes no meat that is tough for hours where the dish is done in half of one', () => {
    const rice = {
      title: 'Baked rice',
      ingredients: ['200 g pork belly, cut into pieces', '400 g rice', '800 ml vegetable stock'],
      instructions: ['Brown the pork belly.', 'Add the rice and stock and bake for 20 minutes.'],
    }
    const { ingredients, adaptations } = change(rice, 'make it halal')
    expect([...ingredients, ...adaptations].join(' ')).not.toMatch(/short rib|2 hours/)
  })

  it('keeps yogurt plain, promises no water and knows its own bouillon', () => {
    const vegan = change(
      {
        title: 'Creamy spaghetti',
        ingredients: [
          '300 g spaghetti',
          '1 cup Plain Yogurt',
          '1 chicken bullion cube',
          '1 cup starchy pasta water',
        ],
        instructions: ['Boil the spaghetti.', 'Add bullion, the yogurt and the pasta water.'],
      },
      'make it vegan',
    )
    expect(vegan.ingredients).toContain('1 cup plain soy yogurt')
    expect(vegan.ingredients).toContain('1 cup starchy water of the vegan pasta')
    expect(vegan.instructions[1]).toMatch(/^Add vegan bouillon/)
    expect(vegan.description).not.toMatch(/label of: bullion/)
  })

  it('says of several what one did', () => {
    const { instructions } = change(
      {
        title: 'Chicken curry',
        ingredients: ['500 g chicken breast', '300 g rice'],
        instructions: [
          'As the chicken cooks through, boil the rice. Make sure the chicken is hot.',
        ],
      },
      'make it cheaper',
    )
    expect(instructions[0]).toMatch(/chicken thighs cook through.*chicken thighs are hot/)
  })
})

describe('what a change has no business doing', () => {
  it('puts no beans into what is drunk or taken by the spoon, and says what goes beside it', () => {
    const wine = {
      title: 'Mulled wine',
      ingredients: ['1 bottle red wine'],
      instructions: ['Heat it.'],
    }
    expect(refusal(wine, 'more fiber')).toMatch(/^It is a drink.*wholegrain/)
    const sauce = {
      title: 'Thousand island sauce',
      ingredients: ['ketchup', 'mayonnaise'],
      instructions: ['Mix the ketchup and the mayonnaise.'],
    }
    expect(refusal(sauce, 'more protein')).toMatch(/by the spoon.*eggs/)
  })

  it('makes chicken bouillon of beef bouillon, and no thighs by the spoon', () => {
    const { ingredients } = change(
      {
        title: 'Gravy',
        ingredients: ['1 tsp beef bouillon', '200 ml water', '1 tbsp flour'],
        instructions: ['Stir the flour and the bouillon into the water and boil.'],
      },
      'with chicken in place of beef',
    )
    expect(ingredients[0]).toBe('1 tsp chicken bouillon')
  })

  it('cooks rice in its own time where the steps had that of pasta', () => {
    const { instructions } = change(
      {
        title: 'Spaghetti with tomatoes',
        ingredients: ['320 g spaghetti', '400 g tomatoes'],
        instructions: [
          'Cook the pasta for 8 minutes until al dente.',
          'Fry the tomatoes for 10 minutes and stir in the pasta.',
        ],
      },
      'with rice instead of pasta',
    )
    expect(instructions[0]).toBe('Cook the rice for 12 to 15 minutes until tender.')
    expect(instructions[1]).toMatch(/^Fry the tomatoes for 10 minutes and stir in the rice/)
  })
})

describe('what only the steps say', () => {
  const CURRY: OriginalRecipe = {
    title: 'Lentil curry',
    servings: '2',
    ingredients: ['200 g green lentils', '1 tsp curry powder'],
    instructions: [
      'Boil the lentils in water for 20 minutes.',
      'Add the curry powder and 1½-2 tsp of salt.',
    ],
  }

  it('is a pinch of salt where sodium has a limit, and half of it where less is asked for', () => {
    expect(change(CURRY, 'low sodium').instructions[1]).toBe(
      'Add the curry powder and a pinch of salt.',
    )
    expect(change(CURRY, 'less salt').instructions[1]).toBe(
      'Add the curry powder and ¾–1 tsp of salt.',
    )
  })

  it('goes where a long sentence is all about what is left out, and its lead with it', () => {
    const { instructions } = change(
      {
        title: 'Ceviche',
        ingredients: ['600 g white fish', '1 red onion', '6 limes'],
        instructions: [
          'Slice your onion thinly. Soaking your onion slices in cold water like this will make it so that their flavor is not as strong and does not overpower everything else.',
          'While your onion is soaking cut the fish into cubes.',
          'Squeeze the limes over the fish. Add the onion slices, then cover and let sit.',
        ],
      },
      'without onions',
    )
    expect(instructions).toEqual([
      'Cut the fish into cubes.',
      'Squeeze the limes over the fish. Cover and let sit.',
    ])
  })

  it('is the broth of a dish whose meat is another: of vegetables for who wants tofu', () => {
    const { ingredients } = change(
      {
        title: 'Turkey',
        ingredients: ['1 turkey', '2 cups chicken broth'],
        instructions: ['Roast the turkey in the chicken broth for 3 hours.'],
      },
      'with tofu instead of chicken',
    )
    expect(ingredients[1]).toBe('2 cups vegetable broth')
  })

  it('declines another vessel with how its pieces are done there', () => {
    const reason = refusal(
      {
        title: 'Sausages in bread',
        ingredients: ['8 sausages', '8 slices white bread', '2 onions'],
        instructions: ['Bring the sausages to the hotplate.', 'Butter the bread and fill it.'],
      },
      'in the oven instead',
    )
    expect(reason).toMatch(/How it is done: brush the sausages.*200 °C.*71 °C/)
  })
})

describe('a word of the old food', () => {
  it('does not stand before the new one, and no icing is made of honey', () => {
    const { instructions } = change(
      {
        title: 'Coffee ring',
        ingredients: ['100 g brown sugar', '2 tsp cinnamon', '300 g flour', '7 g yeast'],
        instructions: [
          'Roll out the dough of flour and yeast. Sprinkle with brown sugar and cinnamon.',
          "Bake it, and spread it with confectioners' sugar icing.",
        ],
      },
      'with honey instead of sugar',
    )
    expect(instructions.join(' ')).toMatch(/Sprinkle with honey and cinnamon.*sugar icing/)
  })

  it('leaves lentils that are shaped no ten minutes of heating through', () => {
    const { instructions } = change(
      {
        title: 'Patties',
        ingredients: ['400 g ground beef', '50 g bread crumbs'],
        instructions: ['Mix the beef and the crumbs and shape patties.', 'Fry them.'],
      },
      'with lentils instead of the beef',
    )
    expect(instructions[0]).toMatch(/Mash the lentils coarsely first/)
  })

  it('melts cheese under a lid where there is no oven', () => {
    const { instructions } = change(
      {
        title: 'Ham sandwich',
        ingredients: ['4 slices bread', '2 slices ham', '50 g cheese'],
        instructions: [
          'Preheat the oven to 180 °C.',
          'Fill the bread with the ham. Cover it with the cheese and melt in the oven for 5 minutes.',
        ],
      },
      'no oven',
    )
    expect(instructions).toEqual([
      'Fill the bread with the ham. Cover it with the cheese and lay it in a pan with a lid over low heat for 3 to 5 minutes, until the cheese has melted.',
    ])
  })
})

describe('what a dish does not hold', () => {
  const TURKEY: OriginalRecipe = {
    title: 'Smoked turkey',
    ingredients: ['1 turkey', '2 cups chicken broth'],
    instructions: ['Pour the chicken broth into the pan. Smoke the turkey for 3 hours.'],
  }
  const EGGS: OriginalRecipe = {
    title: 'Eggs',
    ingredients: ['4 eggs', '1 tbsp butter'],
    instructions: ['Boil the eggs for 8 minutes.', 'Or crack the eggs into the butter.'],
  }
  const BISCUITS: OriginalRecipe = {
    title: 'Biscuits',
    servings: '9',
    ingredients: ['250 g flour', '110 g butter', '2 tsp baking powder', '150 ml milk'],
    instructions: [
      'Rub the butter into the flour and baking powder, add the milk, knead and bake.',
    ],
  }
  const LOAF: OriginalRecipe = {
    title: 'Bread',
    ingredients: ['500 g flour', '7 g yeast', '300 ml water'],
    instructions: [
      'Knead the flour, yeast and water. Let it rise.',
      'Place it in a loaf pan in the oven and pour hot water into a pan beneath it.',
      'Bake the bread for 26 to 35 minutes.',
    ],
  }

  it.each([
    ['cream in the pan of a smoked bird', 'creamier', TURKEY, /no sauce/],
    ['eggs without eggs', 'I have no eggs', EGGS, /stands on its eggs/],
    ['almonds that are kneaded', 'low carb', BISCUITS, /ground nuts hold no dough/],
    ['a loaf in an air fryer, but rolls', 'in the air fryer', LOAF, /rolls of 60 g.*93 °C/],
  ])('is declined: %s', (_what, wish, original, reason) => {
    expect(refusal(original, wish)).toMatch(reason)
  })
})

describe('what is left of a dish', () => {
  it('is no sauce where what it is made of goes', () => {
    const sauce = {
      title: 'Easy pizza sauce',
      servings: '8',
      ingredients: ['2 onions', '700 g tomato sauce', '1 tsp oregano', '2 tbsp olive oil'],
      instructions: ['Fry the onions in the oil.', 'Add the tomato sauce and oregano and boil.'],
    }
    expect(refusal(sauce, 'no tomatoes')).toMatch(/a different dish/)
  })

  it('keeps the minutes in which a beer loses its alcohol where the wine goes', () => {
    const { instructions } = change(
      {
        title: 'Beer sauce',
        ingredients: ['330 ml beer', '100 ml port wine', '200 ml beef broth'],
        instructions: [
          'Pour the beer and simmer until the alcohol evaporates.',
          'Pour in the beef broth and the port wine.',
        ],
      },
      'no wine in it',
    )
    expect(instructions).toEqual([
      'Pour the beer and simmer until the alcohol evaporates.',
      'Pour in the beef broth.',
    ])
  })

  it('is the mash without the cheese that was optional', () => {
    const { instructions } = change(
      {
        title: 'Mash',
        ingredients: ['1 kg potatoes', '3 tsp butter', 'grated cheese (optional)'],
        instructions: ['Boil the potatoes. Add butter, and optionally grated cheese, and stir.'],
      },
      'without cheese',
    )
    expect(instructions[0]).toMatch(/^Boil the potatoes\. Add butter,? and stir\.$/)
  })
})

describe('pairs and shares in plain words', () => {
  const BREAD: OriginalRecipe = {
    title: 'Banana bread',
    servings: '6',
    ingredients: ['300 g flour', '120 g butter', '3 bananas', '2 tsp baking powder'],
    instructions: ['Melt the butter, mix it with the rest and bake it for an hour.'],
  }

  it('takes a pair that only the table of substitutions knows', () => {
    expect(change(BREAD, 'swap the butter for margarine').ingredients[1]).toMatch(/margarine$/)
  })

  it('makes a third of it', () => {
    expect(change(BREAD, 'a third of the recipe').ingredients.slice(0, 3)).toEqual([
      '100 g flour',
      '40 g butter',
      '1 banana',
    ])
  })
})

describe('made ahead', () => {
  it('is put together cold where the dish is a cold soup, and heated by nobody', () => {
    const { instructions } = change(
      {
        title: 'Okroshka',
        ingredients: ['3 potatoes', '4 eggs', '2 cucumbers', '1 l kefir'],
        instructions: ['Boil the potatoes and eggs.', 'Chop all of it and pour the kefir over.'],
      },
      'can I make it ahead',
    )
    expect(instructions.at(-1)).toMatch(/Pour the cold liquid over it when you serve/)
    expect(instructions.at(-1)).not.toMatch(/74 °C|bubbles/)
  })
})

describe('for more people', () => {
  it('says so many of what was one, and shares by the pieces that there are', () => {
    const { instructions } = change(
      {
        title: 'Breakfast wrap',
        servings: '1 (2 wraps)',
        ingredients: ['1 egg', '2 wraps', '1 onion'],
        instructions: [
          'Chop the onion. Crack an egg into a bowl and whisk it.',
          'Fry the egg mixture until the onion is soft.',
          'Fill each wrap with half the bowl of egg per wrap.',
        ],
      },
      'for 6',
    )
    expect(instructions).toEqual([
      'Chop the onions. Crack the 6 eggs into a bowl and whisk it.',
      'Fry the egg mixture until the onion is soft.',
      'Fill each wrap with 1/12 of the bowl of egg per wrap.',
    ])
  })
})
