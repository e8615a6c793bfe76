import { t } from '@lingui/core/macro'
import { TIMINGS } from '@potluck/rules'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endSession } from '../features/auth/index.ts'
import { CallError } from '../platform/call.ts'
import { toast } from '../ui/overlays/toast.ts'

/** The cache of all server data, and the handling of every call that fails. */
export function createQueryClient(): QueryClient {
  const tellFailure = createFailureTeller()
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => tellFailure(error, queryClient) }),
    mutationCache: new MutationCache({ onError: (error) => tellFailure(error, queryClient) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // If the browser believes it is offline, the call fails at once instead of waiting for
        // ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}

/**
 * Problems with the session or the connection are reported once, whichever call has them; other
 * errors are the feature's.
 */
function createFailureTeller() {
  let leaving = false

  return function tellFailure(error: unknown, queryClient: QueryClient): void {
    if (!(error instanceof CallError)) return
    if (error.code === 'TIMEOUT') {
      toast.error(
        t`The server took too long to answer. Check your connection, give it half a minute to wake up, then try again.`,
        { durationMs: 8000 },
      )
    }
    if (error.code !== 'UNAUTHORIZED' || leaving) return
    leaving = true
    toast.error(t`Authentication required. Please log in and try again.`)
    setTimeout(() => {
      leaving = false
      endSession(queryClient)
    }, TIMINGS.unauthorisedRedirectMs)
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.code === 'NETWORK' || [500, 502, 503, 504].includes(error.status)
}
