import type { CheerioAPI } from 'cheerio/slim'
import type { SourceFile } from '../../files/source-file.ts'
import type { ImportedRecipe } from '../../recipe.ts'
import { languageOfTag, recogniseLanguage } from '../../text/language.ts'
import { plainLine } from '../../text/plain-line.ts'

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
}

export function readPageFacts(page: CheerioAPI, file: SourceFile): PageFacts {
  const meta = (...names: string[]) => {
    for (const name of names) {
      const found = page(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content')
      const text = plainLine(found ?? '')
      if (text !== '') return text
    }
    return null
  }
  const canonical = page('link[rel="canonical"]').first().attr('href') ?? meta('og:url')
  const language =
    page('html').attr('lang') ??
    page('html').attr('xml:lang') ??
    page('meta[http-equiv="content-language" i]').attr('content') ??
    meta('og:locale')
  const headings = headingsOf(page)
  const isOne = new Set(headings).size === 1
  return {
    title:
      (isOne ? headings[0] : undefined) ?? meta('og:title', 'twitter:title') ?? documentTitle(page),
    headings,
    language: languageOfTag(language ?? undefined),
    address: file.address ?? (canonical && /^https?:/i.test(canonical) ? canonical : null),
    siteName: meta('og:site_name', 'application-name'),
    author: meta('author', 'article:author'),
    image: meta('og:image', 'twitter:image'),
  }
}

function headingsOf(page: CheerioAPI): string[] {
  return page('h1')
    .toArray()
    .slice(0, 20)
    .map((heading) => plainLine(page(heading).text()))
    .map((text) => text.replace(/ (?:by|von|par|por|di|door) \p{Lu}[^,.]{2,30}$/u, ''))
    .filter((text) => text !== '')
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
    if (recipe.images.length === 0 && facts.image) recipe.images.push(facts.image)
  } else source.address ??= facts.address
  source.name ??= facts.siteName
  recipe.images = recipe.images.flatMap((image) => resolveAddress(image, source.address) ?? [])
  recipe.language ??= facts.language ?? recogniseLanguage(textOf(recipe))
}

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
