import { parseQuantity } from '../quantities/parse-quantity.ts'

/** The name of a group of ingredients ('For the sauce:', '## Sauce'), or undefined. */
export function readHeading(text: string): string | undefined {
  const marked = /^(?:#{1,6}\s+|\*\*|__)(.+?)(?:\s*#+|\*\*|__)?:?(?:\*\*|__)?$/.exec(text)
  const words = (marked?.[1] ?? text).trim()
  const isHeading =
    marked !== null || words.endsWith(':') || /^for the (?:\p{L}+ ?){1,4}$/iu.test(words)
  if (!isHeading || words.length > 80 || parseQuantity(words)) return
  const name = words.replace(/\s*:+$/, '')
  return name === '' ? undefined : name
}
