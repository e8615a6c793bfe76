import pg from 'pg'
import { type Columns, steps } from './steps.ts'
import { writeTemplates } from './templates.ts'

/** What a generated database holds, by its number of recipes. */
export function sizeOf(recipes: number) {
  // A user who follows a thousand needs more cooks than that.
  const users = Math.max(3_000, Math.round(recipes / 10))
  return { recipes, users, follows: users * 20 }
}

/**
 * Fills an empty database: authors, popularity and followers skewed as they are in life, ingredients by
 * Zipf. Set-based, with triggers and foreign keys disabled and the secondary indexes made at the end; what
 * triggers would have counted is counted here.
 */
export async function generate(url: string, recipes: number): Promise<void> {
  await writeTemplates(url, seededRandom(recipes))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    set session_replication_role = replica;
    set synchronous_commit = off;
    set work_mem = '256MB';
    set maintenance_work_mem = '512MB';
    set timezone = 'UTC'`)
  await client.query('select setseed(0.42)')
  const indexes = await dropIndexes(client)
  for (const [name, text] of steps(await readColumns(client), sizeOf(recipes))) {
    const startedAt = performance.now()
    await client.query(text)
    tell(name, startedAt)
  }
  for (const { name, definition } of indexes) {
    const startedAt = performance.now()
    await client.query(definition)
    tell(`index ${name}`, startedAt)
  }
  await client.query('vacuum analyze')
  await client.end()
}

function tell(name: string, startedAt: number): void {
  const seconds = (performance.now() - startedAt) / 1000
  if (seconds > 5) console.log(`    ${name.padEnd(30)} ${Math.round(seconds)} s`)
}

/** Secondary indexes only: keys are needed on the way. */
async function dropIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows
}

async function readColumns(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by 1`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Mulberry32: the same templates for the same size. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
