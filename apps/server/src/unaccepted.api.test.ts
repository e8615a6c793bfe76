import { ERRORS, splitKey } from '@potluck/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from './platform/http/index.ts'
import { type Client, publishRecipe, startTestApp, type TestApp } from './testing/index.ts'
import { NONSENSE_IN_BODIES, NONSENSE_IN_QUERIES } from './testing/nonsense.ts'

let app: TestApp
let cook: Client
let cookId: string
let username: string
let recipeId: string
let chatId: string

beforeAll(async () => {
  app = await startTestApp()
  cook = app.client()
  ;({ id: cookId, username } = await cook.signUp())
  recipeId = await publishRecipe(cook)
  chatId = (await cook.call('POST /aiChats/c/create', { body: { title: 'Mine' } }))._id
})
afterAll(() => app.close())

type Refusal = { code: string; issues?: { path: string; message: string }[] }

function expectIssues({ code, issues = [] }: Refusal, where: string): void {
  expect(issues.length, `${where}: ${code}`).toBeGreaterThan(0)
  for (const { path, message } of issues) {
    expect(message, where).not.toContain('received undefined')
    expect(path, where).toEqual(expect.any(String))
    expect(message, where).not.toBe('')
  }
}

it('what is not accepted cannot be thrown without saying where', () => {
  // @ts-expect-error issues are demanded
  new AppError('FOLLOW_SELF')
  // @ts-expect-error of each code of status 422
  new AppError('INVALID_INPUT', { message: 'No' })
  expect(new AppError('FOLLOW_SELF', { at: '' }).issues).toEqual([
    { path: '', message: ERRORS.FOLLOW_SELF.message },
  ])
})

describe('a refusal says where', () => {
  const png = () => new File([new Uint8Array(64)], 'a.png', { type: 'image/png' })
  const cases: [string, string, string, () => Promise<{ status: number; body: unknown }>][] = [
    [
      'an adaptation of nothing',
      'INVALID_INPUT',
      '',
      () => cook.post(`/aiChats/${chatId}/adapt-recipe`, { adaptationRequest: 'vegan' }),
    ],
    [
      'an adaptation of nothing, streamed',
      'INVALID_INPUT',
      '',
      () => cook.post(`/aiChats/${chatId}/adapt-recipe-stream`, { adaptationRequest: 'vegan' }),
    ],
    [
      'a dish of no ingredients',
      'INVALID_INPUT',
      'ingredients',
      () => cook.post(`/aiChats/${chatId}/generate-with-ingredients`, { prompt: 'soup' }),
    ],
    ['following oneself', 'FOLLOW_SELF', '', () => cook.post(`/auth/follow/${cookId}`)],
    ['following oneself', 'FOLLOW_SELF', '', () => cook.post(`/follow/follow/${cookId}`)],
    [
      'a picture that is none in the end',
      'IMAGE_UNUSABLE',
      'image',
      async () => {
        const form = new FormData()
        const create = { width: 300, height: 300, channels: 3, background: '#a63' } as const
        const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
        const whole = await sharp({ create: { ...create, noise } })
          .png()
          .toBuffer()
        form.append('image', new File([new Uint8Array(whole.subarray(0, 9_000))], 'a.png'))
        return cook.post('/recipes/', form)
      },
    ],
    [
      'a file where none is expected',
      'INVALID_INPUT',
      'portrait',
      async () => {
        const form = new FormData()
        form.append('portrait', png())
        return cook.post('/recipes/', form)
      },
    ],
    [
      'a recipe whose original is no recipe',
      'INVALID_INPUT',
      'adaptedFrom',
      () => cook.post('/recipes/', { title: 'Copy', adaptedFrom: 'the one from before' }),
    ],
    [
      'more tags than fit, behind commas',
      'INVALID_INPUT',
      'tags',
      () => cook.put(`/recipes/${recipeId}`, { tags: ['a,b,c,d,e,f', 'g,h,i,j,k'] }),
    ],
  ]

  it.each(cases)('%s: %s at “%s”', async (what, code, path, call) => {
    const { status, body } = await call()
    expect({ status, body }).toMatchObject({ status: 422, body: { code, issues: [{ path }] } })
    expectIssues(body as Refusal, what)
  })

  it('a draft that is not ready names each field', async () => {
    const { body } = await cook.post<{ recipeId: string }>('/recipes/', { description: 'Short' })
    const refused = await cook.post<Refusal>(`/recipes/${body.recipeId}/publish`)
    expect(refused.status).toBe(422)
    expect(refused.body.issues?.map(({ path }) => path)).toEqual([
      'image',
      'title',
      'description',
      'cookTime',
      'servings',
      'ingredients',
      'instructions',
    ])
    await cook.delete(`/recipes/${body.recipeId}`)
  })

  it('a coupon that cannot be used names the field it was typed into', async () => {
    const text = `insert into coupons (code, percent, last_day, created_at)
      values ('OLD-ONE', 10, '2001-01-01', now())`
    await app.database.query({ text })
    const checked = await cook.post<Refusal>('/billing/coupon-checks', { code: 'old-one' })
    expect(checked).toMatchObject({ status: 422, body: { issues: [{ path: 'code' }] } })
    const chosen = await cook.put<Refusal>('/billing/subscriptions/current', {
      plan: 'pro',
      interval: 'month',
      coupon: 'old-one',
    })
    expect(chosen).toMatchObject({ status: 422, body: { issues: [{ path: 'coupon' }] } })
  })
})

describe('nonsense', () => {
  const fill = (path: string) =>
    path.replace(/\{([^}]+)\}/g, (_, name: string) => {
      if (name.includes('username')) return username
      if (name === 'userId' || path.includes('/chef/') || path.includes('/u/')) return cookId
      return path.startsWith('/aiChats/') ? chatId : recipeId
    })

  async function survive(where: string, answer: { status: number; body: unknown }): Promise<void> {
    expect(answer.status, `${where}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
    if (answer.status === 422) expectIssues(answer.body as Refusal, where)
  }

  // A schema's refusal is the same for bodies and queries: `nonsense.test.ts` shows that each says
  // where.
  it.each(NONSENSE_IN_BODIES)('in a body is refused in words: %s', async (key, ofFields) => {
    const { method, path } = splitKey(key)
    const send = method === 'PUT' ? cook.put : cook.post
    for (const [field, { accepted, refused }] of ofFields) {
      for (const body of [...accepted, ...refused.slice(0, 1)]) {
        const where = `${key} ${field} ${JSON.stringify(body).slice(0, 80)}`
        await survive(where, await send(fill(path), body as object))
      }
    }
  })

  it.each(NONSENSE_IN_QUERIES)('in a query is refused in words: %s', async (key, ofFields) => {
    for (const [, { accepted, refused }] of ofFields) {
      for (const query of [...accepted, ...refused.slice(0, 1)]) {
        const search = new URLSearchParams(query as Record<string, string>)
        const where = `${key} ${String(search).slice(0, 80)}`
        await survive(where, await cook.get(`${fill(splitKey(key).path)}?${search}`))
      }
    }
  })
})
