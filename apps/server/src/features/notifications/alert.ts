import type { Alert } from '@potluck/contract'
import type { z } from 'zod'
import { toIso } from '../../platform/database/index.ts'
import { avatarUrl, pictureUrl } from '../../platform/media/index.ts'
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
  if (row.actor_id === null || row.username === null) return null
  const name = row.full_name || row.username
  return {
    _id: row.actor_id,
    username: row.username,
    name,
    fullName: name,
    avatar: avatarUrl(row.avatar_hash),
  }
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
