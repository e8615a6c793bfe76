import { posix } from 'node:path'
import { readDocument } from '../../documents/read-document.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { languageOfTag } from '../../text/language.ts'
import { isPdf, openPdf } from './open-pdf.ts'
import { pdfParagraphs } from './pdf-paragraphs.ts'
import { largestPhotograph } from './photographs.ts'

/** A PDF that has text, of one recipe or of many. */
export const pdf: Source = {
  format: 'PDF',
  recognises: ({ bytes }) => isPdf(bytes),
  async *read({ name, bytes }) {
    const { author, language, pictures, pages } = await openPdf(bytes)
    const paragraphs = pdfParagraphs(pages)
    const letters = paragraphs.reduce((count, { text }) => count + text.length, 0)
    if (letters < FEWEST_LETTERS) throw new RefusedError(SCANNED)
    yield* readDocument(paragraphs, {
      format: this.format,
      name: posix.basename(name).replace(/\.pdf$/i, ''),
      author: author || null,
      pictures,
      alone: largestPhotograph(bytes)?.bytes,
      language: languageOfTag(language ?? undefined),
    })
  },
}

/** A scanned page has none but what the scanner writes under it. */
const FEWEST_LETTERS = 40
const SCANNED = 'This PDF holds pictures of pages and no text: bring its pages as photographs.'
