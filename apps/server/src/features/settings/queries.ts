import { eq, not } from 'drizzle-orm'
import type { DeletedAccount } from '../../platform/account-deletion.ts'
import type { Db } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'

/** Columns that the settings change; those left out are kept. */
export type SettingsChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'avatarHash'
    | 'bio'
    | 'birthDate'
    | 'cookingLevel'
    | 'dietaryPreferences'
    | 'fullName'
    | 'gender'
    | 'genderText'
    | 'hideAge'
    | 'hideFavorites'
    | 'instagram'
    | 'location'
    | 'phoneNumber'
    | 'sharesActivity'
    | 'website'
    | 'x'
    | 'youtube'
  >
>

export async function updateUser(
  db: Db,
  id: string,
  changes: SettingsChanges,
  at: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...changes, updatedAt: at })
    .where(eq(users.id, id))
}

/** Hides a profile or shows it again; answers the new state. */
export async function switchVisibility(db: Db, id: string, at: Date): Promise<boolean | undefined> {
  const [row] = await db
    .update(users)
    .set({ isPublic: not(users.isPublic), updatedAt: at })
    .where(eq(users.id, id))
    .returning({ isPublic: users.isPublic })
  return row?.isPublic
}

/** The names of an account about to be deleted, locked. */
export async function findAccountToDelete(tx: Db, id: string): Promise<DeletedAccount | undefined> {
  const [row] = await tx
    .select({
      username: users.username,
      email: users.email,
      formerEmail: users.formerEmail,
      isProven: users.emailConfirmed,
      since: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!row) return undefined
  const { email, formerEmail, isProven, ...named } = row
  const emails = [email, formerEmail].flatMap((each) => each?.toLowerCase() ?? [])
  return { id, ...named, emails, provenEmails: isProven ? [email.toLowerCase()] : [] }
}

/** Deletes a user; their rows are deleted with them by foreign keys. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}
