import { posix } from 'node:path'
import { readDocument } from '../../documents/read-document.ts'
import { PICTURE_AT_MOST } from '../../fields/pictures.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { parseXml } from '../../files/xml.ts'
import type { ZipReader } from '../../files/zip.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { decodeText } from '../../text/decode-text.ts'
import { tidy } from '../../text/plain-line.ts'
import { readStyles } from './styles.ts'
import { wordParagraphs } from './word-paragraphs.ts'
import { readTargets } from './word-pictures.ts'

/** A document of Word, or of what else writes its format (.docx), of one recipe or of many. */
export const word: Source = {
  format: 'Word',
  recognises: async (file) => (await file.zip())?.names.includes(BODY) ?? false,
  async *read(file) {
    const zip = await file.zip()
    const body = zip && (await readPart(zip, BODY))
    if (!zip || !body)
      throw new RefusedError('The document has no text, or more than any cookbook.')
    const styles = readStyles(await readPart(zip, 'word/styles.xml'))
    const about = await readPart(zip, 'docProps/core.xml')
    const { paragraphs, pictures: placed } = wordParagraphs(body, styles)
    const targets = readTargets(await readPart(zip, 'word/_rels/document.xml.rels'))
    const names = new Set(zip.names)
    const title = tidy(about?.('dc\\:title').first().text() ?? '')
    const pictures = zip.names.filter((name) => name.startsWith('word/media/')).length
    const shown = placed.flatMap(({ name: id, at }) => {
      const name = targets.get(id) ?? ''
      return names.has(name) && SHOWABLE.test(name) ? [{ name, at }] : []
    })
    yield* readDocument(paragraphs, {
      format: this.format,
      name: title || nameOf(file),
      pictures,
      placed: shown,
      readPicture: (picture) => zip.read(picture, PICTURE_AT_MOST),
    })
  },
}

const BODY = 'word/document.xml'
/** Drawings of Office (.emf, .wmf) are no pictures elsewhere. */
const SHOWABLE = /\.(?:jpe?g|png|gif|webp)$/i
const PART_AT_MOST = 32 * 1024 ** 2

async function readPart(zip: ZipReader, name: string) {
  const bytes = await zip.read(name, PART_AT_MOST)
  return bytes && parseXml(decodeText(bytes) ?? '')
}

const nameOf = ({ name }: SourceFile) => posix.basename(name).replace(/\.\w{1,5}$/, '')
