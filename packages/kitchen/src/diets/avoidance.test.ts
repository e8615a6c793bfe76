import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAvoidance } from './avoidance.ts'
import { RESTRICTIONS } from './restrictions.ts'

/** All that is ruled out, by facts, foods and words that are not known. */
function ruledOut(text: string): string[] {
  const { forbids, foods, words } = toAvoidance(text)
  return [...forbids, ...foods.map(({ id }) => id), ...words.map((word) => `“${word}”`)]
}

describe('what somebody avoids, in their words', () => {
  it('is read once, however often it is asked for', () => {
    expect(toAvoidance('no licorice or fennel')).toBe(toAvoidance('no licorice or fennel'))
  })

  it.each([
    ['no cilantro', ['cilantro']],
    ['I hate olives', ['olive']],
    ["my kids don't like blue cheese", ['blue-cheese']],
    ['No mushrooms please!', ['mushroom']],
    ['no onion, no garlic', ['onion', 'garlic']],
    ['no red or green peppers', ['red-bell-pepper', 'green-bell-pepper']],
    ["I'm allergic to kiwi and sesame", ['sesame', 'kiwi']],
    ['Sesame allergy', ['sesame']],
    ['lactose intolerant', ['lactose']],
    ['can’t have gluten', ['wheat', 'rye', 'barley', 'gluten']],
    ['celiac disease', ['wheat', 'rye', 'barley', 'gluten']],
    ['onion-free', ['onion']],
    [
      'allergic to nuts and shellfish',
      [...RESTRICTIONS['nut-allergy'].forbids, 'crustaceans', 'molluscs'],
    ],
    ['no dairy except butter', ['milk']],
    ['I eat everything but pork', ['pork']],
    ['We are vegetarian', [...RESTRICTIONS.vegetarian.forbids]],
    ['not vegetarian', ['“vegetarian”']],
    ['low histamine', ['“low histamine”']],
    ['kosher', ['“kosher food”']],
    ['no garlic or unobtainium', ['garlic', '“unobtainium”']],
  ])('reads “%s”', (text, expected) => {
    expect(ruledOut(text)).toEqual(expected)
  })

  it('keeps the doubts and limits of what it is made of', () => {
    expect(toAvoidance('I am diabetic, no gluten')).toMatchObject({
      forbids: RESTRICTIONS['gluten-free'].forbids,
      doubts: RESTRICTIONS['gluten-free'].doubts,
      limits: RESTRICTIONS['diabetic-safe'].limits,
    })
  })

  it('leaves no word unread that a cook typed', () => {
    const word = fc.stringMatching(/^[bcdfgkx]{4,9}$/)
    fc.assert(
      fc.property(word, fc.constantFrom('no ', 'I hate ', 'allergic to ', ''), (name, opening) => {
        expect(toAvoidance(`${opening}${name}`).words.length).toBe(1)
      }),
    )
  })
})
