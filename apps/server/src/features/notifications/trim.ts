import { LIST_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Database,
  type Db,
  listRows,
} from '../../platform/database/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'

const MEMBERS_AT_ONCE = 500

/** Deletes a member's oldest alerts beyond the limit, every night: some members per transaction. */
export function trimAlerts({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(trim, async (_, { signal }) => {
    let after: string | undefined = NOBODY
    while (after && !signal.aborted) {
      const from: string = after
      after = await database.transaction((tx) => trimNext(tx, from))
    }
  })
  jobs.schedule(trim, '10 4 * * *')
}

const trim = defineJob('trim-alerts', { expireSeconds: 1_800 })
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Answers the last member that was looked at; undefined at the end. */
async function trimNext(tx: Db, after: string): Promise<string | undefined> {
  // From one member's first alert to the next member's by the index: the table itself is not read.
  const rows = await listRows(tx, { id: column.uuid })`
    with recursive owners as (
      (select user_id as id from notifications where user_id > ${after} order by user_id limit 1)
      union all
      select (select n.user_id from notifications n where n.user_id > o.id order by n.user_id limit 1)
      from owners o where o.id is not null)
    select id from owners where id is not null limit ${MEMBERS_AT_ONCE}`
  const ids = rows.map(({ id }) => id)
  await changeRows(tx)`
    delete from notifications n
    using unnest(${sql.param(ids)}::uuid[]) as owner (id)
    cross join lateral (
      select updated_at, id as last_id from notifications k where k.user_id = owner.id
      order by updated_at desc, id desc offset ${LIST_LIMITS.alerts - 1} limit 1) kept
    where n.user_id = owner.id and (n.updated_at, n.id) < (kept.updated_at, kept.last_id)`
  return ids.at(-1)
}
