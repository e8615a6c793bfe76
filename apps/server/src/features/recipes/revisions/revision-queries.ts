import { eq } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  json,
  objects,
  orNull,
  type RowOf,
} from '../../../platform/database/index.ts'
import { PHOTO_ROW } from '../../../platform/media/index.ts'
import type { RecipeContent } from '../content.ts'
import { recipeRevisions, recipes } from '../tables.ts'

const REVISIONS_KEPT = 50

/**
 * Keeps the current version, dated to when it was saved; with `unlessSince` only if the last one
 * kept is older than that.
 */
export async function keepRevision(
  tx: Db,
  recipe: { id: string; revision: number; updatedAt: Date; imageHash: string | null },
  content: RecipeContent,
  unlessSince?: Date,
): Promise<void> {
  const { recent } = await getRow(tx, { recent: column.boolean })`
    select coalesce(max(saved_at) > ${unlessSince?.toISOString() ?? null}::timestamptz, false) as recent
    from recipe_revisions where recipe_id = ${recipe.id}`
  if (recent) return
  const { id: recipeId, revision, imageHash, updatedAt: savedAt } = recipe
  await tx
    .insert(recipeRevisions)
    .values({ recipeId, revision, content, savedAt, imageHash, keepsPhoto: true })
    .onConflictDoNothing()
  await forgetOldest(tx, recipeId)
}

/**
 * Keeps text that was discarded as a version before the current one, which then moves on by two,
 * since its own number may be kept already. Answers the number of the version.
 */
export async function keepGivenUp(
  tx: Db,
  recipe: { id: string; revision: number },
  version: { content: RecipeContent; imageHash: string | null },
  savedAt: Date,
): Promise<number> {
  const { id: recipeId } = recipe
  const revision = recipe.revision + 1
  await tx
    .insert(recipeRevisions)
    .values({ recipeId, revision, ...version, savedAt, keepsPhoto: true, givenUp: true })
  await tx
    .update(recipes)
    .set({ revision: revision + 1 })
    .where(eq(recipes.id, recipeId))
  await forgetOldest(tx, recipeId)
  return revision
}

/** A version that has become a recipe of its own. */
export async function forgetGivenUp(tx: Db, recipeId: string, revision: number): Promise<void> {
  await changeRows(tx)`
    delete from recipe_revisions
    where recipe_id = ${recipeId} and revision = ${revision} and given_up`
}

async function forgetOldest(tx: Db, recipeId: string): Promise<void> {
  await changeRows(tx)`
    delete from recipe_revisions where recipe_id = ${recipeId} and revision <= (
      select revision from recipe_revisions where recipe_id = ${recipeId}
      order by revision desc offset ${REVISIONS_KEPT} limit 1)`
}

/**
 * The photo that the recipe had at a revision. Each change of the photo keeps the version before
 * it, so the first version kept since then has it; if none was kept, the photo has not changed.
 */
export async function findPhotoAt(
  tx: Db,
  recipe: { id: string; imageHash: string | null },
  revision: number,
): Promise<string | null> {
  const kept = await findRow(tx, { image_hash: orNull(column.text), keeps_photo: column.boolean })`
    select image_hash, keeps_photo from recipe_revisions
    where recipe_id = ${recipe.id} and revision >= ${revision} and not given_up
    order by revision limit 1`
  return kept?.keeps_photo ? kept.image_hash : recipe.imageHash
}

const SUMMARY = {
  revision: column.integer,
  savedAt: column.moment,
  title: column.text,
  ingredients: column.integer,
  steps: column.integer,
  givenUp: column.boolean,
}
type SummaryRow = RowOf<typeof SUMMARY>

/**
 * The earlier versions of the author's own recipe, newest first; undefined if there is no such
 * recipe.
 */
export async function listRevisions(
  db: Db,
  id: string,
  authorId: string,
): Promise<SummaryRow[] | undefined> {
  const recipe = await findRow(db, { revisions: objects(SUMMARY) })`
    select coalesce((
      select json_agg(json_build_object('revision', v.revision, 'savedAt', v.saved_at,
          'title', v.content->>'title', 'givenUp', v.given_up,
          'ingredients', jsonb_array_length(v.content->'ingredients'),
          'steps', jsonb_array_length(v.content->'instructions')) order by v.revision desc)
      from (select * from recipe_revisions v where v.recipe_id = r.id and v.revision < r.revision
        order by v.revision desc limit ${REVISIONS_KEPT}) v), '[]') as revisions
    from recipes r where r.id = ${id} and r.author_id = ${authorId}`
  return recipe?.revisions
}

const REVISION = {
  ...PHOTO_ROW,
  content: json<RecipeContent>(),
  saved_at: column.moment,
  keeps_photo: column.boolean,
}
export type RevisionRow = RowOf<typeof REVISION>

export async function findRevision(
  db: Db,
  recipeId: string,
  revision: number,
): Promise<RevisionRow | undefined> {
  return findRow(db, REVISION)`
    select v.content, v.saved_at, v.keeps_photo, v.image_hash, i.width as image_width,
      i.height as image_height, i.placeholder as image_placeholder, i.widths as image_widths,
      i.has_avif as image_has_avif
    from recipe_revisions v left join images i on i.hash = v.image_hash
    where v.recipe_id = ${recipeId} and v.revision = ${revision}`
}
