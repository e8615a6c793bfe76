import { posix } from 'node:path'
import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { attributeOf, childrenOf } from './elements.ts'

/** The files that a document refers to, by the ids that it calls them (`word/_rels/document.xml.rels`). */
export function readTargets(relations: CheerioAPI | undefined): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  for (const element of relations?.('Relationship').toArray() ?? []) {
    const [id, target] = [attributeOf(element, 'Id'), attributeOf(element, 'Target')]
    const isOutside = attributeOf(element, 'TargetMode') === 'External'
    if (id && target && !isOutside) targets.set(id, posix.join('/word', target).slice(1))
  }
  return targets
}

/** The ids of the pictures in a drawing that are no smaller than an ornament. */
export function picturesIn(drawing: Element): string[] {
  const found: string[] = []
  const queue = [drawing]
  for (
    let element = queue.pop(), seen = 0;
    element && seen < MOST;
    element = queue.pop(), seen += 1
  ) {
    if (element.name === 'wp:extent' && isOrnament(element)) return []
    const id = attributeOf(element, element.name === 'v:imagedata' ? 'r:id' : 'r:embed')
    if (id && PICTURES.has(element.name)) found.push(id)
    queue.push(...childrenOf(element).reverse())
  }
  return found
}

const MOST = 2_000
const PICTURES = new Set(['a:blip', 'v:imagedata'])

/** In English Metric Units, of which a centimetre has 360,000: two of them. */
const ORNAMENT = 720_000

const isOrnament = (extent: Element) =>
  Number(attributeOf(extent, 'cx')) < ORNAMENT && Number(attributeOf(extent, 'cy')) < ORNAMENT
