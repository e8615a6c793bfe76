import { TIMINGS } from '@potluck/rules'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, type CallInput, type CallResponse, call } from '../../platform/call.ts'
import { forgetKeptWork } from '../../platform/kept-work.ts'
import { followSystemTheme, setTheme, useTheme } from '../../platform/theme.ts'

/** The signed-in cook, as they see themselves. */
export type SessionUser = CallResponse<'GET /auth/check'>['user']

/** Who is signed in; null for a visitor. Fetched again every 15 minutes. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => findSessionUser(signal),
    staleTime: TIMINGS.revalidateMs,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: TIMINGS.revalidateMs,
    // A server that is starting refuses connections for a while.
    retry: (failures, error) => isPassing(error) && failures < 8,
    retryDelay: (failures) => Math.min(500 * 2 ** failures, 5000),
  })
}

/** The third-party sign-in this server offers, or null. */
export function thirdPartyQuery() {
  return queryOptions({
    queryKey: ['third-party'],
    queryFn: async ({ signal }) => (await call('GET /auth/providers', { signal })).thirdParty,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useSignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'POST /auth/signin'>['body']>) =>
      call('POST /auth/signin', { body }),
    onSuccess: ({ user }) => enterAs(queryClient, user),
  })
}

export function useSignUp() {
  const queryClient = useQueryClient()
  const { theme } = useTheme()
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'POST /auth/signup'>['body']>) =>
      call('POST /auth/signup', { body }),
    onSuccess: async ({ user }) => {
      // A new account keeps the theme that its owner has been using.
      const stored = user.theme === theme ? theme : await toggleStoredTheme(user.theme)
      enterAs(queryClient, { ...user, theme: stored })
    },
  })
}

/**
 * Asks for a link to a new password; the answer does not reveal whether the address has an account.
 */
export function useAskForReset() {
  return useMutation({
    mutationFn: (email: string) => call('POST /auth/password-reset-links', { body: { email } }),
  })
}

/** Sets a new password with the secret of a link, and signs in. */
export function useResetPassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call('POST /auth/password-resets', { body }),
    onSuccess: ({ user }) => enterAs(queryClient, user),
  })
}

/**
 * Ends the session and loads the landing page from scratch, so that nothing of the member stays in
 * memory.
 */
export function useSignOut() {
  return useMutation({
    mutationFn: () => call('POST /auth/logout'),
    onSuccess: () => {
      forgetKeptWork()
      followSystemTheme()
      window.location.assign('/')
    },
  })
}

/** Changes the member's theme at once and on the server; undone if that fails. */
export function useToggleTheme() {
  const queryClient = useQueryClient()
  const { theme } = useTheme()
  const { queryKey } = sessionQuery()

  function show(next: SessionUser['theme']) {
    setTheme(next)
    queryClient.setQueryData(queryKey, (user) => user && { ...user, theme: next })
  }

  return useMutation({
    mutationFn: () => call('GET /auth/toogle-theme'),
    scope: { id: 'theme' },
    onMutate: () => {
      show(theme === 'dark' ? 'light' : 'dark')
      return { before: theme }
    },
    onSuccess: (answer) => show(answer.theme),
    onError: (_error, _input, shown) => show(shown?.before ?? theme),
  })
}

/** Handles a session that has ended: everything on screen is updated. */
export function endSession(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery().queryKey, null)
}

/**
 * Switches from visitor to member: data of an earlier member is dropped, what the visitor saw is
 * fetched again.
 */
function enterAs(queryClient: QueryClient, user: SessionUser): void {
  queryClient.removeQueries({ type: 'inactive' })
  const { queryKey } = sessionQuery()
  queryClient.setQueryData(queryKey, user)
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
}

async function toggleStoredTheme(stored: SessionUser['theme']): Promise<SessionUser['theme']> {
  try {
    return (await call('GET /auth/toogle-theme')).theme
  } catch {
    return stored
  }
}

async function findSessionUser(signal: AbortSignal): Promise<SessionUser | null> {
  try {
    const { user } = await call('GET /auth/check', { signal })
    return user
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'NETWORK' || error.status >= 502)
}
