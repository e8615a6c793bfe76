import { describe, expect, it } from 'vitest'
import { substitutesFor } from '../substitutions/substitutes-for.ts'
import { readDishLine } from './read-dish.ts'
import { toSwap } from './swap.ts'

function swapOf(text: string, name: string) {
  const option = substitutesFor(text).find(({ foods: [food] }) => food?.name === name)
  if (!option) throw new Error(`${name} does not stand in for ${text}`)
  return toSwap(readDishLine(text), option, '')
}

describe('what a stand-in needs besides', () => {
  it('is listed in its measure and told in the step that takes the stand-in', () => {
    expect(swapOf('2 cups beer', 'vegetable stock')).toMatchObject({
      lines: ['2 cups vegetable stock', '2 tsp vinegar'],
      mind: 'Add the vinegar together with the vegetable stock.',
      note: '',
    })
  })

  it('is stirred in beforehand where it sours milk', () => {
    expect(swapOf('1 cup buttermilk', 'oat milk')).toMatchObject({
      lines: ['1 cup oat milk', '1 tbsp lemon juice'],
      prepare: 'Stir the lemon juice into the oat milk and let it stand for 5 minutes.',
    })
  })

  it('is measured by the share of a spoon or cup that the note counts by', () => {
    expect(swapOf('1 tsp baking powder', 'baking soda').lines).toEqual([
      '¼ tsp baking soda',
      '½ tsp cream of tartar',
    ])
    expect(swapOf('120 ml white wine', 'chicken stock').lines).toContain('1 tsp lemon juice')
  })

  it('stays in the note where nobody knows how much there is of the stand-in', () => {
    const { lines, note } = swapOf('beer', 'vegetable stock')
    expect(lines).toHaveLength(1)
    expect(note).toMatch(/teaspoon of vinegar/)
  })
})

describe('a line with a stand-in', () => {
  it.each([
    ['350 ml sour-tasting beer', 'vegetable stock', '350 ml vegetable stock'],
    ['1 cup dry white wine', 'chicken stock', '1 cup chicken stock'],
    ['1 cup low-sodium chicken stock', 'vegetable stock', '1 cup low-sodium vegetable stock'],
    ['1/2 cup sliced, toasted almonds', 'pumpkin seed', '1/2 cup toasted pumpkin seeds'],
  ])('loses only the words for what went: %s', (text, name, line) => {
    expect(swapOf(text, name).lines[0]).toBe(line)
  })
})
