import { LIST_LIMITS, PLANNER_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import { type Cook, signUp } from '../support/cook.ts'
import { fullSizeRecipe } from '../support/full-size.ts'
import { create, many, read } from './asking.ts'
import { FLAVOURS, food } from './flavours.ts'

/** A cook whose every list is as long as it may be, and the ids of what is in them. */
export type FullAccount = {
  cook: Cook
  /** Who wrote what the cook saved and planned, and comments on what they wrote. */
  other: Cook
  /** The cook's own, of full size, with comments and earlier versions. */
  recipeId: string
  /** The other's, of full size. */
  otherRecipeId: string
  userId: string
  otherId: string
  chatId: string
  /** The other's, on the cook's recipe. */
  commentId: string
  ownCommentId: string
  /** The latest version that was kept of the cook's recipe. */
  revisionNumber: string
  postId: string
  postCommentId: string
  collectionId: string
  entryId: string
  cookedId: string
  ticketId: string
  alertId: string
  /** One that is not used. */
  sessionId: string
  firstItemId: string
  /** Of a download that was asked for. */
  archiveId: string
  savedRecipeIds: string[]
  itemIds: string[]
  lineIds: string[]
}

const SAVED = LIST_LIMITS.saved - 1
const FULL_SIZE_AMONG_SAVED = 60
const PLANNED_DAYS = PLANNER_LIMITS.days
const COMMENTS = 300
const POSTS = 300
const VERSIONS = 50
const COOKED = 200

/** Fills two accounts through the API; takes a minute or two. */
export async function fillAccount(origin: string): Promise<FullAccount> {
  const [cook, other] = await Promise.all([signUp(origin), signUp(origin)])
  const [userId, otherId] = await Promise.all([idOf(cook), idOf(other)])
  await Promise.all([
    cook.send('POST', `/follow/follow/${otherId}`),
    other.send('POST', `/follow/follow/${userId}`),
  ])
  await cook.send('POST', '/auth/update-Preference', {
    dietaryPreferences: Array.from({ length: LIST_LIMITS.dietaryPreferences }, (_, at) =>
      `no ${food(at)}, ${food(at + 3)} or ${food(at + 11)} ${at}`.slice(0, TEXT_LIMITS.preference),
    ),
  })
  const recipeId = await publish(cook, fullSizeRecipe())
  const otherRecipeId = await publish(other, fullSizeRecipe())
  const savedRecipeIds = await many(SAVED, (at) => publish(other, toSaved(at)))
  await many(SAVED, (at) =>
    cook.send('POST', '/auth/savedRecipe', { recipeId: savedRecipeIds[at] }),
  )
  const house = await fillHouse(cook)
  const planned = await fillPlan(cook, savedRecipeIds)
  const commentIds = await comment({ cook, recipeId }, { cook: other, recipeId: otherRecipeId })
  const posted = await post(cook, other)
  const revisionNumber = await keepVersions(cook, recipeId)
  const collectionId = await fillCollections(cook, savedRecipeIds)
  return {
    cook,
    other,
    recipeId,
    otherRecipeId,
    userId,
    otherId,
    collectionId,
    revisionNumber,
    savedRecipeIds,
    ...house,
    ...planned,
    ...commentIds,
    ...posted,
    chatId: await fillChats(cook),
    alertId: await latestAlert(cook),
    sessionId: await leaveSession(cook),
    ticketId: await create(cook, '/support-tickets', { subject: 'Help', text: longText(2) }),
    archiveId: await create(cook, '/archives', {}),
  }
}

/** The pantry, and what is to be bought. */
async function fillHouse(cook: Cook) {
  const itemIds = await many(LIST_LIMITS.pantry - 1, (at) =>
    create(cook, '/auth/inventory', toItem(at)),
  )
  const lineIds = await many(LIST_LIMITS.shopping - 300, async (at) => {
    const text = `${(at % 9) + 1} ${at % 2 ? 'cups' : 'kg'} ${food(at)}`
    const { lines } = (await read(cook, 'POST', '/shopping-list/lines', { text })) as {
      lines: string[]
    }
    return lines[0] ?? ''
  })
  return { itemIds, firstItemId: itemIds[0] ?? '', lineIds }
}

/** What is going to be cooked, and what was. */
async function fillPlan(cook: Cook, recipeIds: string[]) {
  const plan = (recipeId: string | undefined, day: string) =>
    create(cook, '/meal-plan/entries', { day, meal: 'dinner', recipeId, portions: 7 })
  const entryIds = await many(PLANNED_DAYS * 8, (at) =>
    plan(recipeIds[at % FULL_SIZE_AMONG_SAVED], dayAfter(Math.floor(at / 8))),
  )
  // Of the days before, one alone asks for more than the shopping list has room for.
  await many(2, (at) => plan(recipeIds[at], dayAfter(PLANNED_DAYS)))
  const cookedIds = await many(COOKED, (at) =>
    create(cook, '/cooked-recipes', {
      recipeId: recipeIds[at % FULL_SIZE_AMONG_SAVED],
      day: dayAfter(-(at % PLANNED_DAYS)),
      note: longText(at),
    }),
  )
  return { entryId: entryIds[0] ?? '', cookedId: cookedIds[0] ?? '' }
}

type Author = { cook: Cook; recipeId: string }

/** The other cook comments many times on the cook's recipe, the cook once on the other's. */
async function comment(own: Author, others: Author) {
  const say = async ({ cook }: Author, { recipeId }: Author, at: number) => {
    const body = { text: longText(at), rating: 5 }
    const answer = await read(cook, 'POST', `/recipes/${recipeId}/comments`, body)
    return (answer as { comment: { _id: string } }).comment._id
  }
  const ids = await many(COMMENTS, (at) => say(others, own, at))
  return { commentId: ids[0] ?? '', ownCommentId: await say(own, others, 3) }
}

async function post(cook: Cook, other: Cook) {
  const postIds = await many(POSTS, (at) => create(cook, '/activity', { content: longText(at) }))
  const postId = postIds[0] ?? ''
  const body = longText(1)
  return { postId, postCommentId: await create(other, `/activity/${postId}/comment`, { body }) }
}

/** Answers the number of the latest that was kept. */
async function keepVersions(cook: Cook, recipeId: string): Promise<string> {
  for (let at = 0; at < VERSIONS; at++) {
    await cook.send('PUT', `/recipes/${recipeId}`, { servings: String(2 + at), keepPrevious: true })
  }
  const { revisions } = (await read(cook, 'GET', `/recipes/${recipeId}/revisions`)) as {
    revisions: { revision: number }[]
  }
  return String(revisions[0]?.revision)
}

/** Answers the id of the one that holds all that is saved. */
async function fillCollections(cook: Cook, recipes: string[]): Promise<string> {
  const collectionId = await create(cook, '/collections', { name: 'All', recipes })
  await many(LIST_LIMITS.collections - 2, (at) =>
    create(cook, '/collections', { name: `No. ${at}` }),
  )
  return collectionId
}

/** Answers the id of the one in which something was asked. */
async function fillChats(cook: Cook): Promise<string> {
  const chatIds = await many(LIST_LIMITS.chats - 20, () =>
    create(cook, '/aiChats/c/create', { title: '' }),
  )
  const chatId = chatIds[0] ?? ''
  for (let at = 0; at < 10; at++) {
    await read(cook, 'POST', `/aiChats/${chatId}/generate`, { prompt: `${food(at)} stew` })
  }
  return chatId
}

async function latestAlert(cook: Cook): Promise<string> {
  const { notifications } = (await read(cook, 'GET', '/notifications')) as {
    notifications: { _id: string }[]
  }
  return notifications[0]?._id ?? ''
}

/** Signs in once more, and answers the session that nobody uses then. */
async function leaveSession(cook: Cook): Promise<string> {
  await read(cook, 'POST', '/auth/signin', cook.account)
  const { sessions } = (await read(cook, 'GET', '/auth/sessions')) as {
    sessions: { _id: string; isCurrent: boolean }[]
  }
  return sessions.find(({ isCurrent }) => !isCurrent)?._id ?? ''
}

/** The day some days from the bench's own, as the planner names it. */
export function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function toSaved(at: number): object {
  const whole = fullSizeRecipe()
  if (at < FULL_SIZE_AMONG_SAVED) return { ...whole, title: `Everything Pot ${at}` }
  const ingredients = whole.ingredients.slice(at % 80, (at % 80) + 12)
  return {
    ...whole,
    title: `Pot ${at}`,
    ingredients,
    instructions: ['Cook it all for 20 minutes.'],
  }
}

function toItem(at: number): object {
  const expiryDate = at % 3 === 0 ? dayAfter(at % 40) : null
  return {
    name: `${food(at)} ${at % 7 === 0 ? at : ''}`.trim(),
    qty: at + 1,
    qtyName: 'grams',
    expiryDate,
  }
}

function longText(at: number): string {
  return `${at} ${FLAVOURS['cooking sentences'](TEXT_LIMITS.comment - 10)}`
}

async function publish(cook: Cook, recipe: object): Promise<string> {
  const described = {
    cover: 'illustrated',
    description: 'All in one pot.',
    cookTime: '1 h',
    ...recipe,
  }
  const { ingredients } = described as { ingredients?: string[] }
  const rows = ingredients?.map((line) => {
    const [quantity, unit, ...name] = line.split(' ')
    return { quantity, unit, name: name.join(' ') }
  })
  const { recipeId } = (await read(cook, 'POST', '/recipes/', {
    ...described,
    ingredients: rows,
  })) as {
    recipeId: string
  }
  await read(cook, 'POST', `/recipes/${recipeId}/publish`)
  return recipeId
}

async function idOf(cook: Cook): Promise<string> {
  const { user } = (await read(cook, 'GET', '/auth/check')) as { user: { _id: string } }
  return user._id
}
