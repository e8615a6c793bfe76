import { describe, expect, it } from 'vitest'
import type { Block } from './block.ts'
import { readBlocks } from './read-blocks.ts'

/** '# ' a heading, '- ' an item of a list, '| ' a row of a table, anything else a paragraph. */
function blocks(text: string): Block[] {
  let part = 0
  let before = ''
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, mark = '', words = ''] = /^\s*(#+ |- |\| )?(.*)$/.exec(line) ?? []
      if (mark !== before || mark === '' || mark.startsWith('#')) part += 1
      before = mark
      if (mark.startsWith('#'))
        return { kind: 'heading', level: mark.length - 1, text: words, part }
      return {
        kind: mark === '- ' ? 'item' : mark === '| ' ? 'row' : 'paragraph',
        text: words,
        part,
      }
    })
}

describe('a recipe in blocks of text', () => {
  it('is read by its headings in many languages', () => {
    const headings = [
      ['Ingredients', 'Method'],
      ['Zutaten für 4 Personen:', 'Zubereitung'],
      ['INGRÉDIENTS', 'Préparation'],
      ['Ingredientes', 'Elaboración'],
      ['Ingredienti', 'Procedimento'],
      ['Ingrediënten', 'Bereidingswijze'],
      ['Składniki', 'Sposób przygotowania'],
      ['Ingredienser', 'Gör så här'],
      ['Ainekset', 'Valmistusohje'],
      ['Υλικά', 'Εκτέλεση'],
      ['Ингредиенты', 'Приготовление'],
      ['材料', '作り方'],
    ]
    for (const [ingredients, method] of headings) {
      const shape = readBlocks(
        blocks(`# A dish\n- Home\n- About us\n## ${ingredients}\n- 200 g rice\n- 1 onion\n- salt\n## ${method}
          - Boil the rice until it is soft.\n- Fry the onion and stir it in.\n## Comments\n- 5 stars, my family loved it!`),
      )
      expect(shape, ingredients).toMatchObject({
        ingredients: [{ group: null, lines: ['200 g rice', '1 onion', 'salt'] }],
        steps: [
          {
            group: null,
            lines: ['Boil the rice until it is soft.', 'Fry the onion and stir it in.'],
          },
        ],
      })
    }
  })

  it('keeps groups, of lists, of bold lines and of lines for a purpose', () => {
    const shape = readBlocks(
      blocks(`## Ingredients\nServes 4\n### Dough\n- 200 g flour\n- 1 egg\n### For the sauce\n- 2 tomatoes\n- salt
        - For the top\n- 50 g cheese\n## Method\n### Dough\n- Knead flour and egg until smooth.\n### Sauce\n- Cook the tomatoes for an hour.`),
    )
    expect(shape?.ingredients).toEqual([
      { group: 'Dough', lines: ['200 g flour', '1 egg'] },
      { group: 'For the sauce', lines: ['2 tomatoes', 'salt'] },
      { group: 'For the top', lines: ['50 g cheese'] },
    ])
    expect(shape?.steps).toEqual([
      { group: 'Dough', lines: ['Knead flour and egg until smooth.'] },
      { group: 'Sauce', lines: ['Cook the tomatoes for an hour.'] },
    ])
    expect(shape?.servings).toEqual({ text: 'Serves 4', count: 4 })
  })

  it('reads tables and plain lines', () => {
    const table = readBlocks(
      blocks('# Zutaten\n| 200 g Reis\n| 1 Zwiebel\n# Zubereitung\nDen Reis in Wasser kochen.'),
    )
    expect(table?.ingredients).toEqual([{ group: null, lines: ['200 g Reis', '1 Zwiebel'] }])
    const plain = readBlocks(
      blocks(
        'Rice\nPrep time: 10 min\nIngredients\n200 g rice\n1 onion\nSalt\nDirections\n1. Boil the rice in water.\n2. Fry the onion in butter.',
      ),
    )
    expect(plain?.ingredients).toEqual([{ group: null, lines: ['200 g rice', '1 onion', 'Salt'] }])
    expect(plain?.steps).toEqual([
      { group: null, lines: ['Boil the rice in water.', 'Fry the onion in butter.'] },
    ])
    expect(plain?.minutes.prep).toBe(10)
  })

  it('takes a list once that is shown in two systems of measures', () => {
    const shape = readBlocks(
      blocks(
        '# Ingredients\n- 200 g rice\n- 1 onion\nor\n- 1 cup rice\n- 1 onion\n# Method\nBoil the rice and the onion in water.',
      )
        .filter(({ text }) => text !== 'or')
        .map((block, at) => (at > 2 && block.kind === 'item' ? { ...block, part: 99 } : block)),
    )
    expect(shape?.ingredients).toEqual([{ group: null, lines: ['200 g rice', '1 onion'] }])
  })

  it('keeps a second list of the same foods in one system of measures, with a doubt', () => {
    const shape = readBlocks(
      blocks(
        '# Ingredients\n- 200 g flour\n- 100 g butter\n- 50 g sugar\n| 50 g flour\n| 20 g butter\n| 10 g sugar\n# Method\nRub the first three together, then the rest.',
      ),
    )
    expect(shape?.ingredients).toEqual([
      { group: null, lines: ['200 g flour', '100 g butter', '50 g sugar'] },
      { group: null, lines: ['50 g flour', '20 g butter', '10 g sugar'] },
    ])
    expect(shape?.doubts.map(({ field }) => field)).toEqual(['', 'ingredients'])
  })

  it('drops the words of a button behind every line, and no words of a food', () => {
    const list = (tail: string) =>
      blocks(
        `# Ingredients\n${['2 tsp chili', '1 tsp garlic', '1 tsp onion', '3 tsp curry'].map((line) => `- ${line} ${tail}`).join('\n')}\n# Method\nStir all of it together in a bowl.`,
      )
    expect(readBlocks(list('powder'))?.ingredients[0]?.lines[0]).toBe('2 tsp chili powder')
    expect(readBlocks(list('powder Add to list'))?.ingredients[0]?.lines[0]).toBe(
      '2 tsp chili powder',
    )
  })

  it('doubts what no heading says', () => {
    const shape = readBlocks(
      blocks(
        '# Carrots\nGood with rice.\n- 3 carrots\n- 1/4 tsp salt\n- 1 tbsp syrup\nCut the carrots into thin rounds.\nSimmer them with syrup and salt.\n# Related\n- 5 ways with peas',
      ),
    )
    expect(shape?.ingredients).toEqual([
      { group: null, lines: ['3 carrots', '1/4 tsp salt', '1 tbsp syrup'] },
    ])
    expect(shape?.steps[0]?.lines).toHaveLength(2)
    expect(shape?.doubts.map(({ field }) => field)).toEqual(['', 'ingredients', 'steps'])
  })

  it('finds no recipe where there is none', () => {
    const none = [
      '# Ten soups\n- Leek soup\n- Pea soup\n- 5 more soups\n# Comments\n- 10 minutes ago I made this and it was great.',
      '# Ingredients\n- Home\n- Shop\n- About us',
      '# Ingredients\n- 200 g rice\n- 1 onion\n# Nutrition\n- Calories 200',
      '',
    ]
    for (const text of none) expect(readBlocks(blocks(text)), text).toBeUndefined()
  })
})
