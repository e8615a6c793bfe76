import { Worker } from 'node:worker_threads'
import { ThreadEndedError } from './thread.ts'

/** What a thread that makes pieces says; it waits after each until the next one is asked for. */
export type PieceReply<Piece> =
  | { type: 'piece'; piece: Piece }
  | { type: 'done' }
  | { type: 'failed'; error: unknown }

export type PieceLimits = {
  /** How long a piece may take, and all of them; whoever takes them may take longer. */
  pieceMs: number
  allMs: number
  heapMb: number
  /** Ends the thread. */
  signal: AbortSignal
}

/**
 * What a thread of its own makes of an input, a piece at a time: for work that takes longer than a
 * task may. The next piece is begun when it is asked for, so that no more than one lies in memory; a
 * caller that stops asking ends the thread.
 * @param entry a file that calls `servePieces`
 * @throws ThreadEndedError past a limit, the signal's reason, and what the thread throws
 */
export async function* readPieces<Input, Piece>(
  entry: URL,
  input: Input,
  { pieceMs, allMs, heapMb, signal }: PieceLimits,
): AsyncGenerator<Piece, void> {
  const worker = new Worker(entry, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  worker.unref()
  let leftMs = allMs
  try {
    while (true) {
      const asked = performance.now()
      const reply = await ask<Piece>(worker, Math.min(pieceMs, leftMs), signal)
      leftMs -= performance.now() - asked
      if (reply.type === 'failed') throw reply.error
      if (reply.type === 'done') return
      yield reply.piece
    }
  } finally {
    await worker.terminate()
  }
}

function ask<Piece>(
  worker: Worker,
  limitMs: number,
  signal: AbortSignal,
): Promise<PieceReply<Piece>> {
  const { promise, resolve, reject } = Promise.withResolvers<PieceReply<Piece>>()
  const end = (message: string, tookTooLong: boolean) =>
    reject(new ThreadEndedError(message, { tookTooLong }))
  const timer = setTimeout(() => end('A thread took longer than it may', true), limitMs)
  const fail = (error: unknown) => end(`A thread failed: ${String(error)}`, false)
  const exit = () => end('A thread ended by itself', false)
  const leave = () => reject(signal.reason)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  worker.once('message', resolve).once('error', fail).once('exit', exit)
  worker.postMessage('next')
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    worker.off('message', resolve).off('error', fail).off('exit', exit)
  })
}
