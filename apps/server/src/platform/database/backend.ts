import type pg from 'pg'

/** What differs between a PostgreSQL server and the embedded database. */
export type Backend = {
  kind: 'pglite' | 'postgres'
  pool: pg.Pool
  /** A dedicated connection that stays open (LISTEN); only a server can give one. */
  connectAlone?(): Promise<pg.Client>
  /**
   * Vacuums and checkpoints the embedded database, which also happens by itself; does nothing on a
   * server.
   */
  maintain(): Promise<void>
  /**
   * Writes a restorable copy of the embedded database to `DATA_DIR/snapshots` and answers its path;
   * undefined on a server, whose operator makes backups.
   */
  snapshot(): Promise<string | undefined>
  close(): Promise<void>
}
