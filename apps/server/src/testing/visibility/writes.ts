import { randomUUID } from 'node:crypto'
import { always, type Row } from './ask.ts'
import { DAY } from './world.ts'

/** Whatever the chat is about: 'bread' alone asks for one that goes with its last recipe, by name. */
const bread = () => ({ prompt: 'banana bread' })

const adapt = ({ recipe }: { recipe: string }) => ({
  adaptationRequest: 'without salt',
  recipeId: recipe,
})

/**
 * Calls that change something of a cook or a recipe: what each viewer gets while everything is
 * visible, hidden, and withdrawn.
 */
export const WRITES: Row[] = [
  {
    call: 'PUT /recipes/{id}',
    with: ['recipe'],
    body: () => ({ title: 'Taken' }),
    gets: { stranger: always('404') },
  },
  { call: 'DELETE /recipes/{id}', with: ['recipe'], gets: { stranger: always('404') } },
  {
    call: 'POST /recipes/{id}/publish',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  { call: 'PUT /recipes/{id}/toggle', with: ['recipe'], gets: { stranger: always('404') } },
  {
    call: 'POST /recipes/{id}/comment',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'POST /recipes/{id}/revisions',
    with: ['recipe'],
    body: () => ({ base: 1 }),
    gets: { stranger: always('404') },
  },
  {
    call: 'POST /recipes/{id}/revisions/{revisionNumber}/restore',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'POST /recipes/{id}/revisions/{revisionNumber}/draft',
    with: ['recipe'],
    gets: { stranger: always('404') },
  },
  {
    call: 'POST /recipes/',
    body: ({ recipe }) => ({ title: 'Mine', adaptedFrom: recipe }),
    gets: { stranger: ['', '404', '404'] },
  },
  { call: 'POST /recipes/{id}/like', with: ['recipe'], gets: { stranger: ['', '404', '404'] } },
  {
    call: 'POST /recipes/{id}/rate',
    with: ['recipe'],
    body: () => ({ rating: 1 }),
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'POST /recipes/{id}/comments',
    with: ['recipe'],
    body: () => ({ text: 'Hm', rating: 1 }),
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'POST /recipes/comments/{commentId}/like',
    with: ['comment'],
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'POST /recipes/comments/{commentId}/hide',
    with: ['comment'],
    gets: { stranger: always('404') },
  },
  {
    call: 'PUT /auth/savedRecipe/toggle',
    body: ({ recipe }) => ({ recipeId: recipe }),
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'POST /auth/savedRecipe',
    body: ({ recipe }) => ({ recipeId: recipe }),
    gets: { stranger: ['', '404', '404'] },
  },
  {
    call: 'POST /collections',
    body: ({ recipe }) => ({ name: randomUUID(), recipes: [recipe] }),
    gets: { stranger: ['count=1', 'count=0', 'count=0'] },
  },
  {
    call: 'PUT /collections/{id}/recipes/{recipeId}',
    with: ['collection', 'recipe'],
    gets: { stranger: ['count=2', '404', '404'], follower: ['count=1', 'count=0', 'count=0'] },
  },
  {
    call: 'PUT /collections/{id}',
    with: ['collection'],
    body: () => ({ name: 'Spring' }),
    gets: {
      stranger: ['count=2', 'count=1', 'count=1'],
      follower: ['count=1', 'count=0', 'count=0'],
    },
  },
  {
    call: 'DELETE /collections/{id}/recipes/{recipeId}',
    with: ['collection', 'recipe'],
    gets: {
      stranger: always('count=1'),
      follower: always('count=0'),
    },
  },
  {
    call: 'POST /cooked-recipes',
    body: ({ recipe }) => ({ recipeId: recipe, day: DAY }),
    gets: { stranger: ['title recipe', '404', '404'] },
  },
  {
    call: 'PUT /cooked-recipes/{id}',
    with: ['cooking'],
    body: () => ({ note: 'Good' }),
    gets: { stranger: always(''), follower: ['title recipe', 'title', 'title'] },
  },
  {
    call: 'POST /meal-plan/entries',
    body: ({ recipe }) => ({ day: DAY, meal: 'lunch', recipeId: recipe }),
    gets: { stranger: ['title recipe', '404', '404'] },
  },
  {
    call: 'PUT /meal-plan/entries/{id}',
    with: ['meal'],
    body: () => ({ portions: 3 }),
    gets: { stranger: always(''), follower: ['title recipe', 'recipe', 'recipe'] },
  },
  {
    call: 'POST /shopping-list/recipes',
    body: ({ recipe }) => ({ recipeId: recipe }),
    gets: { stranger: ['lines=2', '404', '404'] },
  },
  {
    call: 'POST /shopping-list/weeks',
    body: () => ({ from: DAY, to: DAY }),
    gets: {
      stranger: ['lines=3', 'lines=1', 'lines=1'],
      follower: ['lines=4', 'lines=0', 'lines=0'],
    },
  },
  {
    call: 'POST /auth/follow/{id}',
    with: ['cook'],
    gets: {
      stranger: ['followerCount=3', '404', 'followerCount=3'],
      follower: ['followerCount=2', '404', 'followerCount=2'],
    },
  },
  {
    call: 'POST /follow/follow/{userId}',
    with: ['cook'],
    gets: {
      stranger: ['followerCount=2', '404', 'followerCount=2'],
      follower: ['followerCount=3', '404', 'followerCount=3'],
    },
  },
  { call: 'POST /activity/{id}/like', with: ['post'], gets: { stranger: ['', '404', ''] } },
  {
    call: 'POST /activity/{id}/comment',
    with: ['post'],
    body: () => ({ body: 'Hm' }),
    gets: { stranger: ['', '404', ''] },
  },
  {
    call: 'POST /activity/comments/{commentId}/like',
    with: ['postComment'],
    gets: { stranger: ['', '404', ''] },
  },
  {
    call: 'POST /aiChats/{id}/adapt-recipe',
    with: ['chat'],
    body: adapt,
    gets: { stranger: ['title recipe name', '404', '404'] },
  },
  {
    call: 'POST /aiChats/{id}/adapt-recipe-stream',
    with: ['chat'],
    body: adapt,
    gets: { stranger: ['title recipe name', '404', '404'] },
  },
  { call: 'POST /aiChats/c/create', body: () => ({}), gets: { stranger: always('') } },
  {
    call: 'POST /aiChats/{id}/generate',
    with: ['chat'],
    body: bread,
    gets: { stranger: always('') },
  },
  {
    call: 'POST /aiChats/{id}/generate-stream',
    with: ['chat'],
    body: bread,
    gets: { stranger: always('') },
  },
  {
    call: 'POST /aiChats/{id}/generate-with-ingredients',
    with: ['chat'],
    body: () => ({ ingredients: ['rice'] }),
    gets: { stranger: always('') },
  },
  {
    call: 'POST /aiChats/{id}/generate-with-ingredients-stream',
    with: ['chat'],
    body: () => ({ ingredients: ['rice'] }),
    gets: { stranger: always('') },
  },
  { call: 'POST /activity', body: () => ({ content: 'Hm' }), gets: { stranger: always('') } },
  // A viewer can always remove their own marks on others' things, which reveals nothing about them.
  {
    call: 'DELETE /follow/unfollow/{userId}',
    with: ['cook'],
    by: ['stranger'],
    gets: { stranger: ['followerCount=2', 'followerCount=0', 'followerCount=2'] },
  },
  {
    call: 'DELETE /auth/savedRecipe/{id}',
    with: ['recipe'],
    by: ['stranger'],
    gets: { stranger: always('') },
  },
]
