import { ArchiveRefusedError } from '@potluck/import'

export type ListLimits = { rows: number; rowBytes: number; depth: number }

/**
 * The elements of a JSON list, parsed one at a time while its bytes arrive; none may be larger or
 * nested deeper than an archive's elements.
 * @throws ArchiveRefusedError
 */
export async function readList(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  limits: ListLimits,
): Promise<unknown[]> {
  const rows: unknown[] = []
  const scanner = scanList(name, limits)
  for await (const chunk of bytes) {
    for (const source of scanner.take(chunk)) {
      if (rows.length === limits.rows) {
        throw new ArchiveRefusedError(`${name} has more than ${limits.rows} rows.`, { file: name })
      }
      rows.push(parse(name, source))
    }
  }
  scanner.end()
  return rows
}

/** How deep a JSON text is nested, counted up to `atMost + 1`. */
export function nestingOf(bytes: Uint8Array, atMost: number): number {
  let depth = 0
  let deepest = 0
  const strings = outsideStrings()
  for (const byte of bytes) {
    if (!strings(byte)) continue
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
    deepest = Math.max(deepest, depth)
    if (deepest > atMost) return deepest
  }
  return deepest
}

function parse(name: string, source: Buffer): unknown {
  try {
    return JSON.parse(source.toString())
  } catch (error) {
    throw new ArchiveRefusedError(`${name} is no list.`, { file: name, cause: error })
  }
}

/** Finds where the elements of the outermost list begin and end, however the chunks are cut. */
function scanList(name: string, { rowBytes, depth: deepest }: ListLimits) {
  let hasComma = false
  let held: Buffer[] = []
  let heldBytes = 0
  const refuse = (why: string): never => {
    throw new ArchiveRefusedError(`${name} ${why}.`, { file: name })
  }
  const nesting = watchNesting(deepest, refuse)

  function hold(piece: Uint8Array): void {
    heldBytes += piece.length
    if (heldBytes > rowBytes) refuse('has a row that is larger than any of an archive')
    if (piece.length > 0) held.push(Buffer.from(piece))
  }
  function letGo(): Buffer {
    const source = Buffer.concat(held)
    held = []
    heldBytes = 0
    return source
  }

  return {
    /** The texts of the elements that end in a chunk. */
    take(chunk: Uint8Array): Buffer[] {
      const ended: Buffer[] = []
      let from = 0
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0
        if (!nesting.isOwn(byte)) continue
        hold(chunk.subarray(from, at))
        from = at + 1
        const source = letGo()
        // Only an empty list ends without an element.
        const isEnd = byte === COMMA || (byte === CLOSE_LIST && (hasComma || !isBlank(source)))
        if (isEnd) ended.push(source)
        hasComma ||= byte === COMMA
      }
      hold(chunk.subarray(from))
      return ended
    },
    end(): void {
      if (!nesting.isOver()) refuse('is no list')
    },
  }
}

/** Follows brackets and strings byte by byte; refuses what is not a list or is nested too deep. */
function watchNesting(deepest: number, refuse: (why: string) => never) {
  let depth = 0
  let isOver = false
  const isOutside = outsideStrings()

  /**
   * Whether the byte belongs to the list itself: its brackets, its commas, and the space around it.
   */
  function isOwn(byte: number): boolean {
    const outside = isOutside(byte)
    const isAround = depth === 0
    if (outside && (byte === OPEN_LIST || byte === OPEN_OBJECT)) return open(byte)
    if (isAround && !(outside && SPACE.includes(byte))) refuse('is no list')
    if (outside && (byte === CLOSE_LIST || byte === CLOSE_OBJECT)) return close(byte)
    return isAround || (outside && depth === 1 && byte === COMMA)
  }
  function open(byte: number): boolean {
    if (isOver || (depth === 0 && byte !== OPEN_LIST)) refuse('is no list')
    depth += 1
    if (depth > deepest) refuse('is nested deeper than any of an archive')
    return depth === 1
  }
  function close(byte: number): boolean {
    depth -= 1
    isOver = depth === 0
    if (isOver && byte !== CLOSE_LIST) refuse('is no list')
    return isOver
  }

  return { isOwn, isOver: () => isOver }
}

/**
 * Answers for each byte whether it is outside of strings; in UTF-8 no part of a letter looks like a
 * quote.
 */
function outsideStrings(): (byte: number) => boolean {
  let inString = false
  let isEscaped = false
  return (byte) => {
    if (!inString) {
      inString = byte === QUOTE
      return !inString
    }
    if (isEscaped) isEscaped = false
    else if (byte === BACKSLASH) isEscaped = true
    else if (byte === QUOTE) inString = false
    return false
  }
}

function isBlank(source: Buffer): boolean {
  return source.every((byte) => SPACE.includes(byte))
}

const codeOf = (character: string) => character.charCodeAt(0)
const [OPEN_LIST, CLOSE_LIST] = [codeOf('['), codeOf(']')]
const [OPEN_OBJECT, CLOSE_OBJECT] = [codeOf('{'), codeOf('}')]
const [QUOTE, BACKSLASH, COMMA] = [codeOf('"'), codeOf('\\'), codeOf(',')]
const SPACE = Array.from(' \t\r\n', codeOf)
