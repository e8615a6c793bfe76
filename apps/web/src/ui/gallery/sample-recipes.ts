import type { RecipeCardData } from '../recipe/recipe-card-data.ts'

/** Recipes as varied as real ones: long and short titles, no rating, no picture, long names. */
export const sampleRecipes: RecipeCardData[] = [
  {
    _id: 'one',
    title: 'Slow-roast tomatoes on burnt toast',
    imageUrl: still('#f0d9b5', '#bf3519'),
    author: { username: 'nora.b', fullName: 'Nora van Berg', avatar: null },
    cookTime: '20 min',
    restTime: '',
    difficulty: 'Easy',
    rating: 4.6,
    reviewCount: 128,
    status: 'published',
  },
  {
    _id: 'two',
    title:
      'My grandmother’s Sunday chicken with forty cloves of garlic, lemon thyme and very good butter',
    imageUrl: still('#dfe6c9', '#9a6410'),
    author: {
      username: 'maximilian_oberhuber',
      fullName: 'Maximilian Oberhuber-Steinbacher',
      avatar: null,
    },
    cookTime: '1 hour 30 minutes',
    restTime: '',
    difficulty: 'Hard',
    rating: 3.9,
    reviewCount: 7,
    status: 'published',
  },
  {
    _id: 'three',
    title: 'Dal',
    imageUrl: still('#f6e3a8', '#3c6a34'),
    author: { username: 'priya', fullName: 'Priya', avatar: null },
    cookTime: '45 min',
    restTime: '8 h',
    difficulty: 'Medium',
    rating: null,
    reviewCount: 0,
    status: 'draft',
  },
  {
    _id: 'four',
    title: 'Green beans, the long way',
    imageUrl: '',
    author: { username: 'to', fullName: '', avatar: null },
    cookTime: '',
    restTime: '',
    difficulty: null,
    rating: null,
    reviewCount: 0,
  },
]

function still(ground: string, fruit: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path fill="${ground}" d="M0 0h80v60H0z"/><path fill="#fff8ec" d="M14 34c17-3 36-3 53-1-2 13-12 19-26 19S17 47 14 34z"/><path fill="${fruit}" d="M28 31c0-8 6-12 12-12s13 4 13 12c-8-1-17-1-25 0z"/><path fill="#3c6a34" d="M40 19c0-5 4-8 9-8 0 5-3 8-9 8z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
