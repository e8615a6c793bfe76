import { expect, it } from 'vitest'
import { toLineNotes } from './line-notes.ts'

const doubt = {
  text: '2 tbsp pesto',
  verdict: 'unknown' as const,
  reason: 'pesto may contain nuts.',
}

it('says of each line what stands against it, then what was changed, and nothing twice', () => {
  const notes = toLineNotes(
    [
      { ...doubt, restriction: 'vegan' },
      { ...doubt, restriction: 'nut-allergy' },
      {
        text: '2 tbsp pesto',
        restriction: 'dairy-free',
        verdict: 'contains',
        reason: 'pesto contains milk.',
      },
      { ...doubt, text: '', restriction: 'keto' },
    ],
    [
      { before: 'butter', after: 'olive oil', reason: 'no dairy' },
      { before: 'cream', after: '', reason: 'no dairy' },
    ],
  )
  expect([...notes.keys()]).toEqual(['2 tbsp pesto', 'olive oil'])
  expect(notes.get('2 tbsp pesto')?.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['breaks', 'pesto contains milk.'],
    ['check', 'pesto may contain nuts.'],
  ])
  expect(notes.get('olive oil')).toEqual([
    { kind: 'corrected', restriction: '', reason: 'no dairy' },
  ])
})
