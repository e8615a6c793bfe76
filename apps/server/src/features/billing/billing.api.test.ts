import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../testing/index.ts'
import { createCoupons } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(new Date('2030-04-17T15:30:00Z'))
})
afterAll(() => app.close())

async function newCook(): Promise<Client & { id: string }> {
  const client = app.client()
  const { id } = await client.signUp()
  return { ...client, id }
}

const PRO = { plan: 'pro', interval: 'month' } as const
const current = (cook: Client) => cook.call('GET /billing/subscriptions/current')
const choose = (cook: Client, choice: object) => cook.put('/billing/subscriptions/current', choice)
const cancel = (cook: Client) => cook.call('POST /billing/cancellations')
const history = async (cook: Client) => (await cook.call('GET /billing/plan-changes')).changes
const kinds = async (cook: Client) => (await history(cook)).map(({ kind }) => kind)

/** What the schedule does every hour. */
async function passTo(moment: string): Promise<void> {
  app.clock.set(new Date(moment))
  await app.database.execute(`insert into jobs.job (name, data) values ('end-subscriptions', '{}')`)
  await app.drainJobs()
}

let made = 0
async function newCoupon(wishes: { percent?: number; last_day?: string; max_uses?: number } = {}) {
  made += 1
  const code = `BASIL-${made}`
  const coupons = createCoupons({ database: app.database, now: app.clock.now })
  await coupons.add({ code, percent: 25, last_day: null, max_uses: null, ...wishes })
  return { code, coupons }
}

describe('a plan', () => {
  it('is Basic until another is chosen, and the session says which', async () => {
    const cook = await newCook()
    expect(await current(cook)).toEqual({
      plan: 'basic',
      interval: null,
      priceCents: 0,
      coupon: null,
      since: null,
      endsAt: null,
    })
    const chosen = await choose(cook, { plan: 'family', interval: 'year' })
    expect(chosen).toMatchObject({
      status: 200,
      body: { plan: 'family', interval: 'year', priceCents: 14_400, endsAt: null },
    })
    expect(await current(cook)).toEqual(chosen.body)
    expect((await cook.call('GET /auth/check')).user.plan).toBe('family')
    expect(await history(cook)).toMatchObject([
      { kind: 'chosen', fromPlan: 'basic', plan: 'family', interval: 'year', priceCents: 14_400 },
    ])
  })

  it('chosen again changes nothing, twice at once neither', async () => {
    const cook = await newCook()
    await Promise.all([choose(cook, PRO), choose(cook, PRO), choose(cook, { plan: 'pro' })])
    const before = await current(cook)
    app.clock.advance({ minutes: 5 })
    expect((await choose(cook, PRO)).body).toEqual(before)
    expect(await kinds(cook)).toEqual(['chosen'])
  })

  it('changes its interval and keeps its beginning', async () => {
    const cook = await newCook()
    await choose(cook, PRO)
    const { since } = await current(cook)
    app.clock.advance({ minutes: 5 })
    await choose(cook, { ...PRO, interval: 'year' })
    expect(await current(cook)).toMatchObject({ interval: 'year', priceCents: 8640, since })
    expect(await history(cook)).toMatchObject([
      { fromPlan: 'pro', plan: 'pro', interval: 'year' },
      { fromPlan: 'basic', interval: 'month' },
    ])
  })

  it('decides how many recipes the assistant writes in a month', async () => {
    const cook = await newCook()
    const limit = async () => (await cook.call('GET /aiChats/usage')).limit
    expect(await limit()).toBe(100)
    await choose(cook, PRO)
    expect(await limit()).toBeNull()
    const { _id } = await cook.call('POST /aiChats/c/create', { body: { title: 'Soup' } })
    await app.database.query(
      {
        text: `insert into assistant_usage (user_id, month, recipes)
          values ($1, date_trunc('month', $2::timestamptz at time zone 'UTC'), 100)`,
      },
      [cook.id, app.clock.now()],
    )
    const ask = () => cook.post(`/aiChats/${_id}/generate`, { prompt: 'rice bowl' })
    expect((await ask()).status).toBe(200)
    await choose(cook, { plan: 'family' })
    expect((await ask()).status).toBe(200)
  })

  it.each([
    ['Basic, which is returned to', { plan: 'basic' }],
    ['one that does not exist', { plan: 'gold' }],
    ['none', {}],
    ['an interval of its own', { ...PRO, interval: 'week' }],
    ['a coupon that is no text', { ...PRO, coupon: 7 }],
    ['a card', { ...PRO, cardNumber: '4242 4242 4242 4242', cvv: '123' }],
  ])('is refused with %s', async (_, choice) => {
    const cook = await newCook()
    expect((await choose(cook, choice)).status).toBe(422)
    expect(await current(cook)).toMatchObject({ plan: 'basic' })
    expect(await history(cook)).toEqual([])
  })
})

describe('a cancelled plan', () => {
  it('stays until the month ends, then a job returns its cook to Basic', async () => {
    app.clock.set(new Date('2030-04-17T15:30:00Z'))
    const [cook, other] = [await newCook(), await newCook()]
    await choose(cook, PRO)
    await choose(other, PRO)
    const answer = await cancel(cook)
    expect(answer).toMatchObject({ plan: 'pro', endsAt: '2030-05-01T00:00:00.000Z' })
    expect(await cancel(cook)).toEqual(answer)
    await passTo('2030-04-30T23:59:59Z')
    expect((await current(cook)).plan).toBe('pro')

    await passTo('2030-05-01T00:01:00Z')
    expect(await current(cook)).toMatchObject({ plan: 'basic', interval: null, endsAt: null })
    expect((await cook.call('GET /auth/check')).user.plan).toBe('basic')
    expect(await kinds(cook)).toEqual(['ended', 'cancelled', 'chosen'])
    expect((await current(other)).plan).toBe('pro')
    await passTo('2030-05-01T01:01:00Z')
    expect(await kinds(cook)).toHaveLength(3)
  })

  it('can be resumed, and is then left alone', async () => {
    app.clock.set(new Date('2030-12-31T23:00:00Z'))
    const cook = await newCook()
    await choose(cook, PRO)
    expect((await cancel(cook)).endsAt).toBe('2031-01-01T00:00:00.000Z')
    const resumed = await cook.call('DELETE /billing/cancellations')
    expect(resumed).toMatchObject({ plan: 'pro', endsAt: null })
    expect(await cook.call('DELETE /billing/cancellations')).toEqual(resumed)
    await passTo('2031-01-01T00:01:00Z')
    expect((await current(cook)).plan).toBe('pro')
    expect(await kinds(cook)).toEqual(['resumed', 'cancelled', 'chosen'])
  })

  it('goes on where it, or another, is chosen again', async () => {
    const [same, larger] = [await newCook(), await newCook()]
    for (const cook of [same, larger]) {
      await choose(cook, PRO)
      await cancel(cook)
    }
    expect((await choose(same, PRO)).body).toMatchObject({ plan: 'pro', endsAt: null })
    expect(await kinds(same)).toEqual(['resumed', 'cancelled', 'chosen'])
    const family = await choose(larger, { plan: 'family' })
    expect(family.body).toMatchObject({ plan: 'family', endsAt: null })
    expect(await kinds(larger)).toEqual(['chosen', 'cancelled', 'chosen'])
  })

  it('is nothing on Basic', async () => {
    const cook = await newCook()
    expect(await cancel(cook)).toMatchObject({ plan: 'basic', endsAt: null })
    expect(await history(cook)).toEqual([])
  })
})

describe('a coupon', () => {
  it('is checked without being used, then taken off and recorded', async () => {
    const cook = await newCook()
    const { code, coupons } = await newCoupon({ percent: 25, max_uses: 1 })
    const check = await cook.post('/billing/coupon-checks', { code: ` ${code.toLowerCase()} ` })
    expect(check).toMatchObject({ status: 200, body: { code, percent: 25 } })
    const uses = async () => (await coupons.list()).find((one) => one.code === code)?.uses
    expect(await uses()).toBe(0)

    await choose(cook, { ...PRO, coupon: code.toLowerCase() })
    expect(await current(cook)).toMatchObject({ priceCents: 675, coupon: { code, percent: 25 } })
    expect(await history(cook)).toMatchObject([{ priceCents: 675, coupon: { code } }])
    await choose(cook, { ...PRO, coupon: code })
    expect(await uses()).toBe(1)
    expect(await history(cook)).toHaveLength(1)
  })

  it('stays with the subscription through its changes, and ends with it', async () => {
    app.clock.set(new Date('2031-02-03T10:00:00Z'))
    const cook = await newCook()
    const { code } = await newCoupon({ percent: 50 })
    await choose(cook, { ...PRO, coupon: code })
    await choose(cook, { plan: 'family', interval: 'year' })
    expect(await current(cook)).toMatchObject({ priceCents: 7200, coupon: { code } })
    await cancel(cook)
    await passTo('2031-03-01T00:01:00Z')
    await choose(cook, PRO)
    expect(await current(cook)).toMatchObject({ priceCents: 900, coupon: null })
    const again = await choose(cook, { plan: 'family', coupon: code })
    expect(again).toMatchObject({ status: 422, body: { code: 'COUPON_USED_BEFORE' } })
    expect(await current(cook)).toMatchObject({ plan: 'pro', coupon: null })
  })

  it('that nobody knows, that has expired or is used up changes nothing, and says why', async () => {
    app.clock.set(new Date('2031-06-15T22:00:00Z'))
    const [cook, earlier] = [await newCook(), await newCook()]
    const expired = await newCoupon({ last_day: '2031-06-14' })
    const usedUp = await newCoupon({ max_uses: 1 })
    await choose(earlier, { ...PRO, coupon: usedUp.code })
    for (const [coupon, status, code] of [
      ['NO-SUCH-CODE', 404, 'COUPON_NOT_FOUND'],
      ["'; drop table coupons", 404, 'COUPON_NOT_FOUND'],
      [expired.code, 422, 'COUPON_EXPIRED'],
      [usedUp.code, 422, 'COUPON_USED_UP'],
    ] as const) {
      const refusal = { status, body: { code } }
      expect(await cook.post('/billing/coupon-checks', { code: coupon })).toMatchObject(refusal)
      expect(await choose(cook, { ...PRO, coupon })).toMatchObject(refusal)
    }
    expect(await current(cook)).toMatchObject({ plan: 'basic' })
    expect(await history(cook)).toEqual([])
    const lastDay = await newCoupon({ last_day: '2031-06-15' })
    expect((await choose(cook, { ...PRO, coupon: lastDay.code })).status).toBe(200)
  })

  it('with one use left is given to one of two who come at once', async () => {
    const { code } = await newCoupon({ max_uses: 1 })
    const cooks = [await newCook(), await newCook()]
    const answers = await Promise.all(cooks.map((cook) => choose(cook, { ...PRO, coupon: code })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('is added once, listed and removed, and stays with who has it', async () => {
    const cook = await newCook()
    const { code, coupons } = await newCoupon()
    await choose(cook, { ...PRO, coupon: code })
    expect(await coupons.add({ code, percent: 5, last_day: null, max_uses: null })).toBe(false)
    expect(await coupons.remove(code)).toBe(true)
    expect(await coupons.remove(code)).toBe(false)
    expect((await coupons.list()).map((one) => one.code)).not.toContain(code)
    expect(await current(cook)).toMatchObject({ coupon: { code, percent: 25 } })
  })
})

it('pages the history, newest first', async () => {
  const cook = await newCook()
  for (const interval of ['month', 'year', 'month']) {
    await choose(cook, { plan: 'pro', interval })
    app.clock.advance({ seconds: 1 })
  }
  const page = (number: number) =>
    cook.call('GET /billing/plan-changes', { query: { page: number, limit: 2 } })
  expect(await page(1)).toMatchObject({ page: 1, pages: 2, total: 3 })
  expect((await page(1)).changes.map(({ interval }) => interval)).toEqual(['month', 'year'])
  expect((await page(2)).changes).toHaveLength(1)
  expect((await page(3)).changes).toEqual([])
  expect((await cook.get('/billing/plan-changes?page=0')).status).toBe(422)
})

it('is each cook’s own, and asks who calls', async () => {
  const [cook, other] = [await newCook(), await newCook()]
  await choose(cook, PRO)
  await cancel(other)
  expect(await current(cook)).toMatchObject({ plan: 'pro', endsAt: null })
  expect(await current(other)).toMatchObject({ plan: 'basic' })
  expect(await history(other)).toEqual([])
  const nobody = app.client()
  for (const answer of [
    await nobody.get('/billing/subscriptions/current'),
    await choose(nobody, PRO),
    await nobody.post('/billing/cancellations'),
    await nobody.delete('/billing/cancellations'),
    await nobody.get('/billing/plan-changes'),
    await nobody.post('/billing/coupon-checks', { code: 'ABC' }),
  ]) {
    expect(answer.status).toBe(401)
  }
})

it('goes with its cook', async () => {
  const cook = await newCook()
  await choose(cook, PRO)
  await app.database.query({ text: 'delete from users where id = $1' }, [cook.id])
  for (const table of ['subscriptions', 'plan_changes']) {
    const rows = await app.database.query({ text: `select 1 from ${table} where user_id = $1` }, [
      cook.id,
    ])
    expect(rows).toEqual([])
  }
})
