import { useQuery } from '@tanstack/react-query'

export type Knowledge = typeof import('./knowledge-used.ts')

/** Loads the kitchen's knowledge, outside of components. */
export function loadKnowledge(): Promise<Knowledge> {
  return import('./knowledge-used.ts')
}

/**
 * The kitchen's knowledge, loaded when first wanted: some 200 kB, so never with a page. `data`
 * stays undefined if it cannot be loaded, and callers do without.
 */
export function useKnowledge({ wanted }: { wanted: boolean }) {
  return useQuery({
    queryKey: ['kitchen', 'knowledge'],
    queryFn: loadKnowledge,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
