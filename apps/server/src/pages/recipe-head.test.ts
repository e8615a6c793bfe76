import { expect, it } from 'vitest'
import type { PublicRecipe } from '../features/recipes/index.ts'
import { recipeHead } from './recipe-head.ts'

const tart: PublicRecipe = {
  _id: '0190a0a0-0000-7000-8000-000000000001',
  title: 'Lemon tart </script><b>',
  description: 'Sharp & gone by evening.',
  imageUrl: '/covers/plate.svg',
  previewUrl: '/covers/plate.jpg',
  author: { username: 'nora.b', name: 'Nora' },
  publishedAt: '2026-03-01T10:00:00.000Z',
  prepMinutes: 35,
  cookMinutes: 60,
  restMinutes: 240,
  servings: '8 slices',
  cuisine: 'French',
  mealType: 'Dessert',
  tags: ['lemon', 'tart'],
  rating: 4.25,
  reviewCount: 4,
  ingredients: ['3 lemons', '150 g sugar'],
  instructions: ['Heat the oven to 180 °C.', 'Bake for 40 min.'],
  origin: null,
  language: null,
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  nutrition: { perServing: null, per100g: null, coverage: 0, lines: [] },
}
const amounts = {
  kcal: 311.4,
  protein: 4.02,
  fat: 17,
  satFat: 9.96,
  carbs: 35,
  fiber: 1,
  sugar: 19,
  sodium: 88.6,
  cholesterol: 120,
  calcium: 30,
  iron: 1,
  potassium: 90,
  vitC: 12,
}

function readJsonLd(recipe: PublicRecipe) {
  const head = recipeHead(recipe, 'https://potluck.test').join('\n')
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? []
  return { head, data: JSON.parse(json) as Record<string, unknown> }
}

it('tells search engines all that is known of a recipe', () => {
  const { data } = readJsonLd({ ...tart, nutrition: { ...tart.nutrition, perServing: amounts } })
  const url = `https://potluck.test/recipe/${tart._id}`
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Lemon tart </script><b>',
    description: 'Sharp & gone by evening.',
    url,
    mainEntityOfPage: url,
    image: ['https://potluck.test/covers/plate.jpg'],
    author: { '@type': 'Person', name: 'Nora' },
    datePublished: '2026-03-01T10:00:00.000Z',
    prepTime: 'PT35M',
    cookTime: 'PT1H',
    totalTime: 'PT5H35M',
    recipeYield: '8 slices',
    recipeCuisine: 'French',
    recipeCategory: 'Dessert',
    keywords: 'lemon, tart',
    recipeIngredient: ['3 lemons', '150 g sugar'],
    recipeInstructions: [
      { '@type': 'HowToStep', position: 1, text: 'Heat the oven to 180 °C.' },
      { '@type': 'HowToStep', position: 2, text: 'Bake for 40 min.' },
    ],
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 portion',
      calories: '311 kcal',
      proteinContent: '4 g',
      fatContent: '17 g',
      saturatedFatContent: '10 g',
      carbohydrateContent: '35 g',
      fiberContent: '1 g',
      sugarContent: '19 g',
      cholesterolContent: '120 mg',
      sodiumContent: '89 mg',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: '4.3',
      ratingCount: 4,
      bestRating: 5,
      worstRating: 1,
    },
    video: {
      '@type': 'VideoObject',
      name: 'Lemon tart </script><b>',
      description: 'Sharp & gone by evening.',
      thumbnailUrl: ['https://potluck.test/covers/plate.jpg'],
      uploadDate: '2026-03-01T10:00:00.000Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    },
  })
})

it('makes nothing up that is not known', () => {
  const { data } = readJsonLd({
    ...tart,
    rating: null,
    reviewCount: 0,
    videoUrl: null,
    prepMinutes: null,
    tags: [],
  })
  for (const field of [
    'aggregateRating',
    'video',
    'nutrition',
    'prepTime',
    'totalTime',
    'keywords',
  ])
    expect(data).not.toHaveProperty(field)
  expect(data.cookTime).toBe('PT1H')
})

it('shows chats and networks a picture they can show, under its whole address', () => {
  const { head } = readJsonLd(tart)
  expect(head).toContain(
    '<meta property="og:image" content="https://potluck.test/covers/plate.jpg">',
  )
  expect(head).toContain('<meta property="og:type" content="article">')
  expect(head).toContain(
    '<meta property="og:title" content="Lemon tart &#60;/script&#62;&#60;b&#62;">',
  )
  expect(head).toContain('<meta name="description" content="Sharp &#38; gone by evening.">')
})
