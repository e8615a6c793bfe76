import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import * as kitchen from '@potluck/kitchen/review'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openReader, type Passable } from './answer-reader.ts'
import { openGate } from './release.ts'

const RECIPE: RecipeData = {
  ...readRecipe('').recipe,
  title: 'Tomato Soup',
  description: 'Bright and quick.',
  prepTime: '5 min',
  cookTime: '20 min',
  totalTime: '25 min',
  servings: '2',
  difficulty: 'Easy',
  ingredients: ['800 g tomatoes', '1 onion, chopped', '2 tbsp olive oil'],
  instructions: [
    'Soften the onion in the oil, 5 minutes. Keep the heat low.',
    'Add the tomatoes and simmer for 15 minutes.',
  ],
  tips: ['A pinch of sugar rounds it off.'],
}

/** Passes a text in pieces; answers what was shown after each, and the doubts reported. */
async function pass(pieces: readonly string[], restrictions: readonly string[] = []) {
  const reader = openReader(kitchen, restrictions)
  const checks: Passable['checks'] = []
  let shown = ''
  const gate = openGate(
    async (written) => reader.passable(written),
    (released) => {
      shown += released.text
      checks.push(...released.checks)
    },
  )
  for (const piece of pieces) {
    gate.take(piece)
    await gate.settled()
  }
  return { shown, checks, recipe: () => reader.recipe(gate.written()) }
}

function inPieces(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []
}

describe('what of a growing answer is shown', () => {
  it('is the beginning of the recipe in our layout, wherever the text is cut', async () => {
    const text = writeRecipe(RECIPE)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }),
        async (lengths) => {
          let rest = text
          const pieces = lengths.map((length) => {
            const piece = rest.slice(0, length)
            rest = rest.slice(length)
            return piece
          })
          const { shown } = await pass([...pieces, rest])
          expect(text.startsWith(shown)).toBe(true)
          expect(shown).toContain('2 tbsp olive oil')
        },
      ),
    )
  })

  it('shows a title by its words, an ingredient when its line is whole, a step by sentences', async () => {
    expect((await pass(['# Tomato So'])).shown).toBe('# Tomato')
    const upToOil = writeRecipe(RECIPE).split('2 tbsp')[0] ?? ''
    const { shown: lines } = await pass([upToOil, '2 tbsp olive oil\n'])
    expect(lines).toMatch(/- 1 onion, chopped$/)
    const [before = ''] = writeRecipe(RECIPE).split('Keep the heat')
    const { shown } = await pass([before, 'Keep the '])
    expect(shown).toMatch(/Soften the onion in the oil, 5 minutes\.$/)
  })

  it('drops what a model says around its recipe, and its own ways of setting it', async () => {
    const { shown } = await pass(
      inPieces(
        "Sure! Here's a lovely soup:\n\n```markdown\n# Tomato Soup\n\nBright.\n\n**Servings:** 2\n\n### Ingredients:\n* 800 g tomatoes\n* 1 onion\n\n### Method\n1) Simmer it all.\n2) Serve.\n```\nEnjoy!",
        9,
      ),
    )
    expect(shown).toMatch(/^# Tomato Soup/)
    expect(shown).not.toMatch(/Sure|```|^\* |Enjoy/m)
    expect(shown).toContain('- 800 g tomatoes\n- 1 onion\n\n## Instructions\n\n1. Simmer it all.')
  })
})

describe('what a restriction forbids', () => {
  const buttery = {
    ...RECIPE,
    ingredients: ['800 g tomatoes', '50 g butter', '1 onion'],
  }

  it('is replaced before it is shown', async () => {
    const { shown, recipe } = await pass(inPieces(writeRecipe(buttery), 5), ['Vegan'])
    expect(shown).not.toMatch(/50 g butter/i)
    expect(shown).toContain('1 onion')
    const { replaced } = recipe()
    expect(replaced).toMatchObject([{ before: '50 g butter' }])
  })

  it('ends what is shown where no rule knows better', async () => {
    const text = writeRecipe({ ...RECIPE, ingredients: ['1 onion', '100 g marzipan'] })
    const { shown } = await pass(inPieces(text, 5), ['Vegan', 'Nut Allergy'])
    expect(shown).toContain('1 onion')
    expect(shown).not.toMatch(/marzipan|Soften/)
  })

  it('is not shown in a title, a fact or a step either', async () => {
    const { shown } = await pass(
      inPieces(writeRecipe({ ...RECIPE, title: 'Beef Soup with Butter' }), 3),
      ['Vegan'],
    )
    expect(shown).not.toMatch(/butter|beef/i)
    const serving = { ...RECIPE, servings: '2, with a bowl of cream' }
    expect((await pass(inPieces(writeRecipe(serving), 3), ['Vegan'])).shown).not.toMatch(/cream/)
    const step = { ...RECIPE, instructions: ['Fry the onion. Stir in the cream.', 'Serve.'] }
    expect((await pass(inPieces(writeRecipe(step), 3), ['Vegan'])).shown).not.toMatch(/cream|Serve/)
  })

  it('lets what only sounds like it pass', async () => {
    const text = writeRecipe({
      ...RECIPE,
      title: 'Butternut Squash Soup',
      ingredients: ['1 butternut squash', '200 ml coconut milk', '1 tbsp vegan butter'],
      instructions: ['Simmer the squash in the coconut milk.', 'Stir in the vegan butter.'],
    })
    const { shown } = await pass(inPieces(text, 4), ['Vegan'])
    expect(shown).toContain('vegan butter')
    expect(shown).toContain('Butternut Squash Soup')
  })

  it('is told of a line that may hold it, once', async () => {
    const text = writeRecipe({ ...RECIPE, ingredients: ['800 g tomatoes', '1 stock cube'] })
    const { shown, checks } = await pass(inPieces(text, 4), ['Vegan'])
    expect(shown).toContain('1 stock cube')
    expect(checks).toMatchObject([
      { text: '1 stock cube', restriction: expect.stringMatching(/vegan/i), verdict: 'unknown' },
    ])
  })

  it.each([
    'Top with peanuts.',
    'Garnish with peanuts.',
    'Serve with peanuts.',
    'Eat with peanuts.',
    'Serve with peanuts if you like.',
    'Top with ｐｅａｎｕｔｓ.',
    'Top with pea nuts.',
  ])('holds “%s” back, in a step and in a tip', async (sentence) => {
    const step = { ...RECIPE, instructions: [`Simmer the soup. ${sentence}`, 'Ladle it out.'] }
    const { shown } = await pass(inPieces(writeRecipe(step), 3), ['Nut Allergy'])
    expect(shown).toContain('Simmer the soup.')
    expect(shown).not.toMatch(/nuts|ｎｕｔ|Ladle/i)
    const tip = { ...RECIPE, tips: [sentence, 'Keeps for three days.'] }
    const { shown: ofTip } = await pass(inPieces(writeRecipe(tip), 3), ['Nut Allergy'])
    expect(ofTip).not.toMatch(/nuts|Keeps/i)
  })
})

describe('an assurance of its writer', () => {
  const assuring = {
    ...RECIPE,
    title: 'Guaranteed Nut-Free Tomato Soup, 100% Safe for Nut Allergies',
    description: 'Bright and quick. Certified gluten-free and medically approved.',
    instructions: ['Soften the onion. It is safe for celiacs.', 'Simmer for 15 minutes.'],
    tips: ['Allergen-free!', 'A pinch of sugar rounds it off.'],
  }

  it.each([1, 4, 17, 900])('is left out of what is shown, in pieces of %s', async (length) => {
    const { shown, recipe } = await pass(
      [...inPieces(writeRecipe(assuring), length), '\n'],
      ['Nut Allergy'],
    )
    expect(shown).toMatch(/^# Tomato Soup\n\nBright and quick.\n/)
    expect(shown).toContain('1. Soften the onion.\n2. Simmer for 15 minutes.')
    expect(shown).not.toMatch(/guarantee|safe|certified|medical|allergen/i)
    expect(recipe().read).toMatchObject({
      title: 'Tomato Soup',
      tips: ['A pinch of sugar rounds it off.'],
    })
  })
})

describe('what comes while an answer is being read', () => {
  it('is read together, once', async () => {
    const { promise: slowly, resolve: goOn } = Promise.withResolvers<void>()
    const read: string[] = []
    const gate = openGate(
      async (written) => {
        read.push(written)
        if (read.length === 1) await slowly
        return { text: written, checks: [] }
      },
      () => undefined,
    )
    for (const piece of ['# Soup\n', 'One.\n', 'Two.\n', 'Three.\n']) gate.take(piece)
    goOn()
    await gate.settled()
    expect(read).toEqual(['# Soup\n', '# Soup\nOne.\nTwo.\nThree.\n'])
    expect(gate.shown()).toBe(gate.written())
  })

  it('is not read any more once reading has failed', async () => {
    let reads = 0
    const gate = openGate(
      async () => {
        reads += 1
        throw new Error('no thread')
      },
      () => undefined,
    )
    gate.take('# Soup\n')
    await expect(gate.settled()).rejects.toThrow('no thread')
    gate.take('One.\n')
    await expect(gate.settled()).rejects.toThrow('no thread')
    expect(reads).toBe(1)
  })
})
