import { hasSameEntries } from '@potluck/kitchen'
import type { ChatMode } from '@potluck/rules'
import type { CallResponse } from '../../platform/call.ts'
import type { StreamEvent } from './stream-events.ts'

export type Chat = CallResponse<'GET /aiChats/{id}'>
type Message = Chat['messages'][number]

/** A recipe passed as text, since it has no id. */
export interface OriginalRecipe {
  title: string
  ingredients: string[]
  instructions: string[]
  servings: string
  description?: string | undefined
  prepTime?: string | undefined
  cookTime?: string | undefined
  totalTime?: string | undefined
  difficulty?: string | undefined
}

/** A complete request, so that asking again asks the same. */
export type Ask = { prompt: string; image?: File | undefined } & (
  | { mode: 'idea' }
  | { mode: 'ingredients'; ingredients: string[]; useInventory: boolean }
  | { mode: 'adapt'; recipeId?: string | undefined; originalRecipe?: OriginalRecipe | undefined }
)

type Written = Pick<
  Message,
  | 'recipeData'
  | 'menu'
  | 'choices'
  | 'dietCheck'
  | 'engine'
  | 'corrections'
  | 'adaptation'
  | 'context'
>

/**
 * An answer as it is shown. `waiting`: nothing has come yet. `lost`: the connection broke, and it
 * is unknown what happened to the answer.
 */
export type Answer = Written & {
  /** Undefined until the server has started it. */
  messageId: string | undefined
  mode: ChatMode
  status: 'waiting' | 'lost' | Message['status']
  /** Its place in the queue for a busy model, where 1 is next; undefined when not queued. */
  position: number | undefined
  /** What happens once everything is written; undefined while it is being written. */
  lastStage: 'checking' | 'repairing' | undefined
  text: string
  /** The lines found not to be free so far; `dietCheck` has all of them at the end. */
  checks: DietLine[]
}

/** A line that is not known to be free of what the cook avoids. */
type DietLine = Extract<StreamEvent, { type: 'check' }>['line']

/** A question and its answer. */
export type Turn = {
  prompt: string
  ask: Ask
  /** The picture that was sent, if the server stores it; `ask.image` is one just sent. */
  imageUrl: string | null
  answer: Answer
}

/** A turn that was just asked. */
export function startTurn(ask: Ask): Turn {
  return { prompt: ask.prompt, ask, imageUrl: null, answer: { ...emptyAnswer, mode: ask.mode } }
}

/** Pairs a chat's messages: a user's, then the assistant's. */
export function toTurns(messages: readonly Message[]): Turn[] {
  let turns: Turn[] = []
  for (const [index, message] of messages.entries()) {
    if (message.role !== 'ai') continue
    const before = messages[index - 1]
    const question = before?.role === 'user' ? before : undefined
    turns = addTurn(turns, {
      prompt: question?.content ?? '',
      ask: toAsk(question, message, findLastRecipe(turns)),
      imageUrl: question?.imageUrl ?? null,
      answer: toAnswer(message),
    })
  }
  return turns
}

/**
 * Appends a turn: not if it is there already, and in place of a failed answer to the same question.
 */
export function addTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  const { messageId } = turn.answer
  if (messageId && turns.some(({ answer }) => answer.messageId === messageId)) return [...turns]
  const before = turns.at(-1)
  const isRetry = before && isSameAsk(before.ask, turn.ask) && hasFailed(before.answer)
  return [...(isRetry ? turns.slice(0, -1) : turns), turn]
}

export function isBeingWritten({ status }: Answer): boolean {
  return status === 'waiting' || status === 'streaming'
}

/** The latest recipe of a chat, for adapting. */
export function findLastRecipe(turns: readonly Turn[]): OriginalRecipe | undefined {
  const recipe = turns.findLast(({ answer }) => answer.recipeData)?.answer.recipeData
  return recipe ? toOriginal(recipe) : undefined
}

/** The parts of a recipe that adapting needs. */
export function toOriginal(recipe: OriginalRecipe): OriginalRecipe {
  const { title, ingredients, instructions, servings } = recipe
  const { description, prepTime, cookTime, totalTime, difficulty } = recipe
  return {
    title,
    ingredients,
    instructions,
    servings,
    description,
    prepTime,
    cookTime,
    totalTime,
    difficulty,
  }
}

/** An answer about which nothing is known yet. */
export const emptyAnswer: Answer = {
  messageId: undefined,
  mode: 'idea',
  status: 'waiting',
  position: undefined,
  lastStage: undefined,
  text: '',
  checks: [],
  recipeData: null,
  menu: null,
  choices: [],
  dietCheck: null,
  corrections: [],
  adaptation: null,
  context: null,
  engine: null,
}

/** The answer after an event. */
export function takeEvent(answer: Answer, event: StreamEvent): Answer {
  switch (event.type) {
    case 'connected':
      return answer
    case 'waiting':
      return { ...answer, position: event.position }
    case 'start':
      return { ...answer, messageId: event.messageId, engine: event.engine }
    case 'chunk': {
      const text = answer.text + event.chunk
      return { ...answer, status: 'streaming', position: undefined, lastStage: undefined, text }
    }
    case 'checking':
      return { ...answer, lastStage: event.repairing ? 'repairing' : 'checking' }
    case 'check':
      return { ...answer, checks: [...answer.checks, event.line] }
    case 'complete': {
      const { stopped, corrected: _, ...written } = event.data
      const status = stopped ? 'stopped' : 'complete'
      const checks = written.dietCheck?.lines ?? []
      return { ...answer, ...written, status, lastStage: undefined, text: event.fullText, checks }
    }
    case 'error':
      return { ...answer, status: 'error' }
  }
}

/** Whether the latest message of a chat is still being written, whoever asked for it. */
export function isChatBusy(chat: Chat | undefined): boolean {
  return chat?.messages.at(-1)?.status === 'streaming'
}

/** The messages of a busy chat before the one being written; undefined if it is not busy. */
export function settledMessages(chat: Chat): Message[] | undefined {
  return isChatBusy(chat) ? chat.messages.slice(0, -1) : undefined
}

/** Whether the server's chat contains the answer of a turn, whose id may not be known yet. */
export function hasAnswer(chat: Chat, { answer, prompt }: Turn): boolean {
  const { messageId } = answer
  if (messageId !== undefined) return chat.messages.some(({ _id }) => _id === messageId)
  if (isBeingWritten(answer)) return isChatBusy(chat)
  const question = chat.messages.findLast(({ role }) => role === 'user')
  return answer.status === 'lost' && question?.content === prompt
}

/** Compared by what stored messages contain. */
function isSameAsk(one: Ask, other: Ask): boolean {
  return (
    one.prompt === other.prompt &&
    one.mode === other.mode &&
    hasSameEntries(listOf(one), listOf(other))
  )
}

function listOf(ask: Ask): readonly string[] {
  return ask.mode === 'ingredients' ? ask.ingredients : []
}

function hasFailed({ status }: Answer): boolean {
  return status === 'error' || status === 'interrupted'
}

function toAnswer(message: Message): Answer {
  const { _id, type, content, status, dietCheck, ...rest } = message
  const { recipeData, menu, choices, engine, corrections, adaptation, context } = rest
  const waiting = status === 'streaming' && content === ''
  return {
    recipeData,
    menu,
    choices,
    dietCheck,
    engine,
    corrections,
    adaptation,
    context,
    messageId: _id,
    mode: type,
    status: waiting ? 'waiting' : status,
    position: undefined,
    lastStage: undefined,
    text: content,
    checks: dietCheck?.lines ?? [],
  }
}

/** What was asked, as far as the messages tell; `above` is the previous recipe of the chat. */
function toAsk(
  question: Message | undefined,
  answer: Message,
  above: OriginalRecipe | undefined,
): Ask {
  const prompt = question?.content ?? ''
  if (answer.type === 'ingredients') {
    const ingredients = question?.ingredients ?? []
    // Questions from before it was stored are recognised by their answer.
    const useInventory =
      question?.useInventory ??
      (ingredients.length === 0 || (answer.context?.pantry.length ?? 0) > 0)
    return { mode: 'ingredients', prompt, ingredients, useInventory }
  }
  if (answer.type === 'idea') return { mode: 'idea', prompt }
  const original = answer.adaptation?.original
  if (original?.recipeId) return { mode: 'adapt', prompt, recipeId: original.recipeId }
  const originalRecipe = original ? toOriginal(original) : above
  return { mode: 'adapt', prompt, originalRecipe }
}
