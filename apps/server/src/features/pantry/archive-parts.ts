import type { ArchivePart } from '../../platform/archive-part.ts'

export const pantryParts: ArchivePart[] = [
  {
    file: 'pantry.json',
    tables: ['pantry_items'],
    rows: `select p.id::text as _key, p.name, p.qty as quantity, p.unit,
        p.expiry_date as "expiryDate", p.created_at as "addedAt"
      from pantry_items p where p.user_id = $1`,
  },
]
