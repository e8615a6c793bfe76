import { IMPORT_LIMITS } from '@potluck/rules'

/** In characters; recipe pages have some 100,000 when they are pruned. */
const MOST = IMPORT_LIMITS.page

/**
 * The HTML of a page with all that a reader of recipes looks at: its text, its markup as schema.org,
 * RDFa and microformats have it, its JSON-LD. Scripts, styles, drawings and pictures in the page's
 * own bytes are left out. The page itself stays as it is. A page that is too large even so comes
 * without its menus and footers, then without its text, with what it says as data alone; '' if that
 * is too large too.
 */
export function prunePage(page: Document): string {
  // A document without a window runs nothing and fetches nothing, whatever is put into it.
  const copy = page.implementation.createHTMLDocument('')
  const root = copy.importNode(page.documentElement, true)
  removeAll(root, UNREAD)
  removeComments(copy, root)
  for (const element of [root, ...root.querySelectorAll('*')]) pruneAttributes(element)
  if (root.outerHTML.length > MOST) removeAll(root, 'nav, footer, aside')
  if (root.outerHTML.length > MOST)
    root.querySelector('body')?.replaceChildren(...root.querySelectorAll(`body ${DATA}`))
  return root.outerHTML.length > MOST ? '' : `<!doctype html>\n${root.outerHTML}`
}

const DATA = 'script[type*="ld+json" i]'
/** Of no use to a reader, unless they are marked as a property of something. */
const UNREAD = [
  `script:not(${DATA})`,
  'style, noscript, template, svg, canvas, iframe, object, embed, audio, video',
  'link:not([rel~="canonical" i])',
  'input, select, textarea, button',
].join(', ')
const MARKED = '[itemprop], [property], [itemscope], [typeof]'

function removeAll(root: Element, selector: string): void {
  for (const element of root.querySelectorAll(selector)) {
    if (element.matches(MARKED) || element.querySelector(MARKED)) continue
    // A page that forgets an end tag has its data in there.
    element.replaceWith(...element.querySelectorAll(DATA))
  }
}

function removeComments(copy: Document, root: Element): void {
  const comments: Node[] = []
  const walker = copy.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) comments.push(node)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

const KEPT = new Set(
  `id class lang xml:lang title alt href src data-src data-lazy-src datetime content name value rel type
  charset http-equiv itemscope itemtype itemprop itemid itemref vocab typeof property resource about
  prefix`.split(/\s+/),
)

function pruneAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (!KEPT.has(name) || value.startsWith('data:')) element.removeAttribute(name)
  }
}
