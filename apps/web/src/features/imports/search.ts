import type { Shared } from './handed/read-handed.ts'

/** What the share sheet of a phone opens the page with. */
export interface ImportSearch extends Shared {
  /** The page at `url` is being handed over. */
  page?: 'coming'
  /** It begins with photos of a recipe. */
  photos?: true
}

export function parseImportSearch(search: Record<string, unknown>): ImportSearch {
  const { title, text, url, page, photos } = search
  return {
    ...(isText(title) && { title: String(title) }),
    ...(isText(text) && { text: String(text) }),
    ...(isText(url) && { url: String(url) }),
    ...(page === 'coming' && { page }),
    ...(photos === true && { photos }),
  }
}

/** A title such as '7' is read from an address as a number. */
const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
