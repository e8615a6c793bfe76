import type { ArchivePart } from '../../platform/archive-part.ts'

export const nutritionParts: ArchivePart[] = [
  {
    file: 'nutrition-goals.json',
    tables: ['nutrition_goals'],
    rows: `select g.user_id::text as _key, g.kcal, g.protein, g.carbs, g.fat, g.fiber, g.sodium
      from nutrition_goals g where g.user_id = $1`,
  },
]
