import type { CapturedPage } from './hand-over.ts'
import { prunePage } from './prune-page.ts'

/** The open page as the server reads it: what it shows and says of itself, without what runs in it. */
export function capturePage(page: Document): CapturedPage {
  return { address: page.URL, title: page.title.slice(0, 300), html: prunePage(page) }
}
