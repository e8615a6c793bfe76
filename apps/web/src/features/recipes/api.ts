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
/** The text of an earlier version of a recipe. */
export type Revision = CallResponse<'GET /recipes/{id}/revisions/{revisionNumber}'>
/** One of the recipes that other cooks adapted from this one. */
export type Adaptation = CallResponse<'GET /recipes/{id}/adaptations'>['recipes'][number]
/** A recipe that the server read from a page of another site. */
export type PageRecipe = CallResponse<'POST /imports/look'>['recipes'][number]
/** One recipe in the member's own list. */
export type OwnRecipe = CallResponse<'GET /recipes/my-recipes'>['recipes'][number]
/** The fields of a draft to change, together with its `revision` and `cover`. */
export type RecipeChanges = Exclude<NonNullable<CallInput<'PUT /recipes/{id}'>['body']>, FormData>
/** The text that was discarded, and the revision it was based on. */
type GivenUpVersion = NonNullable<CallInput<'POST /recipes/{id}/revisions'>['body']>
/** A photo is sent in a call of its own, with only the revision beside it. */
export type RecipeUpdate =
  | { changes: RecipeChanges; photo?: undefined; upload?: undefined }
  | { changes: Pick<RecipeChanges, 'revision'>; photo: File; upload: Upload }
/** How the caller follows and cancels an upload. */
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

/**
 * One recipe. Its page takes the data that the server sent with the HTML, if there is any, instead
 * of asking again.
 */
export function recipeQuery(id: string) {
  return queryOptions({
    queryKey: recipeKeys.one(id),
    queryFn: ({ signal }) => call('GET /recipes/{id}', { params: { id }, signal }),
    initialData: () => takeBootPart('recipe', ({ _id }) => _id === id),
  })
}

/** What other cooks adapted from a recipe, newest first, a page at a time. */
export function adaptationsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: recipeKeys.adaptations(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /recipes/{id}/adaptations', { params: { id }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/**
 * The member's own recipes of one status that match the words, a page at a time; every page carries
 * the counts of all that match.
 */
export function ownRecipesQuery(status: OwnStatus, q = '') {
  return infiniteQueryOptions({
    queryKey: [...recipeKeys.own, status, q],
    queryFn: ({ pageParam, signal }) =>
      call('GET /recipes/my-recipes', { query: { status, q, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** What keeps a draft from being published; fetched again each time it is shown. */
export function recipeValidationQuery(id: string) {
  return queryOptions({
    queryKey: recipeKeys.validation(id),
    queryFn: ({ signal }) => call('GET /recipes/{id}/validate', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/**
 * The earlier versions of the member's recipe, newest first; fetched again each time they are
 * shown.
 */
export function revisionsQuery(id: string) {
  return queryOptions({
    queryKey: recipeKeys.revisions(id),
    queryFn: ({ signal }) => call('GET /recipes/{id}/revisions', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The text of one version, which never changes. */
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

type Restoration = { id: string; revision: number; confirmOrigin?: true }

/** Restores an earlier version by saving it as a new one. */
export function useRestoreRevision() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, revision, ...body }: Restoration) =>
      call('POST /recipes/{id}/revisions/{revisionNumber}/restore', {
        params: { id, revisionNumber: String(revision) },
        body,
      }),
    onSuccess: (recipe) => keepRecipe(queryClient, recipe),
  })
}

/**
 * Keeps in the history what the cook wrote and then discarded in favour of another version; answers
 * the recipe, one revision further on.
 */
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

/** Makes a draft visible to everyone; `confirmOrigin` says that the text of one from elsewhere may be. */
export function usePublishRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, confirmOrigin }: { id: string; confirmOrigin: boolean }) =>
      call('POST /recipes/{id}/publish', { params: { id }, body: { confirmOrigin } }),
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

/** Deletes the member's recipe and everything that belongs to it. */
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

/** Reads the recipes of a page of another site; nothing is kept of them. */
export function useReadPage() {
  return useMutation({
    mutationFn: (address: string) => call('POST /imports/look', { body: { address } }),
  })
}

/** Stores the server's answer as the current recipe in every cache entry that holds it. */
function keepRecipe(queryClient: QueryClient, recipe: Recipe): Promise<void> {
  const refreshed = refreshLists(queryClient)
  queryClient.setQueryData(recipeKeys.one(recipe._id), recipe)
  return refreshed
}

/**
 * A changed recipe may appear in any list of any feature, so all lists are marked stale and fetched
 * when next shown; the member's own lists on screen are fetched at once.
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
