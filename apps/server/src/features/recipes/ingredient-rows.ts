import { sql } from 'drizzle-orm'
import { column } from '../../platform/database/index.ts'

/** The parts of an ingredient that the kitchen reads. */
export const INGREDIENT_ROW = { name: column.text, quantity: column.text, unit: column.text }

/**
 * The ingredients of a recipe `r` in order, as one value of a statement: `objects(INGREDIENT_ROW)`.
 */
export const INGREDIENTS_OF_R = sql`array(select to_json(i) from (
    select g.name, g.quantity, g.unit from recipe_ingredients g
    where g.recipe_id = r.id order by g.position) i)`
