import type { BodyOf, contract, ResponseOf } from '@potluck/contract'
import { sql } from 'drizzle-orm'
import {
  type Column,
  changeRows,
  column,
  type Database,
  type Db,
  findRow,
} from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'

type Endpoints = typeof contract.notifications
type Preferences = ResponseOf<Endpoints['GET /notifications/preferences']>
type Changes = BodyOf<Endpoints['PUT /notifications/preferences']>

/** The column of each switch in `users`. */
const COLUMNS = {
  weeklyNewsletter: 'mails_newsletter',
  recipeAlerts: 'mails_recipe_alerts',
  specialOffers: 'mails_offers',
  commentsAndReviews: 'alerts_comments',
  newFollower: 'alerts_followers',
} satisfies Record<keyof Preferences, string>

const PREFERENCES = {
  weeklyNewsletter: column.boolean,
  recipeAlerts: column.boolean,
  specialOffers: column.boolean,
  commentsAndReviews: column.boolean,
  newFollower: column.boolean,
} satisfies Record<keyof Preferences, Column<boolean>>

/** Which mails and alerts members want; whoever sends something reads the same columns. */
export function createPreferences({ database }: { database: Database }) {
  return {
    read: (member: Member): Promise<Preferences> => get(database.db, member),

    /**
     * Changes the given switches. Switching the newsletter off also takes the member's address off
     * its list.
     */
    change: (member: Member, changes: Changes): Promise<Preferences> =>
      database.transaction(async (tx) => {
        const wanted = Object.entries(COLUMNS).flatMap(([name, stored]) => {
          const value = changes[name as keyof Preferences]
          return value === undefined ? [] : [sql`${sql.identifier(stored)} = ${value}`]
        })
        if (wanted.length > 0) {
          await changeRows(tx)`
            update users set ${sql.join(wanted, sql`, `)} where id = ${member.id}`
        }
        if (changes.weeklyNewsletter === false) await leaveList(tx, member)
        return get(tx, member)
      }),
  }
}

async function get(db: Db, member: Member): Promise<Preferences> {
  const columns = Object.entries(COLUMNS).map(
    ([name, stored]) => sql`${sql.identifier(stored)} as ${sql.identifier(name)}`,
  )
  const preferences = await findRow(db, PREFERENCES)`
    select ${sql.join(columns, sql`, `)} from users where id = ${member.id}`
  if (!preferences) throw new AppError('UNAUTHORIZED')
  return preferences
}

async function leaveList(tx: Db, member: Member): Promise<void> {
  await changeRows(tx)`
    delete from newsletter_subscriptions s using users u
    where u.id = ${member.id} and u.email_confirmed and lower(s.email) = lower(u.email)`
}
