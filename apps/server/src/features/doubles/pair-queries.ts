import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  type RowOf,
} from '../../platform/database/index.ts'

/** Recipes of an author `r` that nobody compared with the others as they are now. */
const PENDING = sql`from recipes r left join compared_recipes c on c.recipe_id = r.id
    and c.revision = r.revision and c.kitchen_version = r.kitchen_version`

/** An author's recipes that are still to be compared, latest change first. */
export async function listPending(db: Db, authorId: string, limit: number): Promise<string[]> {
  const rows = await listRows(db, { id: column.uuid })`
    select r.id ${PENDING} where r.author_id = ${authorId} and c.recipe_id is null
    order by r.updated_at desc, r.id limit ${limit}`
  return rows.map(({ id }) => id)
}

const PROGRESS = { recipes: column.integer, pending: column.integer }

export function countPending(db: Db, authorId: string): Promise<RowOf<typeof PROGRESS>> {
  return getRow(db, PROGRESS)`
    select count(*)::integer as recipes,
      count(*) filter (where c.recipe_id is null)::integer as pending
    ${PENDING} where r.author_id = ${authorId}`
}

const PAIR = { first_id: column.uuid, second_id: column.uuid }
export type PairIds = RowOf<typeof PAIR>

/** The two in the order that pairs are stored in. */
export function toPairIds(one: string, other: string): PairIds {
  return one < other ? { first_id: one, second_id: other } : { first_id: other, second_id: one }
}

/** The pairs that any of these recipes is in. */
export function listPairsOf(db: Db, ids: readonly string[]): Promise<PairIds[]> {
  return listRows(db, PAIR)`
    select first_id, second_id from recipe_doubles
    where first_id = any (${sql.param(ids)}::uuid[]) or second_id = any (${sql.param(ids)}::uuid[])`
}

/** What was found about two recipes; those that are no doubles are forgotten. */
export type FoundPair = PairIds & {
  isSame: boolean
  isSamePage: boolean
  score: number
  lines: string
}

export async function savePairs(
  tx: Db,
  authorId: string,
  pairs: readonly FoundPair[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given (first_id uuid,
    second_id uuid, "isSame" boolean, "isSamePage" boolean, score double precision, lines text)`
  await changeRows(tx)`
    delete from recipe_doubles d using ${given}
    where d.first_id = given.first_id and d.second_id = given.second_id and not given."isSame"`
  await changeRows(tx)`
    insert into recipe_doubles (author_id, first_id, second_id, is_same_page, score, lines)
    select ${authorId}, first_id, second_id, "isSamePage", score, lines from ${given}
    where "isSame" order by first_id, second_id
    on conflict (first_id, second_id) do update set is_same_page = excluded.is_same_page,
      score = excluded.score, lines = excluded.lines`
}

export type ComparedRecipe = { id: string; revision: number; kitchen_version: number }

/** Notes as what they were compared; one that was changed since is compared again. */
export async function saveCompared(tx: Db, recipes: readonly ComparedRecipe[]): Promise<void> {
  await changeRows(tx)`
    insert into compared_recipes (recipe_id, revision, kitchen_version)
    select id, revision, kitchen_version
    from jsonb_to_recordset(${JSON.stringify(recipes)}::jsonb)
      as given (id uuid, revision integer, kitchen_version integer) order by id
    on conflict (recipe_id) do update set revision = excluded.revision,
      kitchen_version = excluded.kitchen_version`
}

/** Those of an author's recipes that are there; none of them goes until the transaction ends. */
export async function holdRecipes(
  tx: Db,
  authorId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await listRows(tx, { id: column.uuid })`
    select id from recipes where id = any (${sql.param(ids)}::uuid[]) and author_id = ${authorId}
    order by id for key share`
  return new Set(rows.map(({ id }) => id))
}

const SHOWN_PAIR = { ...PAIR, is_same_page: column.boolean }
export type ShownPair = RowOf<typeof SHOWN_PAIR>
const UNDECIDED = sql`two_by_lines is distinct from lines`

/** The likeliest first. */
export function listShownPairs(
  db: Db,
  authorId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ShownPair[]> {
  return listRows(db, SHOWN_PAIR)`
    select first_id, second_id, is_same_page from recipe_doubles
    where author_id = ${authorId} and ${UNDECIDED}
    order by score desc, first_id, second_id limit ${limit} offset ${offset}`
}

export async function countShownPairs(db: Db, authorId: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from recipe_doubles
    where author_id = ${authorId} and ${UNDECIDED}`
  return count
}

/** Whether two recipes of an author seem to be one; nobody else decides it until the transaction ends. */
export async function lockPair(tx: Db, authorId: string, pair: PairIds): Promise<boolean> {
  const found = await findRow(tx, PAIR)`
    select first_id, second_id from recipe_doubles where author_id = ${authorId}
      and first_id = ${pair.first_id} and second_id = ${pair.second_id} for update`
  return found !== undefined
}

/** Remembers that they are two as long as their lines stay, or forgets that. Answers false for no pair. */
export async function setTwo(
  db: Db,
  authorId: string,
  pair: PairIds,
  areTwo: boolean,
): Promise<boolean> {
  const changed = await changeRows(db)`
    update recipe_doubles set two_by_lines = case when ${areTwo}::boolean then lines end
    where author_id = ${authorId}
      and first_id = ${pair.first_id} and second_id = ${pair.second_id}`
  return changed > 0
}
