import { changeRows, column, type Database, getRow } from '../../../platform/database/index.ts'
import { defineJob, type Jobs } from '../../../platform/jobs/index.ts'
import { ALL } from './find.ts'

export type WordCount = {
  /** Queues the job if nothing was counted yet; call it after `jobs.open`. */
  askIfNew(): Promise<void>
}

/**
 * Counts the lexemes of all recipes, by a sample if there are many; the search plans by these
 * counts.
 */
export function createWordCount(database: Database, jobs: Jobs): WordCount {
  jobs.work(countWords, () => count(database))
  jobs.schedule(countWords, '7,22,37,52 * * * *')
  return {
    askIfNew: async () => {
      const found = await changeRows(database.db)`select 1 from search_counts limit 1`
      if (found === 0) await jobs.send(database.db, countWords, {})
    },
  }
}

const countWords = defineJob('count-search-words', { onlyOneWaits: true })

/** Counting this many takes some two seconds. */
const SAMPLE = 20_000

async function count(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const { recipes } = await getRow(tx, { recipes: column.integer })`
      select count(*)::integer as recipes from recipe_search`
    const share = Math.min(1, SAMPLE / Math.max(recipes, 1))
    // A lexeme found once in a sample tells next to nothing, and most lexemes are.
    const least = share < 1 ? 2 : 1
    const sampled = `select words from recipe_search tablesample system (${share * 100})`
    await changeRows(tx)`
      create temporary table counted on commit drop as
      select word as lexeme, round(ndoc / ${share}::double precision)::integer as recipes
        from ts_stat(${sampled}) where ndoc >= ${least}
      union all select ${ALL}, ${recipes}`
    await changeRows(tx)`
      delete from search_counts c where not exists (
        select 1 from counted where counted.lexeme = c.lexeme)`
    // Updated only if the count changed noticeably: estimates vary a little each time.
    await changeRows(tx)`
      insert into search_counts as c (lexeme, recipes)
      select lexeme, recipes from counted order by lexeme
      on conflict (lexeme) do update set recipes = excluded.recipes
        where abs(excluded.recipes - c.recipes) * 10 > c.recipes`
  })
}
