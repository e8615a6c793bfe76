import { expect, it } from 'vitest'
import { parseReads, pickMutants, readNotice, toRounds } from './column-mutants.mjs'

const OWN = 'apps/server/src/features/feed/queries.ts:92:19'
const OTHER = 'apps/server/src/features/recipes/cards.ts:7:3'
const READS = parseReads(
  [`${OWN}\t1.2\tnot null`, `${OWN}\t2.1\tnull`, `${OTHER}\t1.1\tnot null`, ''].join('\n'),
)

/**
 * @param {string} id
 * @param {string} column
 * @param {'renamed' | 'retyped' | 'nullable'} kind
 */
const mutation = (id, column, kind, order = 0) => ({ id, column, kind, order, statement: 'alter' })

/** @param {ReturnType<typeof mutation>[]} mutations */
const pick = (...mutations) =>
  pickMutants('feed', READS, mutations).map(({ column, isOwn }) => [column, isOwn])

it("prefers the feature's own columns, then what is borne quietly, then tables that others leave alone", () => {
  const renamed = ['1.1', '1.2', '2.1'].map((id) => mutation(id, `t.${id}`, 'renamed'))
  expect(pick(...renamed)).toEqual([['t.2.1', true]])
  expect(pick(mutation('2.1', 't.a', 'retyped', 3), mutation('1.2', 't.b', 'retyped'))).toEqual([
    ['t.b', true],
  ])
  expect(pick(mutation('1.1', 't.a', 'renamed'))).toEqual([['t.a', false]])
})

it('makes nullable only what a shape holds to be there, and leaves what nobody reads', () => {
  expect(pick(mutation('2.1', 't.a', 'nullable'), mutation('3.1', 't.c', 'renamed'))).toEqual([])
})

const MUTANT = { ...mutation('1.2', 't.b', 'retyped'), feature: 'feed', isOwn: true }

it('gives each table one mutant a round', () => {
  const other = { ...MUTANT, column: 'u.b' }
  expect(toRounds([MUTANT, MUTANT, other])).toEqual([[MUTANT, other], [MUTANT]])
})

it('says whose statement noticed, by its shape or as the database refused it, and what no test noticed', () => {
  const failed = ['feed.api.test.ts › works: 500']
  const held = `${OWN} answers otherwise than its shape says: b is int8, not int2 or int4`
  expect(readNotice(MUTANT, { failed, output: `x\n${held}\n` })).toEqual({
    by: 'its statement',
    words: held,
  })
  const stack = String.raw`    at query (/p/apps/server/src/platform/database/session.ts:56:20)\n    at list (/p/apps/server/src/features/recipes/cards.ts:7:3)`
  const logged = String.raw`{"err":{"cause":{"type":"error","message":"column \"b\" is not","stack":"${stack}"}}}`
  expect(readNotice(MUTANT, { failed, output: logged })).toEqual({
    by: "another's statement",
    words: `apps/server/src/features/recipes/cards.ts:7 was refused: column "b" is not`,
  })
  expect(readNotice(MUTANT, { failed, output: '' })).toEqual({ by: 'a test', words: failed[0] })
  expect(readNotice(MUTANT, { failed: [], output: held })).toBeUndefined()
  const slow = ['feed.api.test.ts › is slow: Test timed out in 60000ms.']
  expect(readNotice(MUTANT, { failed: slow, output: '' })).toBeUndefined()
})
