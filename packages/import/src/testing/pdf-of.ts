import { deflateSync } from 'node:zlib'

/** A line of a page: where it begins from the lower left corner, how large it is, in bold or not. */
export type PdfLine = { text: string; x: number; y: number; size?: number; bold?: boolean }

type PdfExtras = {
  /** Sets a page's stream itself. */
  contents?: { stream: Buffer; filter: string }
  /** JPEGs that lie in it. */
  pictures?: readonly { width: number; height: number; bytes: Uint8Array }[]
}

/** A PDF of some pages with text in Helvetica. */
export function pdfOf(
  pages: readonly (readonly PdfLine[])[],
  { contents, pictures = [] }: PdfExtras = {},
): Uint8Array {
  const objects: Buffer[] = []
  const add = (...parts: (string | Buffer)[]) =>
    objects.push(Buffer.concat(parts.map((part) => Buffer.from(part))))
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ')
  add('<</Type/Catalog/Pages 2 0 R>>')
  add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>')
  for (const [at, lines] of pages.entries()) {
    const stream = contents?.stream ?? deflateSync(lines.map(show).join('\n'))
    const filter = contents?.filter ?? '/FlateDecode'
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${6 + 2 * at} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
    )
    add(`<</Length ${stream.length}/Filter ${filter}>>\nstream\n`, stream, '\nendstream')
  }
  for (const { width, height, bytes } of pictures) {
    add(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${bytes.length}>>\nstream\n`,
      Buffer.from(bytes),
      '\nendstream',
    )
  }
  return assemble(objects)
}

function show({ text, x, y, size = 11, bold = false }: PdfLine): string {
  const escaped = text.replace(/[\\()]/g, '\\$&')
  return `BT /F${bold ? 2 : 1} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`
}

function assemble(objects: readonly Buffer[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ])
    places.push(length)
    length += part.length
    parts.push(part)
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
