import type { EndpointKey } from '@potluck/contract'
import { changeRows, type Db, findRow, json, orNull } from '../database/index.ts'
import { AppError } from './app-error.ts'
import type { Member } from './context.ts'

export type Idempotency = {
  /**
   * Runs `work` once for a member's `Idempotency-Key` on an endpoint: a repeat gets the first
   * call's answer. Without a key it just runs.
   * @throws DUPLICATE_ACTION while the first call is still running
   */
  once(
    member: Member,
    endpoint: EndpointKey,
    key: string | undefined,
    params: Record<string, string>,
    work: () => Promise<unknown>,
  ): Promise<unknown>
}

/** Keys are in the database, so that every process sees them; kept for a day. */
export function createIdempotency(db: Db, now: () => Date): Idempotency {
  return {
    once: async (member, endpoint, key, params, work) => {
      if (key === undefined) return work()
      const scope = `${endpoint} ${Object.values(params).join(' ')}`
      const earlier = await claim(db, member.id, scope, key, now())
      if (earlier) return earlier.answer
      try {
        const answer = await work()
        await changeRows(db)`
          update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
          where user_id = ${member.id} and scope = ${scope} and key = ${key}`
        return answer
      } catch (error) {
        await changeRows(db)`
          delete from idempotency_keys
          where user_id = ${member.id} and scope = ${scope} and key = ${key}`
        throw error
      }
    },
  }
}

/** An older claim belongs to a process that died; requests themselves end after 60 s. */
const ABANDONED_AFTER_MS = 150_000

async function claim(
  db: Db,
  userId: string,
  scope: string,
  key: string,
  now: Date,
): Promise<{ answer: unknown } | undefined> {
  const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const claimed = await changeRows(db)`
    insert into idempotency_keys (user_id, scope, key, created_at)
    values (${userId}, ${scope}, ${key}, ${now.toISOString()}::timestamptz)
    on conflict (user_id, scope, key) do update set created_at = excluded.created_at
      where idempotency_keys.answer is null
        and idempotency_keys.created_at < ${abandoned.toISOString()}::timestamptz
    returning key`
  if (claimed > 0) return undefined
  const first = await findRow(db, { answer: orNull(json<unknown>()) })`
    select answer from idempotency_keys
    where user_id = ${userId} and scope = ${scope} and key = ${key}`
  if (!first || first.answer === null) throw new AppError('DUPLICATE_ACTION')
  return { answer: first.answer }
}
