type IsEvent<Event> = (value: unknown) => value is Event

/** The events of a streamed answer as they arrive. @throws what the connection throws */
export async function* readEvents<Event>(
  response: Response,
  isEvent: IsEvent<Event>,
): AsyncGenerator<Event> {
  if (!response.body) return
  const reader = createEventReader(isEvent)
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
 * Reads `data: <json>` lines from text cut at any point. Comments, other fields, unknown types and
 * lines that are not JSON are skipped.
 */
export function createEventReader<Event>(isEvent: IsEvent<Event>) {
  let rest = ''
  const readLine = (line: string): Event[] => {
    const value = readJson(line)
    return isEvent(value) ? [value] : []
  }
  return {
    push: (text: string): Event[] => {
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop() ?? ''
      return lines.flatMap(readLine)
    },
    /** The last line, if the stream ended without a line break. */
    end: (): Event[] => readLine(rest),
  }
}

function readJson(line: string): unknown {
  const [, json] = /^data:(.*?)\r?$/.exec(line) ?? []
  if (json === undefined) return undefined
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
