import type { BillingInterval, PlanId } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'

/** A member's plan; what is null together is so on Basic. */
export type SubscriptionRow = {
  plan: PlanId
  interval: BillingInterval | null
  coupon_code: string | null
  coupon_percent: number | null
  since: Date | string | null
  ends_at: Date | string | null
}

const CURRENT = sql`
  select u.plan, s.billing_interval as interval, s.coupon_code, s.coupon_percent, s.since, s.ends_at
  from users u left join subscriptions s on s.user_id = u.id`

export async function findSubscription(
  db: Db,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await db.execute<SubscriptionRow>(sql`${CURRENT} where u.id = ${userId}`)
  return rows[0]
}

/** The same, and until the transaction ends nobody else changes the member's plan. */
export async function findSubscriptionForUpdate(
  tx: Db,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  // Locked first: a join under the lock would show the subscription as it was before the wait.
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
  return findSubscription(tx, userId)
}

export type Running = {
  plan: PlanId
  interval: BillingInterval
  coupon: { code: string; percent: number } | null
  since: Date
}

/** Puts a member on a plan that costs something, uncancelled. */
export async function startSubscription(tx: Db, userId: string, running: Running): Promise<void> {
  const { plan, interval, coupon, since } = running
  await tx.execute(sql`update users set plan = ${plan} where id = ${userId}`)
  await tx.execute(sql`
    insert into subscriptions (user_id, billing_interval, coupon_code, coupon_percent, since)
    values (${userId}, ${interval}, ${coupon?.code ?? null}, ${coupon?.percent ?? null},
      ${since.toISOString()}::timestamptz)
    on conflict (user_id) do update set billing_interval = excluded.billing_interval,
      coupon_code = excluded.coupon_code, coupon_percent = excluded.coupon_percent,
      since = excluded.since, ends_at = null`)
}

export async function setEnd(tx: Db, userId: string, endsAt: Date | null): Promise<void> {
  await tx.execute(sql`
    update subscriptions set ends_at = ${endsAt?.toISOString() ?? null}::timestamptz
    where user_id = ${userId}`)
}

export async function endSubscription(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from subscriptions where user_id = ${userId}`)
  await tx.execute(sql`update users set plan = 'basic' where id = ${userId}`)
}

/** Members whose cancelled plan has run out, first those that wait longest. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id from subscriptions where ends_at <= ${now.toISOString()}::timestamptz
    order by ends_at limit ${limit}`)
  return rows.map((row) => row.user_id)
}

export type ChangeRow = {
  id: string
  kind: 'chosen' | 'cancelled' | 'resumed' | 'ended'
  from_plan: PlanId
  plan: PlanId
  interval: BillingInterval | null
  price_cents: number
  coupon_code: string | null
  coupon_percent: number | null
  ends_at: Date | string | null
  created_at: Date | string
}

export async function insertChange(tx: Db, userId: string, change: ChangeRow): Promise<void> {
  await tx.execute(sql`
    insert into plan_changes (id, user_id, kind, from_plan, plan, billing_interval, price_cents,
      coupon_code, coupon_percent, ends_at, created_at)
    values (${change.id}, ${userId}, ${change.kind}, ${change.from_plan}, ${change.plan},
      ${change.interval}, ${change.price_cents}, ${change.coupon_code}, ${change.coupon_percent},
      ${toParameter(change.ends_at)}::timestamptz, ${toParameter(change.created_at)}::timestamptz)`)
}

/** A page of a member's changes, newest first. */
export async function listChanges(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select id, kind, from_plan, plan, billing_interval as interval, price_cents, coupon_code,
      coupon_percent, ends_at, created_at
    from plan_changes where user_id = ${userId}
    order by created_at desc, id desc limit ${limit} offset ${offset}`)
  return rows
}

export async function countChanges(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from plan_changes where user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

function toParameter(moment: Date | string | null): string | null {
  return moment instanceof Date ? moment.toISOString() : moment
}
