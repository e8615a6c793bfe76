import { rm } from 'node:fs/promises'
import { expect, vi } from 'vitest'
import { type Client, publishRecipe, type SignedUp, startTestApp, type TestApp } from '../index.ts'
import { layWebPages } from '../web-pages.ts'

/** The viewers. The follower has interacted with the cook and her recipe in every possible way. */
export type Viewer = (typeof VIEWERS)[number]
export const MEMBERS = ['stranger', 'follower'] as const
export const VIEWERS = [...MEMBERS, 'signedOut'] as const

/**
 * Everything is visible; the cook is hidden; or she is visible again and has made her recipe a
 * draft.
 */
export type State = (typeof STATES)[number]
export const STATES = ['shown', 'hidden', 'taken back'] as const

/** What a call may refer to, by id or name. */
type Common = Record<
  | 'recipe'
  | 'draft'
  | 'cook'
  | 'username'
  | 'post'
  | 'comment'
  | 'postComment'
  | 'openRecipe'
  | 'openCook'
  | 'openUsername'
  | 'openPost'
  | 'adaptation'
  | 'followerCook'
  | 'followerUsername',
  string
>
/** What each viewer owns. */
type Own = Record<'chat' | 'meal' | 'collection' | 'cooking', string>
export type Ids = Common & Own

export type World = {
  app: TestApp
  viewers: Record<Viewer, Client>
  /** Each viewer's mail address; a visitor has none. */
  emails: Record<Viewer, string>
  idsOf(viewer: Viewer): Ids
  /** The follower's archive, a zip from while everything was visible. */
  archive: Buffer
  /** Moves to the next state, or from the last back to the first. */
  move(to: State): Promise<void>
  close(): Promise<void>
}

type Cook = Client & SignedUp
type Cast = Record<'shy' | 'open' | 'follower', Cook>

const QUILLWORT = {
  title: 'Quillwort gratin',
  description: 'Quillwort under a crust.',
  difficulty: 'Easy',
  ingredients: [
    { name: 'quillwort and rice', quantity: '1', unit: 'kg' },
    { name: 'salsify', quantity: '1', unit: 'kg' },
  ],
  instructions: ['Peel the quillwort, then bake it.'],
} as const
/** The recipe as it is changed while nobody else may see it. */
const BRACKROOT = {
  title: 'Brackroot bake',
  description: 'Brackroot under a crust.',
  ingredients: [
    { name: 'brackroot', quantity: '1', unit: 'kg' },
    { name: 'salsify', quantity: '1', unit: 'kg' },
  ],
  instructions: ['Peel the brackroot, then bake it.'],
}
export const DAY = '2025-03-03'

/**
 * A cook who will hide, with a recipe that others interacted with and a draft; a cook who stays
 * visible, on whose things she left traces; and the viewers.
 */
export async function buildWorld(): Promise<World> {
  const webDir = await layWebPages()
  const app = await startTestApp({ webDir })
  const shy = await signUp(app, 'sorrel_hides')
  const open = await signUp(app, 'olive_stays')
  const follower = await signUp(app, 'fay_follows')
  const stranger = await signUp(app, 'sam_strange')
  await shy.call('POST /auth/update-profile', {
    body: { fullName: 'Sorrel Underleaf', bio: 'Bakes at night.' },
  })
  await app.database.query({ text: 'update users set email_confirmed = true' })
  await follower.call('PUT /notifications/preferences', { body: { newFollower: true } })
  for (const cook of [shy, open]) await follow(follower, cook)
  for (const cook of [follower, open]) await follow(shy, cook)
  await follow(open, shy)
  const common = {
    ...(await layOutRecipes(app, { shy, open, follower })),
    cook: shy.id,
    username: shy.username,
    openCook: open.id,
    openUsername: open.username,
    followerCook: follower.id,
    followerUsername: follower.username,
  }
  const own = {
    stranger: await layOutOwn(stranger, common.openRecipe),
    follower: await layOutOwn(follower, common.recipe),
  }
  await rank(app)
  await viewAll(app, [stranger, follower], [common.recipe, common.adaptation])
  return {
    app,
    viewers: { stranger, follower, signedOut: app.client() },
    emails: { stranger: stranger.email, follower: follower.email, signedOut: '' },
    archive: await download(follower),
    idsOf: (viewer) => ({ ...common, ...own[viewer === 'follower' ? viewer : 'stranger'] }),
    move: (to) => MOVES[to](shy, common.recipe),
    close: async () => {
      await app.close()
      await rm(webDir, { recursive: true, force: true })
    },
  }
}

const MOVES: Record<State, (shy: Cook, recipe: string) => Promise<void>> = {
  hidden: async (shy, recipe) => {
    await shy.call('POST /auth/public-Profile-toogle')
    await rewrite(shy, recipe, BRACKROOT)
  },
  'taken back': async (shy, recipe) => {
    await rewrite(shy, recipe, QUILLWORT)
    await shy.call('POST /auth/public-Profile-toogle')
    await shy.call('PUT /recipes/{id}/toggle', { params: { id: recipe } })
    await rewrite(shy, recipe, BRACKROOT)
  },
  shown: async (shy, recipe) => {
    await rewrite(shy, recipe, QUILLWORT)
    await shy.call('PUT /recipes/{id}/toggle', { params: { id: recipe } })
  },
}

type Written = Omit<typeof QUILLWORT, 'difficulty'> | typeof BRACKROOT
async function rewrite(shy: Cook, id: string, written: Written): Promise<void> {
  const { title, description, ingredients, instructions } = written
  const body = {
    title,
    description,
    ingredients: ingredients.map((line) => ({ ...line })),
    instructions: [...instructions],
  }
  await shy.call('PUT /recipes/{id}', { params: { id }, body })
}

async function signUp(app: TestApp, username: string): Promise<Cook> {
  const client = app.client()
  return { ...client, ...(await client.signUp({ username })) }
}

function follow(cook: Cook, { id }: Cook) {
  return cook.call('POST /follow/follow/{userId}', { params: { userId: id } })
}

async function rank(app: TestApp): Promise<void> {
  await app.drainJobs()
  await app.jobs.send(app.database.db, { name: 'rank-lists', options: {} }, {})
  await app.drainJobs()
}

/** Views are written after the call, and count once a day: later ones of the table change nothing. */
async function viewAll(app: TestApp, viewers: Cook[], ids: string[]): Promise<void> {
  for (const viewer of viewers) {
    for (const id of ids) await viewer.call('GET /recipes/{id}', { params: { id } })
  }
  const viewed =
    'select 1 from recipe_views v where v.viewer_id = any ($1) and v.recipe_id = any ($2)'
  await vi.waitFor(
    async () => {
      const found = await app.database.query({ text: viewed }, [viewers.map(({ id }) => id), ids])
      // The follower does not view their own adaptation.
      expect(found).toHaveLength(3)
    },
    { timeout: 10_000, interval: 100 },
  )
}

/** What the cooks wrote, and did with each other's recipes and posts. */
async function layOutRecipes(app: TestApp, { shy, open, follower }: Cast) {
  const openRecipe = await publishRecipe(open, { title: 'Chard pie' })
  const recipe = await publishRecipe(shy, { ...QUILLWORT, adaptedFrom: openRecipe })
  await app.drainJobs()
  const draft = await shy.call('POST /recipes/', { body: { title: 'Parsnip secret' } })
  const adaptation = await publishRecipe(follower, { title: 'As mine', adaptedFrom: recipe })
  for (const cook of [follower, open]) await enjoy(cook, recipe)
  for (const id of [openRecipe, adaptation]) {
    await enjoy(shy, id)
    await comment(shy, id, 'Made it twice')
  }
  await comment(follower, recipe, 'Crisp')
  const rest = await comment(shy, recipe, 'Rest it overnight')
  const post = await shy.call('POST /activity', { body: { content: 'Leeks are up' } })
  const openPost = await open.call('POST /activity', { body: { content: 'Chard is in season' } })
  await follower.call('POST /activity/{id}/like', { params: { id: post._id } })
  const slugs = await commentPost(shy, post._id, 'No slugs yet')
  await commentPost(shy, openPost._id, 'Made it twice')
  for (const [key, liked] of [
    ['POST /recipes/comments/{commentId}/like', rest.comment],
    ['POST /activity/comments/{commentId}/like', slugs],
  ] as const) {
    await follower.call(key, { params: { commentId: liked._id } })
  }
  await shy.call('POST /cooked-recipes', { body: { recipeId: recipe, day: DAY } })
  app.clock.advance({ seconds: 1 })
  const toast = await publishRecipe(follower, { title: 'Toast' })
  await shy.call('POST /recipes/{id}/rate', { params: { id: toast }, body: { rating: 5 } })
  return {
    openRecipe,
    recipe,
    draft: draft.recipeId,
    adaptation,
    comment: rest.comment._id,
    post: post._id,
    openPost: openPost._id,
    postComment: slugs._id,
  }
}

async function enjoy(cook: Cook, id: string): Promise<void> {
  await cook.call('GET /recipes/{id}', { params: { id } })
  await cook.call('POST /recipes/{id}/like', { params: { id } })
  await cook.call('POST /auth/savedRecipe', { body: { recipeId: id } })
}

function comment(cook: Cook, id: string, text: string) {
  return cook.call('POST /recipes/{id}/comments', { params: { id }, body: { text, rating: 5 } })
}

function commentPost(cook: Cook, id: string, body: string) {
  return cook.call('POST /activity/{id}/comment', { params: { id }, body: { body } })
}

export async function download(viewer: Client): Promise<Buffer> {
  const { _id } = await viewer.call('POST /archives')
  const response = await viewer.fetch(`/api/archives/${_id}`)
  return Buffer.from(await response.arrayBuffer())
}

/** What a viewer keeps of a recipe, and a chat. */
async function layOutOwn(viewer: Cook, recipeId: string): Promise<Own> {
  await viewer.call('POST /auth/savedRecipe', { body: { recipeId } })
  const chat = await viewer.call('POST /aiChats/c/create', { body: {} })
  await viewer.call('POST /aiChats/{id}/adapt-recipe', {
    params: { id: chat._id },
    body: { adaptationRequest: 'without salt', recipeId },
  })
  const meal = await viewer.call('POST /meal-plan/entries', {
    body: { day: DAY, meal: 'dinner', recipeId },
  })
  const collection = await viewer.call('POST /collections', {
    body: { name: 'Winter', recipes: [recipeId] },
  })
  await viewer.call('POST /shopping-list/recipes', { body: { recipeId } })
  await viewer.call('POST /auth/inventory', {
    body: { name: 'rice', qty: 2, qtyName: 'kg', expiryDate: null },
  })
  const cooking = await viewer.call('POST /cooked-recipes', { body: { recipeId, day: DAY } })
  return { chat: chat._id, meal: meal._id, collection: collection._id, cooking: cooking._id }
}
