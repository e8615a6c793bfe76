import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Assistant } from './assistant.ts'

export function assistantRoutes(assistant: Assistant): Handlers<typeof contract.chats> {
  const { chats, cook, answers, asks } = assistant
  return {
    'POST /aiChats/c/create': ({ member, body }) => chats.create(member, body),
    'GET /aiChats': ({ member }) => chats.list(member),
    'GET /aiChats/{id}': ({ member, params, query }) => chats.get(member, params.id, query.after),
    'GET /aiChats/u/{id}': ({ member, params }) => chats.listOf(member, params.id),
    'DELETE /aiChats/{id}': ({ member, params }) => chats.remove(member, params.id),
    'PUT /aiChats/{id}/options': ({ member, params, body }) =>
      chats.setOptions(member, params.id, body),
    'POST /aiChats/{id}/stop': ({ member, params }) => chats.stop(member, params.id),
    'GET /aiChats/inventory': ({ member }) => cook.listInventory(member),
    'GET /aiChats/dietary-preferences': ({ member }) => cook.getRestrictions(member),
    'PUT /aiChats/dietary-preferences': ({ member, body }) =>
      cook.setRestrictions(member, body.dietaryPreferences),
    'GET /aiChats/usage': ({ member }) => cook.getUsage(member),
    'GET /aiChats/engine': () => cook.getEngine(),
    'POST /aiChats/{id}/generate': ({ member, body, ...request }) =>
      answers.generate(member, asks.idea(body, request)),
    'POST /aiChats/{id}/generate-stream': ({ member, body, ...request }) =>
      answers.stream(member, asks.idea(body, request)),
    'POST /aiChats/{id}/generate-with-ingredients': ({ member, body, ...request }) =>
      answers.generate(member, asks.ingredients(body, request)),
    'POST /aiChats/{id}/generate-with-ingredients-stream': ({ member, body, ...request }) =>
      answers.stream(member, asks.ingredients(body, request)),
    'POST /aiChats/{id}/adapt-recipe': async ({ member, body, ...request }) =>
      answers.generate(member, await asks.adaptation(member, body, request)),
    'POST /aiChats/{id}/adapt-recipe-stream': async ({ member, body, ...request }) =>
      answers.stream(member, await asks.adaptation(member, body, request)),
  }
}
