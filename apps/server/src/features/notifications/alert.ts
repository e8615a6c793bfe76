import type { Alert } from '@potluck/contract'
import type { z } from 'zod'
import { toIso } from '../../platform/database/index.ts'
import { pictureUrl } from '../../platform/media/index.ts'
import { toAuthor } from '../auth/index.ts'
import type { AlertRow } from './alert-queries.ts'

export type AlertAnswer = z.output<typeof Alert>

export function toAlert(row: AlertRow): AlertAnswer {
  const actor = toActor(row)
  return {
    _id: row.id,
    kind: row.kind,
    actor,
    others: Math.max(0, row.likes - (actor ? 1 : 0)),
    recipe: toRecipe(row),
    post: row.post_id === null ? null : { _id: row.post_id, excerpt: row.post_content ?? '' },
    excerpt: row.comment,
    rating: row.rating,
    updatedAt: toIso(row.updated_at),
    isRead: row.is_read,
  }
}

function toActor(row: AlertRow): AlertAnswer['actor'] {
  const { author_id, username, full_name, avatar_hash, has_profile } = row
  if (author_id === null || username === null || full_name === null) return null
  return toAuthor({ author_id, username, full_name, avatar_hash, has_profile })
}

function toRecipe(row: AlertRow): AlertAnswer['recipe'] {
  if (row.recipe_id === null) return null
  const picture = { image_hash: row.recipe_image, image_widths: row.recipe_widths }
  return {
    _id: row.recipe_id,
    title: row.recipe_title ?? '',
    image: pictureUrl(picture, row.recipe_cover ?? ''),
  }
}
