import { type Database, type Db, toIso } from '../../../platform/database/index.ts'
import type { Events } from '../../../platform/events/index.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/index.ts'
import * as queries from './ranking-queries.ts'
import { RANKED_LISTS } from './weights.ts'

/** Ranks all lists; it queues itself again every half minute. */
export const rankLists = defineJob('rank-lists', { retries: 0 })
/** Moves hours that no window needs any more into their days. */
export const rollUpHours = defineJob('roll-up-recipe-hours', { expireSeconds: 1_800 })

const RANK_EVERY_SECONDS = 30
const DEADLINE_MS = 120_000

type RankingDeps = { database: Database; jobs: Jobs; events: Events; now: () => Date }

/** Keeps the ranked lists current: a change shows in them within a minute. */
export function keepRankedLists({ database, jobs, events, now }: RankingDeps): void {
  jobs.work(rankLists, async () => {
    await database.transaction((tx) => rank(tx, now()), { deadlineMs: DEADLINE_MS })
  })
  jobs.repeat(rankLists, RANK_EVERY_SECONDS)
  for (const type of ['recipe.published', 'recipe.changed'] as const) {
    events.subscribe(type, 'ranked-lists', ({ recipeId }, tx) => queries.noteChange(tx, recipeId))
  }
  jobs.work(rollUpHours, async (_, { signal }) => {
    let moved = 0
    do moved = await database.transaction((tx) => queries.rollUpHours(tx))
    while (moved > 0 && !signal.aborted)
  })
  jobs.schedule(rollUpHours, '40 * * * *')
}

/**
 * Once an hour, when the windows have moved, everything is ranked. In between only a recipe that
 * something happened to can rise, so only those and the listed ones are ranked.
 */
async function rank(tx: Db, now: Date): Promise<void> {
  // Two processes must not rank at once; the second has nothing to add.
  if (!(await queries.lockRanking(tx))) return
  const last = await queries.findLastRanking(tx)
  const clock = queries.toClock(now)
  const whole =
    last === undefined ||
    last.hour !== clock.hour ||
    last.base_day !== clock.baseDay ||
    !last.same_weights
  const among = whole ? undefined : await queries.listChanged(tx, toIso(last.ranked_at))
  if (among?.length === 0) return
  await queries.giveMoreMemory(tx)
  if (last?.base_day !== clock.baseDay || !last.same_weights) await queries.replaceTrends(tx, clock)
  for (const list of RANKED_LISTS) await queries.replaceList(tx, list, clock, among)
  if (whole) await queries.analyzeLists(tx)
  await queries.noteRanking(tx, clock)
}
