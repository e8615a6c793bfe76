import type { DeletedAccount } from '../../platform/account-deletion.ts'
import { changeRows, type Db } from '../../platform/database/index.ts'

/** Removes a deleted author's name from the recipes that others adapted in their chats. */
export async function forgetOriginals(tx: Db, { username, since }: DeletedAccount): Promise<void> {
  await changeRows(tx)`
    update chat_messages set adaptation = jsonb_set(adaptation, '{original,author}', '""')
    where adaptation is not null
      and lower(adaptation #>> '{original,author}') = lower(${username})
      and created_at >= ${since.toISOString()}::timestamptz`
}
