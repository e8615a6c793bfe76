import { lettersOf } from '../src/index.ts'
import { plainLine } from '../src/text/plain-line.ts'

/**
 * Everything that a page says, shown or as data, with no knowledge of what is a recipe in it: escapes
 * of JSON undone, tags gone, entities as their letters.
 */
export function textOfPage(html: string): string {
  const unescaped = html
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(["/])/g, '$1')
  return withoutTags(plainLine(withoutTags(unescaped).replaceAll('<', ' ')))
}

const withoutTags = (text: string) => text.replace(/<\/?[a-z][^<>]*>/gi, ' ')

/** Letters and digits for comparison, '0.5' and '½' made the same. */
export function comparable(text: string): string {
  return lettersOf(
    text.replace(/(\d+)?[.,](\d+)/g, (written, whole: string | undefined, part: string) => {
      if (/^0+$/.test(part)) return whole ?? written
      const fraction = FRACTIONS[part.replace(/0+$/, '')]
      return fraction ? `${whole && whole !== '0' ? `${whole} ` : ''}${fraction}` : written
    }),
  )
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '5': '1/2',
  '25': '1/4',
  '75': '3/4',
  '33': '1/3',
  '333': '1/3',
  '66': '2/3',
  '67': '2/3',
  '667': '2/3',
}
