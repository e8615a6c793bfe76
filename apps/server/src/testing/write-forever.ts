import { type DatabaseSettings, openDatabase } from '../platform/database/index.ts'
import { silentLog } from './silent-log.ts'

/**
 * A process that a test starts and kills: opens the embedded database in the folder of its first
 * argument and keeps adding rows, printing the number of each once it is committed. The second
 * argument is a folder of migrations.
 */
const [dataDir = '', migrations] = process.argv.slice(2)
const settings: DatabaseSettings = { databaseUrl: undefined, dataDir, migrations }
try {
  const database = await openDatabase(settings, silentLog)
  await database.execute('create table if not exists written (number integer primary key)')
  const [row] = await database.query<{ next: number }>({
    text: 'select coalesce(max(number), 0) + 1 as next from written',
  })
  for (let number = row?.next ?? 1; ; number++) {
    await database.query({ text: 'insert into written values ($1)' }, [number])
    process.stdout.write(`${number}\n`)
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
