import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'

type Original = { title: string; servings?: string; ingredients: string[]; instructions: string[] }

function adapt(text: string, original: Original) {
  return compose({ mode: 'adapt', text, ingredients: [], original }, 1)
}

function adapted(text: string, original: Original) {
  const answer = adapt(text, original)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

const PIE: Original = {
  title: 'Cottage Pie',
  servings: '4',
  ingredients: [
    '500 g ground lamb',
    '1 onion',
    '300 ml beef stock',
    '800 g potatoes',
    '40 g parmesan',
  ],
  instructions: [
    'Fry the ground lamb with the onion until brown. Pour in the beef stock and simmer for 20 minutes.',
    'Boil the potatoes and mash them.',
    'Fill the meat into a baking dish and spread the mash over it. Scatter over the parmesan. Bake for 30 minutes at 200 °C.',
  ],
}
const PASTA: Original = {
  title: 'Penne with Salmon',
  servings: '2',
  ingredients: ['200 g penne', '300 g salmon fillet', '1 onion', '100 ml cream'],
  instructions: [
    'Cook the penne in a pot of salted water.',
    'In another pan, fry the onion for 5 minutes. Add the salmon and cook for 4 minutes, until it flakes.',
    'Pour in the cream and simmer for 2 minutes. Drain the pasta and stir it in.',
  ],
}

describe('what a wish for the whole dish comes to', () => {
  it('stretches ground meat with lentils and takes what is dear by what costs less', () => {
    const { ingredients, instructions } = adapted('make it cheaper', PIE)
    expect(ingredients).toEqual(
      expect.arrayContaining([
        '250 g ground beef',
        '250 g cooked brown lentils',
        '40 g grana padano',
      ]),
    )
    expect(instructions[0]).toMatch(/Stir in the lentils with the liquid\.$/)
  })

  it.each([
    ['200 g wild mushrooms', '200 g white mushrooms'],
    ['1 bulb wild fennel', '1 bulb wild fennel'],
    ['200 g wild salmon', '200 g wild salmon'],
    ['12 oyster crackers', '12 oyster crackers'],
  ])('takes white mushrooms only for mushrooms: %s', (line, cheaper) => {
    const { ingredients } = adapted('make it cheaper', {
      ...PIE,
      ingredients: [...PIE.ingredients, line],
    })
    expect(ingredients.at(-1)).toBe(cheaper)
  })

  it('says so where nothing is dear, and how one saves all the same', () => {
    expect(
      adapt('cheaper', {
        ...PIE,
        ingredients: ['1 onion', '800 g potatoes', '1 l vegetable stock'],
        instructions: ['Boil all.'],
      }),
    ).toMatchObject({ kind: 'declined', reason: expect.stringMatching(/stock of a cube/) })
  })

  it('stops before the oven where a dish is made ahead, and boils pasta fresh', () => {
    const steps = adapted('make it ahead', PIE).instructions
    expect(steps[2]).toMatch(/Scatter over the parmesan\.$/)
    expect(steps[3]).toMatch(/^To make it ahead, stop here: .*24 hours.*74 °C/)
    expect(steps[4]).toBe('Bake for 30 minutes at 200 °C.')
  })

  it('grates vegetables into a meat sauce, as the portions ask for', () => {
    const { ingredients, instructions } = adapted('more vegetables please', PIE)
    expect(ingredients).toContain('250 g zucchini, coarsely grated')
    expect(instructions[0]).toMatch(/Stir in the zucchini/)
    expect(ingredients).toContain('300 ml beef stock')
  })

  it('boils first what boils apart, where there is one pan', () => {
    const { instructions } = adapted('I only have one pan', PASTA)
    expect(instructions[0]).toMatch(/boil the penne first .* set the penne aside/)
    expect(instructions.join(' ')).not.toMatch(/another pan|Cook the penne in a pot/)
  })

  it('cooks chicken in its own time where salmon was, and says when it is done', () => {
    const { instructions } = adapted('use chicken instead of salmon', PASTA)
    expect(instructions[1]).toBe(
      'In another pan, fry the onion for 5 minutes. Add the chicken breast and cook for 12 to 15 minutes, until it reads 74 °C (165 °F) inside.',
    )
  })

  it('replaces meat that only the lexicon knows, by the cut that the steps want', () => {
    const curry: Original = {
      title: 'Duck Curry',
      servings: '4',
      ingredients: ['1 whole duck, cut into pieces', '400 ml coconut milk', '1 bell pepper'],
      instructions: [
        'Brown the duck pieces skin side first. Season with salt and pepper.',
        'Add the coconut milk and bell pepper and simmer for 1 hour.',
      ],
    }
    const { ingredients, instructions } = adapted('make it with chicken', curry)
    expect(ingredients[0]).toMatch(/chicken legs/)
    expect(instructions[0]).toMatch(/^Brown the chicken pieces skin side first/)
    const without = adapted('without bell pepper', curry)
    expect(without.instructions).toEqual([
      'Brown the duck pieces skin side first. Season with salt and pepper.',
      'Add the coconut milk and simmer for 1 hour.',
    ])
  })

  it('takes the meat that was named and no stand-in called after it', () => {
    const cakes: Original = {
      title: 'Sardine Cakes',
      ingredients: ['2 tins sardines', '1 egg', '60 g breadcrumbs'],
      instructions: ['Mix the sardines with the egg and crumbs.', 'Fry the cakes for 3 minutes.'],
    }
    const { title, ingredients } = adapted('tuna instead of sardines', cakes)
    expect([title, ingredients[0]]).toEqual(['Tuna Cakes', '2 cans canned tuna'])
  })

  it('lays nothing bare into the air fryer that is wrapped in pastry', () => {
    const rolls: Original = {
      title: 'Sausage Rolls',
      ingredients: ['1 sheet puff pastry', '300 g sausage meat', '1 egg'],
      instructions: [
        'Fold the pastry around the meat and brush it with egg.',
        'Bake until golden.',
      ],
    }
    expect(adapt('air fryer', rolls).kind).toBe('declined')
  })

  it('shortens a marinade, and says what half an hour does not allow', () => {
    const steak = {
      title: 'Pork Steaks',
      servings: '2',
      ingredients: ['2 pork steaks', '3 tbsp soy sauce'],
      instructions: ['Marinate the steaks in the soy sauce for 4 hours.', 'Grill for 10 minutes.'],
    }
    expect(adapted('make it quicker', steak).instructions[0]).toBe(
      'Marinate the steaks in the soy sauce for 20 minutes.',
    )
    expect(
      adapt('in 30 minutes', { ...steak, instructions: ['Grill the steaks for 10 minutes.'] }),
    ).toMatchObject({
      reason: expect.stringMatching(/about 20 min as it is/),
    })
  })

  it('says what it cannot where haste is the last of several wishes', () => {
    expect(adapted('make it vegetarian, and quick', PASTA).description).toMatch(
      /^By its steps it is done in about/,
    )
  })

  it('has the flakes in before all is blended', () => {
    const { instructions, adaptations } = adapted('spicier', {
      title: 'Tomato Sauce',
      servings: '4',
      ingredients: ['800 g tomatoes', '1 onion'],
      instructions: ['Simmer the tomatoes and onion. Blend the sauce. Season it.'],
    })
    expect(instructions).toEqual([
      'Simmer the tomatoes and onion. Stir in the red pepper flakes. Blend the sauce. Season it.',
    ])
    expect(adaptations).toEqual(['More heat: red pepper flakes in it.'])
  })

  it('has no dough salted at the end', () => {
    const bread = adapted('less salt', {
      title: 'Bread',
      ingredients: ['500 g flour', '2 tsp salt', '7 g yeast', '300 ml water'],
      instructions: ['Knead all to a dough, let it rise and bake it.'],
    })
    expect(bread.ingredients).toContain('1 ½ tsp salt')
    expect(bread.tips.join()).not.toMatch(/before you salt/)
  })

  it('scales what may be taken instead too', () => {
    const line = '1/4 cup honey (or 1/3 cup sugar, 50 g)'
    const { ingredients } = adapted('for 8', { ...PIE, ingredients: [...PIE.ingredients, line] })
    expect(ingredients.at(-1)).toBe('½ cup honey (or ⅔ cup sugar, 100 g)')
  })

  it('scales an amount that stands anywhere in a line', () => {
    const { ingredients } = adapted('for 2', {
      ...PIE,
      ingredients: [...PIE.ingredients, 'Store-bought gravy or about 500 ml worth of sauce'],
    })
    expect(ingredients.at(-1)).toBe('Store-bought gravy or about 250 ml worth of sauce')
  })

  it('leaves the caffeine out and takes pasteurized eggs for children', () => {
    const { ingredients } = adapted('for my kids', {
      title: 'Coffee Cream',
      ingredients: ['2 eggs', '200 g mascarpone', '1 tbsp instant coffee'],
      instructions: ['Beat the eggs with the mascarpone and the instant coffee and chill.'],
    })
    expect(ingredients).toEqual([
      '2 pasteurized eggs',
      '200 g mascarpone',
      '1 tbsp decaffeinated instant coffee',
    ])
  })

  it('takes a quarter of what is mostly chilies, and says that it stays hot', () => {
    const noodles = adapted('milder', {
      title: 'Burning Noodles',
      ingredients: ['1/3 cup ground chilies', '150 g noodles'],
      instructions: ['Pour hot oil over the ground chilies. Boil the noodles and mix.'],
    })
    expect(noodles.ingredients[0]).toBe('1 tbsp plus 1 tsp ground chilies')
    expect(noodles.description).toMatch(/^It is a dish of chilies and is hot all the same/)
  })

  it('says how roasted squash is done in half of the time', () => {
    const answer = adapt('quicker, I only have 30 minutes', {
      title: 'Savory Squash',
      ingredients: ['1 butternut squash', '50 g butter'],
      instructions: ['Roast the squash in the oven for 45 minutes.', 'Mash it with the butter.'],
    })
    expect(answer).toMatchObject({
      kind: 'declined',
      reason: expect.stringMatching(/cubes of 2 cm.*12 to 15 minutes.*microwave/),
    })
  })

  it('stops before anything is in the oven, and heats it again', () => {
    const potatoes = { title: 'Traybake', ingredients: ['500 g potatoes', '4 chicken thighs'] }
    const inOven = adapted('make it ahead', {
      ...potatoes,
      instructions: [
        'Heat the oven to 220 °C. Slice the potatoes. Then put the tray into the oven for 20 minutes.',
        'Season the chicken thighs, lay them on the tray and cook for another 20 minutes.',
      ],
    })
    expect(inOven.instructions.at(-1)).toMatch(/^To make it ahead, cut.*cold water/)
    const heated = adapted('make it ahead', {
      ...potatoes,
      instructions: [
        'Heat the oven to 220 °C.',
        'Slice the potatoes and lay the chicken thighs on them.',
        'Roast for 45 minutes.',
      ],
    })
    expect(heated.instructions[2]).toMatch(/stop here.*Heat the oven only before you go on\.$/)
  })
})
