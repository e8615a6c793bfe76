import type { Db } from './database/index.ts'

/** Somebody whose account goes, and the names under which things of theirs may lie about. */
export type Leaver = {
  id: string
  username: string
  emails: readonly string[]
  /** When the account was opened: older things under its name were somebody else's. */
  since: Date
}

/** What has to be forgotten of who leaves, where no foreign key leads. */
export type Leaving = {
  /** Each in the transaction that deletes the account, before it does. */
  rows: readonly ((tx: Db, leaver: Leaver) => Promise<void>)[]
  /** After it. */
  files(leaver: Leaver): Promise<void>
}
