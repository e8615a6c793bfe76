import { createHash } from 'node:crypto'
import type { DoubleRecipe } from '@potluck/kitchen/doubles'
import type { Database, Db } from '../../platform/database/index.ts'
import { defineJob, type Jobs, workForAWhile } from '../../platform/jobs/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { listDoubleKeys, listSharing, type ToCompare } from '../recipes/index.ts'
import { findAmong } from './compare.ts'
import { MOST_COMPARED, readOwn } from './find-doubles.ts'
import * as queries from './pair-queries.ts'

const seekDoubles = defineJob<{ authorId: string }>('seek-doubles', {
  onlyOneWaits: true,
  expireSeconds: 120,
})

export type Seeking = {
  /** Has a cook's recipes compared with each other once the transaction commits. */
  ask(db: Db, authorId: string): Promise<void>
}

export type SeekingDeps = { database: Database; workers: Workers; jobs: Jobs }

/** So many recipes are compared with their likeliest at once: less than a second of one thread. */
const AT_ONCE = 20
/** Somebody waits for it; the threads take turns by themselves. */
const REST = 1

/** Compares a cook's recipes with each other in the background, those that were changed since alone. */
export function createSeeking(deps: SeekingDeps): Seeking {
  const { database, jobs } = deps
  const ask: Seeking['ask'] = (db, authorId) =>
    jobs.send(db, seekDoubles, { authorId }, { key: authorId })
  jobs.work(seekDoubles, async ({ authorId }, { signal }) => {
    const isMore = await workForAWhile(signal, () => compareNext(deps, authorId), REST)
    if (isMore) await ask(database.db, authorId)
  })
  return { ask }
}

/** Answers false when all are compared. */
async function compareNext(deps: SeekingDeps, authorId: string): Promise<boolean> {
  const { database, workers } = deps
  const ids = await queries.listPending(database.db, authorId, AT_ONCE)
  if (ids.length === 0) return false
  const pairs = await listPairs(database.db, authorId, ids)
  const all = new Set([
    ...ids,
    ...pairs.flatMap(({ first_id, second_id }) => [first_id, second_id]),
  ])
  const own = await readOwn(database, authorId, [...all])
  const toCompare = pairs.flatMap((pair) => {
    const [first, second] = [own.get(pair.first_id), own.get(pair.second_id)]
    return first && second ? [{ pair, first, second }] : []
  })
  const answers = await findAmong(
    workers,
    authorId,
    toCompare.map(({ first, second }) => [first.recipe, second.recipe] as const),
  )
  const found = toCompare.map(({ pair, first, second }, at) => ({
    ...pair,
    isSame: answers[at] !== undefined,
    isSamePage: answers[at]?.isSamePage ?? false,
    score: answers[at]?.score ?? 0,
    lines: `${digestLines(first.recipe)} ${digestLines(second.recipe)}`,
  }))
  const compared = ids.flatMap((id) => own.get(id)?.row ?? [])
  await save(deps, authorId, { found, compared })
  return true
}

/** Each pair once: the likeliest by their keys, and those that were found before. */
async function listPairs(
  db: Db,
  authorId: string,
  ids: readonly string[],
): Promise<queries.PairIds[]> {
  const keys = await listDoubleKeys(db, ids)
  const places = new Map(ids.map((id, at) => [id, at]))
  const asked = keys.map(({ recipe_id, key }) => ({ at: places.get(recipe_id) ?? 0, key }))
  // Each is found by its own keys too.
  const sharing = await listSharing(db, authorId, asked, MOST_COMPARED + 1)
  const likely = sharing.flatMap(({ at, id }) => {
    const own = ids[at]
    return own === undefined || own === id ? [] : [queries.toPairIds(own, id)]
  })
  const known = await queries.listPairsOf(db, ids)
  const byName = new Map([...likely, ...known].map((pair) => [Object.values(pair).join(' '), pair]))
  return [...byName.values()]
}

type Outcome = { found: queries.FoundPair[]; compared: ToCompare[] }

/** What was deleted meanwhile has no doubles. */
async function save(
  { database }: SeekingDeps,
  authorId: string,
  { found, compared }: Outcome,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ids = [
      ...compared.map(({ id }) => id),
      ...found.flatMap(({ first_id, second_id }) => [first_id, second_id]),
    ]
    const there = await queries.holdRecipes(tx, authorId, ids)
    const both = found.filter((pair) => there.has(pair.first_id) && there.has(pair.second_id))
    await queries.savePairs(tx, authorId, both)
    await queries.saveCompared(
      tx,
      compared.filter(({ id }) => there.has(id)),
    )
  })
}

/** The same as long as a recipe's ingredients stay as they are. */
function digestLines({ ingredients }: DoubleRecipe): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('base64url').slice(0, 22)
}
