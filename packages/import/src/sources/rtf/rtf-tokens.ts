/** A piece of RTF: a control word with its number, the sign of a group, or bytes of text. */
export type Token =
  | { kind: 'word'; word: string; number: number | undefined }
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'byte'; byte: number }

/** The pieces of a document, one after the other. Reads each byte once. */
export function* tokensOf(bytes: Uint8Array): Generator<Token> {
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    at += 1
    if (byte === OPEN) yield { kind: 'open' }
    else if (byte === CLOSE) yield { kind: 'close' }
    else if (byte === CR || byte === LF) continue
    else if (byte !== BACKSLASH) yield { kind: 'byte', byte }
    else {
      const control = readControl(bytes, at)
      at = control.end
      // Raw bytes follow, a picture as a rule.
      if (control.token.kind === 'word' && control.token.word === 'bin')
        at += Math.max(0, control.token.number ?? 0)
      yield control.token
    }
  }
}

const [OPEN, CLOSE, BACKSLASH, CR, LF, SPACE, QUOTE, MINUS] = [
  0x7b, 0x7d, 0x5c, 0x0d, 0x0a, 0x20, 0x27, 0x2d,
]

const isLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39

/** No control word is longer, and neither is a number. */
const LONGEST = 32

function readControl(bytes: Uint8Array, start: number): { token: Token; end: number } {
  const first = bytes[start] ?? 0
  if (first === QUOTE) {
    const byte = Number.parseInt(ascii(bytes, start + 1, start + 3), 16)
    return { token: { kind: 'byte', byte: Number.isNaN(byte) ? 0x3f : byte }, end: start + 3 }
  }
  if (!isLetter(first)) {
    const escaped = [OPEN, CLOSE, BACKSLASH].includes(first)
    if (escaped) return { token: { kind: 'byte', byte: first }, end: start + 1 }
    const sign = first === CR || first === LF ? 'par' : String.fromCharCode(first)
    return { token: { kind: 'word', word: sign, number: undefined }, end: start + 1 }
  }
  let end = start
  while (end - start < LONGEST && isLetter(bytes[end] ?? 0)) end += 1
  const word = ascii(bytes, start, end)
  const digits = end
  if (bytes[end] === MINUS) end += 1
  while (end - digits < LONGEST && isDigit(bytes[end] ?? 0)) end += 1
  const number = end > digits ? Number(ascii(bytes, digits, end)) : undefined
  if (bytes[end] === SPACE) end += 1
  return { token: { kind: 'word', word, number }, end }
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
