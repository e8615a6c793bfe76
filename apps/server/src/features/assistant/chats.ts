import { type ChatMode, chatTitle, LIST_LIMITS } from '@potluck/rules'
import { type Database, toIso } from '../../platform/database/index.ts'
import type { Live } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Workers } from '../../platform/workers/index.ts'
import type { Brief } from './brief.ts'
import * as chats from './chat-queries.ts'
import { toMessage } from './message.ts'
import * as messages from './message-queries.ts'
import { STOP_CHANNEL } from './writing/generation.ts'

export const UNTITLED = chatTitle('')

type NewChat = { title: string; usePantry: boolean; units: Brief['units'] }
type Options = { usePantry?: boolean | undefined; units?: Brief['units'] | undefined }

type ChatsDeps = { database: Database; live: Live; workers: Workers; now: () => Date }

/** Chats with the cooking assistant. Another cook's chat is hidden behind 404. */
export function createChats({ database, live, workers, now }: ChatsDeps) {
  return {
    /** @throws LIST_FULL at 200 chats */
    create: async (member: Member, { title, usePantry, units }: NewChat) => {
      workers.wake()
      const options = { usePantry, units }
      const chat = { id: uuidv7(), title: title.trim() || UNTITLED, now: now() }
      await database.transaction(async (tx) => {
        await chats.lockAll(tx, member.id)
        if ((await chats.count(tx, member.id)) >= LIST_LIMITS.chats) {
          throw new AppError('LIST_FULL', {
            message: 'You have 200 chats. Delete one to start another.',
          })
        }
        await chats.insert(tx, { ...chat, ...options, userId: member.id })
      })
      const at = chat.now.toISOString()
      const { id: _id, title: named } = chat
      return { _id, title: named, ...options, messages: [], createdAt: at, updatedAt: at }
    },

    list: async (member: Member) => {
      const rows = await chats.list(database.db, member.id)
      return { chats: rows.map(toSummary) }
    },

    /** The member's own list; the address names a user. @throws USER_NOT_FOUND for another user */
    listOf: async (member: Member, userId: string) => {
      if (userId !== member.id) throw new AppError('USER_NOT_FOUND')
      const rows = await chats.list(database.db, member.id)
      return { chats: rows.map(toSummary) }
    },

    /** A chat with the messages after `after`, or all. @throws CHAT_NOT_FOUND */
    get: async (member: Member, id: string, after: string | undefined) => {
      const chat = await chats.find(database.db, id, member.id)
      if (!chat) throw new AppError('CHAT_NOT_FOUND')
      const rows = await messages.list(database.db, id, after)
      return {
        _id: chat.id,
        title: chat.title,
        ...toOptions(chat),
        messages: rows.map((row) => toMessage(row, now())),
        createdAt: toIso(chat.created_at),
        updatedAt: toIso(chat.updated_at),
      }
    },

    /** Sets the options of a chat for the answers to come. @throws CHAT_NOT_FOUND */
    setOptions: async (member: Member, id: string, { usePantry, units }: Options) => {
      const chat = await chats.setOptions(database.db, id, member.id, { usePantry, units })
      if (!chat) throw new AppError('CHAT_NOT_FOUND')
      return toOptions(chat)
    },

    /** Deletes a chat and ends an answer that is being written in it. @throws CHAT_NOT_FOUND */
    remove: async (member: Member, id: string) => {
      await database.transaction(async (tx) => {
        if (!(await chats.lock(tx, id, member.id))) throw new AppError('CHAT_NOT_FOUND')
        const running = await messages.requestStop(tx, id)
        await chats.remove(tx, id, member.id)
        if (running) await live.publish(tx, STOP_CHANNEL, running)
      })
      return { message: 'Chat deleted' }
    },

    /**
     * Ends the running answer and keeps the text so far; does nothing if none is running.
     * @throws CHAT_NOT_FOUND
     */
    stop: async (member: Member, id: string) => {
      await database.transaction(async (tx) => {
        if (!(await chats.lock(tx, id, member.id))) throw new AppError('CHAT_NOT_FOUND')
        const running = await messages.requestStop(tx, id)
        if (running) await live.publish(tx, STOP_CHANNEL, running)
      })
      return { message: 'Stopped' }
    },
  }
}

export type Chats = ReturnType<typeof createChats>

function toOptions({ use_pantry, units }: chats.ChatRow) {
  return { usePantry: use_pantry, units }
}

function toSummary(row: chats.SummaryRow) {
  return {
    _id: row.id,
    title: row.title,
    input: row.input ?? '',
    output: row.output ?? '',
    mode: row.mode satisfies ChatMode | null,
    restrictions: row.dietary_restrictions ?? [],
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  }
}
