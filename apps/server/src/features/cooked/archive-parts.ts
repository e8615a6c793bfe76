import type { ArchivePart } from '../../platform/archive-part.ts'
import { joinReadable } from '../recipes/index.ts'

export const cookedParts: ArchivePart[] = [
  {
    file: 'cooked-recipes.json',
    tables: ['cooked_recipes', 'cooked_deductions'],
    rows: `select c.id::text as _key, c.day, c.recipe_id as recipe,
        coalesce(r.title, c.recipe_title) as title,
        c.portions::float as portions, c.eaten::float as eaten, c.note,
        array_remove(array[c.image_hash], null) as _pictures,
        (select json_agg(json_build_object('used', d.used, 'item', d.item))
          from cooked_deductions d where d.cooked_id = c.id) as "takenFromPantry"
      from cooked_recipes c
        ${joinReadable('c.recipe_id', '$1')} where c.user_id = $1`,
  },
]
