import type { ArchivePart } from '../../platform/archive-part.ts'
import { joinReadable } from '../recipes/index.ts'

export const plannerParts: ArchivePart[] = [
  {
    file: 'meal-plan.json',
    tables: ['planner_entries'],
    rows: `select e.day::text || ' ' || lpad(e.position::text, 10, '0') || ' ' || e.id::text as _key,
        e.day, e.meal, e.recipe_id as recipe,
        coalesce(e.text, r.title) as title, e.portions, e.eaten::float as eaten
      from planner_entries e ${joinReadable('e.recipe_id', '$1')} where e.user_id = $1`,
  },
]
