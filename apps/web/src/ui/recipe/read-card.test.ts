import { describe, expect, it } from 'vitest'
import { readAuthor, readCard, readMoment } from './read-card.ts'

const whole = {
  _id: 'r1',
  title: 'Leek soup',
  description: 'Slowly.',
  imageUrl: '/covers/a.svg',
  photo: null,
  author: { _id: 'a1', username: 'nora', fullName: 'Nora Berg', avatar: '/a.webp' },
  cookTime: '25 min',
  restTime: '8 h',
  difficulty: 'Easy' as const,
  likes: 3,
  views: 12,
  isLiked: true,
  tags: ['soup'],
}

describe('a card', () => {
  it('that is whole stays as it came', () => {
    expect(readCard(whole)).toEqual(whole)
  })

  it.each([
    undefined,
    null,
    7,
    'text',
    {},
    [],
  ])('has all it needs where everything is %j', (odd) => {
    const broken = Object.fromEntries(Object.keys(whole).map((field) => [field, odd]))
    expect(readCard(broken)).toMatchObject({
      _id: expect.any(String),
      title: expect.any(String),
      imageUrl: expect.any(String),
      author: { _id: '', username: '', fullName: '', avatar: null },
      cookTime: expect.any(String),
      restTime: expect.any(String),
      likes: expect.any(Number),
    })
  })

  it('takes the other names that an answer may give its id and picture', () => {
    const { _id, imageUrl, ...rest } = whole
    expect(readCard({ ...rest, id: 'r2', thumbnail: '/t.webp' })).toMatchObject({
      _id: 'r2',
      imageUrl: '/t.webp',
    })
  })

  it('does not invent figures that its list does not show', () => {
    expect(readCard({ _id: 'r1' })).not.toHaveProperty('views')
    expect(readCard({ _id: 'r1', rating: null })).toHaveProperty('rating', null)
  })
})

it('reads a cook who is not there, or an id in their place, as nobody', () => {
  const nobody = { _id: '', username: '', fullName: '', avatar: null }
  for (const author of [undefined, null, '01890a5d', 4, []])
    expect(readAuthor(author)).toEqual(nobody)
})

it('shows no moment that is none', () => {
  expect(readMoment('2026-01-05T10:00:00Z')).toBe('2026-01-05T10:00:00Z')
  for (const odd of [undefined, null, 'yesterday', 7]) expect(readMoment(odd)).toBeUndefined()
})
