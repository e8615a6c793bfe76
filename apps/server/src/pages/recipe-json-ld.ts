import { playerAddress, readVideoAddress } from '@potluck/rules'
import { type PublicRecipe, toIsoDuration, wholeMinutes } from '../features/recipes/index.ts'

/**
 * A public recipe for search engines: schema.org Recipe (https://schema.org/Recipe), without
 * unknown values. `url` and `image` are absolute addresses.
 */
export function recipeJsonLd(
  recipe: PublicRecipe,
  { url, image }: { url: string; image: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    inLanguage: recipe.language ?? undefined,
    isBasedOn: recipe.origin?.address || undefined,
    url,
    mainEntityOfPage: url,
    image: [image],
    author: {
      '@type': recipe.author.isHouse ? 'Organization' : 'Person',
      name: recipe.author.name,
    },
    datePublished: recipe.publishedAt,
    prepTime: toIsoDuration(recipe.prepMinutes),
    cookTime: toIsoDuration(recipe.cookMinutes),
    totalTime: toIsoDuration(wholeMinutes(recipe)),
    recipeYield: recipe.servings,
    recipeCuisine: recipe.cuisine ?? undefined,
    recipeCategory: recipe.mealType ?? undefined,
    keywords: recipe.tags.join(', ') || undefined,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    nutrition: toNutrition(recipe.nutrition.perServing),
    aggregateRating: toRating(recipe),
    video: toVideo(recipe, image),
  }
}

function toNutrition(amounts: PublicRecipe['nutrition']['perServing']) {
  if (!amounts) return undefined
  const grams = (amount: number) => `${Math.round(amount * 10) / 10} g`
  const milligrams = (amount: number) => `${Math.round(amount)} mg`
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 portion',
    calories: `${Math.round(amounts.kcal)} kcal`,
    proteinContent: grams(amounts.protein),
    fatContent: grams(amounts.fat),
    saturatedFatContent: grams(amounts.satFat),
    carbohydrateContent: grams(amounts.carbs),
    fiberContent: grams(amounts.fiber),
    sugarContent: grams(amounts.sugar),
    cholesterolContent: milligrams(amounts.cholesterol),
    sodiumContent: milligrams(amounts.sodium),
  }
}

/** Only if somebody rated it: an invented rating is against the rules of search engines, and ours. */
function toRating({ rating, reviewCount }: PublicRecipe) {
  if (rating === null) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.toFixed(1),
    ratingCount: reviewCount,
    bestRating: 5,
    worstRating: 1,
  }
}

function toVideo(recipe: PublicRecipe, image: string) {
  const read = readVideoAddress(recipe.videoUrl ?? '')
  if (!read.ok) return undefined
  const { video } = read
  return {
    '@type': 'VideoObject',
    name: recipe.title,
    description: recipe.description,
    thumbnailUrl: [image],
    uploadDate: recipe.publishedAt,
    ...(video.kind === 'file' ? { contentUrl: video.url } : { embedUrl: playerAddress(video) }),
  }
}
