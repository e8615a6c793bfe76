import type { ArchivePart } from '../../platform/archive-part.ts'

export const shoppingParts: ArchivePart[] = [
  {
    file: 'shopping-list.json',
    tables: ['shopping_lines'],
    rows: `select l.id::text as _key, l.text, l.factor, l.state, l.recipe_title as "forRecipe",
        l.planned_for as "plannedFor",
        l.replaced_by is not null as "isReplaced", l.created_at as "addedAt"
      from shopping_lines l where l.user_id = $1`,
  },
]
