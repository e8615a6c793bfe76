import { contract, type Endpoint, type EndpointKey, splitKey } from '@potluck/contract'
import {
  CHAT_RESTRICTIONS,
  LIST_LIMITS,
  PAID_PLAN_IDS,
  PLANNER_LIMITS,
  TEXT_LIMITS,
} from '@potluck/rules'
import { fullSizeRecipe } from '../support/full-size.ts'
import type { HeavyFile } from './files.ts'
import { FLAVOURS, type Flavour } from './flavours.ts'
import { dayAfter, type FullAccount } from './full-account.ts'
import { largest } from './largest.ts'

/** A request that the contract admits and that costs what such a request can cost. */
export type WorstInput = {
  key: EndpointKey
  /** What is large about it. */
  what: string
  path: string
  body?: unknown
  /** A form with this file, or for an endpoint that takes whole files the file itself. */
  file?: { field: string | undefined; bytes: Buffer }
}

export type Files = { pictures: HeavyFile[]; archives: HeavyFile[] }

type Variant = { what: string; query?: Record<string, string>; body?: unknown }

const ENDPOINTS = Object.values(contract).flatMap(
  (endpoints) => Object.entries(endpoints) as [EndpointKey, Endpoint][],
)

/** What others fill the list for comes first. */
const FIRST: readonly EndpointKey[] = ['POST /shopping-list/weeks']
/** What takes away what others need comes at the end, in this order. */
const LAST: readonly EndpointKey[] = [
  'DELETE /recipes/comments/{commentId}',
  'DELETE /activity/comments/{commentId}',
  'DELETE /activity/{id}',
  'DELETE /cooked-recipes/{id}/deductions',
  'DELETE /cooked-recipes/{id}',
  'DELETE /collections/{id}',
  'DELETE /aiChats/{id}',
  'DELETE /meal-plan/entries/{id}',
  'DELETE /meal-plan/entries',
  'DELETE /auth/inventory/{id}',
  'DELETE /auth/inventory',
  'DELETE /recipes/{id}',
  'DELETE /auth/sessions/{id}',
  'POST /auth/change-Password',
  'DELETE /auth/sessions',
  'DELETE /auth/delete-Account',
  'POST /auth/logout',
]

/** What only a mail, an operator or somebody else's sign-in gives: these refuse whatever is sent. */
export const WANT_A_SECRET: readonly EndpointKey[] = [
  'POST /auth/password-resets',
  'POST /auth/email-confirmations',
  'POST /auth/email-reversals',
  'DELETE /auth/sign-in-ways/{id}',
  'POST /billing/coupon-checks',
  'POST /mailings/unsubscriptions',
  'POST /newsletter/confirmations',
]

/** Of every endpoint of the contract its worst inputs: a new endpoint is among them from its first day. */
export function listInputs(account: FullAccount, files: Files): WorstInput[] {
  const rank = ([key]: [EndpointKey, Endpoint]) => (FIRST.includes(key) ? -2 : LAST.indexOf(key))
  const ordered = ENDPOINTS.toSorted((one, other) => rank(one) - rank(other))
  return ordered.flatMap(([key, endpoint]) => [
    ...variantsOf(key, endpoint, account).map(({ what, query, body }) => ({
      key,
      what,
      path: `${fillPath(key, account)}${query ? `?${new URLSearchParams(query)}` : ''}`,
      ...(body !== undefined && { body }),
    })),
    ...uploadsOf(key, endpoint, account, files),
  ])
}

function variantsOf(key: EndpointKey, endpoint: Endpoint, account: FullAccount): Variant[] {
  const special = specialVariants(account)[key]
  if (special) return special
  if (endpoint.upload) return []
  const flavours = Object.keys(FLAVOURS) as Flavour[]
  const { body, query } = endpoint
  if (body) return flavours.map((what) => ({ what, body: largest(body, what) }))
  if (!query) return [{ what: 'a full account' }]
  const filled = flavours.map((what) => ({ what, query: toQuery(largest(query, what)) }))
  return [{ what: 'a full account' }, ...filled]
}

function toQuery(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  )
}

function uploadsOf(
  key: EndpointKey,
  endpoint: Endpoint,
  account: FullAccount,
  { pictures, archives }: Files,
): WorstInput[] {
  const field = Object.keys(endpoint.files ?? {})[0]
  const heavy = endpoint.upload ? archives : field ? pictures : []
  const body = specialVariants(account)[key]?.[0]?.body
  return heavy.map(({ name, bytes }) => ({
    key,
    what: name,
    path: fillPath(key, account),
    file: { field, bytes },
    ...(body !== undefined && { body }),
  }))
}

/** As long as all of them together may be. */
const EACH_STEP = Math.floor(TEXT_LIMITS.method / LIST_LIMITS.steps)
/** Beside an amount. */
const EACH_LINE = TEXT_LIMITS.ingredientList / LIST_LIMITS.ingredients - 20

/** Where the largest texts alone would be refused, or something else makes it dear. */
function specialVariants(account: FullAccount): Partial<Record<EndpointKey, Variant[]>> {
  const texts = (toBody: (text: (length: number) => string, flavour: Flavour) => unknown) =>
    (Object.keys(FLAVOURS) as Flavour[]).map((what) => ({
      what,
      body: toBody(FLAVOURS[what], what),
    }))
  const days = { from: dayAfter(0), to: dayAfter(PLANNER_LIMITS.days - 1) }
  const past = { from: dayAfter(1 - PLANNER_LIMITS.days), to: dayAfter(0) }
  const lines = account.lineIds
  const { account: credentials } = account.cook
  const one = (body: unknown): Variant[] => [{ what: 'a full account', body }]
  const adaptations = texts((text) => ({
    adaptationRequest: text(3_850),
    originalRecipe: {
      title: text(100),
      servings: '4',
      description: text(1_900),
      ingredients: Array.from(
        { length: LIST_LIMITS.ingredients },
        (_, at) => `${at} g ${text(EACH_LINE)}`,
      ),
      instructions: Array.from({ length: LIST_LIMITS.steps }, () => text(EACH_STEP)),
    },
  }))
  const fullSize = {
    what: 'a recipe of full size',
    body: { adaptationRequest: 'make it vegan', originalRecipe: fullSizeRecipe() },
  }
  const recipes = texts((text) => ({
    cover: 'illustrated',
    title: text(110),
    description: text(1_900),
    servings: '4',
    ingredients: Array.from({ length: LIST_LIMITS.ingredients }, (_, at) => ({
      name: `${text(EACH_LINE)} ${at}`,
      quantity: '1 1/2',
      unit: 'cups',
    })),
    instructions: Array.from({ length: LIST_LIMITS.steps }, () => text(EACH_STEP)),
    tags: Array.from({ length: LIST_LIMITS.tags }, (_, at) => `${text(30)} ${at}`),
  }))
  return {
    'POST /auth/signin': one(credentials),
    'POST /auth/change-Password': one({
      oldPassword: credentials.password,
      newPassword: 'another 4 walls',
    }),
    'DELETE /auth/delete-Account': one({ password: 'another 4 walls' }),
    'POST /archives': one({ password: credentials.password }),
    'POST /notifications/readings': one({ ids: [account.alertId] }),
    'POST /auth/update-Email': one({
      email: `worst-${account.userId}@example.org`,
      password: credentials.password,
    }),
    'DELETE /auth/sign-in-ways/{id}': one({ password: credentials.password }),
    'GET /auth/profile/{username}/recipes': [
      { what: 'a full account', query: { search: 'everything pot', cuisine: 'Italian' } },
    ],
    'POST /aiChats/{id}/adapt-recipe': [fullSize, ...adaptations],
    'POST /aiChats/{id}/adapt-recipe-stream': [fullSize, ...adaptations],
    'POST /recipes/': recipes,
    'PUT /recipes/{id}': recipes,
    'GET /meal-plan/entries': [{ what: 'six full weeks', query: days }],
    'PUT /meal-plan/entries/{id}': one({ day: dayAfter(1), meal: 'lunch', portions: 100 }),
    'DELETE /meal-plan/entries': [{ what: 'six full weeks', query: days }],
    'GET /nutrition/days': [
      { what: 'six planned weeks', query: days },
      { what: 'six cooked weeks', query: past },
    ],
    'POST /shopping-list/weeks': [
      { what: 'six full weeks', body: days },
      { what: 'a full day', body: { from: dayAfter(0), to: dayAfter(0) } },
    ],
    'POST /shopping-list/recipes': one({ recipeId: account.otherRecipeId, portions: 900 }),
    'PUT /shopping-list/text': texts((text) => ({ lines: lines.slice(0, 100), text: text(200) })),
    'PUT /shopping-list/lines': one({ lines, state: 'ticked' }),
    'POST /shopping-list/purchases': [
      {
        what: 'more than the pantry holds',
        body: { lines, items: [{ name: 'rice', qty: 1, qtyName: 'kg' }] },
      },
      { what: 'a full list', body: { lines, items: [] } },
    ],
    'POST /shopping-list/returns': one({ lines, items: [] }),
    'POST /cooked-recipes': one({ recipeId: account.otherRecipeId, portions: 900 }),
    'GET /cooked-recipes/deduction-proposals': [
      {
        what: 'a recipe of full size',
        query: { recipeId: account.otherRecipeId, portions: '900' },
      },
    ],
    'POST /cooked-recipes/{id}/deductions': one({
      // The first is written over by other inputs.
      items: account.itemIds.slice(1, LIST_LIMITS.ingredients + 1).map((itemId) => {
        return { itemId, qty: 1, qtyName: 'grams' }
      }),
    }),
    'POST /meal-plan/entries': one({
      day: dayAfter(0),
      meal: 'lunch',
      recipeId: account.otherRecipeId,
    }),
    'POST /collections': one({ name: 'All of them again', recipes: account.savedRecipeIds }),
    'POST /auth/savedRecipe': one({ recipeId: account.otherRecipeId }),
    'PUT /auth/savedRecipe/toggle': one({ recipeId: account.otherRecipeId }),
    'POST /recipes/{id}/rate': one({ rating: 4 }),
    'POST /recipes/{id}/revisions': recipes.map(({ what, body }) => {
      return { what, body: { base: 1, ...(body as object) } }
    }),
    'PUT /aiChats/dietary-preferences': one({ dietaryPreferences: CHAT_RESTRICTIONS }),
    'PUT /billing/subscriptions/current': one({ plan: PAID_PLAN_IDS.at(-1) }),
    'GET /auth/google/callback': [{ what: 'a full account' }],
  }
}

/** The ids that a path names. */
function fillPath(key: EndpointKey, account: FullAccount): string {
  const { path } = splitKey(key)
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => idFor(path, name, account, key))
}

function idFor(path: string, name: string, account: FullAccount, key: EndpointKey): string {
  if (name === 'revisionNumber') return account.revisionNumber
  if (name === 'username' || name.includes('-or-')) return account.cook.account.username
  if (name === 'userId') return account.otherId
  if (name === 'recipeId') return account.savedRecipeIds[0] ?? ''
  if (name === 'commentId') {
    if (key === 'DELETE /recipes/comments/{commentId}') return account.ownCommentId
    return path.startsWith('/recipes') ? account.commentId : account.postCommentId
  }
  const owner = BY_PATH.find(([prefix]) => path.startsWith(prefix))
  if (!owner) throw new Error(`Say in bench/worst/inputs.ts whose id ${key} takes`)
  const id = account[owner[1]]
  return typeof id === 'string' ? id : ''
}

const BY_PATH: readonly [string, keyof FullAccount][] = [
  ['/recipes/{id}/like', 'otherRecipeId'],
  ['/recipes/{id}/comments', 'otherRecipeId'],
  ['/recipes/{id}/rate', 'otherRecipeId'],
  ['/recipes', 'recipeId'],
  ['/shopping-list/recipes', 'otherRecipeId'],
  ['/analytics/recipes', 'recipeId'],
  ['/auth/savedRecipe', 'otherRecipeId'],
  ['/auth/inventory', 'firstItemId'],
  ['/auth/sessions', 'sessionId'],
  ['/auth/sign-in-ways', 'sessionId'],
  ['/auth/follow', 'otherId'],
  ['/myfeed/chef', 'otherId'],
  ['/meal-plan', 'entryId'],
  ['/collections', 'collectionId'],
  ['/cooked-recipes', 'cookedId'],
  ['/activity', 'postId'],
  ['/aiChats/u', 'userId'],
  ['/aiChats', 'chatId'],
  ['/notifications', 'alertId'],
  ['/support-tickets', 'ticketId'],
  ['/archives', 'archiveId'],
]
