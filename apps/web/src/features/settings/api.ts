import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type CallInput, type CallResponse, call } from '../../platform/call.ts'
import { forgetKeptWork } from '../../platform/kept-work.ts'
import { followSystemTheme } from '../../platform/theme.ts'
import { endSession, type Member, sessionQuery } from '../auth/index.ts'

/** A browser that is signed in as the member. */
export type OwnSession = CallResponse<'GET /auth/sessions'>['sessions'][number]

/** The use of the assistant in this month. */
export type Usage = CallResponse<'GET /aiChats/usage'>

/** The password, if it was asked for. */
type Proven = { password?: string }

type Body<Key extends Parameters<typeof call>[0]> = Exclude<CallInput<Key>['body'], FormData>

/** The member's sessions. */
export function ownSessionsQuery() {
  return queryOptions({
    queryKey: ['settings', 'sessions'],
    queryFn: async ({ signal }) => (await call('GET /auth/sessions', { signal })).sessions,
    staleTime: 0,
  })
}

/** A way in which the member signs in. */
export type SignInWay = CallResponse<'GET /auth/sign-in-ways'>['ways'][number]

/** The ways the member signs in, oldest first. */
export function signInWaysQuery() {
  return queryOptions({
    queryKey: ['settings', 'sign-in-ways'],
    queryFn: async ({ signal }) => (await call('GET /auth/sign-in-ways', { signal })).ways,
    staleTime: 0,
  })
}

/** Removes a way to sign in; the member's other sessions end. */
export function useRemoveSignInWay() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Proven) =>
      call('DELETE /auth/sign-in-ways/{id}', { params: { id }, body }),
    onSuccess: () => refreshAccess(queryClient),
  })
}

export function usageQuery() {
  return queryOptions({
    queryKey: ['settings', 'usage'],
    queryFn: ({ signal }) => call('GET /aiChats/usage', { signal }),
    staleTime: 0,
  })
}

/** Everything the page for editing the profile shows. */
export type EditableProfile = CallResponse<'GET /auth/update-profile'>['user']

export function profileQuery() {
  return queryOptions({
    queryKey: ['settings', 'profile'],
    queryFn: async ({ signal }) => (await call('GET /auth/update-profile', { signal })).user,
    staleTime: 0,
  })
}

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Body<'POST /auth/update-profile'>>) =>
      call('POST /auth/update-profile', { body }),
    onSuccess: ({ user }) => {
      showUser(queryClient, user)
      queryClient.setQueryData(profileQuery().queryKey, user)
    },
  })
}

export function useUpdatePreferences() {
  return useUserMutation((body: NonNullable<Body<'POST /auth/update-Preference'>>) =>
    call('POST /auth/update-Preference', { body }),
  )
}

/** Changes the address; the same one again mails a new confirmation. */
export function useUpdateEmail() {
  return useUserMutation((body: { email: string } & Proven) =>
    call('POST /auth/update-Email', { body }),
  )
}

/** An empty number removes it. */
export function useUpdatePhoneNumber() {
  return useUserMutation((phoneNo: string) =>
    call('POST /auth/update-PhoneNumber', { body: { phoneNo } }),
  )
}

export function useUpdatePhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (photo: File) => {
      const body = new FormData()
      body.set('avatar', photo)
      return call('POST /auth/update-profile-photo', { body })
    },
    onSuccess: ({ avatar }) => showUser(queryClient, { avatar }),
  })
}

export function useRemovePhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /auth/profile-photos'),
    onSuccess: () => showUser(queryClient, { avatar: null }),
  })
}

export function useToggleVisibility() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /auth/public-Profile-toogle'),
    onSuccess: ({ isPublic }) => showUser(queryClient, { isPublic }),
  })
}

/** Changes the password, or sets the first one; the member's other sessions end. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<Body<'POST /auth/change-Password'>>) =>
      call('POST /auth/change-Password', { body }),
    onSuccess: () => {
      showUser(queryClient, { hasPassword: true })
      return refreshAccess(queryClient)
    },
  })
}

/** Ends one session, or without an id all but this one. */
export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call('DELETE /auth/sessions')
        : call('DELETE /auth/sessions/{id}', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery().queryKey }),
  })
}

/** Deletes the account and opens the landing page; nothing of the member stays in memory. */
export function useDeleteAccount() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (password: string) => call('DELETE /auth/delete-Account', { body: { password } }),
    onSuccess: async () => {
      await router.preloadRoute({ to: '/' })
      forgetKeptWork()
      followSystemTheme()
      endSession(queryClient)
      await router.navigate({ to: '/', replace: true })
      queryClient.removeQueries({ type: 'inactive' })
    },
  })
}

/** Asks for a file of all the member's data; answers the address where it can be fetched once. */
export function useAskForArchive() {
  return useMutation({
    mutationFn: async (body: Proven) => {
      const { _id } = await call('POST /archives', { body })
      return `/api/archives/${_id}`
    },
  })
}

/** Confirms the address a link was mailed to. */
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('POST /auth/email-confirmations', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries(sessionQuery()),
  })
}

/** Takes back a change of address; all sessions of the account end. */
export function useUndoEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call('POST /auth/email-reversals', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries(sessionQuery()),
  })
}

/**
 * After a change of how the member signs in: fetches the user, their ways to sign in and their
 * sessions.
 */
async function refreshAccess(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(sessionQuery()),
    queryClient.invalidateQueries({ queryKey: signInWaysQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: ownSessionsQuery().queryKey }),
  ])
}

function useUserMutation<Input>(mutationFn: (input: Input) => Promise<{ user: Member }>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: ({ user }) => showUser(queryClient, user) })
}

/**
 * Stores the server's answer about the member in the cache; lists with their name are fetched when
 * next shown.
 */
function showUser(queryClient: QueryClient, known: Partial<Member>): void {
  void queryClient.invalidateQueries({ refetchType: 'none' })
  queryClient.setQueryData(sessionQuery().queryKey, (user) => user && { ...user, ...known })
}
