/** The value of a JSON text so far; `isOpen`: the text ends inside a string. */
export type Grown = { value: unknown; isOpen: boolean }

/** Deeper than any recipe; anything nested deeper is not read. */
const MOST_DEEP = 6

/**
 * Reads JSON that is still being written or that is cut off; nothing after its first error is read.
 * A number or word at the end is left out, since it may continue; a string at the end counts as far
 * as it goes.
 */
export function readGrowingJson(text: string): Grown {
  const reading: Reading = { text, at: 0, isOpen: false }
  return { value: readValue(reading, 0), isOpen: reading.isOpen }
}

type Reading = { text: string; at: number; isOpen: boolean }

/** Ends the reading: nothing after it is read. */
function stop(reading: Reading): undefined {
  reading.at = reading.text.length
  return undefined
}

function readValue(reading: Reading, depth: number): unknown {
  skipSpace(reading)
  const first = reading.text[reading.at]
  if (first === '"') return readString(reading)
  if (depth > MOST_DEEP) return stop(reading)
  if (first === '{') return readObject(reading, depth)
  if (first === '[') return readArray(reading, depth)
  return readBare(reading)
}

function readObject(reading: Reading, depth: number): Record<string, unknown> {
  const entries: [string, unknown][] = []
  reading.at += 1
  while (nextEntry(reading, '}')) {
    const key = reading.text[reading.at] === '"' ? readString(reading) : stop(reading)
    skipSpace(reading)
    // A key that is cut off names nothing yet.
    if (key === undefined || reading.text[reading.at] !== ':') {
      reading.isOpen = false
      stop(reading)
      break
    }
    reading.at += 1
    const value = readValue(reading, depth + 1)
    if (value !== undefined) entries.push([key, value])
  }
  return Object.fromEntries(entries)
}

function readArray(reading: Reading, depth: number): unknown[] {
  const values: unknown[] = []
  reading.at += 1
  while (nextEntry(reading, ']')) {
    const before = reading.at
    const value = readValue(reading, depth + 1)
    if (value !== undefined) values.push(value)
    if (reading.at === before) stop(reading)
  }
  return values
}

/** Moves to the next entry, past a comma; false after the last entry or at the end of the text. */
function nextEntry(reading: Reading, end: '}' | ']'): boolean {
  skipSpace(reading)
  if (reading.text[reading.at] === ',') {
    reading.at += 1
    skipSpace(reading)
  }
  if (reading.text[reading.at] === end) {
    reading.at += 1
    return false
  }
  return reading.at < reading.text.length
}

/** A string up to its end, or up to an escape that is cut off. */
const STRING = /"(?:[^"\\]|\\u[\da-f]{4}|\\[^u])*/isy
const BARE = /(?:-?[\d.eE+-]+|true|false|null)(?=[\s,}\]])/y
const SPACE = /\s*/y

function readString(reading: Reading): string {
  const begun = match(reading, STRING) ?? ''
  const isWhole = reading.text[reading.at] === '"'
  if (isWhole) reading.at += 1
  else {
    reading.isOpen = begun.length > 1
    stop(reading)
  }
  return unescaped(begun.slice(1))
}

/** A string's text; invalid escapes and bare line breaks become spaces. */
function unescaped(inside: string): string {
  const bare = inside.replace(/\p{Cc}/gu, ' ')
  try {
    return String(JSON.parse(`"${bare}"`))
  } catch {
    return bare.replace(/\\./gs, ' ')
  }
}

function readBare(reading: Reading): unknown {
  const said = match(reading, BARE)
  if (said === undefined) return stop(reading)
  try {
    return JSON.parse(said)
  } catch {
    return stop(reading)
  }
}

function skipSpace(reading: Reading): void {
  match(reading, SPACE)
}

function match(reading: Reading, pattern: RegExp): string | undefined {
  pattern.lastIndex = reading.at
  const found = pattern.exec(reading.text)?.[0]
  if (found !== undefined) reading.at += found.length
  return found
}
