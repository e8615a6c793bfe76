import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { escapeHtml } from '../platform/http/index.ts'

/** The parts that a page fills into the built HTML. */
export type PageParts = {
  title: string
  theme: 'light' | 'dark' | undefined
  /** Meta tags, links and JSON-LD, as HTML. */
  head: string[]
  /** JSON. */
  data: string
  /** The width of the navigation rail, if the member chose one. */
  rail?: 'open' | 'narrow' | undefined
  /** The rendered page; without it the script renders it. */
  markup?: string | undefined
  /** Without the app's script: nothing takes the markup over. */
  isStill?: boolean
}

export type Template = { fill(parts: PageParts): string }

/**
 * Reads a page of the web build; its comments `head`, `app` and `data` and its title mark the
 * places to fill.
 */
export async function readTemplate(webDir: string, name: string): Promise<Template> {
  const html = await readFile(join(webDir, name), 'utf8')
  const page = cut(html)
  const still = cut(html.replace(SCRIPTS, ''))
  return {
    fill: (parts) => {
      const pieces = parts.isStill ? still : page
      return pieces.map((piece) => (typeof piece === 'string' ? piece : piece(parts))).join('')
    },
  }
}

type Piece = string | ((parts: PageParts) => string)

/** A page as its texts and what stands between them: cut once, since every page is filled. */
function cut(html: string): Piece[] {
  const found = PLACES.flatMap(({ at, fill }) => {
    const [place, index] = [at.exec(html)?.[0], html.search(at)]
    return place === undefined ? [] : [{ from: index, to: index + place.length, fill }]
  }).toSorted((one, other) => one.from - other.from)
  const before = found.flatMap(({ from, fill }, nth) => [
    html.slice(found[nth - 1]?.to ?? 0, from),
    fill,
  ])
  return [...before, html.slice(found.at(-1)?.to ?? 0)]
}

/** Where a page is filled, the first of each. */
const PLACES: { at: RegExp; fill: (parts: PageParts) => string }[] = [
  { at: /<html lang="en">/, fill: htmlTag },
  { at: /<!--app-->/, fill: ({ markup = '' }) => markup },
  { at: /<title>[^<]*<\/title>/, fill: ({ title }) => `<title>${escapeHtml(title)}</title>` },
  { at: /<!--head-->/, fill: ({ head }) => head.join('\n    ') },
  { at: /<!--data-->/, fill: ({ data }) => dataBlock('application/json', data, 'boot') },
]

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

function htmlTag({ theme, rail }: Pick<PageParts, 'theme' | 'rail'>): string {
  return `<html lang="en"${theme ? ` class="${theme}"` : ''}${rail ? ` data-rail="${rail}"` : ''}>`
}

/** A meta tag of a page's head; `name` for the web's own, `property` for Open Graph. */
export function metaTag(
  name: string,
  content: string,
  attribute: 'name' | 'property' = 'property',
): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`
}

/** A data block: browsers never run it, so the policy against inline scripts allows it. */
export function jsonScript(type: string, value: unknown): string {
  return dataBlock(type, JSON.stringify(value))
}

function dataBlock(type: string, json: string, id?: string): string {
  const safe = json.replaceAll('<', '\\u003c')
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${safe}</script>`
}

const PRELOAD = { 'at once': 'modulepreload', later: 'later' }

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

/**
 * Links for a source module's chunk and everything it imports. A rendered page fetches them later:
 * the web's `start.ts` turns `later` into a preload once the page is painted.
 */
export type Preloads = (source: string, when: 'at once' | 'later') => string[]

/** Reads what to preload from the web build's manifest. */
export async function readPreloads(webDir: string): Promise<Preloads> {
  const [shell, json] = await Promise.all(
    ['index.html', '.vite/manifest.json'].map((name) => readFile(join(webDir, name), 'utf8')),
  )
  const manifest = Manifest.parse(JSON.parse(json ?? ''))
  const isInShell = (file: string) => shell?.includes(`"/${file}"`)
  const links = new Map<string, string[]>()
  return (source, when) => {
    const known = links.get(`${when} ${source}`)
    if (known) return known
    const chunks = withImports(source).flatMap((key) => manifest[key] ?? [])
    const scripts = chunks.map(({ file }) => file)
    const styles = new Set(chunks.flatMap(({ css = [] }) => css))
    const made = [...toLinks(scripts, PRELOAD[when]), ...toLinks([...styles], 'stylesheet')]
    links.set(`${when} ${source}`, made)
    return made
  }

  function toLinks(files: string[], rel: string): string[] {
    return files
      .filter((file) => !isInShell(file))
      .map((file) => `<link rel="${rel}" href="/${file}">`)
  }

  function withImports(key: string, seen = new Set<string>()): string[] {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [key, ...(chunk.imports ?? []).flatMap((name) => withImports(name, seen))]
  }
}
