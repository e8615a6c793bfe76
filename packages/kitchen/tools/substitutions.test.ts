import { describe, expect, it } from 'vitest'
import { readLexicon } from '../src/lexicon/source/read-lexicon.ts'
import { readSubstitutions } from '../src/lexicon/source/read-substitutions.ts'
import { generateSubstitutions, readGenerated } from './lexicon-files.ts'

const { entries } = readLexicon([
  { name: 'test.txt', text: 'egg\nflaxseed, linseed\nwater\nbutter\nolive oil' },
])

function readText(text: string) {
  return readSubstitutions({ name: 'substitutions.txt', text }, entries)
}

describe('the substitutions of the repository', () => {
  it('have no fault, and their shipped form is up to date', () => {
    const { text, issues } = generateSubstitutions()
    expect(issues).toEqual([])
    expect(readGenerated('substitutions') === text).toBe(true)
  })
})

describe('a line', () => {
  it('gives a share of what was asked, by any name of a food', () => {
    expect(readText('# Fat\n\nbutter; fat, spread; Olive oil x0.75; Not as firm.')).toEqual({
      substitutions: [['butter', ['fat', 'spread'], [['olive-oil', 0.75]], 'Not as firm.']],
      issues: [],
    })
  })

  it('gives several foods for each one that is counted', () => {
    const { substitutions } = readText('egg; binding; 1 tbsp linseed + 3 tbsp water; It gels.')
    expect(substitutions[0]?.[2]).toEqual([
      ['flaxseed', 1, 'tbsp'],
      ['water', 3, 'tbsp'],
    ])
  })
})

describe('a fault', () => {
  it.each([
    ['butter; fat; olive oil', 'a line has four fields'],
    ['butter; fat; olive oil; One; two', 'a line has four fields'],
    ['butter; fat; lard; Melts.', "there is no 'lard'"],
    ['ghee; fat; butter; Melts.', "there is no 'ghee'"],
    ['butter; glue; olive oil; Sticks.', "'glue' is no role"],
    ['butter; ; olive oil; Runs.', 'a line names a role'],
    ['egg; binding; 1 lorry flaxseed; Heavy.', "'lorry' is no unit"],
    ['egg; binding; flaxseed + water; Gels.', 'of several parts each needs an amount'],
    ['egg; binding; egg; Binds.', 'nothing stands in for itself'],
    ['butter; fat; olive oil; Runs.\nbutter; spread; olive oil; Runs.', 'stands in for it already'],
  ])('in “%s” is told: %s', (text, message) => {
    expect(
      readText(text)
        .issues.map((issue) => issue.message)
        .join(),
    ).toContain(message)
  })

  it('names its file and line', () => {
    expect(readText('\n# Fat\nbutter; fat; lard; Melts.').issues).toMatchObject([
      { file: 'substitutions.txt', line: 3 },
    ])
  })
})
