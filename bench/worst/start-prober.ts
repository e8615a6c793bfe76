import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Cook } from '../support/cook.ts'

export type Prober = {
  /** Milliseconds that the longest answer took since this was asked last. */
  longestWait(): Promise<number>
  stop(): Promise<unknown>
}

/** Asks for the server's health and, as another member, for a recipe, over and over. */
export function startProber(origin: string, cook: Cook, recipeId: string): Prober {
  const paths = ['/api/health', `/api/recipes/${recipeId}`]
  const worker = new Worker(new URL('./prober.ts', import.meta.url), {
    workerData: { origin, paths, cookie: cook.cookie },
  })
  return {
    longestWait: async () => {
      worker.postMessage('tell')
      const [ms] = (await once(worker, 'message')) as [number]
      return ms
    },
    stop: () => worker.terminate(),
  }
}
