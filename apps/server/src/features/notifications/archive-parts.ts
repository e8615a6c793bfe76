import type { ArchivePart } from '../../platform/archive-part.ts'

export const notificationParts: ArchivePart[] = [
  {
    file: 'alerts.json',
    tables: ['notifications'],
    rows: `select n.id::text as _key, n.kind, a.username as "from", r.title as recipe, n.likes,
        n.updated_at as at, n.read_at as "readAt"
      from notifications n left join users a on a.id = n.actor_id
        left join recipes r on r.id = n.recipe_id
      where n.user_id = $1`,
  },
]
