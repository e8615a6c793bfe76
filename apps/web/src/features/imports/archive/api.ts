import { TIMINGS } from '@potluck/rules'
import { type CallResponse, call, readCallError, request } from '../../../platform/call.ts'
import { readEvents } from '../../../platform/event-stream.ts'
import type { OnProgress } from '../../../platform/send-with-progress.ts'

/** What an archive would add, or has added, and what is left out. */
export type ArchiveReport = CallResponse<'POST /archive-imports/look'>
type ArchiveEvent = CallResponse<'POST /archive-imports'>

/** What an import would add. @throws CallError */
export function lookIntoArchive(
  body: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<ArchiveReport> {
  return call('POST /archive-imports/look', {
    body,
    timeoutMs: TIMINGS.uploadMs,
    signal,
    onProgress,
  })
}

/**
 * Imports an archive; hanging up stops it.
 * @throws CallError before the first event, then what the connection throws
 */
export async function* bringArchiveIn(
  body: File,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEvent> {
  const response = await request('POST /archive-imports', {
    body,
    signal,
    timeoutMs: TIMINGS.uploadMs,
  })
  if (!response.ok) throw await readCallError(response)
  yield* readEvents(response, isArchiveEvent)
}

function isArchiveEvent(value: unknown): value is ArchiveEvent {
  if (!(typeof value === 'object' && value !== null && 'type' in value)) return false
  const has = (field: string, type: string) => typeof Reflect.get(value, field) === type
  if (value.type === 'progress') return has('done', 'number') && has('total', 'number')
  if (value.type === 'complete') return has('report', 'object')
  return value.type === 'error' && has('message', 'string')
}
