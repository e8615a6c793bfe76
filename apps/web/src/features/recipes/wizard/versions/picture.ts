import type { Recipe } from '../../api.ts'

/** The picture of a version: its photo, or the illustrated cover. */
export type Picture = Pick<Recipe, 'imageUrl' | 'photo'>

/** All illustrated covers count as the same: they follow from the text. */
export function hasSamePhoto(one: Pick<Picture, 'photo'>, other: Pick<Picture, 'photo'>): boolean {
  return photoAddress(one) === photoAddress(other)
}

/** That of its largest WebP, which is there from the beginning. */
function photoAddress({ photo }: Pick<Picture, 'photo'>): string | undefined {
  return photo?.sources.at(-1)?.url
}
