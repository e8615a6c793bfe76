import { type CheerioAPI, load } from 'cheerio/slim'

/** The name of a document's outermost element: 'gourmetDoc'; undefined of what is no XML. */
export function findRoot(text: string): string | undefined {
  const start = text.slice(0, LOOKED_AT)
  if (!/^\s*</.test(start)) return undefined
  return /<([a-z][\w.-]*)/i.exec(start.replace(/<!--[\s\S]*?-->/g, ''))?.[1]
}
const LOOKED_AT = 4_000

/**
 * A document as a tree. The parser knows the five entities of XML and characters by number; those that
 * a document declares itself stay as they are written, so that none grows. Undefined of a document of
 * more elements or deeper than any cookbook.
 */
export function parseXml(text: string): CheerioAPI | undefined {
  return isBounded(text) ? load(text, { xml: true }) : undefined
}
const TAGS_AT_MOST = 2_000_000
/** What reads a tree calls itself for each level. */
const DEEPEST = 100

/** Counts tags before a tree is made of them: one that is too deep takes a parser long, and cannot be walked. */
function isBounded(text: string): boolean {
  let depth = 0
  let tags = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const aside = ASIDES.find(([start]) => text.startsWith(start, at))
    const end = text.indexOf(aside?.[1] ?? '>', at)
    if (end < 0) break
    tags += 1
    if (!aside && text[at + 1] === '/') depth -= 1
    else if (!aside && text[end - 1] !== '/') depth += 1
    if (depth > DEEPEST || tags > TAGS_AT_MOST) return false
    at = end
  }
  return true
}

/** What is no element: how it begins, and how it ends. */
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
] as const
