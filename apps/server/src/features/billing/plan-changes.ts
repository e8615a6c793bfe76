import type { contract, ResponseOf } from '@potluck/contract'
import { type Database, type Db, toIso } from '../../platform/database/index.ts'
import { type Member, pageOf } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import * as queries from './queries.ts'
import { couponOf, known, priceOf } from './subscription.ts'

type PlanChange = ResponseOf<
  (typeof contract.billing)['GET /billing/plan-changes']
>['changes'][number]

export type PlanChanges = ReturnType<typeof createPlanChanges>

/** The history of members' plans, one entry per change. */
export function createPlanChanges({ database, now }: { database: Database; now: () => Date }) {
  return {
    /** Records a change; reads the new plan from the rows just written. */
    note: async (
      tx: Db,
      userId: string,
      kind: queries.ChangeRow['kind'],
      before: queries.SubscriptionRow,
    ): Promise<void> => {
      const after = known(await queries.findSubscription(tx, userId))
      await queries.insertChange(tx, userId, {
        ...after,
        id: uuidv7(),
        kind,
        from_plan: before.plan,
        price_cents: priceOf(after),
        created_at: now(),
      })
    },

    list: async (member: Member, query: { page: number; limit: number }) => {
      const { page, limit } = query
      const [rows, total] = await Promise.all([
        queries.listChanges(database.db, member.id, { limit, offset: (page - 1) * limit }),
        queries.countChanges(database.db, member.id),
      ])
      return { changes: rows.map(toChange), ...pageOf(query, total) }
    },
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
