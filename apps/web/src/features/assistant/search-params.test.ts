import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAssistantSearch } from './search-params.ts'

it.each([
  [
    { mode: 'adapt', action: 'adapt-recipe' },
    { mode: 'adapt', action: 'adapt-recipe' },
  ],
  [
    { mode: 'ingredients', useInventory: true },
    { mode: 'ingredients', useInventory: true },
  ],
  [
    { mode: 'ingredients', useInventory: 'true' },
    { mode: 'ingredients', useInventory: true },
  ],
  [{ mode: 'ingredients', useInventory: false, action: 'adapt-recipe' }, { mode: 'ingredients' }],
  [{ mode: 'idea', useInventory: true }, { mode: 'idea' }],
  [{ mode: 'soup', action: 'adapt-recipe' }, {}],
])('reads %j as %j', (search, read) => {
  expect(parseAssistantSearch(search)).toEqual(read)
})

it('reads any address, and reads what it made of one as the same', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('mode', 'action', 'useInventory'), fc.anything()),
      (search) => {
        const read = parseAssistantSearch(search)
        expect(parseAssistantSearch({ ...read })).toEqual(read)
      },
    ),
  )
})
