import { BILLING_INTERVALS, type BillingInterval, PLAN_IDS, type PlanId } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'

/** A member's plan; on Basic several columns are null together. */
const SUBSCRIPTION_ROW = {
  plan: oneOf(PLAN_IDS),
  interval: orNull(oneOf(BILLING_INTERVALS)),
  coupon_code: orNull(column.text),
  coupon_percent: orNull(column.integer),
  since: orNull(column.moment),
  ends_at: orNull(column.moment),
}
export type SubscriptionRow = RowOf<typeof SUBSCRIPTION_ROW>

const CURRENT = sql`
  select u.plan, s.billing_interval as interval, s.coupon_code, s.coupon_percent, s.since, s.ends_at
  from users u left join subscriptions s on s.user_id = u.id`

export function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  return findRow(db, SUBSCRIPTION_ROW)`${CURRENT} where u.id = ${userId}`
}

/** The same, locked until the transaction ends. */
export async function findSubscriptionForUpdate(
  tx: Db,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  // Locked first: a join under the lock would show the subscription as it was before waiting.
  await changeRows(tx)`select 1 from users where id = ${userId} for no key update`
  return findSubscription(tx, userId)
}

export type Running = {
  plan: PlanId
  interval: BillingInterval
  coupon: { code: string; percent: number } | null
  since: Date
}

/** Starts a paid plan that is not cancelled. */
export async function startSubscription(tx: Db, userId: string, running: Running): Promise<void> {
  const { plan, interval, coupon, since } = running
  await changeRows(tx)`update users set plan = ${plan} where id = ${userId}`
  await changeRows(tx)`
    insert into subscriptions (user_id, billing_interval, coupon_code, coupon_percent, since)
    values (${userId}, ${interval}, ${coupon?.code ?? null}, ${coupon?.percent ?? null},
      ${since.toISOString()}::timestamptz)
    on conflict (user_id) do update set billing_interval = excluded.billing_interval,
      coupon_code = excluded.coupon_code, coupon_percent = excluded.coupon_percent,
      since = excluded.since, ends_at = null`
}

export async function setEnd(tx: Db, userId: string, endsAt: Date | null): Promise<void> {
  await changeRows(tx)`
    update subscriptions set ends_at = ${endsAt?.toISOString() ?? null}::timestamptz
    where user_id = ${userId}`
}

export async function endSubscription(tx: Db, userId: string): Promise<void> {
  await changeRows(tx)`delete from subscriptions where user_id = ${userId}`
  await changeRows(tx)`update users set plan = 'basic' where id = ${userId}`
}

/** Members whose cancelled plan has run out, longest waiting first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await listRows(db, { user_id: column.uuid })`
    select user_id from subscriptions where ends_at <= ${now.toISOString()}::timestamptz
    order by ends_at limit ${limit}`
  return rows.map((row) => row.user_id)
}

const CHANGE_ROW = {
  id: column.uuid,
  kind: oneOf(['chosen', 'cancelled', 'resumed', 'ended']),
  from_plan: oneOf(PLAN_IDS),
  plan: oneOf(PLAN_IDS),
  interval: orNull(oneOf(BILLING_INTERVALS)),
  price_cents: column.integer,
  coupon_code: orNull(column.text),
  coupon_percent: orNull(column.integer),
  ends_at: orNull(column.moment),
  created_at: column.moment,
}
export type ChangeRow = RowOf<typeof CHANGE_ROW>

export async function insertChange(tx: Db, userId: string, change: ChangeRow): Promise<void> {
  await changeRows(tx)`
    insert into plan_changes (id, user_id, kind, from_plan, plan, billing_interval, price_cents,
      coupon_code, coupon_percent, ends_at, created_at)
    values (${change.id}, ${userId}, ${change.kind}, ${change.from_plan}, ${change.plan},
      ${change.interval}, ${change.price_cents}, ${change.coupon_code}, ${change.coupon_percent},
      ${toParameter(change.ends_at)}::timestamptz, ${toParameter(change.created_at)}::timestamptz)`
}

/** A page of a member's changes, newest first. */
export function listChanges(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangeRow[]> {
  return listRows(db, CHANGE_ROW)`
    select id, kind, from_plan, plan, billing_interval as interval, price_cents, coupon_code,
      coupon_percent, ends_at, created_at
    from plan_changes where user_id = ${userId}
    order by created_at desc, id desc limit ${limit} offset ${offset}`
}

export async function countChanges(db: Db, userId: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from plan_changes where user_id = ${userId}`
  return count
}

function toParameter(moment: Date | string | null): string | null {
  return moment instanceof Date ? moment.toISOString() : moment
}
