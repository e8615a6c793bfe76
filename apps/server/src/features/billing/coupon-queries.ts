import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'

export type CouponRow = {
  code: string
  percent: number
  /** 'YYYY-MM-DD', the last day (UTC) on which it is taken */
  last_day: string | null
  max_uses: number | null
  uses: number
}

const COUPON = sql`select code, percent, last_day::text as last_day, max_uses, uses from coupons`

export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const { rows } = await db.execute<CouponRow>(sql`${COUPON} where code = ${code}`)
  return rows[0]
}

/** The same; until the transaction ends nobody else uses it. */
export async function findCouponForUpdate(tx: Db, code: string): Promise<CouponRow | undefined> {
  const { rows } = await tx.execute<CouponRow>(sql`${COUPON} where code = ${code} for update`)
  return rows[0]
}

export async function listCoupons(db: Db): Promise<CouponRow[]> {
  const { rows } = await db.execute<CouponRow>(sql`${COUPON} order by code collate "C"`)
  return rows
}

export async function hasUsedCoupon(db: Db, userId: string, code: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from plan_changes where user_id = ${userId} and coupon_code = ${code} limit 1`)
  return rows.length > 0
}

export async function countCouponUse(tx: Db, code: string): Promise<void> {
  await tx.execute(sql`update coupons set uses = uses + 1 where code = ${code}`)
}

/** Answers false where there is one of that code. */
export async function insertCoupon(
  db: Db,
  coupon: Omit<CouponRow, 'uses'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into coupons (code, percent, last_day, max_uses, created_at)
    values (${coupon.code}, ${coupon.percent}, ${coupon.last_day}::date, ${coupon.max_uses},
      ${now.toISOString()}::timestamptz)
    on conflict (code) do nothing`)
  return (rowCount ?? 0) > 0
}

/** Answers false where there is none. */
export async function deleteCoupon(db: Db, code: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from coupons where code = ${code}`)
  return (rowCount ?? 0) > 0
}
