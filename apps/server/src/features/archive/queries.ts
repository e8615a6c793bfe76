import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { changeRows, type Db } from '../../platform/database/index.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const archives = pgTable('archives', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  askedAt: moment('asked_at').notNull(),
  fetchedAt: moment('fetched_at'),
})

/** Makes a member's calls run one after the other. */
export async function queue(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`archives ${userId}`}, 0))`
}

export async function deleteBefore(tx: Db, userId: string, before: Date): Promise<void> {
  await tx.delete(archives).where(and(eq(archives.userId, userId), lt(archives.askedAt, before)))
}

/** When a member asked for archives, latest first. */
export async function listAsked(tx: Db, userId: string): Promise<Date[]> {
  const rows = await tx
    .select({ askedAt: archives.askedAt })
    .from(archives)
    .where(eq(archives.userId, userId))
    .orderBy(desc(archives.askedAt))
  return rows.map(({ askedAt }) => askedAt)
}

export async function insertArchive(
  tx: Db,
  archive: { id: string; userId: string },
  at: Date,
): Promise<void> {
  await tx.insert(archives).values({ ...archive, askedAt: at })
}

/** True for the first call that fetches it in time. */
export async function markFetched(
  db: Db,
  { id, userId }: { id: string; userId: string },
  since: Date,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(archives)
    .set({ fetchedAt: at })
    .where(
      and(
        eq(archives.id, id),
        eq(archives.userId, userId),
        isNull(archives.fetchedAt),
        gt(archives.askedAt, since),
      ),
    )
    .returning({ id: archives.id })
  return rows.length > 0
}
