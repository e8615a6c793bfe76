import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/index.ts'
import type { TsQuery } from './ts-query.ts'

/**
 * What the database makes of a text; of words that say nothing ('and', 'the') it makes nothing. With in
 * how many recipes each lexeme is, by the last count; what the count did not meet is left out.
 */
export type ReadText = {
  text: string
  lexemes: string[]
  phrase: TsQuery
  counts: Record<string, number>
}

/**
 * Reads texts, and before that settles how the statements of this transaction are planned: every search
 * begins with it. The planner takes testing a row's words for cheap, and reads the table through where
 * the index would answer in a hundredth of the time.
 */
export async function openSearch(tx: Db, texts: readonly string[]): Promise<ReadText[]> {
  const { rows } = await tx.execute<ReadText | { text: null }>(sql`
    with settings as materialized (
      select set_config('enable_seqscan', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true),
        -- Two that read the table through at once would otherwise begin in its middle.
        set_config('synchronize_seqscans', 'off', true),
        -- Swapped letters leave few trigrams alike: 'cremay' and 'creamy' have 0.27 in common.
        set_config('pg_trgm.similarity_threshold', '0.2', true)
    )
    select texts.* from settings left join lateral (${readingOf(texts)}) as texts on true`)
  return rows.flatMap((row) => (row.text === null ? [] : row))
}

export async function readTexts(tx: Db, texts: readonly string[]): Promise<ReadText[]> {
  if (texts.length === 0) return []
  const { rows } = await tx.execute<ReadText>(readingOf(texts))
  return rows
}

function readingOf(texts: readonly string[]): SQL {
  return sql`select text, lexemes,
      phraseto_tsquery('english', search_text(text))::text as phrase,
      coalesce((select json_object_agg(lexeme, recipes) from search_counts
        where lexeme = any (lexemes)), '{}') as counts
    from unnest(${sql.param(texts)}::text[]) as text,
      lateral (select tsvector_to_array(to_tsvector('english', search_text(text))) as lexemes
        offset 0) as parsed`
}

/** In how many recipes each lexeme is, by the last count; what the count did not meet is left out. */
export async function countLexemes(
  db: Db,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ lexeme: string; recipes: number }>(sql`
    select lexeme, recipes from search_counts where lexeme = any (${sql.param(lexemes)}::text[])`)
  return new Map(rows.map(({ lexeme, recipes }) => [lexeme, recipes]))
}

/** Those of the lexemes that no recipe has which the viewer may find. */
export async function listUnusedLexemes(
  db: Db,
  lexemes: readonly string[],
  viewerId: string,
): Promise<string[]> {
  if (lexemes.length === 0) return []
  const { rows } = await db.execute<{ lexeme: string }>(sql`
    select lexeme from unnest(${sql.param(lexemes)}::text[]) as lexeme
    where not exists (select 1 from recipe_search s
      where s.words @@ plainto_tsquery('simple', lexeme)
        and (s.is_public or s.author_id = ${viewerId}::uuid))`)
  return rows.map(({ lexeme }) => lexeme)
}

export type Candidate = { typed: string; word: string; recipes: number }

const CANDIDATES = 50

/** Words that recipes are written with and that look like those typed, the likest first. */
export async function listAlike(
  db: Db,
  words: readonly string[],
  viewerId: string,
): Promise<Candidate[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<Candidate>(sql`
    select typed, alike.word, coalesce(counted.recipes, 0) as recipes
    from unnest(${sql.param(words)}::text[]) as typed
    cross join lateral (
      select w.word, w.stem from search_words w where w.word % typed
      order by similarity(w.word, typed) desc, w.word limit ${CANDIDATES}
    ) as alike
    left join search_counts counted on counted.lexeme = alike.stem
    where counted.recipes > 0 or exists (select 1 from recipe_search s
      where s.words @@ plainto_tsquery('simple', alike.stem)
        and (s.is_public or s.author_id = ${viewerId}::uuid))`)
  return rows
}
