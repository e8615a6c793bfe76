import type { PreparedPhoto } from '@potluck/photo'

/** Makes a picture ready to be read, on another thread. @throws when the signal aborts */
export function prepare(picture: ImageBitmap, signal: AbortSignal): Promise<PreparedPhoto> {
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { type: 'module' })
  const done = new Promise<PreparedPhoto>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<PreparedPhoto>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The picture could not be prepared')))
    worker.postMessage(picture, [picture])
  })
  return done.finally(() => worker.terminate())
}
