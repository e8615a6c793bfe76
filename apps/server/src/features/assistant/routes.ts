import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Assistant } from './service.ts'

export function assistantRoutes(assistant: Assistant): Handlers<typeof contract.chats> {
  return {
    'POST /aiChats/c/create': ({ member, body }) => assistant.createChat(member, body.title),
    'GET /aiChats': ({ member }) => assistant.listChats(member),
    'GET /aiChats/{id}': ({ member, params }) => assistant.getChat(member, params.id),
    'GET /aiChats/u/{id}': ({ member, params }) => assistant.listChatsOf(member, params.id),
    'DELETE /aiChats/{id}': ({ member, params }) => assistant.deleteChat(member, params.id),
    'POST /aiChats/{id}/stop': ({ member, params }) => assistant.stop(member, params.id),
    'POST /aiChats/{id}/generate': ({ member, params, body }) =>
      assistant.generate(member, params.id, toIdea(body.prompt)),
    'POST /aiChats/{id}/generate-stream': ({ member, params, body, call }) =>
      assistant.stream(member, params.id, toIdea(body.prompt), call.idempotencyKey),
  }
}

function toIdea(prompt: string) {
  return { mode: 'idea' as const, text: prompt, ingredients: [] }
}
