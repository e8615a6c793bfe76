import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call } from '../../platform/call.ts'
import type { SavedRecipe } from '../saved/index.ts'

type CollectionList = CallResponse<'GET /collections'>
export type Collection = CollectionList['collections'][number]

const collectionKeys = { list: ['collections'] as const }

/** The cook's collections, by name. */
export function collectionsQuery() {
  return queryOptions({
    queryKey: collectionKeys.list,
    queryFn: ({ signal }) => call('GET /collections', { signal }),
  })
}

/** Creates a collection with some saved recipes. */
export function useCreateCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ name, recipes }: { name: string; recipes: SavedRecipe[] }) =>
      call('POST /collections', { body: { name, recipes: recipes.map(({ _id }) => _id) } }),
    onSuccess: ({ _id }, { recipes }) => {
      for (const recipe of recipes) showMembership(queryClient, recipe, _id, true)
      return refreshCollections(queryClient)
    },
  })
}

export function useRenameCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call('PUT /collections/{id}', { params: { id }, body: { name } }),
    onSuccess: () => refreshCollections(queryClient),
  })
}

/** Deletes a collection; its recipes stay saved. */
export function useDeleteCollection() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: string; recipes: SavedRecipe[] }) =>
      call('DELETE /collections/{id}', { params: { id } }),
    onSuccess: (_answer, { id, recipes }) => {
      for (const recipe of recipes) showMembership(queryClient, recipe, id, false)
      return refreshCollections(queryClient)
    },
  })
}

/** Adds a saved recipe to a collection, or removes it, at once; undone if the call fails. */
export function useSetMembership() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ recipe, id, isIn }: Membership) => {
      const params = { id, recipeId: recipe._id }
      return isIn
        ? call('PUT /collections/{id}/recipes/{recipeId}', { params })
        : call('DELETE /collections/{id}/recipes/{recipeId}', { params })
    },
    onMutate: ({ recipe, id, isIn }) => showMembership(queryClient, recipe, id, isIn),
    onError: (_error, { recipe }) =>
      changeCachedCopies(queryClient, recipe._id, { collections: recipe.collections }),
    onSuccess: () => refreshCollections(queryClient),
  })
}

interface Membership {
  /** The recipe before the change. */
  recipe: SavedRecipe
  /** The collection. */
  id: string
  isIn: boolean
}

/** Fetches counts and covers again, since saving and unsaving change them too. */
export function refreshCollections(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: collectionKeys.list })
}

function showMembership(
  queryClient: QueryClient,
  { _id, collections }: SavedRecipe,
  id: string,
  isIn: boolean,
): void {
  const others = collections.filter((other) => other !== id)
  changeCachedCopies(queryClient, _id, { collections: isIn ? [...others, id] : others })
}
