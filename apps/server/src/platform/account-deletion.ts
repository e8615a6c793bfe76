import type { Db } from './database/index.ts'

/**
 * A person whose account is deleted. Data with their id or an address that they confirmed is
 * theirs; data that only mentions their name, or an address they only typed, may be another
 * person's.
 */
export type DeletedAccount = {
  id: string
  username: string
  /** All addresses that the account had, lower-cased, confirmed or not. */
  emails: readonly string[]
  provenEmails: readonly string[]
  /** When the account was opened: older things under its name were somebody else's. */
  since: Date
}

/** Data of a deleted account that no foreign key cascades to. */
export type AccountDeletion = {
  /** Each runs in the transaction that deletes the account, before the deletion. */
  rows: readonly ((tx: Db, account: DeletedAccount) => Promise<void>)[]
  /** Runs after the deletion. */
  files(account: DeletedAccount): Promise<void>
}
