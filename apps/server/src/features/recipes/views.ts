import type { FastifyBaseLogger } from 'fastify'
import { changeRows, type Database } from '../../platform/database/index.ts'

const FLUSH_EVERY_MS = 1000

export type Views = {
  /** Counts that somebody other than the author opened a recipe. */
  count(recipeId: string, viewerId: string): void
  /** Writes the counts; also runs by itself every second. */
  flush(): Promise<void>
  /** Stops the timer and writes the rest. */
  stop(): Promise<void>
}

/**
 * Collects views in memory, so that a page view costs no write; each counts once per viewer and day
 * (UTC).
 */
export function createViews(database: Database, now: () => Date, log: FastifyBaseLogger): Views {
  let waiting = new Map<string, { recipeId: string; viewerId: string; day: string }>()
  const flush = async () => {
    if (waiting.size === 0) return
    const batch = Array.from(waiting.values())
    waiting = new Map()
    await changeRows(database.db)`
      insert into recipe_views (recipe_id, viewer_id, day)
      select v.recipe_id, v.viewer_id, v.day
      from jsonb_to_recordset(${JSON.stringify(batch.map(toRow))}::jsonb)
        as v (recipe_id uuid, viewer_id uuid, day date)
      join recipes r on r.id = v.recipe_id
      join users u on u.id = v.viewer_id
      on conflict do nothing`
  }
  const timer = setInterval(() => {
    flush().catch((error) => log.error({ err: error }, 'views could not be written'))
  }, FLUSH_EVERY_MS)
  timer.unref()
  return {
    count: (recipeId, viewerId) => {
      const day = now().toISOString().slice(0, 10)
      waiting.set(`${recipeId} ${viewerId} ${day}`, { recipeId, viewerId, day })
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

function toRow(view: { recipeId: string; viewerId: string; day: string }) {
  return { recipe_id: view.recipeId, viewer_id: view.viewerId, day: view.day }
}
