import { RESTRICTIONS } from '@potluck/kitchen'
import { CHAT_RESTRICTIONS } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { QueuedModel } from '../../platform/model/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { listPantry } from '../pantry/index.ts'
import { readCook, setRestrictions } from './cook-queries.ts'
import { monthlyLimit } from './monthly-limit.ts'
import { BUILT_IN_NAME } from './writing/writers.ts'

type CookDeps = {
  database: Database
  queuedModel: QueuedModel | undefined
  workers: Workers
  planLimits: boolean
  now: () => Date
}

/** What the assistant knows of a cook, and what it tells about itself. */
export function createCookSide({ database, queuedModel, workers, planLimits, now }: CookDeps) {
  return {
    /** The pantry by name, first to expire first. */
    listInventory: async (member: Member) => {
      const items = await listPantry(database.db, member.id)
      return { ingredients: items.map(({ name }) => name) }
    },

    /** Starts a kitchen thread as well: a member who reads these is about to ask something. */
    getRestrictions: async (member: Member) => {
      workers.wake()
      const { chat_restrictions } = await readCook(database.db, member.id, now())
      return { dietaryPreferences: chat_restrictions }
    },

    /**
     * Accepts labels and ids, answers labels in the order of the list.
     * @throws INVALID_INPUT for anything else
     */
    setRestrictions: async (member: Member, wanted: readonly string[]) => {
      const keys = new Set(wanted.map(toKey))
      const chosen = CHAT_RESTRICTIONS.filter((id) => keys.delete(id))
      const [stranger] = keys
      if (stranger !== undefined) {
        const message = `“${stranger}” is not one of the dietary restrictions`
        throw new AppError('INVALID_INPUT', { issues: [{ path: 'dietaryPreferences', message }] })
      }
      const labels = chosen.map((id) => RESTRICTIONS[id].label)
      await setRestrictions(database.db, member.id, labels)
      return { dietaryPreferences: labels }
    },

    getUsage: async (member: Member) => {
      const cook = await readCook(database.db, member.id, now())
      return {
        month: now().toISOString().slice(0, 7),
        recipes: cook.recipes,
        limit: monthlyLimit(cook.plan, planLimits),
        inputTokens: cook.input_tokens,
        outputTokens: cook.output_tokens,
        cost: cook.cost_micros === null ? null : cook.cost_micros / 1_000_000,
      }
    },

    getEngine: () => ({
      name: queuedModel?.name ?? BUILT_IN_NAME,
      isBuiltIn: queuedModel === undefined,
      canSee: queuedModel?.canSee ?? false,
    }),
  }
}

export type CookSide = ReturnType<typeof createCookSide>

/** 'Nut Allergy' and 'nut-allergy' are the same. */
function toKey(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, '-')
}
