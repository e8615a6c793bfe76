import type { CallResponse } from '../../platform/call.ts'

export type Chat = CallResponse<'GET /aiChats/{id}'>
type Message = Chat['messages'][number]

/** An answer as it is shown. `waiting`: asked for, nothing has come. */
export type Answer = Pick<Message, 'recipeData' | 'dietCheck' | 'engine'> & {
  /** Undefined until the server has begun it. */
  messageId: string | undefined
  status: 'waiting' | Message['status']
  text: string
}

/** A question and what was answered. */
export type Turn = { prompt: string; answer: Answer }

/** Pairs a chat's messages, user then ai. */
export function toTurns(messages: readonly Message[]): Turn[] {
  let turns: Turn[] = []
  for (const [index, message] of messages.entries()) {
    if (message.role !== 'ai') continue
    const question = messages[index - 1]
    const prompt = question?.role === 'user' ? question.content : ''
    turns = addTurn(turns, { prompt, answer: toAnswer(message) })
  }
  return turns
}

/**
 * Puts a turn behind the others: not a second time when it is there already, and in place of an
 * answer that failed when the same question is asked again.
 */
export function addTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  const { messageId } = turn.answer
  if (messageId && turns.some(({ answer }) => answer.messageId === messageId)) return [...turns]
  const before = turns.at(-1)
  const isRetry = before !== undefined && before.prompt === turn.prompt && hasFailed(before.answer)
  return [...(isRetry ? turns.slice(0, -1) : turns), turn]
}

export function isBeingWritten({ status }: Answer): boolean {
  return status === 'waiting' || status === 'streaming'
}

/** An answer nothing is known of yet. */
export const emptyAnswer: Answer = {
  messageId: undefined,
  status: 'waiting',
  text: '',
  recipeData: null,
  dietCheck: null,
  engine: null,
}

/** Whether the newest message of a chat is still being written, by whoever asked for it. */
export function isChatBusy(chat: Chat | undefined): boolean {
  return chat?.messages.at(-1)?.status === 'streaming'
}

/** Whether a chat as the server has it holds an answer, which may not have told its id yet. */
export function hasAnswer(chat: Chat, answer: Answer): boolean {
  const { messageId } = answer
  if (messageId === undefined) return isBeingWritten(answer) && isChatBusy(chat)
  return chat.messages.some(({ _id }) => _id === messageId)
}

function hasFailed({ status }: Answer): boolean {
  return status === 'error' || status === 'interrupted'
}

function toAnswer(message: Message): Answer {
  const { _id, content, status, recipeData, dietCheck, engine } = message
  const waiting = status === 'streaming' && content === ''
  return {
    messageId: _id,
    status: waiting ? 'waiting' : status,
    text: content,
    recipeData,
    dietCheck,
    engine,
  }
}
