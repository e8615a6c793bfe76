import type { ArchivePart } from '../../platform/archive-part.ts'
import { joinReadable } from '../recipes/index.ts'

export const savedParts: ArchivePart[] = [
  {
    file: 'saved-recipes.json',
    tables: ['saved_recipes', 'collection_recipes'],
    rows: `select s.recipe_id::text as _key, s.recipe_id as recipe, r.title, u.username as author,
        s.created_at as "savedAt",
        array(select c.name from collection_recipes k join collections c on c.id = k.collection_id
          where k.user_id = s.user_id and k.recipe_id = s.recipe_id order by c.name_key)
          as collections
      from saved_recipes s ${joinReadable('s.recipe_id', '$1')}
      where s.user_id = $1`,
  },
  {
    file: 'collections.json',
    tables: ['collections'],
    rows: `select c.id::text as _key, c.name, c.created_at as "madeAt"
      from collections c where c.user_id = $1`,
  },
]
