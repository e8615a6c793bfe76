import type { Recipe } from '../../api.ts'

/** The picture of a version: its photo, or the illustrated cover. */
export type Picture = Pick<Recipe, 'imageUrl' | 'photo'>

/** All illustrated covers count as the same, since they are drawn from the text. */
export function hasSamePhoto(one: Pick<Picture, 'photo'>, other: Pick<Picture, 'photo'>): boolean {
  return photoAddress(one) === photoAddress(other)
}

/** The address of the photo's largest WebP, which exists from the start. */
function photoAddress({ photo }: Pick<Picture, 'photo'>): string | undefined {
  return photo?.sources.at(-1)?.url
}
