import type { BodyOf, contract, ResponseOf } from '@potluck/contract'
import { planPriceCents } from '@potluck/rules'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { Coupons } from './coupons.ts'
import * as queries from './queries.ts'

type BillingDeps = { database: Database; jobs: Jobs; coupons: Coupons; now: () => Date }

type Endpoints = typeof contract.billing
type Choice = BodyOf<Endpoints['PUT /billing/subscriptions/current']>
type Subscription = ResponseOf<Endpoints['GET /billing/subscriptions/current']>
type PlanChange = ResponseOf<Endpoints['GET /billing/plan-changes']>['changes'][number]

/**
 * Who is on which plan. With no payment provider nothing is charged: prices are told and recorded.
 * A cancelled plan stays until the month's end, when a job returns the member to Basic.
 */
export function createBilling({ database, jobs, coupons, now }: BillingDeps) {
  jobs.work(endSubscriptions, () => endDue())
  jobs.schedule(endSubscriptions, '1 * * * *')

  return {
    getCurrent: async (member: Member): Promise<Subscription> =>
      toSubscription(known(await queries.findSubscription(database.db, member.id))),

    /**
     * Puts the member on a plan, at once. The same choice again changes nothing; a coupon stays with
     * the subscription until it ends or another takes its place.
     * @throws COUPON_NOT_FOUND, COUPON_EXPIRED, COUPON_USED_UP, COUPON_USED_BEFORE
     */
    choose: (member: Member, choice: Choice): Promise<Subscription> =>
      change(member, async (tx, before) => {
        const kept = couponOf(before)
        const coupon = await couponFor(tx, member, choice, kept)
        const { plan, interval } = choice
        const isSame =
          before.plan === plan && before.interval === interval && coupon?.code === kept?.code
        if (isSame && before.ends_at === null) return
        const since = before.plan === plan && before.since ? new Date(before.since) : now()
        await queries.startSubscription(tx, member.id, { plan, interval, coupon, since })
        await note(tx, member.id, isSame ? 'resumed' : 'chosen', before)
      }),

    /** Ends the plan with the month. Again, or on Basic, changes nothing. */
    cancel: (member: Member): Promise<Subscription> =>
      change(member, async (tx, before) => {
        if (before.plan === 'basic' || before.ends_at !== null) return
        await queries.setEnd(tx, member.id, endOfMonth(now()))
        await note(tx, member.id, 'cancelled', before)
      }),

    /** Takes a cancellation back. Where there is none, nothing changes. */
    resume: (member: Member): Promise<Subscription> =>
      change(member, async (tx, before) => {
        if (before.ends_at === null) return
        await queries.setEnd(tx, member.id, null)
        await note(tx, member.id, 'resumed', before)
      }),

    listChanges: async (member: Member, query: { page: number; limit: number }) => {
      const { page, limit } = query
      const [rows, total] = await Promise.all([
        queries.listChanges(database.db, member.id, { limit, offset: (page - 1) * limit }),
        queries.countChanges(database.db, member.id),
      ])
      return { changes: rows.map(toChange), ...pageOf(query, total) }
    },

    checkCoupon: (member: Member, code: string) => coupons.check(member, code),

    endDue,
  }

  /** Reads under a lock, lets `act` write, and answers what is there then. */
  function change(
    member: Member,
    act: (tx: Db, before: queries.SubscriptionRow) => Promise<void>,
  ): Promise<Subscription> {
    return database.transaction(async (tx) => {
      await act(tx, known(await queries.findSubscriptionForUpdate(tx, member.id)))
      return toSubscription(known(await queries.findSubscription(tx, member.id)))
    })
  }

  async function couponFor(tx: Db, member: Member, { coupon }: Choice, kept: Coupon | null) {
    const isNew = coupon !== undefined && coupon.trim().toUpperCase() !== kept?.code
    return isNew ? coupons.redeem(tx, member, coupon) : kept
  }

  /** Records what became of the plan; reads it from where it was just written. */
  async function note(
    tx: Db,
    userId: string,
    kind: queries.ChangeRow['kind'],
    before: queries.SubscriptionRow,
  ): Promise<void> {
    const after = known(await queries.findSubscription(tx, userId))
    await queries.insertChange(tx, userId, {
      ...after,
      id: uuidv7(),
      kind,
      from_plan: before.plan,
      price_cents: priceOf(after),
      created_at: now(),
    })
  }

  /** Returns to Basic whose plan has run out; one that was resumed meanwhile stays. */
  async function endDue(): Promise<void> {
    let due = await queries.listDue(database.db, now(), AT_ONCE)
    while (due.length > 0) {
      for (const userId of due) await end(userId)
      due = await queries.listDue(database.db, now(), AT_ONCE)
    }
  }

  function end(userId: string): Promise<void> {
    return database.transaction(async (tx) => {
      const before = await queries.findSubscriptionForUpdate(tx, userId)
      if (!before?.ends_at || new Date(before.ends_at) > now()) return
      await queries.endSubscription(tx, userId)
      await note(tx, userId, 'ended', before)
    })
  }
}

export type Billing = ReturnType<typeof createBilling>

type Coupon = { code: string; percent: number }

const AT_ONCE = 200

const endSubscriptions = defineJob('end-subscriptions', { onlyOneWaits: true })

/** @throws UNAUTHORIZED when the account is gone */
function known(row: queries.SubscriptionRow | undefined): queries.SubscriptionRow {
  if (!row) throw new AppError('UNAUTHORIZED')
  return row
}

type WithCoupon = Pick<queries.SubscriptionRow, 'coupon_code' | 'coupon_percent'>

function couponOf({ coupon_code: code, coupon_percent: percent }: WithCoupon): Coupon | null {
  return code === null || percent === null ? null : { code, percent }
}

function priceOf({ plan, interval, coupon_percent }: queries.SubscriptionRow): number {
  return interval === null ? 0 : planPriceCents(plan, interval, coupon_percent ?? 0)
}

function toSubscription(row: queries.SubscriptionRow): Subscription {
  return {
    plan: row.plan,
    interval: row.interval,
    priceCents: priceOf(row),
    coupon: couponOf(row),
    since: row.since && toIso(row.since),
    endsAt: row.ends_at && toIso(row.ends_at),
  }
}

function toChange(row: queries.ChangeRow): PlanChange {
  return {
    _id: row.id,
    kind: row.kind,
    fromPlan: row.from_plan,
    plan: row.plan,
    interval: row.interval,
    priceCents: row.price_cents,
    coupon: couponOf(row),
    endsAt: row.ends_at && toIso(row.ends_at),
    createdAt: toIso(row.created_at),
  }
}

/** The first moment of the next month, UTC: the assistant counts its recipes by the same months. */
function endOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
}
