/** A field's text and its caret position. */
export interface Typed {
  text: string
  caret: number
}

export type Mask = (typed: Typed) => Typed

/** '4242424242424242' → '4242 4242 4242 4242', at most 19 characters, while it is typed. */
export const maskCardNumber: Mask = (typed) =>
  lay(toDigits(typed, 16), (digits) => digits.replace(/(.{4})(?=.)/g, '$1 '))

/** '1228' → '12/28'; a one-digit month gets its zero as soon as it is certain. */
export const maskExpiry: Mask = (typed) => {
  const { digits, before } = toDigits(typed, Number.POSITIVE_INFINITY)
  const isShort = /^\D*[2-9]/.test(typed.text) || /^\D*1\//.test(typed.text)
  const padded = isShort
    ? { digits: `0${digits}`, before: before > 0 ? before + 1 : 0 }
    : { digits, before }
  const four = { digits: padded.digits.slice(0, 4), before: Math.min(4, padded.before) }
  return lay(four, (all) => (all.length > 2 ? `${all.slice(0, 2)}/${all.slice(2)}` : all))
}

export const maskCvv: Mask = (typed) => lay(toDigits(typed, 3), (digits) => digits)

/**
 * If an edit removed only a separator, removes the digit beside it too: otherwise the mask would
 * restore the separator and the key would seem to do nothing.
 */
export function withoutDigitBeside(before: string, now: Typed, isForward: boolean): Typed {
  const tookSeparator =
    now.text.length === before.length - 1 && onlyDigits(now.text) === onlyDigits(before)
  if (!tookSeparator) return now
  const { text, caret } = now
  return isForward
    ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    : { text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), caret: caret - 1 }
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

type Digits = { digits: string; before: number }

function toDigits({ text, caret }: Typed, most: number): Digits {
  const digits = onlyDigits(text)
  return {
    digits: digits.slice(0, most),
    before: Math.min(most, onlyDigits(text.slice(0, caret)).length),
  }
}

/** Formats the digits, and puts the caret after as many of them as before. */
function lay({ digits, before }: Digits, format: (digits: string) => string): Typed {
  const text = format(digits)
  // Typing at the end of a group continues in the next one.
  const caret = before === digits.length ? text.length : placeBehind(text, before)
  return { text, caret }
}

function placeBehind(text: string, digits: number): number {
  let seen = 0
  for (const [at, character] of Array.from(text).entries()) {
    if (seen === digits) return at
    if (/\d/.test(character)) seen += 1
  }
  return text.length
}
