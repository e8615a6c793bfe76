import { posix } from 'node:path'
import { readDocument } from '../../documents/read-document.ts'
import type { Source } from '../../source.ts'
import { rtfParagraphs } from './rtf-paragraphs.ts'

/** A document in the Rich Text Format, as TextEdit, WordPad and old word processors write it. */
export const rtf: Source = {
  format: 'RTF',
  recognises: ({ bytes }) => Buffer.from(bytes.subarray(0, 6)).toString('latin1') === '{\\rtf1',
  async *read({ name, bytes }) {
    yield* readDocument(rtfParagraphs(bytes), {
      format: this.format,
      name: posix.basename(name).replace(/\.rtf$/i, ''),
    })
  },
}
