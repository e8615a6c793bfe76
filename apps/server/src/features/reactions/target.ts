import type { Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { findTarget, type Target } from './queries.ts'

/** The recipe that a member reacts to. @throws RECIPE_NOT_FOUND */
export async function getTarget(tx: Db, recipeId: string, member: Member): Promise<Target> {
  const target = await findTarget(tx, recipeId, member.id)
  if (!target) throw new AppError('RECIPE_NOT_FOUND')
  return target
}
