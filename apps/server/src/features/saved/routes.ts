import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Collections } from './collections.ts'
import type { Saved } from './service.ts'

export function savedRoutes(saved: Saved): Handlers<typeof contract.saved> {
  return {
    'GET /auth/savedRecipe': ({ member, query }) => saved.list(member, query.collection),
    'POST /auth/savedRecipe': ({ member, body }) =>
      saved.add(member, body.recipeId, body.collections),
    'PUT /auth/savedRecipe/toggle': ({ member, body }) => saved.toggle(member, body.recipeId),
    'GET /auth/savedRecipe/check/{id}': ({ member, params }) => saved.check(member, params.id),
    'DELETE /auth/savedRecipe/{id}': ({ member, params }) => saved.remove(member, params.id),
  }
}

export function collectionRoutes(collections: Collections): Handlers<typeof contract.collections> {
  return {
    'GET /collections': ({ member }) => collections.list(member),
    'POST /collections': ({ member, body }) => collections.create(member, body.name, body.recipes),
    'PUT /collections/{id}': ({ member, params, body }) =>
      collections.rename(member, params.id, body.name),
    'DELETE /collections/{id}': ({ member, params }) => collections.remove(member, params.id),
    'PUT /collections/{id}/recipes/{recipeId}': ({ member, params }) =>
      collections.putIn(member, params.id, params.recipeId),
    'DELETE /collections/{id}/recipes/{recipeId}': ({ member, params }) =>
      collections.takeOut(member, params.id, params.recipeId),
  }
}
