import type { DeletedAccount } from '../../platform/account-deletion.ts'
import { changeRows, type Db } from '../../platform/database/index.ts'

/** What others adapted keeps the original's title, and no longer says whose it was. */
export async function forgetCredits(tx: Db, { username, since }: DeletedAccount): Promise<void> {
  await changeRows(tx)`
    update recipes set adapted_from_author = null
    where lower(adapted_from_author) = lower(${username})
      and created_at >= ${since.toISOString()}::timestamptz`
}
