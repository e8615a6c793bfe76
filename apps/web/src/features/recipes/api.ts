import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { takeBootPart } from '../../platform/boot.ts'
import { type CallInput, type CallResponse, call } from '../../platform/call.ts'

/** A whole recipe, as its page and the wizard read it. */
export type Recipe = CallResponse<'GET /recipes/{id}'>
/** What was written of a recipe in an earlier version. */
export type Revision = CallResponse<'GET /recipes/{id}/revisions/{revisionNumber}'>
/** One recipe of those that others made of one. */
export type Adaptation = CallResponse<'GET /recipes/{id}/adaptations'>['recipes'][number]
/** One recipe of a list of one's own. */
export type OwnRecipe = CallResponse<'GET /recipes/my-recipes'>['recipes'][number]
/** The fields of a draft that are to change, `revision` and `cover` with them. */
export type RecipeChanges = Exclude<NonNullable<CallInput<'PUT /recipes/{id}'>['body']>, FormData>
/** What was written, over which revision. */
type GivenUpVersion = NonNullable<CallInput<'POST /recipes/{id}/revisions'>['body']>
/** A photo goes alone, but for the revision: what else there is to change goes in a second call. */
export type RecipeUpdate =
  | { changes: RecipeChanges; photo?: undefined; upload?: undefined }
  | { changes: Pick<RecipeChanges, 'revision'>; photo: File; upload: Upload }
/** How a photo on its way is watched and stopped. */
export type Upload = Pick<CallInput<'POST /recipes/'>, 'signal' | 'onProgress'>
/** What a draft begins with; `videoUrl` only where there is one. */
type RecipeBeginning = { begin: File | NewRecipe; videoUrl?: string | undefined; upload?: Upload }
type NewRecipe = Exclude<NonNullable<CallInput<'POST /recipes/'>['body']>, FormData>

export type OwnStatus = 'published' | 'draft'

const recipeKeys = {
  one: (id: string) => ['recipes', 'one', id] as const,
  validation: (id: string) => ['recipes', 'validation', id] as const,
  adaptations: (id: string) => ['recipes', 'adaptations', id] as const,
  revisions: (id: string) => ['recipes', 'revisions', id] as const,
  own: ['recipes', 'own'] as const,
}

/** One recipe; the page's first data, where it came with this recipe, is used without asking. */
export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: recipeKeys.one(id),
    queryFn: ({ signal }) => call('GET /recipes/{id}', { params: { id }, signal }),
    initialData: () => takeBootPart('recipe', ({ _id }) => _id === id),
  })
}

/** What others made of a recipe, newest first, a page at a time. */
export function adaptationsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: recipeKeys.adaptations(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /recipes/{id}/adaptations', { params: { id }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** One's own recipes of a status, a page at a time; every page brings the counts of them all. */
export function ownRecipesQuery(status: OwnStatus) {
  return infiniteQueryOptions({
    queryKey: [...recipeKeys.own, status],
    queryFn: ({ pageParam, signal }) =>
      call('GET /recipes/my-recipes', { query: { status, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** What stands between a draft and its publication; asked anew whenever it is looked at. */
export function recipeValidationQuery(id: string) {
  return queryOptions({
    queryKey: recipeKeys.validation(id),
    queryFn: ({ signal }) => call('GET /recipes/{id}/validate', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/** The versions of one's recipe that came before, newest first; asked anew whenever they are looked at. */
export function revisionsQuery(id: string) {
  return queryOptions({
    queryKey: recipeKeys.revisions(id),
    queryFn: ({ signal }) => call('GET /recipes/{id}/revisions', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** What was written in a version: it never changes. */
export function revisionQuery(id: string, revision: number) {
  return queryOptions({
    queryKey: [...recipeKeys.revisions(id), revision],
    queryFn: ({ signal }) =>
      call('GET /recipes/{id}/revisions/{revisionNumber}', {
        params: { id, revisionNumber: String(revision) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Writes an earlier version anew. */
export function useRestoreRevision() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, revision }: { id: string; revision: number }) =>
      call('POST /recipes/{id}/revisions/{revisionNumber}/restore', {
        params: { id, revisionNumber: String(revision) },
      }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/** Keeps what is written and given up for another version; answers the recipe, a revision further on. */
export function useKeepGivenUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, givenUp }: { id: string; givenUp: GivenUpVersion }) =>
      call('POST /recipes/{id}/revisions', { params: { id }, body: givenUp }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/** Starts a draft from a photo, or from fields (`{ cover: 'illustrated' }` is enough). Answers `{ recipeId }`. */
export function useCreateRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ begin, videoUrl, upload }: RecipeBeginning) =>
      call('POST /recipes/', {
        body:
          begin instanceof File
            ? toPhotoForm(begin, { videoUrl })
            : { ...begin, ...(videoUrl !== undefined && { videoUrl }) },
        ...upload,
      }),
    onSuccess: () => refreshLists(queryClient),
  })
}

/** Changes the fields that are sent, and the photo where one is. Fails with STALE_REVISION when `revision` is not the current one. */
export function useUpdateRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes, photo, upload }: RecipeUpdate & { id: string }) =>
      call('PUT /recipes/{id}', {
        params: { id },
        body: photo ? toPhotoForm(photo, changes) : changes,
        ...upload,
      }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/** Makes a draft visible to everyone. */
export function usePublishRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /recipes/{id}/publish', { params: { id } }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/** Moves a recipe between public and draft. */
export function useToggleRecipeVisibility() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('PUT /recipes/{id}/toggle', { params: { id } }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/** Turns a recipe's comments on or off. */
export function useToggleRecipeComments() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /recipes/{id}/comment', { params: { id } }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/** Deletes one's recipe and what hangs on it. */
export function useDeleteRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /recipes/{id}', { params: { id } }),
    onSuccess: (_answer, id) => {
      queryClient.removeQueries({ queryKey: recipeKeys.one(id), type: 'inactive' })
      return refreshLists(queryClient)
    },
  })
}

/** What the server answered is the recipe now, everywhere. */
function keepRecipe(queryClient: QueryClient, recipe: Recipe): Promise<void> {
  const refreshed = refreshLists(queryClient)
  queryClient.setQueryData(recipeKeys.one(recipe._id), recipe)
  return refreshed
}

/**
 * A change of a recipe may show in any list of any feature: all are marked as out of date and asked
 * for when they are next seen; one's own lists on screen at once.
 */
async function refreshLists(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' })
  await queryClient.invalidateQueries({ queryKey: recipeKeys.own })
}

function toPhotoForm(
  photo: File,
  {
    revision,
    videoUrl,
  }: Partial<Pick<RecipeChanges, 'revision'>> & { videoUrl?: string | undefined },
): FormData {
  const form = new FormData()
  if (revision !== undefined) form.set('revision', String(revision))
  if (videoUrl !== undefined) form.set('videoUrl', videoUrl)
  form.set('image', photo)
  return form
}
