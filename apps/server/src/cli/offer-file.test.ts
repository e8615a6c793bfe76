import { describe, expect, it } from 'vitest'
import { readOffer, tellOffer } from './offer-file.ts'

describe('the file of an offer', () => {
  it('is a subject, an empty line and a text', () => {
    expect(readOffer('Subject: Two for one \r\n\r\nAll week.\n\nTake a friend.\n')).toEqual({
      subject: 'Two for one',
      body: 'All week.\n\nTake a friend.',
    })
  })

  it.each([
    '',
    'Two for one\n\nAll week.',
    'Subject:\n\nAll week.',
    'Subject: Two for one\nAll week.',
    'Subject: Two for one\n\n  \n',
    `Subject: ${'x'.repeat(201)}\n\nAll week.`,
  ])('that is written otherwise is none (%#)', (text) => {
    expect(readOffer(text)).toBeUndefined()
  })
})

it('an offer is told to be new, on its way, or sent', () => {
  const state = { isNew: false, isFinished: false, sent: 3, readers: 9 }
  expect(tellOffer({ ...state, isNew: true })).toContain('to 9 members')
  expect(tellOffer(state)).toContain('3 of about 9')
  expect(tellOffer({ ...state, isFinished: true })).toContain('already, to 3 members')
})
