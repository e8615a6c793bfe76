import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { recount } from './cli/counters.ts'
import {
  type Answer,
  type Client,
  publishRecipe,
  type SignedUp,
  startTestApp,
  type TestApp,
} from './testing/index.ts'

/**
 * How often each pair is tried: which comes first is chance, if the database does more than one
 * thing at once.
 */
const MEETINGS = inject('databaseTemplate').kind === 'postgres' ? 3 : 1

type Cook = Client & SignedUp
/** A cook with one of everything, and another cook who writes to it. */
type Scene = {
  owner: Cook
  guest: Cook
  ids: Record<'recipe' | 'comment' | 'post' | 'remark' | 'chat' | 'item' | 'collection', string>
  cooked: string
}
type Act = (scene: Scene) => Promise<Answer | Response>

let app: TestApp
let picture: Blob
beforeAll(async () => {
  app = await startTestApp()
  const background = { r: 90, g: 140, b: 60 }
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
})
afterAll(() => app.close())

async function newCook(): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp()) }
}
/** The id of the thing that a call created. */
async function made(answer: Promise<Answer<unknown>>): Promise<string> {
  const { status, body } = (await answer) as Answer<Record<string, string>>
  if (status >= 300) throw new Error(`not made: ${JSON.stringify(body)}`)
  return body._id ?? body.recipeId ?? ''
}

async function newScene(): Promise<Scene> {
  const [owner, guest] = await Promise.all([newCook(), newCook()])
  const recipe = await publishRecipe(owner)
  const { comment } = (
    await guest.post<{ comment: { _id: string } }>(`/recipes/${recipe}/comments`, {
      text: 'Ah',
      rating: 5,
    })
  ).body
  const post = await made(owner.post('/activity', { content: 'Hello' }))
  const soup = { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null }
  await owner.post('/auth/inventory', soup)
  const { inventory } = await owner.call('GET /auth/inventory')
  await owner.call('POST /collections', { body: { name: 'Soon' } })
  const { collections } = await owner.call('GET /collections')
  const ids = {
    recipe,
    post,
    comment: comment._id,
    remark: await made(guest.post(`/activity/${post}/comment`, { body: 'Oh' })),
    chat: await made(owner.post('/aiChats/c/create', { title: 'Soup' })),
    item: inventory[0]?._id ?? '',
    collection: collections[0]?._id ?? '',
  }
  return {
    owner,
    guest,
    ids,
    cooked: await made(guest.post('/cooked-recipes', { recipeId: recipe })),
  }
}

const leave = (who: 'owner' | 'guest') => (scene: Scene) =>
  scene[who].delete('/auth/delete-Account', { password: scene[who].password })

/** Every deletion, each run twice at once and together with deleting the account. */
const DELETIONS: Record<string, Act> = {
  'the account': leave('owner'),
  'the recipe': ({ owner, ids }) => owner.delete(`/recipes/${ids.recipe}`),
  'the comment': ({ guest, ids }) => guest.delete(`/recipes/comments/${ids.comment}`),
  'the post': ({ owner, ids }) => owner.delete(`/activity/${ids.post}`),
  'the remark': ({ owner, ids }) => owner.delete(`/activity/comments/${ids.remark}`),
  'the chat': ({ owner, ids }) => owner.delete(`/aiChats/${ids.chat}`),
  'the item': ({ owner, ids }) => owner.delete(`/auth/inventory/${ids.item}`),
  'the pantry': ({ owner }) => owner.delete('/auth/inventory'),
  'the collection': ({ owner, ids }) => owner.delete(`/collections/${ids.collection}`),
  'the record': ({ guest, cooked }) => guest.delete(`/cooked-recipes/${cooked}`),
}

function withPicture(field: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(field, picture, 'a.png')
  return form
}

/** What the guest does to the owner's things. */
const BY_GUEST: Act[] = [
  ({ guest, ids }) => guest.post(`/recipes/${ids.recipe}/like`),
  ({ guest, ids }) => guest.post(`/recipes/${ids.recipe}/rate`, { rating: 4 }),
  ({ guest, ids }) => guest.post(`/recipes/${ids.recipe}/comments`, { text: 'Good', rating: 4 }),
  ({ guest, ids }) => guest.post(`/recipes/comments/${ids.comment}/like`),
  ({ guest, ids }) => guest.get(`/recipes/${ids.recipe}`),
  ({ guest, ids }) => guest.put('/auth/savedRecipe/toggle', { recipeId: ids.recipe }),
  ({ guest, ids }) => guest.post('/collections', { name: 'Later', recipes: [ids.recipe] }),
  ({ guest, owner }) => guest.post(`/follow/follow/${owner.id}`),
  ({ guest, owner }) => guest.post(`/auth/follow/${owner.id}`),
  ({ guest, ids }) => guest.post(`/activity/${ids.post}/like`),
  ({ guest, ids }) => guest.post(`/activity/${ids.post}/comment`, { body: 'Yes' }),
  ({ guest, ids }) => guest.post(`/activity/comments/${ids.remark}/like`),
  ({ guest, ids }) => guest.post('/activity', withPicture('images', { content: ids.post })),
  ({ guest, ids }) => guest.post('/cooked-recipes', withPicture('image', { recipeId: ids.recipe })),
  ({ guest, cooked }) => guest.put(`/cooked-recipes/${cooked}`, { note: 'Better' }),
  ({ guest, ids }) =>
    guest.post('/meal-plan/entries', { day: '2031-05-01', meal: 'lunch', recipeId: ids.recipe }),
  ({ guest, ids }) => guest.post('/shopping-list/recipes', { recipeId: ids.recipe }),
  ({ guest, ids }) => guest.post('/recipes/', { title: 'Mine', adaptedFrom: ids.recipe }),
  ({ guest }) => guest.post('/auth/update-profile-photo', withPicture('avatar')),
  ({ guest }) =>
    guest.post('/auth/inventory', { name: 'oil', qty: 1, qtyName: 'l', expiryDate: null }),
  ({ guest }) => guest.post('/feedback-entries', { rating: 3 }),
  ({ guest }) => guest.post('/support-tickets', { subject: 'Where', text: 'is it' }),
  ({ guest }) => guest.post('/contact/messages', { name: 'G', email: guest.email, message: 'Hi' }),
  ({ guest }) => guest.post('/archives'),
  ({ guest }) => guest.post('/auth/update-Email', { email: `new.${guest.email}` }),
  ({ guest, owner, ids }) =>
    guest.fetch(`/api/recipes/${ids.recipe}/like`, {
      method: 'POST',
      headers: { 'idempotency-key': owner.id },
    }),
]

/** What the owner does to their own things. */
const BY_OWNER: Act[] = [
  ({ owner, ids }) => owner.put(`/recipes/${ids.recipe}`, withPicture('image', { title: 'Other' })),
  ({ owner, ids }) => owner.put(`/recipes/${ids.recipe}/toggle`),
  ({ owner, ids }) => owner.post(`/aiChats/${ids.chat}/generate`, { prompt: 'tomato soup' }),
  ({ owner, ids }) => owner.put(`/collections/${ids.collection}`, { name: 'Else' }),
  ({ owner, ids }) =>
    owner.put(`/auth/inventory/${ids.item}`, { name: 'rice', qty: 3, qtyName: 'kg' }),
  ({ owner }) => owner.post('/aiChats/c/create', { title: 'More' }),
  ({ owner }) => owner.post('/auth/public-Profile-toogle'),
  ({ owner }) =>
    owner.put('/nutrition/goals', {
      kcal: 2000,
      protein: null,
      carbs: null,
      fat: null,
      fiber: null,
      sodium: null,
    }),
]

/** Runs acts at once in a scene of their own, and answers the statuses from 500 up. */
async function meet(...acts: Act[]): Promise<string[]> {
  const faults: string[] = []
  for (let meeting = 0; meeting < MEETINGS; meeting += 1) {
    const scene = await newScene()
    const answers = await Promise.all(acts.map((act) => act(scene)))
    for (const answer of answers) {
      if (answer.status >= 500) faults.push(`${answer.status} ${await wordsOf(answer)}`)
    }
  }
  return faults
}
async function wordsOf(answer: Answer | Response): Promise<string> {
  return answer instanceof Response ? answer.text() : JSON.stringify(answer.body)
}

it('each act alone does what it is for', async () => {
  const scene = await newScene()
  const refused: string[] = []
  for (const [index, act] of [...BY_GUEST, ...BY_OWNER].entries()) {
    const answer = await act(scene)
    if (answer.status >= 300) refused.push(`${index}: ${await wordsOf(answer)}`)
    // The recipe is shown again.
    if (act === BY_OWNER[1]) await act(scene)
  }
  for (const [name, act] of Object.entries(DELETIONS)) {
    const answer = await act(await newScene())
    if (answer.status >= 300) refused.push(`${name}: ${await wordsOf(answer)}`)
  }
  expect(refused).toEqual([])
})

describe('a deletion', () => {
  for (const [name, act] of Object.entries(DELETIONS)) {
    it(`of ${name}, twice and beside the account’s, is never the server’s fault`, async () => {
      expect(await meet(act, act, act)).toEqual([])
      expect(await meet(act, leave('owner'), leave('guest'), act)).toEqual([])
    })
  }

  it('of all at once is never the server’s fault', async () => {
    expect(await meet(...Object.values(DELETIONS), leave('guest'))).toEqual([])
  })
})

describe('what is written', () => {
  it('while its target goes, is there or not found', async () => {
    const { 'the account': account, ...others } = DELETIONS
    expect(await meet(...BY_GUEST, ...Object.values(others))).toEqual([])
    expect(await meet(...BY_GUEST, ...BY_OWNER, ...(account ? [account] : []))).toEqual([])
  })

  it('while the writer’s own account goes, is there or unauthorised', async () => {
    expect(await meet(...BY_GUEST, leave('guest'))).toEqual([])
    expect(await meet(leave('guest'), ...BY_GUEST)).toEqual([])
    expect(await meet(...BY_OWNER, leave('owner'))).toEqual([])
    expect(await meet(leave('owner'), ...BY_OWNER)).toEqual([])
  })

  it('leaves counts that are right, whoever came first', async () => {
    await app.drainJobs()
    expect(await recount(app.database, { mend: false })).toEqual([])
  })
})
