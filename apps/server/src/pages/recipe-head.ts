import type { PublicRecipe } from '../features/recipes/index.ts'
import { escapeHtml } from '../platform/http/index.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { jsonScript, metaTag } from './template.ts'

/** Description, Open Graph and schema.org Recipe (https://schema.org/Recipe) of a public recipe. */
export function recipeHead(recipe: PublicRecipe, baseUrl: string): string[] {
  const url = `${baseUrl}/recipe/${recipe._id}`
  const image = new URL(recipe.previewUrl, baseUrl).href
  return [
    metaTag('description', recipe.description, 'name'),
    metaTag('og:type', 'article'),
    metaTag('og:site_name', 'Potluck'),
    metaTag('og:title', recipe.title),
    metaTag('og:description', recipe.description),
    metaTag('og:url', url),
    metaTag('og:image', image),
    metaTag('og:image:type', 'image/jpeg'),
    metaTag('og:image:alt', recipe.title),
    metaTag('twitter:card', 'summary_large_image', 'name'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    jsonScript('application/ld+json', recipeJsonLd(recipe, { url, image })),
  ]
}
