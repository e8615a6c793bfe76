import { describe, expect, it } from 'vitest'
import {
  abbreviateCount,
  chatTitle,
  cutText,
  formatTimeAgo,
  isEmail,
  isUsername,
  keptIngredients,
  partOfDay,
  passwordProblem,
  profileBadges,
  publicationProblems,
  shortenTime,
  splitTags,
} from './index.ts'

describe('publicationProblems', () => {
  const ready = {
    title: 'Dal',
    description: 'Lentils, slowly.',
    cookTime: '1h 20m',
    servings: 'serves 6',
    hasCover: true,
    ingredients: [{ name: 'red lentils', quantity: '200' }],
    instructions: ['Simmer until soft.'],
  }

  it('finds nothing against a complete recipe', () => {
    expect(publicationProblems(ready)).toEqual([])
  })

  it.each([
    [{ hasCover: false }, 'Add a photo or choose an illustrated cover.'],
    [{ title: ' D ' }, 'Give the recipe a title of at least 3 characters.'],
    [{ description: 'Short.' }, 'Write a description of at least 10 characters.'],
    [
      { cookTime: 'a while' },
      "Enter a cook time we can read, such as '45 minutes' or '1 hour 30 minutes'.",
    ],
    [{ servings: 'many' }, "Enter the servings as a number, such as '4' or '4 people'."],
    [
      { ingredients: [{ name: 'salt', quantity: ' ' }] },
      'Add at least one ingredient with a name and a quantity.',
    ],
    [{ instructions: ['  '] }, 'Add at least one instruction step.'],
    [{ title: '\u200b\u2060\u200b' }, 'Give the recipe a title of at least 3 characters.'],
    [{ description: '\u200b'.repeat(20) }, 'Write a description of at least 10 characters.'],
    [
      { ingredients: [{ name: '\u3164', quantity: '1' }] },
      'Add at least one ingredient with a name and a quantity.',
    ],
    [{ instructions: ['\u200b'] }, 'Add at least one instruction step.'],
  ])('names what is missing: %o', (change, sentence) => {
    expect(publicationProblems({ ...ready, ...change })).toEqual([sentence])
  })
})

describe('formats', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_234, '1.2K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [1_500_000, '1.5M'],
  ])('abbreviates %i to %s', (count, text) => {
    expect(abbreviateCount(count)).toBe(text)
  })

  it.each([
    [59, '59m ago'],
    [60, '1h ago'],
    [23 * 60 + 59, '23h ago'],
    [24 * 60, '1d ago'],
    [-5, '0m ago'],
  ])('says how long ago %i minutes are: %s', (minutes, text) => {
    const now = new Date('2026-03-01T12:00:00Z')
    expect(formatTimeAgo(new Date(now.getTime() - minutes * 60_000), now)).toBe(text)
  })

  it.each([
    ['1 hour 25 minutes', '1 h 25 min'],
    ['40 mins', '40 min'],
    ['2 hrs', '2 h'],
    ['1hour 30mins', '1 h 30 min'],
    ['20 min', '20 min'],
    ['1h 20m', '1h 20m'],
    ['overnight, then 2 hours', 'overnight, then 2 h'],
    ['', ''],
  ])('writes %j as %j', (time, text) => {
    expect(shortenTime(time)).toBe(text)
  })

  it('greets by the hour', () => {
    expect([11, 12, 16, 17].map(partOfDay)).toEqual([
      'morning',
      'afternoon',
      'afternoon',
      'evening',
    ])
  })

  it('cuts between characters, never inside one', () => {
    expect(cutText('🍋🍋🍋', 2)).toBe('🍋🍋…')
    expect(cutText('abc', 3)).toBe('abc')
  })

  it('titles a chat after the first 30 characters of its prompt', () => {
    expect(chatTitle('lentil soup')).toBe('Recipe: lentil soup')
    expect(chatTitle('x'.repeat(31))).toBe(`Recipe: ${'x'.repeat(30)}...`)
    expect(chatTitle('  ')).toBe('New Recipe Chat')
  })
})

describe('accounts', () => {
  it.each(['a@b.co', 'anna.bell+x@mail.example.org'])('takes %s for an address', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each([
    'a@b',
    'a b@c.de',
    '@c.de',
    'a@@b.co',
    'a@b.co\nbcc: x@y.zz',
    `${'a'.repeat(260)}@b.co`,
  ])('refuses %j as an address', (text) => {
    expect(isEmail(text)).toBe(false)
  })
  it('takes usernames of letters, digits and _ . - alone', () => {
    expect(['ann', 'Ann_1.b-c'].every(isUsername)).toBe(true)
    expect(['an', 'änn', 'a b c', 'x'.repeat(31)].some(isUsername)).toBe(false)
  })
  it('refuses a password that is the email or username', () => {
    expect(passwordProblem('Anna@b.co', { email: 'anna@B.co' })).toBe(
      'Password must not be your email or username',
    )
    expect(passwordProblem('12345')).toBe('Password must be at least 6 characters long')
    expect(passwordProblem('123456', { email: 'a@b.co', username: 'anna' })).toBeUndefined()
  })
})

it('splits tags on commas, trims them and drops blanks and repeats', () => {
  expect(splitTags(' Thai, ,quick,\u200b,thai ')).toEqual(['Thai', 'quick'])
})

it('keeps only ingredient rows with a name and a quantity', () => {
  const rows = [
    { name: 'rice', quantity: '200' },
    { name: 'salt', quantity: ' ' },
    { name: '', quantity: '2' },
  ]
  expect(keptIngredients(rows)).toEqual([rows[0]])
})

it('gives badges past 10 recipes and from 4.5 stars', () => {
  expect(profileBadges({ totalRecipes: 10, averageRating: 4.49 })).toEqual([])
  expect(profileBadges({ totalRecipes: 11, averageRating: 4.5 })).toEqual([
    'Recipe Creator',
    '5-Star Chef',
  ])
})
