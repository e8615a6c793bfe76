import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Database,
  type Db,
  listRows,
  objects,
  type RowOf,
} from '../../platform/database/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import { MailRefusedError } from '../../platform/mail/index.ts'
import { LETTER_RECIPE, type LetterDeps, siteAddress, toMail } from '../mailings/index.ts'
import { isPublicRecipe } from '../recipes/index.ts'

const READERS_AT_ONCE = 50
const RECIPES_SHOWN = 10
const LOOK_EVERY_SECONDS = 300

const DUE_ROW = {
  id: column.uuid,
  email: column.text,
  name: column.text,
  recipes: objects(LETTER_RECIPE),
}
type Due = RowOf<typeof DUE_ROW>

/**
 * Mails what followed cooks published: a quarter of an hour after the first recipe, with whatever
 * came meanwhile, and then not again for a day. What was read in the app, or removed, is not mailed.
 */
export function mailRecipeAlerts({
  jobs,
  database,
  ...mailing
}: LetterDeps & { jobs: Jobs; database: Database }): void {
  jobs.work(mailAlerts, async (_, { signal }) => {
    let more = true
    while (more && !signal.aborted) {
      more = await database.transaction((tx) => mailNext(tx, mailing))
    }
  })
  jobs.repeat(mailAlerts, LOOK_EVERY_SECONDS)
}

const mailAlerts = defineJob('mail-recipe-alerts', { onlyOneWaits: true, expireSeconds: 1_800 })

/** Records that members have something to be mailed. */
export async function noteMailDue(tx: Db, userIds: string[], now: Date): Promise<void> {
  await changeRows(tx)`
    insert into recipe_alert_mails as m (user_id, due_at)
    select u.id, ${now.toISOString()}::timestamptz + interval '15 minutes'
    from users u where u.id = any (${sql.param(userIds)}::uuid[]) and u.email_confirmed
    order by u.id
    on conflict (user_id) do update
      set due_at = greatest(excluded.due_at, m.sent_at + interval '1 day') where m.due_at is null`
}

/** Mails some that are due; answers whether there were any. */
async function mailNext(tx: Db, mailing: LetterDeps): Promise<boolean> {
  const now = mailing.now()
  const readers = await lockDue(tx, now)
  for (const reader of readers) {
    if (reader.recipes.length > 0) await mailOne(tx, mailing, reader)
  }
  const mailed = readers.filter(({ recipes }) => recipes.length > 0).map(({ id }) => id)
  await changeRows(tx)`
    update recipe_alert_mails set due_at = null, sent_at = case
      when user_id = any (${sql.param(mailed)}::uuid[]) then ${now.toISOString()}::timestamptz
      else sent_at end
    where user_id = any (${sql.param(readers.map(({ id }) => id))}::uuid[])`
  return readers.length > 0
}

function lockDue(tx: Db, now: Date): Promise<Due[]> {
  return listRows(tx, DUE_ROW)`
    with due as materialized (
      select user_id, sent_at from recipe_alert_mails
      where due_at <= ${now.toISOString()}::timestamptz
      order by due_at limit ${READERS_AT_ONCE} for update skip locked)
    select u.id, u.email, coalesce(nullif(u.full_name, ''), u.username) as name,
      case when u.mails_recipe_alerts and u.email_confirmed then coalesce((
        select jsonb_agg(jsonb_build_object('id', n.recipe_id, 'title', n.title, 'author', n.author)
          order by n.created_at desc)
        from (
          select n.recipe_id, n.created_at, r.title,
            coalesce(nullif(a.full_name, ''), a.username) as author
          from notifications n
          join recipes r on r.id = n.recipe_id join users a on a.id = r.author_id
          where n.user_id = u.id and n.kind = 'published' and n.read_at is null
            and ${sql.raw(isPublicRecipe('r', 'a'))}
            and n.created_at > coalesce(due.sent_at, '-infinity')
          order by n.created_at desc limit ${RECIPES_SHOWN}) n), '[]') else '[]' end as recipes
    from due join users u on u.id = due.user_id`
}

async function mailOne(tx: Db, mailing: LetterDeps, reader: Due): Promise<void> {
  const { mails, unsubscribing, config, log } = mailing
  const [first] = reader.recipes
  const alone = reader.recipes.length === 1
  const letter = {
    subject: alone
      ? `${first?.author} published ${first?.title}`
      : `${reader.recipes.length} new recipes from cooks you follow`,
    greeting: `Hello ${reader.name},`,
    intro: alone ? 'a cook you follow published something.' : 'cooks you follow have been busy.',
    parts: [{ title: 'New recipes', recipes: reader.recipes }],
  }
  const end = unsubscribing.linksFor('recipe-alerts', reader.id)
  try {
    const to = { to: reader.email, memberId: reader.id }
    await mails.send(tx, toMail(to, letter, { end, site: siteAddress(config) }))
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    log.warn({ reader: reader.id }, 'an address no mail can go to')
  }
}
