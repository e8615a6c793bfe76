import type { contract } from '@potluck/contract'
import type { Handlers, UploadedFile } from '../../platform/http/index.ts'
import type { Recipes } from './service.ts'
import type { Views } from './views.ts'

/** The endpoints of writing and reading recipes; opening one counts a view. */
export function recipeRoutes(recipes: Recipes, views: Views): Handlers<typeof contract.recipes> {
  return {
    'POST /recipes/': ({ member, body, files }) => recipes.create(member, body, photoOf(files)),
    'GET /recipes/my-recipes': ({ member, query }) => recipes.listOwn(member, query),
    'GET /recipes/{id}': async ({ member, params }) => {
      const { authorId, json } = await recipes.open(member, params.id)
      if (authorId !== member.id) views.count(params.id, member.id)
      return json
    },
    'GET /recipes/{id}/adaptations': ({ member, params, query }) =>
      recipes.listAdaptations(member, params.id, query),
    'PUT /recipes/{id}': ({ member, params, body, files }) =>
      recipes.update(member, params.id, body, photoOf(files)),
    'DELETE /recipes/{id}': ({ member, params }) => recipes.remove(member, params.id),
    'GET /recipes/{id}/validate': ({ member, params }) => recipes.validate(member, params.id),
    'POST /recipes/{id}/publish': ({ member, params, body }) =>
      recipes.publish(member, params.id, body),
    'PUT /recipes/{id}/toggle': ({ member, params, body }) =>
      recipes.toggleVisibility(member, params.id, body),
    'POST /recipes/{id}/comment': ({ member, params }) => recipes.toggleComments(member, params.id),
  }
}

function photoOf(files: UploadedFile[]): Buffer | undefined {
  return files[0]?.bytes
}
