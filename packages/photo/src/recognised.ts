import type { Box } from './grey.ts'

/** A word as it was read. */
export type Word = {
  text: string
  box: Box
  /** 0 to 100: how sure the reader is. */
  confidence: number
}

/** A printed line as it was read, its words from left to right. */
export type ReadLine = {
  words: Word[]
  box: Box
  /** How large its letters are, in pixels. */
  size: number
}

type Edges = { x0: number; y0: number; x1: number; y1: number }

/** What tesseract answers of a picture, as far as it is used here. */
export type TesseractBlocks = readonly {
  paragraphs: readonly {
    lines: readonly {
      bbox: Edges
      rowAttributes?: { rowHeight: number }
      words: readonly { text: string; confidence: number; bbox: Edges }[]
    }[]
  }[]
}[]

/** The lines that tesseract read in a part of a page, at their places on the page. */
export function fromTesseract(blocks: TesseractBlocks, part: Box): ReadLine[] {
  const left = Math.max(0, Math.floor(part.left))
  const top = Math.max(0, Math.floor(part.top))
  const place = ({ x0, y0, x1, y1 }: Edges): Box => {
    return { left: left + x0, top: top + y0, right: left + x1, bottom: top + y1 }
  }
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ bbox, rowAttributes, words }) => ({
      box: place(bbox),
      size: rowAttributes?.rowHeight || bbox.y1 - bbox.y0,
      words: words.map((word) => ({ ...word, box: place(word.bbox) })),
    }))
    .map(withoutCrumbsOf)
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => one.box.top - other.box.top)
}

/**
 * A line without the specks at its ends. How sure the reader is says little of short lines ('1 egg'
 * may be read right with a confidence of 2), so nothing that can be a word or a figure is left out.
 */
function withoutCrumbsOf(line: ReadLine): ReadLine {
  const words = line.words.map(({ text, box, confidence }) => ({
    text: text.trim(),
    box,
    confidence,
  }))
  const first = words.findIndex(isWord)
  const last = words.findLastIndex(isWord)
  return { ...line, words: first < 0 ? [] : words.slice(isSign(words[0]) ? 0 : first, last + 1) }
}

const isWord = ({ text, confidence }: Word) =>
  /\p{N}/u.test(text) || (/\p{L}/u.test(text) && (text.length > 2 || confidence >= SPECK))

/** What begins an item, or a fraction that no letter stands for. */
const isSign = (word: Word | undefined) => word !== undefined && /^[-–—•*·«»%½¼¾]/.test(word.text)

const SPECK = 25
