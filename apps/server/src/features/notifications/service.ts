import type { Database } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { toAlert } from './alert.ts'
import * as queries from './alert-queries.ts'
import { ALERTS_CHANNEL } from './channel.ts'

type AlertsDeps = { database: Database; live: Live; now: () => Date }

/** A member's own alerts. Reading or removing one shows in the member's other browsers at once. */
export function createAlerts({ database, live, now }: AlertsDeps) {
  const { db } = database
  return {
    list: async (member: Member, query: { page: number; limit: number }) => {
      const [rows, total] = await Promise.all([
        queries.listAlerts(db, member.id, query),
        queries.countAlerts(db, member.id),
      ])
      return { notifications: rows.map(toAlert), ...pageOf(query, total) }
    },

    countUnread: async (member: Member) => ({ unread: await queries.countUnread(db, member.id) }),

    /** Marks the given ones, or all; another member's are left alone. */
    markRead: (member: Member, ids: string[] | undefined) =>
      database.transaction(async (tx) => {
        const marked = await queries.markRead(tx, member.id, ids, now())
        if (marked > 0) await live.publish(tx, ALERTS_CHANNEL, member.id)
        return { unread: await queries.countUnread(tx, member.id) }
      }),

    /** @throws NOTIFICATION_NOT_FOUND */
    remove: (member: Member, id: string) =>
      database.transaction(async (tx) => {
        const removed = await queries.deleteAlert(tx, member.id, id)
        if (!removed) throw new AppError('NOTIFICATION_NOT_FOUND')
        await live.publish(tx, ALERTS_CHANNEL, member.id)
        return { message: 'Alert removed' }
      }),
  }
}
