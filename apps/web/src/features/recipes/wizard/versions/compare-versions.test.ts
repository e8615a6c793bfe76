import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RecipeForm, toRecipeForm } from '../recipe-form.ts'
import { findConflicts, mergeVersions, proposeSides } from './compare-versions.ts'
import { markDifferences, toWords } from './mark-differences.ts'

const base: RecipeForm = {
  ...toRecipeForm(undefined),
  title: 'Leeks',
  description: 'Slowly.',
  tags: 'winter',
  ingredients: [{ name: 'leeks', quantity: '3', unit: '' }],
  instructions: [{ text: 'Cook them.' }],
}

describe('two versions of a recipe', () => {
  const mine = { ...base, title: 'My leeks', servings: '4', description: 'Mine.' }
  const theirs = {
    ...base,
    title: 'Their leeks',
    description: 'Slowly.  ',
    instructions: [{ text: 'Wash them.' }, ...base.instructions, { text: ' ' }],
  }
  const conflicts = findConflicts({ base, mine, theirs })

  it('differ in fields that one or both changed', () => {
    expect(conflicts).toEqual([
      { field: 'title', changedBy: 'both' },
      { field: 'description', changedBy: 'mine' },
      { field: 'servings', changedBy: 'mine' },
      { field: 'instructions', changedBy: 'theirs' },
    ])
  })

  it('do not differ by blanks', () => {
    const blank = { ...base, tags: ' winter ,', instructions: [...base.instructions, { text: '' }] }
    expect(findConflicts({ base, mine: blank, theirs: base })).toEqual([])
  })

  it('become one, with each side where it alone changed something', () => {
    const merged = mergeVersions(mine, theirs, proposeSides(conflicts))
    expect(merged).toMatchObject({
      title: 'My leeks',
      description: 'Mine.',
      servings: '4',
      tags: 'winter',
      instructions: theirs.instructions,
    })
    const other = mergeVersions(mine, theirs, { ...proposeSides(conflicts), title: 'theirs' })
    expect(other.title).toBe('Their leeks')
  })
})

describe('marks', () => {
  const marked = (one: string, other: string) =>
    markDifferences(toWords(one), toWords(other))
      .map(({ text, isShared }) => (isShared ? text : `[${text.trim()}] `))
      .join('')
      .trim()

  it('stand on the words that the other text has not', () => {
    expect(marked('Cook the leeks for 10 minutes', 'Cook the washed leeks for 20 minutes')).toBe(
      'Cook the leeks for [10] minutes',
    )
    expect(marked('Cook the washed leeks for 20 minutes', 'Cook the leeks for 10 minutes')).toBe(
      'Cook the [washed] leeks for [20] minutes',
    )
    expect(marked('same', 'same')).toBe('same')
    expect(marked('all new', '')).toBe('[all] [new]')
  })

  it('leave the same common part on both sides', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    const shared = (one: string[], other: string[]) =>
      markDifferences(one, other).flatMap(({ text, isShared }) => (isShared ? [text] : []))
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(shared(one, other)).toHaveLength(shared(other, one).length)
        expect(shared(one, one)).toEqual(one)
      }),
    )
  })

  it('of very long texts are found at least at both ends', () => {
    const long = Array.from({ length: 2000 }, (_, index) => `w${index}`)
    const pieces = markDifferences(long, [...long.slice(0, 10), 'new', ...long.slice(11)])
    expect(pieces.filter(({ isShared }) => !isShared)).toMatchObject([{ text: 'w10' }])
  })
})
