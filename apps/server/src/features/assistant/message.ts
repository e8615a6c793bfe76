import type { ChatMessage } from '@potluck/contract'
import type { z } from 'zod'
import { toIso } from '../../platform/database/index.ts'
import { photoUrl } from '../../platform/media/index.ts'
import type { MessageRow } from './message-queries.ts'

/** A message as the cook sees it. */
export function toMessage(row: MessageRow, now: Date): z.output<typeof ChatMessage> {
  return {
    _id: row.id,
    role: row.role,
    content: row.content,
    type: row.mode,
    status: isLost(row, now) ? 'interrupted' : row.status,
    ingredients: row.ingredients,
    ...(row.use_inventory !== null && { useInventory: row.use_inventory }),
    imageUrl: toImageUrl(row),
    recipeData: row.recipe_data,
    menu: row.menu,
    choices: row.choices,
    dietaryRestrictions: row.dietary_restrictions,
    dietCheck: row.diet_check,
    corrections: row.corrections,
    adaptation: row.adaptation,
    context: row.context,
    engine: row.engine,
    createdAt: toIso(row.created_at),
  }
}

/** If the lease ran out, the owner is lost, even before that is recorded. */
function isLost({ status, lease_until }: MessageRow, now: Date): boolean {
  return status === 'streaming' && lease_until !== null && new Date(lease_until) < now
}

/** The picture of a question, in the width a chat shows. */
function toImageUrl({ image_hash: hash, image_widths: widths }: MessageRow): string | null {
  const width = widths?.findLast((each) => each <= 640) ?? widths?.[0]
  return hash === null || width === undefined ? null : photoUrl(hash, width, 'webp')
}
