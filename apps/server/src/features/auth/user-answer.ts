import type { User } from '@potluck/contract'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../platform/database/index.ts'
import { avatarUrl } from '../../platform/media/index.ts'
import { users } from './tables.ts'

export type UserAnswer = z.output<typeof User>
export type UserRow = typeof users.$inferSelect & { hasPassword: boolean }

/** A user with all that `toUser` needs. */
export async function findUserRow(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(users),
      hasPassword: sql<boolean>`exists (select 1 from identities i
        where i.user_id = users.id and i.provider_id = 'credential')`,
    })
    .from(users)
    .where(eq(users.id, id))
  return row
}

/** A user as they see themselves. */
export function toUser(row: UserRow): UserAnswer {
  return {
    _id: row.id,
    fullName: row.fullName,
    username: row.username,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    hasPassword: row.hasPassword,
    avatar: avatarUrl(row.avatarHash),
    bio: row.bio,
    socialLinks: { instagram: row.instagram, youtube: row.youtube, x: row.x },
    dietaryPreferences: row.dietaryPreferences,
    gender: row.gender,
    cookingLevel: row.cookingLevel,
    phoneNumber: row.phoneNumber,
    isPublic: row.isPublic,
    hideFavorites: row.hideFavorites,
    sharesActivity: row.sharesActivity,
    theme: row.theme,
    plan: row.plan,
    createdAt: row.createdAt.toISOString(),
  }
}
