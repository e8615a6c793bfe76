import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Database, wholeWords } from '../platform/database/index.ts'
import { readableMail } from '../platform/mail/index.ts'

/** A place that mentions somebody: a table's column and in how many rows, or a file. */
export type Trace = { place: string; found: string }

export async function findUserId(
  database: Database,
  username: string,
): Promise<string | undefined> {
  const [user] = await database.query<{ id: string }>(
    { text: 'select id from users where lower(username) = lower($1)' },
    [username],
  )
  return user?.id
}

/** Under which names a user is known, beside their id; none for one who is gone. */
export async function namesOf(database: Database, userId: string): Promise<string[]> {
  const [user] = await database.query<{ username: string; emails: string[] }>(
    {
      text: `select username, array_remove(array[email, former_email], null) as emails
        from users where id::text = lower($1)`,
    },
    [userId],
  )
  return user ? [user.username, ...user.emails] : []
}

/**
 * Every column of every table, and every file of the data folder but the database's own, that has one
 * of the words in it. Walks the catalogue: a table that is added is looked into by itself.
 */
export async function findTraces(
  database: Database,
  dataDir: string,
  words: readonly string[],
): Promise<Trace[]> {
  const pattern = wholeWords(words)
  const columns = await database.query<{ place: string; table: string; column: string }>({
    text: LIST_COLUMNS,
  })
  const traces: Trace[] = []
  for (const { place, table, column } of columns) {
    const [answer] = await database.query<{ rows: number }>(
      { text: `select count(*)::integer as rows from ${table} where ${column}::text ~* $1` },
      [pattern],
    )
    if (answer?.rows) traces.push({ place, found: `${answer.rows} rows` })
  }
  const files = await findInFiles(dataDir, new RegExp(pattern, 'i'))
  return [...traces, ...files.map((place) => ({ place, found: 'file' }))]
}

/** Columns that can hold a name or an id: not numbers, times and truth values. Partitions are their parent's rows. */
const LIST_COLUMNS = `
  select n.nspname || '.' || c.relname || '.' || a.attname as place,
    format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
    and t.typcategory not in ('N', 'D', 'B', 'T')
  order by 1`

/** Of the folder: mails are read as they would be, pictures and the database's own files not at all. */
async function findInFiles(dataDir: string, pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const [top = ''] = relative(dataDir, path).split(/[\\/]/)
    if (!entry.isFile() || UNREADABLE.some((name) => top.startsWith(name))) continue
    const source = await readFile(path, 'utf8')
    const text = path.endsWith('.eml') ? readableMail(source) : source
    if (pattern.test(entry.name) || pattern.test(text)) found.push(path)
  }
  return found
}

// Pictures are named by their content, and the rows that show them are among the columns.
const UNREADABLE = ['database', 'images', 'snapshots', 'lock']
