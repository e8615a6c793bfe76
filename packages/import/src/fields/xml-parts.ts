import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'

/** The elements directly in an element, of a name or of any. */
export function partsOf(document: CheerioAPI, element: Element, name?: string): Element[] {
  return document(element)
    .children()
    .toArray()
    .filter((part) => name === undefined || part.name === name)
}

/** The text of the first element of a name in an element; '' without one. */
export function partText(document: CheerioAPI, element: Element, name: string): string {
  const [part] = partsOf(document, element, name)
  return part ? document(part).text().trim() : ''
}

/** The texts of an element's parts, a line each; its own text where it has no parts. */
export function linesText(document: CheerioAPI, element: Element): string {
  const parts = partsOf(document, element)
  if (parts.length === 0) return document(element).text()
  return parts.map((part) => document(part).text().replace(/\s+/g, ' ')).join('\n')
}
