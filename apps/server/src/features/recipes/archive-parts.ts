import type { ArchivePart } from '../../platform/archive-part.ts'
import { joinReadable } from './visible-recipes.ts'

/** Without the recipes themselves, which have a file each. */
export const recipeParts: ArchivePart[] = [
  {
    file: 'recipe-versions.json',
    tables: ['recipe_revisions'],
    rows: `select v.recipe_id::text || ' ' || lpad(v.revision::text, 10, '0') as _key,
        v.recipe_id as recipe, v.revision, v.content, v.saved_at as "savedAt",
        v.given_up as "givenUp", array_remove(array[v.image_hash], null) as _pictures
      from recipe_revisions v join recipes r on r.id = v.recipe_id where r.author_id = $1`,
  },
  {
    file: 'viewed-recipes.json',
    tables: ['recipe_views'],
    rows: `select v.day::text || ' ' || v.recipe_id::text as _key, v.recipe_id as recipe, r.title,
        v.day
      from recipe_views v ${joinReadable('v.recipe_id', '$1')} where v.viewer_id = $1`,
  },
]
