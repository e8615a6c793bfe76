export type TestServer = {
  url: string
  stop: () => Promise<unknown>
}
export type Identity = {
  uid?: number
  gid?: number
}
/** @typedef {{ url: string, stop: () => Promise<unknown> }} TestServer */
/** @typedef {{ uid?: number, gid?: number }} Identity */
/**
 * A PostgreSQL for tests: a throw-away one from this machine's binaries, else the server that
 * TEST_DATABASE_URL names (its user must be allowed to create databases), else undefined. `url`
 * leads to a maintenance database; `stop` leaves nothing behind, and so does the end of the process.
 * @returns {Promise<TestServer | undefined>}
 */
export declare function findTestPostgres(): Promise<TestServer | undefined>
