import type { Photo } from '@potluck/contract'
import type { z } from 'zod'
import { column, orNull, type RowOf } from '../database/columns.ts'

/** The columns of `images` as list statements select them; all null if there is no photo. */
export const PHOTO_ROW = {
  image_hash: orNull(column.text),
  image_width: orNull(column.integer),
  image_height: orNull(column.integer),
  image_placeholder: orNull(column.text),
  image_widths: orNull(column.integers),
  image_has_avif: orNull(column.boolean),
}
export type PhotoRow = RowOf<typeof PHOTO_ROW>

/** The widths in pixels that a photo is stored in, if it is wider. */
export const PHOTO_WIDTHS = [320, 640, 1024, 1600] as const

/** A photo's own width is its largest step, up to this limit. */
export const LARGEST_WIDTH = 2048

/** The address of one stored width, which never changes, since the hash names the content. */
export function photoUrl(hash: string, width: number, format: 'webp' | 'avif'): string {
  return `/media/${hash}/${width}.${format}`
}

/** A photo in all its widths, with AVIF once the job has made it; null if there is none. */
export function toPhoto(row: PhotoRow): z.output<typeof Photo> | null {
  const { image_hash: hash, image_width: width, image_height: height } = row
  if (hash === null || width === null || height === null) return null
  const widths = row.image_widths ?? []
  const inFormat = (format: 'webp' | 'avif') =>
    widths.map((each) => ({
      url: photoUrl(hash, each, format),
      width: each,
      type: `image/${format}` as const,
    }))
  return {
    width,
    height,
    placeholder: row.image_placeholder ?? '',
    sources: [...(row.image_has_avif ? inFormat('avif') : []), ...inFormat('webp')],
  }
}

/** A single address for a picture: the photo in its middle width, else the cover. */
export function pictureUrl(
  row: Pick<PhotoRow, 'image_hash' | 'image_widths'>,
  coverCode: string,
): string {
  const { image_hash: hash, image_widths: widths } = row
  if (hash === null || !widths || widths.length === 0) return `/covers/${coverCode}.svg`
  const width = widths.findLast((each) => each <= 1024) ?? widths[0] ?? 0
  return photoUrl(hash, width, 'webp')
}

/** The same picture as JPEG, for crawlers and chats that show neither WebP nor SVG. */
export function previewUrl(row: PhotoRow, coverCode: string): string {
  const { image_hash: hash, image_widths: widths } = row
  const isPhoto = hash !== null && widths?.some((each) => each <= 1024)
  return isPhoto ? `/media/${hash}/preview.jpg` : `/covers/${coverCode}.jpg`
}

/** Width and height in pixels of a profile photo. */
export const AVATAR_WIDTH = 320

export function avatarUrl(hash: string): string
export function avatarUrl(hash: string | null): string | null
export function avatarUrl(hash: string | null): string | null {
  return hash === null ? null : photoUrl(hash, AVATAR_WIDTH, 'webp')
}
