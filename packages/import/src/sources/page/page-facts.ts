import type { CheerioAPI } from 'cheerio/slim'
import { lose } from '../../fields/lose.ts'
import type { SourceFile } from '../../files/source-file.ts'
import type { ImportedRecipe } from '../../recipe.ts'
import { isOtherHeading } from '../../shapes/headings.ts'
import { languageOfTag, recogniseLanguage } from '../../text/language.ts'
import { plainLine } from '../../text/plain-line.ts'
import { blocksOf } from './page-blocks.ts'

/** What a page says of itself, beside any recipe. */
export type PageFacts = {
  title: string | null
  /** Every main heading; one of them may be the recipe's. */
  headings: string[]
  language: string | null
  address: string | null
  siteName: string | null
  author: string | null
  image: string | null
  /** What the card of a recipe has as notes beside its lists. */
  notes: string | null
}

export function readPageFacts(page: CheerioAPI, file: SourceFile): PageFacts {
  const metas = metasOf(page)
  const meta = (...names: string[]) => {
    for (const name of names) {
      const text = plainLine(metas.get(name) ?? '')
      if (text !== '') return text
    }
    return null
  }
  const canonical = page('link[rel="canonical"]').first().attr('href') ?? meta('og:url')
  const root = page.root().children('html')
  const language =
    root.attr('lang') ??
    root.attr('xml:lang') ??
    page('meta[http-equiv="content-language" i]').attr('content') ??
    meta('og:locale')
  const siteName = meta('og:site_name', 'application-name')
  const headings = headingsOf(page).map((heading) => withoutSite(heading, siteName))
  const isOne = new Set(headings).size === 1
  const said = meta('og:title', 'twitter:title')
  return {
    title:
      (isOne ? headings[0] : undefined) ??
      (said === null ? documentTitle(page) : withoutSite(said, siteName)),
    headings,
    language: languageOfTag(language ?? undefined),
    address: file.address ?? (canonical && /^https?:/i.test(canonical) ? canonical : null),
    siteName,
    author:
      [meta('author'), meta('article:author')].find((name) => name && !/[/@]/.test(name)) ?? null,
    image: meta('og:image', 'twitter:image'),
    notes: notesOf(page),
  }
}

/** What a page says of itself, the first of each name; looked up once, for a page can be long. */
function metasOf(page: CheerioAPI): ReadonlyMap<string, string> {
  const metas = new Map<string, string>()
  for (const { attribs } of page('meta').toArray()) {
    for (const name of [attribs.property, attribs.name])
      if (name && attribs.content !== undefined && !metas.has(name))
        metas.set(name, attribs.content)
  }
  return metas
}

/** The notes of a recipe card, as the common plugins mark them, without their heading. */
function notesOf(page: CheerioAPI): string | null {
  const [card] = page(NOTES).toArray()
  const lines = (card ? blocksOf([card]) : []).map(({ text }) => text)
  const [first] = lines
  const own = first && isOtherHeading(first) && first.length < 30 ? lines.slice(1) : lines
  return own.join('\n') || null
}

const NOTES =
  '[class*="recipe-notes"], [class*="recipes-notes"], .mv-create-notes, .ERSNotes, .recipe-card-notes, #zlrecipe-notes-list, .cooked-recipe-notes'

function headingsOf(page: CheerioAPI): string[] {
  return page('h1')
    .toArray()
    .slice(0, 20)
    .map((heading) => plainLine(page(heading).text()))
    .map((text) => text.replace(/ (?:by|von|par|por|di|door) \p{Lu}[^,.]{2,30}$/u, ''))
    .filter((text) => text !== '')
}

/** 'Soup by The Site', 'Soup | The Site', where the page says what its site is called. */
function withoutSite(title: string, siteName: string | null): string {
  if (siteName === null || !title.endsWith(siteName)) return title
  const [ending] = /\s+(?:[|–—-]|by|on|at)\s+$/.exec(title.slice(0, -siteName.length)) ?? []
  return ending ? title.slice(0, -siteName.length - ending.length) : title
}

/** 'Soup | The Site', 'Soup - The Site' without the site. */
function documentTitle(page: CheerioAPI): string | null {
  const title = plainLine(page('title').first().text())
  return title.replace(/\s+[|–—-]\s+[^|–—-]+$/, '') || null
}

/** What the page says of itself holds for its recipe, where the recipe does not say it. */
export function addPageFacts(
  recipe: ImportedRecipe,
  facts: PageFacts,
  { isAlone }: { isAlone: boolean },
): void {
  const { source } = recipe
  if (isAlone) {
    recipe.title = chooseTitle(recipe.title, facts)
    source.address = facts.address ?? source.address
    source.author ??= facts.author
    addNotes(recipe, facts.notes)
    if (recipe.images.length === 0 && facts.image) recipe.images.push(facts.image)
  } else source.address ??= facts.address
  source.name ??= facts.siteName
  recipe.images = recipe.images.flatMap((image) => resolveAddress(image, source.address) ?? [])
  recipe.language ??= facts.language ?? recogniseLanguage(textOf(recipe))
}

function addNotes(recipe: ImportedRecipe, notes: string | null): void {
  if (recipe.notes !== null || notes === null) return
  recipe.notes = notes.slice(0, LONGEST_NOTES)
  lose(recipe, 'notes', notes.slice(LONGEST_NOTES), 'Notes are brought in up to 10,000 letters.')
}

const LONGEST_NOTES = 10_000

/** The page's own heading, where the data has it with the name of the site behind it, or has none. */
function chooseTitle(title: string, facts: PageFacts): string {
  if (title === '') return facts.title ?? ''
  const heading = facts.headings.find((text) => title.startsWith(text))
  return heading && /\s[|–—-]\s/.test(title.slice(heading.length)) ? heading : title
}

function resolveAddress(address: string, base: string | null): string | undefined {
  const found = URL.canParse(address, base ?? undefined)
    ? new URL(address, base ?? undefined)
    : undefined
  return found && /^https?:$/.test(found.protocol) ? found.href : undefined
}

const textOf = ({ ingredients, steps }: ImportedRecipe) =>
  [...steps, ...ingredients].flatMap(({ lines }) => lines).join('\n')
