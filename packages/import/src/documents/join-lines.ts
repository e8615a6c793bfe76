/**
 * A line and the one that goes on from it. A hyphen between two letters at the end is where a word was
 * broken, unless `known` says that the document writes it so.
 */
export function joinLines(
  line: string,
  next: string,
  known: (word: string) => boolean = () => false,
): string {
  if (line === '') return next
  const head = BROKEN.exec(line)
  const tail = /^\p{Ll}+/u.exec(next)?.[0]
  // 'Zimt-' and 'Äpfeln', but 'Salz-' and 'und Pfefferstreuer'.
  if (head && /^\p{Lu}/u.test(next)) return `${line}${next}`
  if (!head || tail === undefined || AND.test(next)) return `${line} ${next}`
  const keepsHyphen = known(`${head[1]}-${tail}`)
  return `${keepsHyphen ? line : line.slice(0, -1)}${next}`
}

const AND = /^(?:und|oder|bzw|and|or|et|ou|y|o|e|en|of)(?![\p{L}])/u
const BROKEN = /(\p{L}+)[-\u2010\u00ad]$/u
