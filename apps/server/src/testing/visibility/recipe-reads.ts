import { always, type Row } from './ask.ts'
import { DAY } from './world.ts'

const days = `from=${DAY}&to=${DAY}`

/**
 * Endpoints that show recipes: what each viewer sees while everything is visible, hidden, and
 * withdrawn.
 */
export const RECIPE_READS: Row[] = [
  {
    call: 'GET /recipes/{id}',
    with: ['recipe'],
    gets: { stranger: ['title recipe name cook link', '404', '404'] },
  },
  { call: 'GET /recipes/{id}', with: ['draft'], gets: { stranger: always('404') } },
  {
    call: 'GET /recipes/{id}/file',
    with: ['recipe'],
    gets: { stranger: ['title', '404', '404'] },
  },
  { call: 'GET /exports', gets: { stranger: always('') } },
  {
    call: 'GET /recipes/{id}',
    with: ['adaptation'],
    gets: { stranger: ['title recipe name link', 'title recipe name', 'title recipe name link'] },
  },
  {
    call: 'GET /recipes/{id}/adaptations',
    with: ['recipe'],
    gets: { stranger: ['total=1', '404', '404'] },
  },
  {
    call: 'GET /recipes/{id}/adaptations',
    with: ['openRecipe'],
    gets: { stranger: ['title recipe name cook link total=1', 'total=0', 'total=0'] },
  },
  {
    call: 'GET /recipes/{id}/validate',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'GET /recipes/{id}/revisions',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'GET /recipes/{id}/revisions/{revisionNumber}',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'GET /analytics/recipes/{id}',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'GET /recipes/{id}/like-status',
    with: ['recipe'],
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'GET /recipes/{id}/comments',
    with: ['recipe'],
    gets: { stranger: ['name cook said link total=2', '404', '404'] },
  },
  {
    call: 'GET /recipes/{id}/comments',
    with: ['openRecipe'],
    gets: {
      stranger: [
        'name cook aside link total=1',
        'name cook aside total=1',
        'name cook aside link total=1',
      ],
    },
  },
  {
    call: 'GET /recipes/my-recipes',
    gets: {
      stranger: always('total=0'),
      follower: always('total=2'),
    },
  },
  {
    call: 'GET /auth/savedRecipe',
    gets: {
      stranger: always('total=1'),
      follower: ['title recipe name cook link total=1', 'total=0', 'total=0'],
    },
  },
  {
    call: 'GET /auth/savedRecipe/check/{id}',
    with: ['recipe'],
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'GET /collections',
    gets: {
      stranger: ['total=1 count=1', 'total=1 count=1', 'total=2 count=0 count=1'],
      follower: ['total=1 count=1', 'total=1 count=0', 'total=2 count=0'],
    },
  },
  {
    call: 'GET /cooked-recipes',
    gets: {
      stranger: always('total=1'),
      follower: ['title recipe total=1', 'title total=1', 'title total=1'],
    },
  },
  {
    call: 'GET /cooked-recipes/deduction-proposals',
    query: 'recipeId={recipe}',
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'GET /meal-plan/entries',
    query: days,
    gets: { stranger: always(''), follower: ['title recipe', 'recipe', 'recipe'] },
  },
  { call: 'GET /meal-plan/recent-recipes', gets: { stranger: ['title recipe', '', ''] } },
  {
    call: 'GET /shopping-list',
    gets: { stranger: always(''), follower: always('title recipe') },
  },
  {
    call: 'GET /shopping-list/recipes/{id}',
    with: ['recipe'],
    gets: { stranger: ['title', '404', '404'] },
  },
  {
    call: 'GET /nutrition/days',
    query: days,
    gets: { stranger: always(''), follower: ['title recipe', 'title', 'title'] },
  },
  {
    call: 'GET /dashboard/stats',
    gets: {
      stranger: always('savedRecipesCount=1'),
      follower: ['savedRecipesCount=1', 'savedRecipesCount=0', 'savedRecipesCount=0'],
    },
  },
  {
    call: 'GET /dashboard/inspirations',
    gets: { stranger: ['title recipe name cook link', '', ''] },
  },
  {
    call: 'GET /dashboard/recommendations',
    gets: { stranger: ['title recipe name cook link', '', ''] },
  },
  { call: 'GET /recipes/explore', gets: { stranger: ['title recipe name cook link', '', ''] } },
  { call: 'GET /recipes/trending', gets: { stranger: ['title recipe name cook link', '', ''] } },
  {
    call: 'GET /recipes',
    query: 'search=quillwort',
    gets: { stranger: ['title recipe name cook link total=1', 'total=0', 'total=0'] },
  },
  {
    call: 'GET /recipes/search',
    query: 'q=quillwort',
    gets: { stranger: ['title recipe name cook link total=1 count=1', 'total=0', 'total=0'] },
  },
  {
    call: 'GET /recipes/search',
    query: 'q=quilwort',
    gets: { stranger: ['title recipe name cook link total=1 count=1', 'total=0', 'total=0'] },
  },
  {
    call: 'GET /recipes/suggestions',
    query: 'q=quill',
    gets: { stranger: ['title recipe', '', ''] },
  },
  {
    call: 'GET /recipes/suggestions',
    query: 'q=salsi',
    gets: { stranger: ['title', '', ''] },
  },
  {
    call: 'GET /recipes/suggestions',
    query: 'q=sorrel',
    gets: { stranger: ['name link', '', 'name link'] },
  },
]
