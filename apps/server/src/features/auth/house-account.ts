import { randomInt } from 'node:crypto'
import { PRODUCT_NAME } from '@potluck/rules'
import { and, eq, not } from 'drizzle-orm'
import { changeRows, column, type Db, findRow } from '../../platform/database/index.ts'
import { users } from './tables.ts'

/**
 * The account owned by the site itself, the author of the cookbook's recipes. Its id is the same in
 * every installation, so that a statement with an author's id can tell the house.
 */
const HOUSE_ID = '00000000-0000-7000-8000-000000000001'

export const HOUSE_NAME = `${PRODUCT_NAME} Kitchen`

export function isHouse(userId: string): boolean {
  return userId === HOUSE_ID
}

/**
 * SQL that tells whether a row belongs to the house.
 * @param author a column with an author's id: 'r.author_id'
 */
export function isOfHouse(author: string): string {
  return `${author} = '${HOUSE_ID}'`
}

/** No form accepts this address, so nobody can sign in, sign up or reset a password with it. */
const NO_ADDRESS = 'kitchen@potluck'

/** Older than anything a cook wrote. */
const SINCE = '2024-01-01T00:00:00Z'

const BIO =
  'The dishes of our own cookbook: tested, read again by other cooks, and yours to save, adapt and plan.'

/** In an installation older than the house a cook may have one of these names already. */
const USERNAMES = ['potluck', 'potluck.kitchen', 'potluck-kitchen', 'potluck_kitchen']

/**
 * Opens the house's account if there is none; answers its id. It has no password and no identity,
 * gets no mails or alerts (every switch is off), and its actions leave no entries.
 */
export async function openHouse(tx: Db): Promise<string> {
  for (const username of [...USERNAMES, `potluck.${randomInt(1_000, 1_000_000)}`]) {
    if (await hasHouse(tx)) break
    await changeRows(tx)`
      insert into users (id, username, email, full_name, bio, hide_favorites, shares_activity,
        mails_newsletter, mails_recipe_alerts, alerts_comments, created_at, updated_at)
      values (${HOUSE_ID}, ${username}, ${NO_ADDRESS}, ${HOUSE_NAME}, ${BIO}, true, false,
        false, false, false, ${SINCE}, ${SINCE})
      on conflict do nothing`
  }
  return HOUSE_ID
}

async function hasHouse(tx: Db): Promise<boolean> {
  const found = await findRow(tx, { id: column.uuid })`select id from users where id = ${HOUSE_ID}`
  return found !== undefined
}

/** Shows or hides the house and all its recipes; answers whether that changed anything. */
export async function showHouse(tx: Db, isShown: boolean): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ isPublic: isShown })
    .where(and(eq(users.id, HOUSE_ID), isShown ? not(users.isPublic) : users.isPublic))
    .returning({ id: users.id })
  return changed.length > 0
}
