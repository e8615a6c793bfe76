import type { Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { lockVisiblePost } from './queries.ts'

/**
 * Keeps a post that the member may see from being deleted until the transaction ends.
 * @throws POST_NOT_FOUND
 */
export async function lockPost(tx: Db, id: string, member: Member): Promise<void> {
  if (!(await lockVisiblePost(tx, id, member.id))) throw new AppError('POST_NOT_FOUND')
}
