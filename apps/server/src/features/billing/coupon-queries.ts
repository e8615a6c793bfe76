import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  listRows,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'

const COUPON_ROW = {
  code: column.text,
  percent: column.integer,
  /** 'YYYY-MM-DD', the last day (UTC) on which it is accepted */
  last_day: orNull(column.date),
  max_uses: orNull(column.integer),
  uses: column.integer,
}
export type CouponRow = RowOf<typeof COUPON_ROW>

const COUPON = sql`select code, percent, last_day, max_uses, uses from coupons`

export function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  return findRow(db, COUPON_ROW)`${COUPON} where code = ${code}`
}

/** The same, locked until the transaction ends. */
export function findCouponForUpdate(tx: Db, code: string): Promise<CouponRow | undefined> {
  return findRow(tx, COUPON_ROW)`${COUPON} where code = ${code} for update`
}

export function listCoupons(db: Db): Promise<CouponRow[]> {
  return listRows(db, COUPON_ROW)`${COUPON} order by code collate "C"`
}

export async function hasUsedCoupon(db: Db, userId: string, code: string): Promise<boolean> {
  return (
    (await changeRows(db)`
    select 1 from plan_changes where user_id = ${userId} and coupon_code = ${code} limit 1`) > 0
  )
}

export async function countCouponUse(tx: Db, code: string): Promise<void> {
  await changeRows(tx)`update coupons set uses = uses + 1 where code = ${code}`
}

/** Answers false if the code exists already. */
export async function insertCoupon(
  db: Db,
  coupon: Omit<CouponRow, 'uses'>,
  now: Date,
): Promise<boolean> {
  return (
    (await changeRows(db)`
    insert into coupons (code, percent, last_day, max_uses, created_at)
    values (${coupon.code}, ${coupon.percent}, ${coupon.last_day}::date, ${coupon.max_uses},
      ${now.toISOString()}::timestamptz)
    on conflict (code) do nothing`) > 0
  )
}

/** Answers false if there is none. */
export async function deleteCoupon(db: Db, code: string): Promise<boolean> {
  return (await changeRows(db)`delete from coupons where code = ${code}`) > 0
}
