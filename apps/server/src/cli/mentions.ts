import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import {
  column,
  type Database,
  findRow,
  getRow,
  listRows,
  wholeWords,
} from '../platform/database/index.ts'
import { readableMail } from '../platform/mail/index.ts'

/** A place that mentions a user: a table's column with the number of rows, or a file. */
export type Mention = { place: string; found: string }

export async function findUserId(
  database: Database,
  username: string,
): Promise<string | undefined> {
  const user = await findRow(database.db, { id: column.uuid })`
    select id from users where lower(username) = lower(${username})`
  return user?.id
}

/** The names a user is known by, besides their id; empty for a deleted user. */
export async function namesOf(database: Database, userId: string): Promise<string[]> {
  const user = await findRow(database.db, { username: column.text, emails: column.texts })`
    select username, array_remove(array[email, former_email], null) as emails
    from users where id::text = lower(${userId})`
  return user ? [user.username, ...user.emails] : []
}

/**
 * Every column of every table, and every file of the data folder except the database's own, that
 * contains one of the words. It reads the catalogue, so new tables are covered without a change.
 */
export async function findMentions(
  database: Database,
  dataDir: string,
  words: readonly string[],
): Promise<Mention[]> {
  const pattern = wholeWords(words)
  const columns = await listRows(database.db, TEXT_COLUMN)`${LIST_COLUMNS}`
  const mentions: Mention[] = []
  for (const { place, table, name } of columns) {
    const { rows } = await getRow(database.db, { rows: column.integer })`
      select count(*)::integer as rows
      from ${sql.raw(table)} where ${sql.raw(name)}::text ~* ${pattern}`
    if (rows > 0) mentions.push({ place, found: `${rows} rows` })
  }
  const files = await findInFiles(dataDir, new RegExp(pattern, 'i'))
  return [...mentions, ...files.map((place) => ({ place, found: 'file' }))]
}

const TEXT_COLUMN = { place: column.text, table: column.text, name: column.text }

/**
 * Columns that can hold a name or an id: no numbers, times or booleans. The rows of partitions are
 * found in their parent.
 */
const LIST_COLUMNS = sql`
  select n.nspname || '.' || c.relname || '.' || a.attname as place,
    format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
    and t.typcategory not in ('N', 'D', 'B', 'T')
  order by 1`

/**
 * Searches the files of the data folder: mails as their reader would see them; pictures and the
 * database's files are skipped.
 */
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

// Picture files are named by their content, and the rows that show them are among the columns.
const UNREADABLE = ['database', 'images', 'snapshots', 'lock']
