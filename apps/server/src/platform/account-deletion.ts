import type { Db } from './database/index.ts'

/**
 * Somebody whose account goes. What carries their id or an address that they proved is theirs to take
 * along; what merely has their name in it, or an address they only typed, may be another's.
 */
export type DeletedAccount = {
  id: string
  username: string
  /** Those that the account had, lower-cased, proven or not. */
  emails: readonly string[]
  provenEmails: readonly string[]
  /** When the account was opened: older things under its name were somebody else's. */
  since: Date
}

/** Data of a deleted account that no foreign key cascades to. */
export type AccountDeletion = {
  /** Each in the transaction that deletes the account, before it does. */
  rows: readonly ((tx: Db, account: DeletedAccount) => Promise<void>)[]
  /** After it. */
  files(account: DeletedAccount): Promise<void>
}
