import { partTitle } from '../shapes/find-facts.ts'
import type { Paragraph } from './paragraph.ts'

/** A picture of a document: its name in the file, and the paragraph that follows it. */
export type PlacedPicture = { name: string; at: number }

/**
 * The pictures of each recipe of a document, by where its title stands. Most books set a picture behind
 * its title; one whose first picture stands before the first title sets them all so.
 */
export function picturesByTitle(
  titles: readonly string[],
  paragraphs: readonly Paragraph[],
  pictures: readonly PlacedPicture[],
): string[][] {
  const starts: number[] = []
  for (const title of titles) {
    const from = (starts.at(-1) ?? -1) + 1
    const at = paragraphs.findIndex(
      ({ text }, place) => place >= from && partTitle(text).title === title,
    )
    starts.push(at === -1 ? from : at)
  }
  const [start = 0] = starts
  const [first] = pictures
  const isBefore = titles.length > 1 && first !== undefined && first.at <= start
  return starts.map((_, index) =>
    pictures.filter(({ at }) => index === ownerOf(at, starts, isBefore)).map(({ name }) => name),
  )
}

/** Which recipe a picture before a paragraph belongs to. */
function ownerOf(at: number, starts: readonly number[], isBefore: boolean): number {
  const last = starts.length - 1
  if (!isBefore)
    return Math.max(
      0,
      starts.findLastIndex((start) => start < at),
    )
  const next = starts.findIndex((start) => start >= at)
  return next === -1 ? last : next
}
