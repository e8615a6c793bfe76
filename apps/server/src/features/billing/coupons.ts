import { toCouponCode } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import * as queries from './coupon-queries.ts'

/** A coupon as an operator defines it. */
export type NewCoupon = Omit<queries.CouponRow, 'uses'>

/** Coupons that take a percentage off a plan; operators create them. */
export function createCoupons({ database, now }: { database: Database; now: () => Date }) {
  const { db } = database
  return {
    /** Answers false if the code exists already. */
    add: (coupon: NewCoupon): Promise<boolean> => queries.insertCoupon(db, coupon, now()),
    list: (): Promise<queries.CouponRow[]> => queries.listCoupons(db),
    /**
     * Nobody can redeem it any more; those who have redeemed it keep it. Answers false if there is
     * none.
     */
    remove: (code: string): Promise<boolean> => queries.deleteCoupon(db, code),

    /** @throws COUPON_NOT_FOUND, COUPON_EXPIRED, COUPON_USED_UP, COUPON_USED_BEFORE */
    check: async (member: Member, typed: string) => {
      const coupon = await queries.findCoupon(db, toCode(typed))
      return refuseUnusable(db, member, coupon, 'code')
    },

    /** Redeems it once, in the caller's transaction. @throws as `check` */
    redeem: async (tx: Db, member: Member, typed: string) => {
      const coupon = await queries.findCouponForUpdate(tx, toCode(typed))
      const usable = await refuseUnusable(tx, member, coupon, 'coupon')
      await queries.countCouponUse(tx, usable.code)
      return usable
    },
  }

  /** @param at the field that the code was typed into */
  async function refuseUnusable(
    within: Db,
    member: Member,
    coupon: queries.CouponRow | undefined,
    at: 'code' | 'coupon',
  ) {
    if (!coupon) throw new AppError('COUPON_NOT_FOUND')
    const { code, percent, last_day, max_uses, uses } = coupon
    const today = now().toISOString().slice(0, 10)
    if (last_day !== null && last_day < today) throw new AppError('COUPON_EXPIRED', { at })
    if (await queries.hasUsedCoupon(within, member.id, code)) {
      throw new AppError('COUPON_USED_BEFORE', { at })
    }
    if (max_uses !== null && uses >= max_uses) throw new AppError('COUPON_USED_UP', { at })
    return { code, percent }
  }
}

export type Coupons = ReturnType<typeof createCoupons>

function toCode(typed: string): string {
  const code = toCouponCode(typed)
  if (code === undefined) throw new AppError('COUPON_NOT_FOUND')
  return code
}
