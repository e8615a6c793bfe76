import type { ArchivePart } from '../../platform/archive-part.ts'

export const siteParts: ArchivePart[] = [
  {
    file: 'messages-to-us.json',
    tables: ['contact_messages'],
    rows: `select m.id::text as _key, m.name, m.email, m.message, m.created_at as "sentAt"
      from contact_messages m where m.user_id = $1`,
  },
]
