import type pg from 'pg'

/** What differs between a PostgreSQL server and the embedded database. */
export type Backend = {
  kind: 'pglite' | 'postgres'
  pool: pg.Pool
  /** A connection of its own that stays (LISTEN); only a server has one to give. */
  connectAlone?(): Promise<pg.Client>
  /** Vacuums and checkpoints the embedded database, as it does by itself; nothing on a server. */
  maintain(): Promise<void>
  /**
   * Writes a restorable copy of the embedded database to `DATA_DIR/snapshots` and answers its path;
   * undefined on a server, whose operator backs it up.
   */
  snapshot(): Promise<string | undefined>
  close(): Promise<void>
}
