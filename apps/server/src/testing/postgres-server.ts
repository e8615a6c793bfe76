import pg from 'pg'

/** The URL of another database on the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement as the server's administrator. */
export async function administer<Row extends pg.QueryResultRow>(
  adminUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Drops a database and its copies, whose names start with its own. */
export async function dropDatabases(adminUrl: string, database: string): Promise<void> {
  const databases = await administer<{ name: string }>(
    adminUrl,
    'select datname as name from pg_database where starts_with(datname, $1)',
    [database],
  )
  for (const { name } of databases) {
    await administer(adminUrl, `drop database if exists ${name} with (force)`)
  }
}
