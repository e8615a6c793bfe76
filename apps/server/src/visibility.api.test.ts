import { contract, type Endpoint, type EndpointKey } from '@potluck/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ARCHIVE_READS } from './testing/visibility/archive-reads.ts'
import type { Row } from './testing/visibility/ask.ts'
import { nameOf, tell } from './testing/visibility/check.ts'
import { OWN_THINGS } from './testing/visibility/own-things.ts'
import { PEOPLE_READS } from './testing/visibility/people-reads.ts'
import { RECIPE_READS } from './testing/visibility/recipe-reads.ts'
import { buildWorld, type State, type World } from './testing/visibility/world.ts'
import { WRITES } from './testing/visibility/writes.ts'

const everyEndpoint = Object.values(contract).flatMap(
  (endpoints) => Object.entries(endpoints) as [EndpointKey, Endpoint][],
)

const READS = [...RECIPE_READS, ...PEOPLE_READS, ...ARCHIVE_READS]

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

async function check(row: Row, state: State): Promise<void> {
  const { told, expected } = await tell(world, row, state)
  expect(told).toEqual(expected)
}

/** Tests are named after their rows; each state starts from what the previous one did. */
const named = (rows: Row[]) => rows.map((row) => [nameOf(row), row] as const)

describe('while all is shown, what is told by', () => {
  it.each(named(READS))('%s', (_, row) => check(row, 'shown'))
})

describe.each(['hidden', 'taken back'] as const)('while it is %s, what is told by', (state) => {
  beforeAll(() => world.move(state))
  it.each(named([...READS, ...WRITES]))('%s', (_, row) => check(row, state))
})

describe('once all is shown again, what is told by', () => {
  beforeAll(() => world.move('shown'))
  it.each(named(WRITES))('%s', (_, row) => check(row, 'shown'))
})

describe('the table', () => {
  const inTable = new Set<string>([...READS, ...WRITES].map(({ call }) => call))
  const ownThings = new Set<string>(Object.values(OWN_THINGS).flat())

  it('says of every endpoint what it tells of others, or that it is about one’s own things', () => {
    const keys = everyEndpoint.map(([key]) => key)
    expect(keys.filter((key) => inTable.has(key) === ownThings.has(key))).toEqual([])
  })

  it('has every endpoint that takes or answers what others have', () => {
    const others = everyEndpoint.filter(([, endpoint]) => isOfOthers(endpoint))
    const left = others.map(([key]) => key).filter((key) => !inTable.has(key))
    expect(left.filter((key) => !OF_OWN_ALONE.test(key))).toEqual([])
    expect(others.length).toBeGreaterThan(40)
  })
})

/** A recipe that an import or a pair of doubles names is one of the caller's own, whatever is sent. */
const OF_OWN_ALONE = /^(?:GET|POST|PUT) \/(?:imports\/|doubles)/

/** Fields that refer to a recipe or a cook, … */
const NAMING = /^(recipeId|adaptedFrom|author|actor|chefs?|cooks|hasProfile)$/
/** … and fields that do so if their value has an id. */
const HOLDING = /^(recipes?|users)$/

function isOfOthers({ query, body, response }: Endpoint): boolean {
  return [query, body, response].some(
    (schema) => schema && names(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })),
  )
}

function names(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  return Object.entries(schema).some(
    ([name, value]) =>
      // The author of a recipe's origin is no cook of the site.
      name !== 'origin' &&
      (NAMING.test(name) ||
        (HOLDING.test(name) && JSON.stringify(value).includes('"_id"')) ||
        names(value)),
  )
}
