import { parentPort, type Transferable, workerData } from 'node:worker_threads'
import type { PieceReply } from './pieces.ts'

/**
 * Makes this thread answer the pieces of its input, one for each time that it is asked.
 * @param make gets the input, which whoever started the thread passed
 * @param transfers the buffers of a piece that go over without being copied
 */
export function servePieces<Input, Piece>(
  make: (input: Input) => AsyncIterable<Piece>,
  transfers: (piece: Piece) => Transferable[] = () => [],
): void {
  const port = parentPort
  if (!port) throw new Error('Pieces are served by a worker thread')
  const pieces = make(workerData as Input)[Symbol.asyncIterator]()
  const answer = (reply: PieceReply<Piece>, transferred: Transferable[] = []) =>
    port.postMessage(reply, transferred)
  port.on('message', async () => {
    try {
      const { done, value } = await pieces.next()
      if (done) answer({ type: 'done' })
      else answer({ type: 'piece', piece: value }, transfers(value))
    } catch (error) {
      answer({ type: 'failed', error })
    }
  })
}
