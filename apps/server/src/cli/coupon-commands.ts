import { parseArgs } from 'node:util'
import { toCouponCode } from '@potluck/rules'
import type { Coupons, NewCoupon } from '../features/billing/index.ts'

export const COUPON_HELP = `npm run -s coupons -- add CODE --percent 20 [--until 2027-01-01] [--uses 100]
npm run -s coupons -- list
npm run -s coupons -- remove CODE
`

export type CouponCommand =
  | { act: 'list' }
  | { act: 'remove'; code: string }
  | { act: 'add'; coupon: NewCoupon }

/** Parses what an operator typed; answers a sentence if something is wrong with it. */
export function readCouponCommand(typed: string[]): CouponCommand | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: {
        percent: { type: 'string' },
        until: { type: 'string' },
        uses: { type: 'string' },
      },
    })
    const [act, name = ''] = positionals
    if (act === 'list') return { act }
    if (act !== 'add' && act !== 'remove') return { problem: 'Say add, list or remove.' }
    const code = toCouponCode(name)
    if (code === undefined) {
      return { problem: 'A code is 3 to 32 letters, digits and hyphens: SUMMER-26.' }
    }
    return act === 'remove' ? { act, code } : readNewCoupon(code, values)
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function readNewCoupon(
  code: string,
  { percent, until, uses }: { percent?: string; until?: string; uses?: string },
): CouponCommand | { problem: string } {
  const off = toCount(percent)
  if (off === undefined || off > 100) return { problem: '--percent is a number from 1 to 100.' }
  const maxUses = uses === undefined ? null : toCount(uses)
  if (maxUses === undefined) return { problem: '--uses is a number from 1.' }
  if (until !== undefined && !isDay(until)) {
    return { problem: '--until is the last day it is taken: 2027-01-01.' }
  }
  return {
    act: 'add',
    coupon: { code, percent: off, last_day: until ?? null, max_uses: maxUses },
  }
}

/** Runs the command and prints what was done. */
export async function runCouponCommand(
  command: CouponCommand,
  coupons: Pick<Coupons, 'add' | 'list' | 'remove'>,
): Promise<{ text: string; done: boolean }> {
  if (command.act === 'list') {
    const lines = (await coupons.list()).map((kept) => `${toLine(kept)}\n`)
    return { text: lines.join('') || 'There are no coupons.\n', done: true }
  }
  if (command.act === 'remove') {
    const done = await coupons.remove(command.code)
    return {
      text: done ? `${command.code} is gone.\n` : `There is no ${command.code}.\n`,
      done,
    }
  }
  const { coupon } = command
  const done = await coupons.add(coupon)
  return {
    text: done ? `${toLine({ ...coupon, uses: 0 })}\n` : `There is a ${coupon.code} already.\n`,
    done,
  }
}

function toLine({ code, percent, last_day, max_uses, uses }: NewCoupon & { uses: number }): string {
  const until = last_day === null ? 'without an end' : `until ${last_day}`
  const used = max_uses === null ? `used ${uses} times` : `used ${uses} of ${max_uses} times`
  return `${code}: ${percent} % off, ${until}, ${used}`
}

function toCount(typed: string | undefined): number | undefined {
  return typed !== undefined && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined
}

function isDay(typed: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false
  const day = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed)
}
