import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, inject, it } from 'vitest'
import { ARCHIVE_READS } from './archive-reads.ts'
import { type Row, toldTo } from './ask.ts'
import { nameOf, tell } from './check.ts'
import { PEOPLE_READS } from './people-reads.ts'
import { RECIPE_READS } from './recipe-reads.ts'
import { buildWorld, type State, VIEWERS, type World } from './world.ts'
import { WRITES } from './writes.ts'

/** The mutants, and the file that records which row of the table found each one. */
declare module 'vitest' {
  interface ProvidedContext {
    mutants: string[]
    findings: string
  }
}

/** Viewers who are refused before any statement runs are left out. */
const asked = (row: Row): Row => ({
  ...row,
  by: (row.by ?? VIEWERS).filter((viewer) => toldTo(row, viewer)[0] !== '401'),
})
const READS = [...RECIPE_READS, ...PEOPLE_READS, ...ARCHIVE_READS].map(asked)
const STEPS = WRITES.map(asked)
const OUT_OF_SIGHT: State[] = ['hidden', 'taken back']

/** Not a test of the product: `npm run mutate:visibility` runs it on sources with mutants in them. */
it('finds out mutants', { timeout: 3_600_000 }, async () => {
  const findings = new Map<string, string>()
  for (const state of OUT_OF_SIGHT) await walkReads(state, findings)
  for (const state of OUT_OF_SIGHT) await walkWrites(state, findings)
  writeFileSync(inject('findings'), JSON.stringify(Object.fromEntries(findings)))
})

type Findings = Map<string, string>
const aliveOf = (findings: Findings) => inject('mutants').filter((id) => !findings.has(id))

async function walkReads(state: State, findings: Findings): Promise<void> {
  const world = await openWorld(state)
  expect(await findOut(world, READS, state, '')).toBeUndefined()
  for (const id of aliveOf(findings)) {
    const row = await findOut(world, READS, state, id)
    if (row) findings.set(id, row)
  }
  await world.close()
}

/** A write with a mutant on may have changed something: the next mutant gets a world of its own. */
async function walkWrites(state: State, findings: Findings): Promise<void> {
  let world: World | undefined
  let rows: Row[] = []
  for (const id of aliveOf(findings)) {
    if (!world) {
      world = await openWorld(state)
      rows = await listSteady(world, state)
    }
    const row = await findOut(world, rows, state, id)
    if (!row) continue
    findings.set(id, row)
    await world.close()
    world = undefined
  }
  await world?.close()
}

/** A world in a state, after everything that the table's test did before it. */
async function openWorld(state: State): Promise<World> {
  const world = await buildWorld()
  for (const before of OUT_OF_SIGHT.slice(0, OUT_OF_SIGHT.indexOf(state) + 1)) {
    await world.move(before)
    if (before !== state) expect(await findOut(world, STEPS, before, '')).toBeUndefined()
  }
  return world
}

/** Writes that answer the same when repeated. */
async function listSteady(world: World, state: State): Promise<Row[]> {
  expect(await findOut(world, STEPS, state, '')).toBeUndefined()
  const steady: Row[] = []
  for (const row of STEPS) {
    if (!(await findOut(world, [row], state, ''))) steady.push(row)
  }
  return steady
}

/** The first row whose answer differs while the mutant is on. */
async function findOut(
  world: World,
  rows: Row[],
  state: State,
  mutant: string,
): Promise<string | undefined> {
  await turnOn(world, mutant)
  try {
    for (const row of rows) {
      const { told, expected } = await tell(world, row, state)
      if (!isDeepStrictEqual(told, expected)) return `${nameOf(row)}, ${state}`
    }
    return undefined
  } finally {
    await turnOn(world, '')
  }
}

async function turnOn({ app }: World, mutant: string): Promise<void> {
  await app.database.query({ text: `select set_config('visibility.mutant', $1, false)` }, [mutant])
}
