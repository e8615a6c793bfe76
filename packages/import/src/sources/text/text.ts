import { posix } from 'node:path'
import { holdsRecipe, readDocument } from '../../documents/read-document.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { textParagraphs } from './text-paragraphs.ts'

/** Plain text, of one recipe or of many: told by its headings and the shape of its lines. */
export const plainText: Source = {
  format: 'text',
  recognises: (file) => {
    const text = textOf(file)
    return text !== undefined && holdsRecipe(textParagraphs(text))
  },
  async *read(file) {
    const text = textOf(file)
    if (text === undefined) throw new RefusedError('It is no text that recipes are read from.')
    const name = posix.basename(file.name).replace(/\.\w{1,5}$/, '')
    yield* readDocument(textParagraphs(text), { format: this.format, name })
  },
}

/** A thick cookbook as a text has two million letters. */
const LONGEST = 5_000_000

function textOf(file: SourceFile): string | undefined {
  const text = file.text()
  if (text === undefined || /^\s*(?:[{[]\s*["{[]|<[?!a-z])/i.test(text)) return undefined
  if (text.length > LONGEST) return undefined
  return text
}
