import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { compose } from '../compose.ts'
import type { Composition, OriginalRecipe } from '../request.ts'
import { findFoods, openMatcher } from '../understand/matcher.ts'

const ORIGINAL: OriginalRecipe = {
  title: 'Weeknight Garlic Chicken with Spinach',
  servings: '4',
  ingredients: [
    '2 tbsp olive oil',
    '4 cloves garlic, minced',
    '1 1/2 lb chicken breast, cubed',
    '1/2 tsp red pepper flakes',
    '1 cup chicken broth',
    '2 cups spinach',
    '1 shallot, sliced',
    'Salt to taste',
  ],
  instructions: [
    'Heat 2 tbsp oil in a skillet. Add the garlic, shallot and red pepper flakes and cook 1 minute.',
    'Add the chicken and cook until done, about 8 minutes.',
    'Pour in 1 cup broth, simmer 5 minutes, then stir in the spinach.',
    'Season with salt and serve.',
  ],
}

function adapt(text: string, original = ORIGINAL): Composition {
  return compose({ mode: 'adapt', text, ingredients: [], original }, 1)
}

function adapted(text: string, original = ORIGINAL) {
  const answer = adapt(text, original)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

function idea(text: string, seed = 1) {
  const answer = compose({ mode: 'idea', text, ingredients: [] }, seed)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

function followed(text: string, previous: ReturnType<typeof idea>) {
  return compose({ mode: 'idea', text, ingredients: [], previous }, 1)
}

describe('adapting a recipe', () => {
  it('makes the other changes where it serves as many as asked already', () => {
    const recipe = adapted('make it vegetarian, for 4 people')
    expect(recipe.servings).toBe('4')
    expect(recipe.ingredients.join(' ')).not.toMatch(/chicken breast/)
    expect(adapt('for 4 people')).toMatchObject({ reason: 'It already serves 4.' })
  })

  it('measures what stands in as the line does that it takes over', () => {
    const original = { ...ORIGINAL, ingredients: ['3/8 cup butter', '2 cups spinach'] }
    const { ingredients } = adapted('make it vegan, for 6 people', original)
    expect(ingredients[0]).toBe('½ cup plus 1 tbsp vegan butter')
  })

  it('scales the lines and the amounts inside the steps, and keeps the times', () => {
    const recipe = adapted('for 8 people')
    expect(recipe.servings).toBe('8')
    expect(recipe.ingredients.slice(0, 3)).toEqual([
      '4 tbsp olive oil',
      '8 cloves garlic, minced',
      '3 lb chicken breast, cubed',
    ])
    expect(recipe.ingredients).toContain('2 shallots, sliced')
    expect(recipe.ingredients).toContain('Salt to taste')
    expect(recipe.instructions[0]).toContain('Heat 4 tbsp oil')
    expect(recipe.instructions[1]).toContain('about 8 minutes')
    expect(recipe.instructions[2]).toContain('2 cups broth, simmer 5 minutes')
    expect(recipe.originalVsAdapted).toContain('2 cups spinach → 4 cups spinach')
    expect(recipe.adaptations).toEqual(['Scaled from 4 to 8 servings.'])
  })

  it('leaves a food out of lists, clauses, title and lines', () => {
    const garlic = adapted('without garlic')
    expect(garlic.title).toBe('Weeknight Chicken with Spinach')
    expect(garlic.instructions[0]).toBe(
      'Heat 2 tbsp oil in a skillet. Add the shallot and red pepper flakes and cook 1 minute.',
    )
    const spinach = adapted('leave out the spinach')
    expect(spinach.title).toBe('Weeknight Garlic Chicken')
    expect(spinach.instructions[2]).toBe('Pour in 1 cup broth, simmer 5 minutes.')
    expect(spinach.originalVsAdapted).toEqual(['2 cups spinach → left out'])
  })

  it('replaces a food by one that cooks alike, and its safe temperature with it', () => {
    const recipe = adapted('use ground turkey instead of ground beef', {
      title: 'Ground Beef Skillet',
      ingredients: ['500 g ground beef', '1 lemon'],
      instructions: ['Brown the ground beef until 71 °C / 160 °F.', 'Squeeze over the lemon.'],
    })
    expect(recipe.title).toBe('Ground Turkey Skillet')
    expect(recipe.ingredients[0]).toBe('500 g ground turkey')
    expect(recipe.instructions[0]).toBe('Brown the ground turkey until 74 °C / 165 °F.')
  })

  it('replaces a food by one that cooks otherwise, and says when that is done', () => {
    const { ingredients, instructions, title } = adapted('replace the chicken with tofu')
    expect(title).toBe('Weeknight Garlic Tofu with Spinach')
    expect(ingredients.join()).not.toMatch(/chicken breast/)
    expect(instructions[1]).toMatch(/^Add the .*tofu .*heat through/)
  })

  it('does all that a message asks, and says first what it cannot', () => {
    const recipe = adapted('quicker please, for 8 and without the shallot')
    expect(recipe.servings).toBe('8')
    expect(recipe.ingredients.join()).not.toMatch(/shallot/)
    expect(recipe.description).toMatch(/^By its steps it is done in about 24 min as it is/)
  })

  it('simmers in the slow cooker what simmers, and declines what does not', () => {
    const stew = {
      title: 'Beef Stew',
      ingredients: ['1 kg beef', '500 ml stock'],
      instructions: [
        'Preheat the oven to 160 °C. Brown the beef.',
        'Add the stock and simmer for 2 hours, stirring now and then. Add more water if it gets dry.',
        'After 2 hours, stir in the potatoes for the last half hour.',
      ],
    }
    const slow = adapted('in the slow cooker', stew)
    expect(slow.title).toBe('Slow Cooker Beef Stew')
    expect(slow.instructions).toEqual([
      'Brown the beef.',
      'Put what is in the pan into the slow cooker. Add the stock. Stir in the potatoes. Cover and cook on low for 7 to 8 hours or on high for 4 to 5 hours, until the meat is tender.',
    ])
    expect(slow.ingredients[1]).toBe('330 ml stock')
    expect(slow.cookTime).toBe('7 h')
    expect(adapted('in the pressure cooker', stew).instructions).toEqual([
      'Brown the beef.',
      'Put what is in the pan into the pressure cooker. Add the stock. Close the lid and cook at high pressure for 30 minutes, then let the pressure fall by itself for 10 minutes before you open it.',
      'When the pressure is gone, stir in the potatoes and simmer without the lid for half an hour.',
    ])
    expect(adapted('in the slow cooker').instructions.join(' ')).toMatch(
      /Scrape all of it into the slow cooker .*on low for 3 to 4 hours/,
    )
  })

  it('scales what is sold whole in whole pieces, and the amounts behind a food', () => {
    const recipe = adapted('for 6', {
      title: 'Pork Roast',
      servings: '4',
      ingredients: ['1 pork roast', '8 cloves garlic', '2 tablespoons (tbsp.) of oil'],
      instructions: ['Mince the garlic cloves (8) into the oil(2 tbsp) and roast the pork.'],
    })
    expect(recipe.ingredients).toEqual(['2 pork roasts', '12 cloves garlic', '3 tbsp oil'])
    expect(recipe.instructions).toEqual([
      'Mince the garlic cloves (12) into the oil(3 tbsp) and roast the pork.',
    ])
  })

  it.each([
    ['less sugar', '1 can condensed milk', '½ can condensed milk'],
    ['less sugar', '200 g semisweet chocolate', '200 g dark chocolate (85 %)'],
    ['less sugar', '2 tbsp maple syrup', '1 tbsp maple syrup'],
    ['less sugar', '2 tbsp cocoa powder', undefined],
    ['less salt', '1 can (400 g) black beans', '1 can (400 g) no-salt-added black beans'],
    ['less salt', '2 tbsp butter', '2 tbsp unsalted butter'],
    ['less salt', '4 slices bacon', '2 slices bacon'],
    ['less salt', '500 ml low-sodium chicken stock', undefined],
    ['less spicy', '1 tsp sweet and hot paprika', '1 tsp sweet paprika'],
    ['less spicy', '2 habaneros, minced', '1 habanero, minced'],
    ['less spicy', 'Cayenne pepper', 'Cayenne pepper (half of what you would take)'],
    ['less spicy', '2 sweet red peppers', undefined],
  ])('%s is found in %s', (text, line, changed) => {
    const answer = adapt(text, {
      title: 'Supper',
      servings: '4',
      ingredients: [line, '300 g potatoes'],
      instructions: ['Cook everything together for 20 minutes.'],
    })
    const told = answer.kind === 'recipe' ? answer.recipe.ingredients[0] : undefined
    expect(told).toBe(changed)
  })

  it('is lighter by lean ground meat, whose fat is poured off', () => {
    const recipe = adapted('fewer calories', {
      title: 'Meat Sauce',
      servings: '4',
      ingredients: ['500 g ground beef', '400 g tomatoes', '3 tbsp oil'],
      instructions: [
        'Brown the ground beef in the oil. Add the tomatoes and simmer for 20 minutes.',
      ],
    })
    expect(recipe.ingredients[0]).toBe('500 g lean ground beef')
    expect(recipe.instructions[0]).toBe(
      'Brown the ground beef in the oil. Pour off the fat. Add the tomatoes and simmer for 20 minutes.',
    )
    expect(recipe.description).toMatch(/leaner meat not counted/)
  })

  it('leaves nothing of the pan of oil in the air fryer', () => {
    const recipe = adapted('in the air fryer', {
      title: 'Pan-Fried Chicken',
      ingredients: ['4 chicken breasts', '1 cup breadcrumbs', '1 egg'],
      instructions: [
        'Pound the chicken thin and coat it with egg and breadcrumbs.',
        'Fill a pan with oil and heat it. Fry the chicken for 4 minutes on each side. Drain on paper towels.',
      ],
    })
    expect(recipe.title).toBe('Air Fryer Chicken')
    expect(recipe.instructions[1]).toMatch(/^Preheat the air fryer .*the chicken thinly .*74 °C/)
    expect(recipe.instructions[1]).not.toMatch(/\bpan\b|\bfry the\b|towels/i)
  })

  it('brings what is smoked into the oven, at its heat, without the wood', () => {
    const recipe = adapted('in the oven', {
      title: 'Smoked Ribs',
      ingredients: ['2 racks ribs', 'Hickory wood', '3 tbsp rub'],
      instructions: [
        'Preheat your smoker to 225 °F with hickory.',
        'Cover the ribs in the rub.',
        'Put the ribs on the smoker and smoke them for 5 hours.',
      ],
    })
    expect(recipe.title).toBe('Ribs')
    expect(recipe.ingredients).toEqual(['2 racks ribs', '3 tbsp rub', '1 tbsp smoked paprika'])
    expect(recipe.instructions.join(' ')).not.toMatch(/smoker|hickory/i)
    expect(recipe.instructions[2]).toBe('Put the ribs in the oven and roast them for 5 hours.')
  })

  it('swaps parsley for basil by name', () => {
    const recipe = adapted('swap the parsley for basil', {
      title: 'Parsley Beans',
      ingredients: ['1 handful parsley, chopped', '1 can white beans'],
      instructions: ['Warm the beans.', 'Stir in the parsley.'],
    })
    expect(recipe.title).toBe('Basil Beans')
    expect(recipe.instructions[1]).toBe('Stir in the basil.')
    expect(recipe.ingredients[0]).toContain('basil')
  })

  it('makes it hotter and milder', () => {
    expect(adapted('spicier please').ingredients).toContain('1 tsp red pepper flakes')
    expect(adapted('a bit less spicy').ingredients).toContain('¼ tsp red pepper flakes')
    expect(adapted('not spicy at all').ingredients.join()).not.toContain('pepper flakes')
  })

  it('makes several changes at once', () => {
    const recipe = adapted('double it, without the shallot')
    expect(recipe.servings).toBe('8')
    expect(recipe.ingredients.join()).not.toContain('shallot')
    expect(recipe.adaptations).toHaveLength(2)
  })

  it.each([
    ['bake it instead', /other times in the oven/],
    ['make it quicker', /By its steps it is done in about 24 min as it is/],
    ['without chicken', /different dish/],
    ['without cinnamon', /no cinnamon in it/],
    ['for 140 people', /at most 100/],
    ['what do you think?', /would have to guess/],
  ])('declines what would be untrue: %s', (text, reason) => {
    expect(adapt(text)).toEqual({ kind: 'declined', reason: expect.stringMatching(reason) })
  })

  it('takes a recipe that does not say how many it serves for what it weighs, and says so', () => {
    const { servings: _servings, ...unsized } = ORIGINAL
    const scaled = adapted('for 8', unsized)
    expect(scaled.description).toMatch(/^It does not say how many it serves: .* take it for 4\./)
    expect(scaled.ingredients).toContain('3 lb chicken breast, cubed')
    expect(adapt('for 8', { ...unsized, ingredients: ['chicken', 'oil', 'garlic'] })).toMatchObject(
      {
        reason: expect.stringMatching(/does not say/),
      },
    )
    expect(adapted('double it', unsized).ingredients[0]).toBe('4 tbsp olive oil')
  })

  it('declines a part of a tin, and makes whole tins', () => {
    const loaf = idea('banana bread')
    expect(followed('for 15', loaf)).toMatchObject({ reason: expect.stringMatching(/one tin/) })
    const answer = followed('double it', loaf)
    expect(answer).toMatchObject({ recipe: { servings: '20' } })
    expect(JSON.stringify(answer)).toContain('2 times as many tins')
  })
})

describe('a word on the last recipe', () => {
  const pasta = idea('creamy mushroom pasta for 2')

  it('changes that recipe', () => {
    expect(followed('for 6 people', pasta)).toMatchObject({
      recipe: { title: pasta.title, servings: '6' },
    })
    const garlicless = followed('without garlic', pasta)
    expect(garlicless).toMatchObject({
      recipe: { title: pasta.title, adaptations: ['Left out the garlic.'] },
    })
  })

  it('is cooked anew where a change would not be true, and says so', () => {
    for (const text of ['quicker please', 'make it vegan', 'without mushrooms', 'make it thai']) {
      const answer = followed(text, pasta)
      expect(answer.kind).toBe('recipe')
      if (answer.kind === 'recipe')
        expect(answer.recipe.description).toContain('new recipe along the lines of the last one')
    }
  })

  it('is not one when a list of ingredients comes with it', () => {
    const answer = compose(
      {
        mode: 'ingredients',
        text: 'without garlic',
        ingredients: ['tofu', 'rice'],
        previous: pasta,
      },
      1,
    )
    expect(answer).toMatchObject({ recipe: { title: expect.stringMatching(/Tofu/) } })
  })

  it('stands on its own when it names another dish', () => {
    expect(followed('chocolate cake', pasta)).toMatchObject({
      recipe: { title: expect.stringContaining('Chocolate') },
    })
  })

  it('never leaves a food in the steps that was taken out, nor a line the steps do not use', () => {
    const request = fc.constantFrom(
      'dinner',
      'pasta',
      'curry',
      'soup',
      'salad',
      'tacos',
      'bowl',
      'stew',
      'traybake',
      'noodles',
    )
    fc.assert(
      fc.property(request, fc.nat(5000), fc.nat(20), (text, seed, pick) => {
        const previous = idea(text, seed)
        const line = previous.ingredients[pick % previous.ingredients.length] ?? ''
        const word = parseIngredientLine(line).name
        const answer = followed(`without ${word}`, previous)
        if (answer.kind === 'declined') return
        const { instructions, ingredients } = answer.recipe
        const mentions = openMatcher(new Set(findFoods(word).flat()))
        for (const said of [...instructions, ...ingredients]) {
          expect(mentions(said), `${previous.title} without ${word}: ${said}`).toBe(false)
          expect(said).not.toMatch(/\b(?:the|and) (?:and|for|until|[.,])/)
        }
        const used = new Set(instructions.flatMap((step) => findFoods(step).flat()))
        for (const left of ingredients) {
          const foods = findFoods(parseIngredientLine(left).name).flat()
          const last = parseIngredientLine(left).name.split(' ').at(-1) ?? ''
          const spoken = instructions.some((step) => step.includes(last))
          const known = foods.some((id) => used.has(id))
          expect(spoken || known, `${left} without ${word}`).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })
})
