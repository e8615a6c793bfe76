import { type CheerioAPI, load } from 'cheerio/slim'
import type { AnyNode } from 'domhandler'

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
  if ((text.match(/</g)?.length ?? 0) > TAGS_AT_MOST) return undefined
  const document = load(text, { xml: true })
  return isDeeper(document.root()[0], DEEPEST) ? undefined : document
}
const TAGS_AT_MOST = 2_000_000
/** What reads a tree calls itself for each level. */
const DEEPEST = 100

/** Level by level, for a tree that is too deep cannot be walked by calls. */
function isDeeper(root: AnyNode | undefined, depth: number): boolean {
  let level = root ? [root] : []
  for (let at = 0; at <= depth; at++) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
    if (level.length === 0) return false
  }
  return true
}
