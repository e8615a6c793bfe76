import { describe, expect, it } from 'vitest'
import { compose } from '../compose/compose.ts'

const SPAGHETTI = {
  title: 'Spaghetti aglio e olio',
  servings: '4',
  ingredients: ['400 g spaghetti', '100 ml olive oil', '5 cloves garlic'],
  instructions: [
    'Heat a skillet on medium heat, start cooking the pasta.',
    'Fry the garlic in the olive oil until golden.',
    'When the pasta has finished cooking, drain it and reserve a cup of the cooking water.',
    'Add the drained pasta with some of the cooking water to the skillet and toss. The starch in the water helps the sauce.',
  ],
}

function adapted(text: string, original: typeof SPAGHETTI) {
  const answer = compose({ mode: 'adapt', text, ingredients: [], original }, 1)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

describe('a vegetable in the place of a starch', () => {
  it.each([
    'zucchini noodles instead of spaghetti',
    'low carb',
  ])('cuts, salts and warms it, and boils and drains nothing: %s', (text) => {
    expect(adapted(text, SPAGHETTI).instructions).toEqual([
      'Cut the zucchini into long ribbons, salt them lightly, let them stand for 10 minutes and pat them dry.',
      'Heat a skillet on medium heat.',
      'Fry the garlic in the olive oil until golden.',
      'Add the zucchini to the skillet and toss. Warm them for no more than a minute.',
    ])
  })

  it('fries cauliflower dry where rice was boiled, and keeps where it goes', () => {
    const { instructions } = adapted('cauliflower rice instead of rice', {
      title: 'Lentils and Rice',
      servings: '4',
      ingredients: ['200 g lentils', '300 g rice', '1 onion'],
      instructions: [
        'Boil the lentils for 30 minutes.',
        'Bring 600 ml water to a boil, add rice. Simmer for 20 minutes and add to the lentils.',
        'Fry the onion and scatter it over.',
      ],
    })
    expect(instructions[1]).toMatch(
      /^Fry the (?:frozen )?cauliflower rice in a little oil for 3 minutes, until it is dry\. Add to the lentils\.$/,
    )
  })

  it('leaves the verb alone that is called like a tortilla', () => {
    const { instructions } = adapted('low carb', {
      title: 'Baked Fish',
      servings: '2',
      ingredients: ['400 g salmon fillet', '2 tbsp olive oil'],
      instructions: ['Wrap the fish in foil and bake it. Serve it with some nice crusty bread.'],
    })
    expect(instructions[0]).toBe('Wrap the fish in foil and bake it. Serve it with a green salad.')
  })

  it('boils a whole grain where bulgur only swelled, and rice until it is tender', () => {
    const { instructions } = adapted('quinoa instead of bulgur', {
      title: 'Tabouleh',
      servings: '4',
      ingredients: ['200 g bulgur', '300 ml hot water', '1 bunch parsley'],
      instructions: [
        'Soak the bulgur in the hot water until it is absorbed.',
        'Stir in the parsley.',
      ],
    })
    expect(instructions[0]).toMatch(/^Rinse the quinoa and simmer it .*15 minutes/)
    const rice = adapted('rice instead of pasta', {
      title: 'Pasta with Beef',
      servings: '4',
      ingredients: ['250 g pasta, any short-cut pasta', '400 g ground beef', '1 onion'],
      instructions: [
        'Cook the pasta until done al dente.',
        'Brown the beef and onion and add the pasta.',
      ],
    })
    expect(rice.ingredients[0]).toBe('250 g basmati rice')
    expect(rice.instructions[0]).toBe(
      'Cook the rice until tender. The rice needs 12 to 15 minutes.',
    )
  })
})
