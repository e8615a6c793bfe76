import { type SQL, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  listRows,
  objects,
  oneOf,
  type RowOf,
} from '../../platform/database/index.ts'
import { FOLLOWED_RECIPES, newestOfFollowed } from '../follows/index.ts'
import { isPublicRecipe } from '../recipes/index.ts'
import { LETTER_RECIPE, type LetterRecipe } from './letter.ts'

const MAILING_ROW = {
  id: column.uuid,
  kind: oneOf(['digest', 'offers']),
  subject: column.text,
  body: column.text,
  recipe_ids: column.uuids,
  audience: oneOf(['members', 'subscribers']),
  after_id: column.uuid,
}
export type Mailing = RowOf<typeof MAILING_ROW>

const READER_ROW = {
  id: column.uuid,
  email: column.text,
  name: column.text,
  news: objects(LETTER_RECIPE),
}
export type Reader = RowOf<typeof READER_ROW>

const READERS_AT_ONCE = 100
const NEWS_SHOWN = 5

/** The oldest mailing that is not completely sent; one that another process is sending is skipped. */
export function lockUnfinished(tx: Db): Promise<Mailing | undefined> {
  return findRow(tx, MAILING_ROW)`
    select id, kind, subject, body, recipe_ids, audience, after_id from mailings
    where finished_at is null order by created_at limit 1 for update skip locked`
}

/** The next readers of a mailing, in the order of their ids. */
export function listReaders(tx: Db, mailing: Mailing): Promise<Reader[]> {
  const readers =
    mailing.audience === 'subscribers' ? subscribers(mailing) : members(mailing, newsFor(mailing))
  return listRows(tx, READER_ROW)`${readers}`
}

function members({ kind, after_id }: Mailing, news: SQL): SQL {
  const wanted = kind === 'offers' ? sql`mails_offers` : sql`mails_newsletter`
  return sql`
    select m.id, m.email, m.name, ${news} as news
    from (
      select id, email, coalesce(nullif(full_name, ''), username) as name from users
      where ${wanted} and email_confirmed and id > ${after_id}
      order by id limit ${READERS_AT_ONCE}) m
    order by m.id`
}

/** Subscribers without an account: for members, their account's settings decide. */
function subscribers({ after_id }: Mailing): SQL {
  return sql`
    select s.id, s.email, '' as name, '[]'::jsonb as news
    from newsletter_subscriptions s
    where s.confirmed_at is not null and s.id > ${after_id} and not exists (
      select 1 from users u where lower(u.email) = lower(s.email) and u.email_confirmed)
    order by s.id limit ${READERS_AT_ONCE}`
}

/** What cooks followed by a reader published in the week, without what all readers are shown. */
function newsFor({ kind, recipe_ids }: Mailing): SQL {
  if (kind === 'offers') return sql`'[]'::jsonb`
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title,
      'author', coalesce(nullif(a.full_name, ''), a.username)) order by n.at desc)
    from ${sql.raw(newestOfFollowed(FOLLOWED_RECIPES, 'm.id', String(NEWS_SHOWN)))} n
    join recipes r on r.id = n.id join users a on a.id = r.author_id
    where n.at > now() - interval '7 days'
      and not r.id = any (${sql.param(recipe_ids)}::uuid[])), '[]')`
}

/** Recipes that anybody may see, in the order of the given ids. */
export function listRecipes(tx: Db, ids: string[]): Promise<LetterRecipe[]> {
  return listRows(tx, LETTER_RECIPE)`
    select r.id, r.title, coalesce(nullif(a.full_name, ''), a.username) as author
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, place)
    join recipes r on r.id = listed.id join users a on a.id = r.author_id
    where ${sql.raw(isPublicRecipe('r', 'a'))} order by listed.place`
}

/** After the members a digest goes to subscribers without an account; any other mailing is done. */
export async function finishAudience(tx: Db, mailing: Mailing, now: Date): Promise<void> {
  const isDone = mailing.kind === 'offers' || mailing.audience === 'subscribers'
  const changes = isDone
    ? sql`finished_at = ${now.toISOString()}::timestamptz`
    : sql`audience = 'subscribers', after_id = '00000000-0000-0000-0000-000000000000'`
  await changeRows(tx)`update mailings set ${changes} where id = ${mailing.id}`
}
