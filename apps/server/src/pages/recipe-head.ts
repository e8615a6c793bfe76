import type { PublicRecipe } from '../features/recipes/index.ts'
import { escapeHtml } from '../platform/http/index.ts'
import { jsonScript, metaTag } from './template.ts'

/** Description, Open Graph and schema.org Recipe (https://schema.org/Recipe) of a public recipe. */
export function recipeHead(recipe: PublicRecipe, baseUrl: string): string[] {
  const url = `${baseUrl}/recipe/${recipe._id}`
  const image = new URL(recipe.imageUrl, baseUrl).href
  return [
    metaTag('description', recipe.description, 'name'),
    metaTag('og:type', 'article'),
    metaTag('og:site_name', 'Potluck'),
    metaTag('og:title', recipe.title),
    metaTag('og:description', recipe.description),
    metaTag('og:url', url),
    metaTag('og:image', image),
    metaTag('twitter:card', 'summary_large_image', 'name'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    jsonScript('application/ld+json', toJsonLd(recipe, url, image)),
  ]
}

function toJsonLd(recipe: PublicRecipe, url: string, image: string): Record<string, unknown> {
  const minutes = (value: number | null) => (value === null ? undefined : `PT${value}M`)
  const { prepMinutes, cookMinutes } = recipe
  const total = prepMinutes === null || cookMinutes === null ? null : prepMinutes + cookMinutes
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    image: [image],
    author: { '@type': 'Person', name: recipe.author.name },
    datePublished: recipe.publishedAt,
    prepTime: minutes(prepMinutes),
    cookTime: minutes(cookMinutes),
    totalTime: minutes(total),
    recipeYield: recipe.servings,
    recipeCuisine: recipe.cuisine ?? undefined,
    recipeCategory: recipe.mealType ?? undefined,
    keywords: recipe.tags.join(', ') || undefined,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    aggregateRating:
      recipe.rating === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: recipe.rating.toFixed(1),
            ratingCount: recipe.reviewCount,
          },
  }
}
