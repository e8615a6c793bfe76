import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call, takeFirstAnswer } from '../../platform/call.ts'

type SavedList = CallResponse<'GET /auth/savedRecipe'>
export type SavedRecipe = SavedList['savedRecipes'][number]

const savedKeys = {
  list: ['saved', 'list'] as const,
  check: (recipeId: string) => ['saved', 'check', recipeId] as const,
}

/** All saved recipes, latest first. */
export function savedRecipesQuery() {
  return queryOptions({
    queryKey: savedKeys.list,
    queryFn: ({ signal }) => call('GET /auth/savedRecipe', { signal }),
    initialData: () => takeFirstAnswer('GET /auth/savedRecipe'),
  })
}

/** Whether a recipe is saved, for lists that do not say so. */
export function savedCheckQuery(recipeId: string) {
  return queryOptions({
    queryKey: savedKeys.check(recipeId),
    queryFn: ({ signal }) =>
      call('GET /auth/savedRecipe/check/{id}', { params: { id: recipeId }, signal }),
  })
}

/** Saves or unsaves; the server's answer updates every place that shows the recipe. */
export function useToggleSaved() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (recipeId: string) => call('PUT /auth/savedRecipe/toggle', { body: { recipeId } }),
    onSuccess: ({ isSaved }, recipeId) => {
      showSaved(queryClient, recipeId, isSaved)
      return isSaved
        ? queryClient.invalidateQueries({ queryKey: savedKeys.list })
        : dropFromList(queryClient, recipeId)
    },
  })
}

/** Restores a recipe that was just unsaved to its place in the list and its collections. */
export function useSaveAgain() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ recipe }: { recipe: SavedRecipe; index: number }) =>
      call('POST /auth/savedRecipe', {
        body: { recipeId: recipe._id, collections: recipe.collections },
      }),
    onSuccess: ({ isSaved }, { recipe, index }) => {
      showSaved(queryClient, recipe._id, isSaved)
      queryClient.setQueryData(savedKeys.list, (list: SavedList | undefined) => {
        if (!list || list.savedRecipes.some(({ _id }) => _id === recipe._id)) return list
        return toList(list.savedRecipes.toSpliced(index, 0, { ...recipe, isSaved }))
      })
    },
  })
}

function showSaved(queryClient: QueryClient, recipeId: string, isSaved: boolean): void {
  changeCachedCopies(queryClient, recipeId, { isSaved })
  queryClient.setQueryData(savedKeys.check(recipeId), { isSaved })
}

function dropFromList(queryClient: QueryClient, recipeId: string): void {
  queryClient.setQueryData(
    savedKeys.list,
    (list: SavedList | undefined) =>
      list && toList(list.savedRecipes.filter(({ _id }) => _id !== recipeId)),
  )
}

function toList(savedRecipes: SavedRecipe[]): SavedList {
  return { savedRecipes, total: savedRecipes.length }
}
