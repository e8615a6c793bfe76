import type { Box, PhotoBlock } from '@potluck/photo'

/** A line that was read off a photo, as its cook sees and changes it. */
export type PhotoLine = {
  id: number
  kind: PhotoBlock['kind']
  level?: number | undefined
  part: number
  text: string
  /** Words that may be misread. */
  doubtful: string[]
  /** The piece of the photo; undefined where a model read it, which tells no places. */
  piece?: { picture: ImageBitmap; box: Box } | undefined
  isLeftOut: boolean
}

let made = 0

/** What was read of a page, as lines to compare with their pieces of it. */
export function toPhotoLines(blocks: readonly PhotoBlock[], picture: ImageBitmap): PhotoLine[] {
  return blocks.map(({ words, box, ...block }) => ({
    ...block,
    id: ++made,
    doubtful: words.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text),
    piece: { picture, box },
    isLeftOut: false,
  }))
}

/** What a model saw: all of it is to be compared. */
export function toSeenLines(lines: readonly Pick<PhotoBlock, 'kind' | 'text'>[]): PhotoLine[] {
  return lines.map(({ kind, text }, at) => ({
    id: ++made,
    kind,
    part: partOf(lines, at),
    text,
    doubtful: [text],
    isLeftOut: false,
  }))
}

/** Items that follow each other are one list. */
function partOf(lines: readonly Pick<PhotoBlock, 'kind'>[], at: number): number {
  let part = 0
  for (let index = 1; index <= at; index += 1) {
    if (lines[index]?.kind !== 'item' || lines[index - 1]?.kind !== 'item') part += 1
  }
  return part
}

/** The lines of several photos one after the other, as a recipe is looked for in them. */
export function toSentLines(photos: readonly (readonly PhotoLine[])[]) {
  let before = 0
  return photos.flatMap((lines) => {
    const sent = lines
      .filter(({ text, isLeftOut }) => !isLeftOut && text.trim() !== '')
      .map(({ kind, level, part, text }) => {
        return { kind, ...(level && { level }), part: part + before, text }
      })
    before = Math.max(before, ...sent.map(({ part }) => part)) + 1
    return sent
  })
}
