import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import type { RecipeContent } from './content.ts'
import { recipeRevisions } from './tables.ts'

const REVISIONS_KEPT = 50

/**
 * Keeps a version as it stands, dated to when it was saved; `unlessSince` leaves it out where the last
 * one kept is younger.
 */
export async function keepRevision(
  tx: Db,
  recipe: { id: string; revision: number; updatedAt: Date },
  content: RecipeContent,
  unlessSince?: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ recent: boolean }>(sql`
    select coalesce(max(saved_at) > ${unlessSince?.toISOString() ?? null}::timestamptz, false) as recent
    from recipe_revisions where recipe_id = ${recipe.id}`)
  if (rows[0]?.recent) return
  const { id: recipeId, revision, updatedAt: savedAt } = recipe
  await tx
    .insert(recipeRevisions)
    .values({ recipeId, revision, content, savedAt })
    .onConflictDoNothing()
  await tx.execute(sql`
    delete from recipe_revisions where recipe_id = ${recipe.id} and revision <= (
      select revision from recipe_revisions where recipe_id = ${recipe.id}
      order by revision desc offset ${REVISIONS_KEPT} limit 1)`)
}

type SummaryRow = {
  revision: number
  savedAt: Date | string
  title: string
  ingredients: number
  steps: number
}

/** The versions before the current one of one's own recipe, newest first; undefined without such a recipe. */
export async function listRevisions(
  db: Db,
  id: string,
  authorId: string,
): Promise<SummaryRow[] | undefined> {
  const { rows } = await db.execute<SummaryRow | Record<keyof SummaryRow, null>>(sql`
    select v.revision, v.saved_at as "savedAt", v.content->>'title' as title,
      jsonb_array_length(v.content->'ingredients') as ingredients,
      jsonb_array_length(v.content->'instructions') as steps
    from recipes r
      left join recipe_revisions v on v.recipe_id = r.id and v.revision < r.revision
    where r.id = ${id} and r.author_id = ${authorId}
    order by v.revision desc limit ${REVISIONS_KEPT}`)
  return rows.length === 0 ? undefined : rows.filter((row) => row.revision !== null)
}

export async function findRevision(
  db: Db,
  recipeId: string,
  revision: number,
): Promise<{ content: RecipeContent; savedAt: Date } | undefined> {
  const [row] = await db
    .select({ content: recipeRevisions.content, savedAt: recipeRevisions.savedAt })
    .from(recipeRevisions)
    .where(and(eq(recipeRevisions.recipeId, recipeId), eq(recipeRevisions.revision, revision)))
  return row
}
