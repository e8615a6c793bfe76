import type { Viewed } from '../../platform/database/index.ts'
import { isPublicCook } from '../auth/index.ts'

/**
 * A recipe is published, not a draft. Use it alone only if the recipe's author is known to be
 * visible; the conditions below say whether somebody may see the recipe.
 * @param recipe alias of `recipes`, here and below
 */
export function isPublished(recipe: string): string {
  return `${recipe}.status = 'published'`
}

/**
 * Everybody may see a published recipe by a cook with a public profile.
 * @param author alias of `users`, joined as the recipe's author, here and below
 */
export function isPublicRecipe(recipe: string, author: string): string {
  return `${isPublished(recipe)} and ${isPublicCook(author)}`
}

/**
 * Lists show everybody the public recipes, and a cook their own published ones even while they are
 * hidden.
 */
export function isListedFor(recipe: string, author: string): Viewed {
  return (viewer) =>
    `${isPublished(recipe)} and (${isPublicCook(author)} or ${recipe}.author_id = ${viewer})`
}

/**
 * By its address everybody may read a public recipe, and a cook all of their own, including drafts.
 */
export function isReadableBy(recipe: string, author: string): Viewed {
  return (viewer) => `(${recipe}.author_id = ${viewer} or (${isPublicRecipe(recipe, author)}))`
}

/** Joins the recipe with this `id` as `r`, and its author as `u`, if the viewer may read it. */
export function joinReadable(id: string, viewer: string): string {
  return `left join (recipes r join users u on u.id = r.author_id)
    on r.id = ${id} and ${isReadableBy('r', 'u')(viewer)}`
}

/**
 * Everybody may find what a public cook published: `recipe_search` holds only published recipes,
 * and for each whether its author is public.
 * @param entry alias of `recipe_search`, here and below
 */
export function isFoundByAll(entry: string): string {
  return `${entry}.is_public`
}

/**
 * A search finds what everybody may find, and a cook's own published recipes even while they are
 * hidden.
 */
export function isFoundBy(entry: string): Viewed {
  return (viewer) => `(${isFoundByAll(entry)} or ${entry}.author_id = ${viewer})`
}
