import { type CheerioAPI, load } from 'cheerio/slim'
import { hasChildren, type ParentNode } from 'domhandler'
import { RefusedError } from '../refused-error.ts'

/** Whether a text is a web page. */
export function isPage(text: string | undefined): text is string {
  return text !== undefined && (PAGE.test(text) || MARKED_PAGE.test(text.slice(0, 300)))
}

/**
 * A page begins with its doctype or an element, whatever stands before it as comments; a part of a
 * page also with the end of one.
 */
const PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html|head|body|\/?div|\/?main|\/?article|\/?section|script|meta|title|h[1-6]|\/?p|\/?[uo]l|table)\b/i

/** Pages that a program stored may have a quotation mark or a header before them. */
const MARKED_PAGE = /^[^{[<]*<(?:!doctype html|html)\b/i

/** The elements of a page. @throws RefusedError of one that nests as no page does */
export function parseHtml(text: string | undefined): CheerioAPI | undefined {
  if (!isPage(text)) return undefined
  if (countOpen(text) > MOST_OPEN) throw new RefusedError(TOO_DEEP)
  const page = load(text)
  const root = page.root().toArray()
  if (root.some(isTooDeep)) throw new RefusedError(TOO_DEEP)
  if (root.some(({ children }) => children.length > MOST_LOOSE)) throw new RefusedError(TOO_LOOSE)
  return page
}

const TOO_DEEP = 'The page nests too deeply.'
/** Parsing takes the square of the depth, so that what is far from any page is not begun. */
const MOST_OPEN = 30_000
/** Pages nest some fifty elements deep; looking things up takes the square of it. */
const DEEPEST = 2_000

const TOO_LOOSE = 'The page has too many parts that nothing holds together.'
/** Looking things up takes the square of what stands beside each other without an element around it. */
const MOST_LOOSE = 4_000

/** How many elements stay open at most, which is more than the depth where end tags are left out. */
function countOpen(text: string): number {
  let open = 0
  let most = 0
  for (const [tag] of text.matchAll(OPENS_OR_CLOSES)) {
    open = Math.max(0, open + (tag.startsWith('</') ? -1 : 1))
    most = Math.max(most, open)
  }
  return most
}

/** Elements that hold nothing stay open for nothing. */
const OPENS_OR_CLOSES =
  /<(?:\/|(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b))[a-z]/gi

function isTooDeep(root: ParentNode): boolean {
  let level: ParentNode[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap(({ children }) => children.filter(hasChildren))
  }
  return false
}
