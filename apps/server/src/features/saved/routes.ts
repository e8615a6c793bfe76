import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Saved } from './service.ts'

export function savedRoutes(saved: Saved): Handlers<typeof contract.saved> {
  return {
    'GET /auth/savedRecipe': ({ member }) => saved.list(member),
    'POST /auth/savedRecipe': ({ member, body }) => saved.add(member, body.recipeId),
    'PUT /auth/savedRecipe/toggle': ({ member, body }) => saved.toggle(member, body.recipeId),
    'GET /auth/savedRecipe/check/{id}': ({ member, params }) => saved.check(member, params.id),
    'DELETE /auth/savedRecipe/{id}': ({ member, params }) => saved.remove(member, params.id),
  }
}
