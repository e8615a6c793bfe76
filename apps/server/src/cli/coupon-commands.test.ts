import { expect, it } from 'vitest'
import { type CouponCommand, readCouponCommand, runCouponCommand } from './coupon-commands.ts'

const read = (line: string) => readCouponCommand(line.split(' '))

it('reads what an operator types', () => {
  expect(read('add summer-26 --percent 20 --until 2027-01-01 --uses 100')).toEqual({
    act: 'add',
    coupon: { code: 'SUMMER-26', percent: 20, last_day: '2027-01-01', max_uses: 100 },
  })
  expect(read('add FRIENDS --percent 100')).toEqual({
    act: 'add',
    coupon: { code: 'FRIENDS', percent: 100, last_day: null, max_uses: null },
  })
  expect(read('remove friends')).toEqual({ act: 'remove', code: 'FRIENDS' })
  expect(read('list')).toEqual({ act: 'list' })
})

it.each([
  ['', 'Say add, list or remove.'],
  ['give FRIENDS', 'Say add, list or remove.'],
  ['add', 'A code is 3 to 32 letters, digits and hyphens: SUMMER-26.'],
  ['add FRIENDS', '--percent is a number from 1 to 100.'],
  ['add FRIENDS --percent 101', '--percent is a number from 1 to 100.'],
  ['add FRIENDS --percent 0', '--percent is a number from 1 to 100.'],
  ['add FRIENDS --percent 5 --uses many', '--uses is a number from 1.'],
  [
    'add FRIENDS --percent 5 --until 2027-02-30',
    '--until is the last day it is taken: 2027-01-01.',
  ],
])('says what is wrong with %j', (line, problem) => {
  expect(read(line)).toEqual({ problem })
})

it('names an option that does not exist', () => {
  expect(read('add FRIENDS --discount 5')).toEqual({
    problem: expect.stringContaining('--discount'),
  })
})

it('says what it did, and what it could not do', async () => {
  const kept = new Map<string, Extract<CouponCommand, { act: 'add' }>['coupon']>()
  const coupons = {
    add: async (coupon: Extract<CouponCommand, { act: 'add' }>['coupon']) => {
      const isNew = !kept.has(coupon.code)
      kept.set(coupon.code, coupon)
      return isNew
    },
    list: async () => Array.from(kept.values(), (coupon) => ({ ...coupon, uses: 3 })),
    remove: async (code: string) => kept.delete(code),
  }
  const run = async (line: string) => {
    const command = read(line)
    if ('problem' in command) throw new Error(command.problem)
    return runCouponCommand(command, coupons)
  }
  expect(await run('list')).toEqual({ text: 'There are no coupons.\n', done: true })
  expect(await run('add ABC --percent 20 --until 2027-01-01 --uses 9')).toEqual({
    text: 'ABC: 20 % off, until 2027-01-01, used 0 of 9 times\n',
    done: true,
  })
  expect(await run('add abc --percent 30')).toMatchObject({ done: false })
  expect((await run('list')).text).toBe('ABC: 30 % off, without an end, used 3 times\n')
  expect(await run('remove ABC')).toEqual({ text: 'ABC is gone.\n', done: true })
  expect(await run('remove ABC')).toEqual({ text: 'There is no ABC.\n', done: false })
})
