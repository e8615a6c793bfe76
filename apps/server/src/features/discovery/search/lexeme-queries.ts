import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/index.ts'
import type { TsQuery } from './ts-query.ts'

/** What the database makes of a text; of words that say nothing ('and', 'the') it makes nothing. */
export type ReadText = { text: string; lexemes: string[]; phrase: TsQuery }

export async function readTexts(db: Db, texts: readonly string[]): Promise<ReadText[]> {
  if (texts.length === 0) return []
  const { rows } = await db.execute<ReadText>(sql`
    select text, tsvector_to_array(to_tsvector('english', search_text(text))) as lexemes,
      phraseto_tsquery('english', search_text(text))::text as phrase
    from unnest(${sql.param(texts)}::text[]) as text`)
  return rows
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
