import { AppError, type Download, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type ArchiveDeps, writeArchive } from './archive.ts'
import * as queries from './queries.ts'

const HOUR_MS = 60 * 60_000
const FETCHED_WITHIN_MS = 10 * 60_000
const AN_HOUR_AT_MOST = 5

export type ArchivesDeps = ArchiveDeps & {
  now: () => Date
  /** Makes sure that the member owns the account; throws otherwise. */
  reconfirm(member: Member, password: string | undefined): Promise<void>
  /** Scales the limit; 0 turns it off. */
  factor: number
}

export type Archives = ReturnType<typeof createArchives>

/**
 * Downloads of all of a member's data. Requests are counted; each can be fetched once, within ten
 * minutes.
 */
export function createArchives(deps: ArchivesDeps) {
  const { database, now, factor } = deps
  return {
    /** @throws TOO_MANY_ATTEMPTS after five in an hour, and as `reconfirm` */
    ask: async (member: Member, password: string | undefined): Promise<{ _id: string }> => {
      await deps.reconfirm(member, password)
      const id = uuidv7()
      const at = now()
      const since = new Date(at.getTime() - HOUR_MS)
      await database.transaction(async (tx) => {
        await queries.queue(tx, member.id)
        await queries.deleteBefore(tx, member.id, since)
        const asked = await queries.listAsked(tx, member.id)
        const most = Math.max(1, Math.round(AN_HOUR_AT_MOST * factor))
        const blocking = factor === 0 ? undefined : asked[most - 1]
        if (blocking) {
          const retryAfterSeconds = (blocking.getTime() - since.getTime()) / 1000
          throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds })
        }
        await queries.insertArchive(tx, { id, userId: member.id }, at)
      })
      return { _id: id }
    },

    /**
     * @throws ARCHIVE_NOT_FOUND if it is another member's, was fetched already, or is older than
     * ten minutes
     */
    fetch: async (member: Member, id: string): Promise<Download> => {
      const at = now()
      const since = new Date(at.getTime() - FETCHED_WITHIN_MS)
      const fetched = await queries.markFetched(database.db, { id, userId: member.id }, since, at)
      if (!fetched) throw new AppError('ARCHIVE_NOT_FOUND')
      const day = at.toISOString().slice(0, 10)
      const name = `potluck-${member.username}-${day}.zip`
      return { name, bytes: writeArchive(deps, member, at) }
    },
  }
}
