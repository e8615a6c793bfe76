import type { CallResponse } from '../../platform/call.ts'
import { readEvents } from '../../platform/event-stream.ts'

/** The events that the server sends while it writes an answer. */
export type StreamEvent = CallResponse<'POST /aiChats/{id}/generate-stream'>

/** The events of a streamed answer as they arrive. @throws what the connection throws */
export function readStream(response: Response): AsyncGenerator<StreamEvent> {
  return readEvents(response, isStreamEvent)
}

/**
 * Whether a value has the type and the fields that are read here; the contract guarantees the rest.
 */
export function isStreamEvent(value: unknown): value is StreamEvent {
  if (!(isObject(value) && 'type' in value)) return false
  const has = (field: string) => typeof Reflect.get(value, field) === 'string'
  switch (value.type) {
    case 'connected':
      return true
    case 'waiting':
      return typeof Reflect.get(value, 'position') === 'number'
    case 'start':
      return has('messageId') && has('engine')
    case 'chunk':
      return has('chunk')
    case 'check':
      return isObject(Reflect.get(value, 'line'))
    case 'checking':
      return typeof Reflect.get(value, 'repairing') === 'boolean'
    case 'complete':
      return has('fullText') && isObject(Reflect.get(value, 'data'))
    case 'error':
      return has('message')
    default:
      return false
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
