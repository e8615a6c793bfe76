import type { CheerioAPI } from 'cheerio/slim'
import { isPage } from '../../files/html-page.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { RefusedError } from '../../refused-error.ts'

/** Recipe pages have some hundred kilobytes. */
const LARGEST_PAGE = 5_000_000

/** The parsed page of a file that is one. @throws RefusedError of a page that nobody writes */
export function pageOf(file: SourceFile): CheerioAPI | undefined {
  if (file.bytes.length > LARGEST_PAGE && isPage(file.text()))
    throw new RefusedError('The page is larger than 5 MB.')
  return file.html()
}
