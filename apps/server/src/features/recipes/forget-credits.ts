import type { DeletedAccount } from '../../platform/account-deletion.ts'
import { changeRows, type Db } from '../../platform/database/index.ts'

/** Adaptations keep the original's title, and lose the deleted author's name. */
export async function forgetCredits(tx: Db, { username, since }: DeletedAccount): Promise<void> {
  await changeRows(tx)`
    update recipes set adapted_from_author = null
    where lower(adapted_from_author) = lower(${username})
      and created_at >= ${since.toISOString()}::timestamptz`
}
