import { parseQuantity } from '../quantities/parse-quantity.ts'

/** The name of a group of ingredients ('For the sauce:', '## Sauce', '*Sauce*'), or undefined. */
export function readHeading(text: string): string | undefined {
  const marked = MARKED.exec(text)?.[1] ?? SET_OFF.exec(text)?.[2]
  const words = (marked ?? text).trim()
  const isHeading =
    marked !== undefined || words.endsWith(':') || /^for the (?:\p{L}+ ?){1,4}$/iu.test(words)
  if (!isHeading || words.length > 80 || parseQuantity(words)) return
  const name = words.replace(/\s*:+$/, '')
  return name === '' ? undefined : name
}

const MARKED = /^(?:#{1,6}\s+|\*\*|__)(.+?)(?:\s*#+|\*\*|__)?:?(?:\*\*|__)?$/

/** '*Topping*', '_Topping_:', '== Topping ==' */
const SET_OFF = /^([*_]|[=~-]{2,6})\s?(\p{L}[^*_=~]*?)\s?\1:?$/u
