import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'

type Original = { title: string; servings?: string; ingredients: string[]; instructions: string[] }

function ask(text: string, original: Original) {
  return compose({ mode: 'adapt', text, ingredients: [], original }, 1)
}

function adapted(text: string, original: Original) {
  const answer = ask(text, original)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

const SOUP: Original = {
  title: 'Lentil Soup',
  servings: '4',
  ingredients: ['300 g red lentils', '1 l stock', '2 potatoes', '1 bunch cilantro'],
  instructions: [
    'Simmer the lentils and potatoes in the stock for 20 minutes.',
    'Add the cilantro.',
  ],
}
const LATE: Original = {
  title: 'Tortellini',
  ingredients: ['400 g tortellini', '2 eggs', '100 ml cream'],
  instructions: [
    'Boil the tortellini for 3 minutes.',
    'Add the cream, turn off the heat, add the eggs.',
  ],
}

describe('a wish for the whole dish, by what the dish is', () => {
  it('freezes a soup, names what suffers, and adds its own herbs when it is warm', () => {
    expect(adapted('make it for the freezer', SOUP).instructions.at(-1)).toMatch(
      /^To freeze it, .*3 months\. The potatoes turn grainy.*74 °C \/ 165 °F\)\. Stir in the cilantro only then\.$/,
    )
  })

  it('freezes no sauce of egg and cream, and keeps none for a day', () => {
    expect(ask('for the freezer', LATE)).toMatchObject({ reason: expect.stringMatching(/splits/) })
    expect(adapted('make ahead', LATE).instructions[0]).toMatch(/cut, grate and weigh/)
  })

  it('takes half as much again of the meat for protein, and lentils for a tomato sauce', () => {
    const chicken = adapted('more protein', {
      title: 'Chicken in Sauce',
      servings: '4',
      ingredients: ['400 g chicken breast', '1 onion', '300 ml stock'],
      instructions: ['Fry 400 g chicken breast with the onion.', 'Add the stock and simmer.'],
    })
    expect(chicken.ingredients).toEqual(['600 g chicken breast', '1 onion', '300 ml stock'])
    expect(chicken.adaptations.join()).toMatch(/Half as much again.* g instead of /)
    const pasta = adapted('more protein', {
      title: 'Penne with Tomatoes',
      servings: '4',
      ingredients: ['400 g penne', '800 g tomatoes', '1 onion'],
      instructions: [
        'Boil the penne.',
        'Simmer the onion and tomatoes, and add the penne.',
        'Pour it into a bowl and enjoy!',
      ],
    })
    expect(pasta.ingredients).toContain('1 can (400 g) lentils, drained and rinsed')
    expect(pasta.instructions[1]).toMatch(/Stir in the lentils/)
  })

  it('makes the filling of a quiche lighter and leaves its dough', () => {
    const { ingredients } = adapted('less fat', {
      title: 'Quiche Lorraine',
      servings: '4',
      ingredients: [
        '200 g flour',
        '100 g butter',
        '200 ml cream',
        '120 g cheddar',
        '4 eggs',
        '200 g ham',
      ],
      instructions: ['Make a dough of flour and butter.', 'Fill it with the rest and bake it.'],
    })
    expect(ingredients).toEqual(
      expect.arrayContaining(['200 g flour', '100 g butter', '200 ml light cream', '85 g cheddar']),
    )
  })

  it('takes less pasta and more vegetables where the fat is little', () => {
    const { ingredients, adaptations } = adapted('fewer calories', {
      title: 'Pasta with Vegetables',
      servings: '4',
      ingredients: ['400 g linguine', '1 tbsp butter', '1 onion', '400 ml tomato sauce'],
      instructions: [
        'Boil the linguine.',
        'Fry the onion in the butter, add the sauce and simmer for 10 minutes.',
      ],
    })
    expect(ingredients[0]).toBe('270 g linguine')
    expect(ingredients).toContain('150 g spinach')
    expect(adaptations.join(' ')).not.toMatch(/That is little/)
  })

  it('takes sweet paprika for what is ground and hot, where children eat', () => {
    const { ingredients } = adapted('milder, for the kids', {
      title: 'Taco Meat',
      ingredients: ['500 g ground beef', '1 tsp chili powder (or oregano, cumin)', '1 onion'],
      instructions: ['Brown the beef and onion.', 'Add the chili powder and simmer.'],
    })
    expect(ingredients[1]).toBe('1 tsp sweet paprika (or oregano, cumin)')
  })
})

describe('milder', () => {
  it('takes a chilli out of the step that calls it so alone, says what is bought mild, and is not called spicy', () => {
    const { title, ingredients, instructions, description } = adapted('not spicy', {
      title: 'Spicy sausage pasta',
      servings: '4',
      ingredients: [
        '6 spicy Italian sausages',
        '1 sprig rosemary',
        '1 red chilli, diced',
        '300 g pasta',
      ],
      instructions: [
        'Fry the sausages. Add the rosemary and chilli',
        'Boil the pasta and stir it into the sausages.',
      ],
    })
    expect(title).toBe('Sausage pasta')
    expect(ingredients[0]).toBe('6 mild Italian sausages')
    expect(description).toMatch(/mild kind.*Left out the red chilli/)
    expect(instructions[0]).toBe('Fry the sausages. Add the rosemary')
  })
})
