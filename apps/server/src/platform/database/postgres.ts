import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Backend } from './backend.ts'
import { surviveBrokenConnections } from './broken-connections.ts'

/**
 * A pool of connections to the PostgreSQL server at `url`; it connects when first needed.
 * @param waitMs how long a statement waits for a connection, in milliseconds
 */
export function openPostgres(url: string, log: FastifyBaseLogger, waitMs = 3_000): Backend {
  const pool = new pg.Pool({
    ...connection(url),
    max: 10,
    // Includes waiting for a free connection, so that an overloaded server reports it soon.
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    onConnect: async (client) => {
      await client.query(sessionSettings)
    },
  })
  surviveBrokenConnections(pool, log)
  return {
    kind: 'postgres',
    pool,
    connectAlone: async () => {
      const client = new pg.Client({ ...connection(url), connectionTimeoutMillis: 3_000 })
      await client.connect()
      return client
    },
    maintain: async () => undefined,
    snapshot: async () => undefined,
    close: () => pool.end(),
  }
}

function connection(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'potluck',
    keepAlive: true,
    // Longer than the server's own limit: it only fires if the server is gone.
    query_timeout: 35_000,
  }
}

// Sent as a statement, because connection poolers refuse them as start-up parameters. JIT compiling
// takes longer than our statements.
const sessionSettings = `
  set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s';
  set timezone = 'UTC';
  set jit = off`
