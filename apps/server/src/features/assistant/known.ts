import { expiryStatus } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import { listPantry, pantryLine } from '../pantry/index.ts'
import { listTitlesAround } from '../planner/index.ts'
import { type Brief, TURNS_READ, TURNS_SHOWN } from './brief.ts'
import type { ChatRow } from './chat-queries.ts'
import { type CookRow, readCook } from './cook-queries.ts'
import * as messages from './message-queries.ts'
import type { Ask } from './requests.ts'

/** What the database knows of a cook when they ask. */
export type Known = {
  cook: CookRow
  /** The pantry items that are still good, if the pantry is used. */
  items: Awaited<ReturnType<typeof listPantry>>
  asksPantry: boolean
  turns: messages.TurnRow[]
  /** Titles of meals planned within a fortnight. */
  recent: string[]
}

const FORTNIGHT = 14

/** Everything an answer needs from the database, read at once; expired items are left out. */
export async function readKnown(
  { db }: Database,
  asking: { member: Member; chat: ChatRow; ask: Ask },
  now: Date,
): Promise<Known> {
  const { member, chat, ask } = asking
  const wantsPantry = chat.use_pantry && (ask.mode === 'idea' || ask.useInventory)
  const [cook, pantry, turns, recent] = await Promise.all([
    readCook(db, member.id, now),
    wantsPantry ? listPantry(db, member.id) : [],
    messages.listTurns(db, chat.id, TURNS_READ),
    listTitlesAround(db, member.id, { day: ask.today, days: FORTNIGHT }),
  ])
  const items = pantry.filter(({ expiryDate }) => expiryStatus(expiryDate, ask.today) !== 'expired')
  return { cook, items, asksPantry: wantsPantry, turns, recent }
}

/** The pantry items that are still good on a day, one line each, first to expire first. */
export async function listGoodPantry(
  { db }: Database,
  member: Member,
  today: string,
): Promise<string[]> {
  const items = await listPantry(db, member.id)
  return items
    .filter(({ expiryDate }) => expiryStatus(expiryDate, today) !== 'expired')
    .map((item) => {
      const { expiryDate } = item
      return expiryDate ? `${pantryLine(item)}, expires ${expiryDate}` : pantryLine(item)
    })
}

/** The brief that the answer is written from. */
export function toBrief(
  chat: ChatRow,
  ask: Ask,
  { cook, items, turns, recent }: Known,
  seed: number,
): Omit<Brief, 'hasPicture' | 'picture'> {
  return {
    mode: ask.mode,
    text: ask.text,
    ingredients: ask.ingredients,
    restrictions: restrictionsOf(cook),
    skill: cook.cooking_level,
    units: chat.units,
    pantry: items.map(({ name, qty, unit, expiryDate }) => {
      return { name, quantity: qty, unit, ...(expiryDate && { expires: expiryDate }) }
    }),
    recent,
    today: ask.today,
    original: ask.original,
    turns: turnsOf(turns.slice(-TURNS_SHOWN), ask.text).map(
      ({ role, content, recipe_data: recipe, menu }) => ({ role, content, recipe, menu }),
    ),
    earlier: toEarlier(turnsOf(turns, ask.text)),
    seed,
  }
}

function turnsOf(turns: messages.TurnRow[], asked: string): messages.TurnRow[] {
  return withoutTries(turns.filter(isOfAnExchange), asked)
}

/** Each question with the title of the recipe that answered it. */
function toEarlier(turns: messages.TurnRow[]): Brief['earlier'] {
  return turns.flatMap(({ role, content }, at) => {
    const recipe = role === 'user' ? turns[at + 1]?.recipe_data : undefined
    return recipe ? [{ text: content, title: recipe.title }] : []
  })
}

/**
 * Whether a message belongs to a complete pair: providers want questions and answers in turn, a
 * question first. Left out are a question whose answer failed and an answer whose question is
 * further back than is shown.
 */
function isOfAnExchange(
  { role }: messages.TurnRow,
  at: number,
  turns: messages.TurnRow[],
): boolean {
  return role === 'user' ? turns[at + 1]?.role === 'ai' : turns[at - 1]?.role === 'user'
}

/**
 * A cook who stops an answer and asks the same again starts over, so the stopped tries are left
 * out.
 */
function withoutTries(turns: messages.TurnRow[], asked: string): messages.TurnRow[] {
  const [question, answer] = turns.slice(-2)
  const isTry = question?.content === asked && answer?.status === 'stopped'
  return isTry ? withoutTries(turns.slice(0, -2), asked) : turns
}

/** Restrictions of the chat and of the profile together, without duplicates. */
export function restrictionsOf({ chat_restrictions, dietary_preferences }: CookRow): string[] {
  const labels = [...chat_restrictions, ...dietary_preferences]
  return Array.from(new Map(labels.map((label) => [label.trim().toLowerCase(), label])).values())
}
