import type { ArchivePart } from '../../platform/archive-part.ts'
import { joinReadable } from '../recipes/index.ts'

export const savedParts: ArchivePart[] = [
  {
    file: 'saved-recipes.json',
    tables: ['saved_recipes', 'collection_recipes'],
    rows: `select s.recipe_id::text as _key, s.recipe_id as recipe, r.title, u.username as author,
        s.created_at as "savedAt",
        array(select c.name from collection_recipes k join collections c on c.id = k.collection_id
          where k.saved_by = s.user_id and k.recipe_id = s.recipe_id order by c.name_key)
          as collections
      from saved_recipes s ${joinReadable('s.recipe_id', '$1')}
      where s.user_id = $1`,
  },
  {
    file: 'collections.json',
    tables: ['collections'],
    // Saved recipes name their collections; recipes of one's own are named here.
    rows: `select c.id::text as _key, c.name, c.created_at as "madeAt",
        coalesce((select json_agg(json_build_object('title', r.title, 'createdAt', r.created_at)
            order by r.id)
          from collection_recipes k join recipes r on r.id = k.recipe_id
          where k.collection_id = c.id and k.is_own), '[]') as "ownRecipes"
      from collections c where c.user_id = $1`,
  },
]
