import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/**
 * Does what a server's autovacuum and checkpointer do, which the embedded database lacks: without
 * it tables bloat, plans go stale, and the write-ahead log grows until the next stop and has to be
 * read after a crash. Runs every minute until `stop`, like autovacuum.
 */
export function startMaintenance(
  pool: pg.Pool,
  log: FastifyBaseLogger,
): { maintain(): Promise<void>; stop(): void } {
  const maintain = () => maintainOnce(pool)
  const timer = setInterval(() => {
    // The next run, in a minute, makes up for a failed one.
    maintain().catch((error: unknown) =>
      log.warn({ err: error }, 'maintenance of the database failed'),
    )
  }, EVERY_MS)
  timer.unref()
  return { maintain, stop: () => clearInterval(timer) }
}

const EVERY_MS = 60_000

async function maintainOnce(pool: pg.Pool): Promise<void> {
  // Statements run on the thread that also serves requests: short ones leave gaps for these.
  const { rows } = await pool.query<{ name: string }>(tablesInNeed)
  for (const { name } of rows) {
    await pool.query(`vacuum ${name}`)
    await pool.query(`analyze ${name}`)
  }
  const { rows: logs } = await pool.query<{ grown: boolean }>(logHasGrown)
  if (logs[0]?.grown) await pool.query('checkpoint')
}

// Autovacuum's own default thresholds: 50 rows and a fifth of the table dead, a tenth changed. The
// counters are lost with each stop, so a table that has grown since it was last analysed counts as
// changed.
const tablesInNeed = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or pg_relation_size(c.oid) > current_setting('block_size')::integer * (2 + 1.1 * c.relpages)`

const logHasGrown = `
  select pg_wal_lsn_diff(pg_current_wal_lsn(), (pg_control_checkpoint()).redo_lsn) > 1000000 as grown`
