import { useQuery } from '@tanstack/react-query'

export type Knowledge = typeof import('./knowledge-used.ts')

/** Loads what the kitchen knows, where no component waits for it. */
export function loadKnowledge(): Promise<Knowledge> {
  return import('./knowledge-used.ts')
}

/**
 * What the kitchen knows, loaded the first time anybody wants it: some 200 kB, so never with a page.
 * `data` stays undefined where it cannot be had, and whoever asked does without.
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
