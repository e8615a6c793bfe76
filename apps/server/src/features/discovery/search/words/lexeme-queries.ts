import { type SQL, sql } from 'drizzle-orm'
import {
  column,
  type Db,
  json,
  listRowsPrepared,
  objects,
  type RowOf,
  viewing,
} from '../../../../platform/database/index.ts'
import { foodsInPantry, type PantryFood } from '../../../pantry/index.ts'
import { isFoundBy } from '../../../recipes/index.ts'
import type { TsQuery } from './ts-query.ts'

/** What the database reads in a text; stop words ('and', 'the') give nothing. */
export type ReadText = { text: string; lexemes: string[]; phrase: TsQuery }

/**
 * Texts, and how many recipes had each lexeme at the last count; lexemes not found then are left
 * out.
 */
export type Reading = {
  texts: ReadonlyMap<string, ReadText>
  counts: ReadonlyMap<string, number>
}

/**
 * Reads texts, after setting how this transaction's statements are planned: every search begins
 * with it. The planner underestimates the cost of testing a row's words, and would scan the table
 * where the index answers in a hundredth of the time.
 * @param pantryOf also reads what this cook has at home
 */
export async function openSearch(
  tx: Db,
  texts: readonly string[],
  marks: readonly string[] = [],
  pantryOf?: string,
): Promise<Reading & { pantry: PantryFood[] }> {
  const pantry = pantryOf === undefined ? sql`'[]'::json` : foodsInPantry(pantryOf)
  const [row] = await listRowsPrepared(tx, { ...READING, pantry: json<PantryFood[]>() })`
    with settings as materialized (
      select set_config('enable_seqscan', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true),
        -- What is asked for changes nothing about how: planning takes as long as a small search.
        set_config('plan_cache_mode', 'force_generic_plan', true),
        -- Two that read the table through at once would otherwise begin in its middle.
        set_config('synchronize_seqscans', 'off', true),
        -- Swapped letters leave few trigrams alike: 'cremay' and 'creamy' have 0.27 in common.
        set_config('pg_trgm.similarity_threshold', '0.2', true)
    ), ${reading(texts, marks)}, ${pantry} as pantry from settings`
  return { ...toReading(row), pantry: row?.pantry ?? [] }
}

/** Reads texts. Counts are given for their lexemes, these as words of titles, and the marks. */
export async function readTexts(
  db: Db,
  texts: readonly string[],
  marks: readonly string[] = [],
): Promise<Reading> {
  const [row] = await listRowsPrepared(db, READING)`with ${reading(texts, marks)}`
  return toReading(row)
}

const READING = { texts: json<ReadText[]>(), counts: json<Record<string, number>>() }

// Parameters in a subquery: the planner cannot see their values, and uses one plan for all.
function reading(texts: readonly string[], marks: readonly string[]): SQL {
  return sql`read as materialized (
      select text, lexemes, phraseto_tsquery('english', search_text(text))::text as phrase
      from unnest((select ${sql.param(texts)}::text[])) as text,
        lateral (select tsvector_to_array(to_tsvector('english', search_text(text))) as lexemes
          offset 0) as parsed
    )
    select (select coalesce(json_agg(read), '[]') from read) as texts,
      (select coalesce(json_object_agg(lexeme, recipes), '{}') from search_counts
        where lexeme = any (array(
          select unnest(lexemes) from read
          union all select '=w:' || unnest(lexemes) from read
          union all select unnest((select ${sql.param(marks)}::text[]))))) as counts`
}

function toReading(row: RowOf<typeof READING> | undefined): Reading {
  return {
    texts: new Map(row?.texts.map((each) => [each.text, each])),
    counts: new Map(Object.entries(row?.counts ?? {})),
  }
}

const CANDIDATE = { word: column.text, recipes: column.integer }
export type Candidate = RowOf<typeof CANDIDATE>

/** A typed word: whether a recipe visible to the viewer has it, and words similar to it. */
export type Alike = { isUsed: boolean; candidates: Candidate[] }

const CANDIDATES = 50
/**
 * Counts include hidden recipes and are up to a quarter of an hour old: if fewer recipes have a
 * word, it is checked whether the viewer may find one of them.
 */
export const TOO_MANY_TO_HIDE = 500

/** Words of recipes similar to those typed, keyed by these, the most similar first. */
export async function listAlike(
  db: Db,
  words: readonly { typed: string; lexeme: string }[],
  viewerId: string,
): Promise<ReadonlyMap<string, Alike>> {
  const isFound = (lexeme: SQL) => sql`exists (select 1 from recipe_search s
    where s.words @@ plainto_tsquery('simple', ${lexeme})
      and ${viewing(isFoundBy('s'), viewerId)})`
  const rows = await listRowsPrepared(db, {
    typed: column.text,
    is_used: column.boolean,
    candidates: objects(CANDIDATE),
  })`
    select typed, ${isFound(sql`lexeme`)} as is_used, (
      select coalesce(json_agg(json_build_object('word', word, 'recipes', recipes)
        order by place), '[]')
      from (
        -- One look-up each: joined, the counts of all lexemes would be read through.
        select word, stem, place,
          coalesce((select recipes from search_counts where lexeme = stem), 0) as recipes
        from (
          select w.word, w.stem,
            row_number() over (order by similarity(w.word, typed) desc, w.word) as place
          from search_words w where w.word % typed
          order by place limit ${sql.raw(String(CANDIDATES))}
        ) as alike
        offset 0
      ) as counted
      where recipes > ${sql.raw(String(TOO_MANY_TO_HIDE))} or ${isFound(sql`stem`)}
    ) as candidates
    from unnest(${sql.param(words.map(({ typed }) => typed))}::text[],
      ${sql.param(words.map(({ lexeme }) => lexeme))}::text[]) as asked (typed, lexeme)`
  return new Map(
    rows.map(({ typed, is_used, candidates }) => [typed, { isUsed: is_used, candidates }]),
  )
}
