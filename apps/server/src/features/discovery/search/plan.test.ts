import { parseSearchText } from '@potluck/rules'
import { expect, it } from 'vitest'
import { loadKitchen } from '../../../platform/kitchen.ts'
import { type Filters, marksOf, planSearch, textsOf } from './plan.ts'

const FILTERS: Filters = {
  tags: ['quick'],
  cuisines: ['Thai', 'Lao'],
  diets: ['vegan'],
  difficulties: ['Easy'],
  cookTimes: ['60+'],
  keeping: "!('=i:cilantro')",
}

it.each([
  'spring onion soup',
  'creamy aubergine',
  '"sour cream" -garlic basil',
  'stew',
])('asks for the counts of all that bounds a plan of %j', async (text) => {
  const kitchen = await loadKitchen()
  const terms = parseSearchText(text)
  const texts = new Map(
    textsOf(terms).map((each) => [
      each,
      { text: each, lexemes: each.split(' '), phrase: `'${each}'` },
    ]),
  )
  const plan = planSearch(terms, texts, kitchen, FILTERS)
  const bounds = [plan, plan?.near].flatMap((each) => [
    ...(each?.bounds.flat() ?? []),
    ...(each?.titleBounds.flat() ?? []),
  ])
  // The counts of each word, also as a word of titles, as the database would give them.
  const words = [...texts.values()].flatMap(({ lexemes }) => lexemes)
  const counted = new Set([
    ...words,
    ...words.map((word) => `=w:${word}`),
    ...marksOf(terms, kitchen, FILTERS),
  ])
  expect(bounds.length).toBeGreaterThan(6)
  expect(bounds.filter((bound) => !counted.has(bound))).toEqual([])
})
