import { contract, type Endpoint, type EndpointKey, splitKey } from '@potluck/contract'
import type { HeavyFile } from './files.ts'
import { FLAVOURS, type Flavour } from './flavours.ts'
import type { FullAccount } from './full-account.ts'
import { largest } from './largest.ts'
import { specialVariants, type Variant } from './special-variants.ts'

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

const ENDPOINTS = Object.values(contract).flatMap(
  (endpoints) => Object.entries(endpoints) as [EndpointKey, Endpoint][],
)

/** Come first: they need a list that other inputs fill up. */
const FIRST: readonly EndpointKey[] = ['POST /shopping-list/weeks']
/** Come last, in this order: they delete what other inputs need. */
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

/** Endpoints that need a secret from a mail, an operator or a third party, so they refuse every input. */
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
