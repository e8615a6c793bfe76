import type { CallResponse } from '../../platform/call.ts'

/** What the server says while it writes an answer. */
export type StreamEvent = CallResponse<'POST /aiChats/{id}/generate-stream'>

/** The events of a streamed answer as they arrive. Throws what the connection throws. */
export async function* readStream(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return
  const reader = createEventReader()
  const bytes = response.body.getReader()
  const decoder = new TextDecoder()
  try {
    for (let part = await bytes.read(); !part.done; part = await bytes.read()) {
      yield* reader.push(decoder.decode(part.value, { stream: true }))
    }
    yield* reader.end()
  } finally {
    await bytes.cancel().catch(() => undefined)
  }
}

/**
 * Reads `data: <json>` lines out of text that is cut anywhere. Comments, other fields, types we do
 * not know and lines that are no JSON are passed over.
 */
export function createEventReader() {
  let rest = ''
  return {
    push: (text: string): StreamEvent[] => {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      return lines.flatMap(readLine)
    },
    /** The last line, where the stream ended without a line break. */
    end: (): StreamEvent[] => readLine(rest),
  }
}

function readLine(line: string): StreamEvent[] {
  const [, json] = /^data:(.*?)\r?$/.exec(line) ?? []
  if (json === undefined) return []
  try {
    const value: unknown = JSON.parse(json)
    return isStreamEvent(value) ? [value] : []
  } catch {
    return []
  }
}

/** Whether a value has the type and the fields that are read here; the contract vouches for the rest. */
function isStreamEvent(value: unknown): value is StreamEvent {
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
