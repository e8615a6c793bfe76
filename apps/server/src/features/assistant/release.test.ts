import { type RecipeData, readRecipe, writeRecipe } from '@potluck/kitchen'
import * as kitchen from '@potluck/kitchen/review'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

/** Hands a text over in pieces; answers what was shown after each, and the doubts told. */
function pass(pieces: readonly string[], restrictions: readonly string[] = []) {
  const gate = openGate(kitchen, restrictions)
  let shown = ''
  const checks = pieces.flatMap((piece) => {
    const released = gate.take(piece)
    shown += released.text
    return released.checks
  })
  return { gate, shown, checks }
}

function inPieces(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? []
}

describe('what of a growing answer is shown', () => {
  it('is the beginning of the recipe in our layout, wherever the text is cut', () => {
    const text = writeRecipe(RECIPE)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }), (lengths) => {
        let rest = text
        const pieces = lengths.map((length) => {
          const piece = rest.slice(0, length)
          rest = rest.slice(length)
          return piece
        })
        const { shown } = pass([...pieces, rest])
        expect(text.startsWith(shown)).toBe(true)
        expect(shown).toContain('2 tbsp olive oil')
      }),
    )
  })

  it('shows a title by its words, an ingredient when its line is whole, a step by sentences', () => {
    expect(pass(['# Tomato So']).shown).toBe('# Tomato')
    const upToOil = writeRecipe(RECIPE).split('2 tbsp')[0] ?? ''
    const { shown: lines } = pass([upToOil, '2 tbsp olive oil\n'])
    expect(lines).toMatch(/- 1 onion, chopped$/)
    const [before = ''] = writeRecipe(RECIPE).split('Keep the heat')
    const { shown } = pass([before, 'Keep the '])
    expect(shown).toMatch(/Soften the onion in the oil, 5 minutes\.$/)
  })

  it('drops what a model says around its recipe, and its own ways of setting it', () => {
    const { shown } = pass(
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

  it('is replaced before it is shown', () => {
    const { shown, gate } = pass(inPieces(writeRecipe(buttery), 5), ['Vegan'])
    expect(shown).not.toMatch(/50 g butter/i)
    expect(shown).toContain('1 onion')
    const { replaced } = gate.recipe()
    expect(replaced).toMatchObject([{ before: '50 g butter' }])
  })

  it('ends what is shown where no rule knows better', () => {
    const text = writeRecipe({ ...RECIPE, ingredients: ['1 onion', '100 g marzipan'] })
    const { shown } = pass(inPieces(text, 5), ['Vegan', 'Nut Allergy'])
    expect(shown).toContain('1 onion')
    expect(shown).not.toMatch(/marzipan|Soften/)
  })

  it('is not shown in a title, a fact or a step either', () => {
    const { shown } = pass(
      inPieces(writeRecipe({ ...RECIPE, title: 'Beef Soup with Butter' }), 3),
      ['Vegan'],
    )
    expect(shown).not.toMatch(/butter|beef/i)
    const serving = { ...RECIPE, servings: '2, with a bowl of cream' }
    expect(pass(inPieces(writeRecipe(serving), 3), ['Vegan']).shown).not.toMatch(/cream/)
    const step = { ...RECIPE, instructions: ['Fry the onion. Stir in the cream.', 'Serve.'] }
    expect(pass(inPieces(writeRecipe(step), 3), ['Vegan']).shown).not.toMatch(/cream|Serve/)
  })

  it('lets what only sounds like it pass', () => {
    const text = writeRecipe({
      ...RECIPE,
      title: 'Butternut Squash Soup',
      ingredients: ['1 butternut squash', '200 ml coconut milk', '1 tbsp vegan butter'],
      instructions: ['Simmer the squash in the coconut milk.', 'Stir in the vegan butter.'],
    })
    const { shown } = pass(inPieces(text, 4), ['Vegan'])
    expect(shown).toContain('vegan butter')
    expect(shown).toContain('Butternut Squash Soup')
  })

  it('is told of a line that may hold it, once', () => {
    const text = writeRecipe({ ...RECIPE, ingredients: ['800 g tomatoes', '1 stock cube'] })
    const { shown, checks } = pass(inPieces(text, 4), ['Vegan'])
    expect(shown).toContain('1 stock cube')
    expect(checks).toMatchObject([
      { text: '1 stock cube', restriction: expect.stringMatching(/vegan/i), verdict: 'unknown' },
    ])
  })
})
