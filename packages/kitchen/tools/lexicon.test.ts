import { describe, expect, it } from 'vitest'
import { readLanguages } from '../src/lexicon/source/read-languages.ts'
import { readLexicon } from '../src/lexicon/source/read-lexicon.ts'
import { KITCHEN_VERSION } from '../src/lexicon/version.generated.ts'
import { digestAnswers, readAnswersThen } from './digest-answers.ts'
import { generateLanguages, generateLexicon, readGenerated } from './lexicon-files.ts'

function readText(text: string) {
  return readLexicon([{ name: 'test.txt', text }])
}

describe('the lexicon of the repository', () => {
  it('has no fault, and its shipped form is up to date', () => {
    const { text, issues } = generateLexicon()
    expect(issues).toEqual([])
    // Not toBe: a difference of a megabyte helps nobody. `npm run kitchen:generate` mends it.
    expect(readGenerated() === text).toBe(true)
  })
})

describe('the words of other languages', () => {
  it('have no fault, and their shipped form is up to date', () => {
    const { text, issues } = generateLanguages()
    expect(issues).toEqual([])
    expect(readGenerated('languages') === text).toBe(true)
  })

  const { entries } = readText('flour\nbutter')
  const read = (text: string) => readLanguages({ name: 'languages.txt', text }, entries)

  it('are read by language and food', () => {
    expect(read('# bread\n\n+and; de und\nflour; de Mehl, Weizenmehl; fr farine')).toEqual({
      languages: {
        de: { '+and': ['und'], flour: ['Mehl', 'Weizenmehl'] },
        fr: { flour: ['farine'] },
      },
      issues: [],
    })
  })

  it.each([
    ['moon dust; de Mondstaub', "there is no 'moon dust'"],
    ['+but; de aber', "there is no '+but'"],
    ['flour; Mehl', "'Mehl' should be a language and words: 'de Mehl, Weizenmehl'"],
    ['flour; de Mehl\nbutter; de mehl', "'mehl' of de stands in line 1 already"],
  ])('in “%s” are told: %s', (text, message) => {
    expect(read(text).issues.map((issue) => issue.message)).toEqual([message])
  })
})

it('the version is that of what the kitchen answers', () => {
  // A rule that answers otherwise wants `npm run kitchen:generate`, which raises the version.
  expect({ version: KITCHEN_VERSION, digest: digestAnswers() }).toEqual(readAnswersThen())
})

describe('a line', () => {
  it('says all there is to know of an ingredient', () => {
    const { entries, issues } = readText(
      'cheese\ncheddar, sharp cheddar; is cheese; has milk, lactose-trace; may rennet; usda 01009; weigh cup 113, slice 28; keep fridge 28; edible 95',
    )
    expect(issues).toEqual([])
    expect(entries[1]).toMatchObject({
      id: 'cheddar',
      name: 'cheddar',
      synonyms: ['sharp cheddar'],
      is: ['cheese'],
      has: ['milk', 'lactose-trace'],
      may: ['rennet'],
      usda: '01009',
      weigh: { cup: 113, slice: 28 },
      keep: { fridge: 28 },
      edible: 95,
    })
  })

  it('takes what the directives above it say, unless it says so itself', () => {
    const { entries } = readText(
      '@aisle produce\n@keep fridge 7\nfruit\n@is fruit\napple\nkiwi; is berry; keep fridge 14\nberry',
    )
    expect(entries.find(({ id }) => id === 'apple')).toMatchObject({
      aisle: 'produce',
      is: ['fruit'],
      keep: { fridge: 7 },
    })
    expect(entries.find(({ id }) => id === 'kiwi')).toMatchObject({
      is: ['berry'],
      keep: { fridge: 14 },
    })
  })

  it('borrows the figures of another and keeps its own', () => {
    const { entries } = readText(
      'onion; usda 11282; weigh each 110, cup 160\nred onion; as onion; weigh each 120',
    )
    expect(entries[1]).toMatchObject({ usda: '11282', weigh: { each: 120, cup: 160 } })
  })

  it('is made of what it names, for certain or not', () => {
    const { entries } = readText('egg\noil\nmustard\nmayonnaise; of egg, oil, mustard?')
    expect(entries[3]?.of).toEqual([
      { id: 'egg', sure: true },
      { id: 'oil', sure: true },
      { id: 'mustard', sure: false },
    ])
  })
})

describe('a fault', () => {
  it.each([
    ['apple; tastes good', "no field is called 'tastes'"],
    ['apple; has happiness', "'happiness' is no fact"],
    ['apple; weigh lorry 9000', "'lorry' is no unit to weigh by"],
    ['apple; weigh cup many', "'cup many' should be a word and a number"],
    ['apple; usda 1', "'1' is no USDA number of five digits"],
    ['apple; is pome', "there is no 'pome'"],
    ['apple\nApples', "'Apples' names apple (test.txt:1) already"],
    [
      'tart; per100g kcal 400, protein 5, fat 5, carbs 20, source a label',
      '400 kcal, but its figures make 145',
    ],
    ['pie; of pie', 'it is, or is made of, itself'],
    ['pie; buy tart', "'buy tart' should be 'buy as' and a name"],
    ['pie; buy as tart', "there is no 'tart'"],
    ['pie\ntart; buy as pie\ntartlet; buy as tart', "'tart' is bought as 'pie' itself"],
    ['@aisle moon\napple', "'moon' is no aisle"],
    ['apple; per100g kcal 52', "figures end with 'source' and where they are from"],
  ])('in “%s” is told: %s', (text, message) => {
    expect(readText(text).issues.map((issue) => issue.message)).toContain(message)
  })

  it('names its file and line', () => {
    expect(readText('# fruit\n\napple; is pome').issues).toMatchObject([
      { file: 'test.txt', line: 3 },
    ])
  })
})
