import { always, type Row } from './ask.ts'

/** What a member's archive contains while everything is visible, by file. */
const SHOWN = {
  'alerts.json': 'title name',
  'chat-messages.json': 'title recipe name',
  'comments.json': 'title recipe',
  'cooked-recipes.json': 'title recipe',
  'followers.json': 'name',
  'following.json': 'name',
  'liked-comments.json': 'recipe said',
  'liked-post-comments.json': 'said',
  'liked-posts.json': 'post',
  'likes.json': 'title recipe',
  'meal-plan.json': 'title recipe',
  'posts.json': 'recipe',
  'ratings.json': 'title recipe',
  recipes: 'title name',
  'saved-recipes.json': 'title recipe name',
  'shopping-list.json': 'title',
  'viewed-recipes.json': 'title recipe',
}

/**
 * What is left of that while she is hidden: ids of what the member liked and saved, what they
 * wrote, and titles and names as they were in it that day; in `alerts.json` the name beside a
 * comment, as below the recipe.
 */
const HIDDEN = {
  'alerts.json': 'name',
  'chat-messages.json': 'title recipe name',
  'comments.json': 'recipe',
  'cooked-recipes.json': 'title recipe',
  'liked-comments.json': 'recipe',
  'liked-posts.json': 'post',
  'likes.json': 'recipe',
  'meal-plan.json': 'recipe',
  'posts.json': 'recipe',
  'ratings.json': 'recipe',
  recipes: 'title name',
  'saved-recipes.json': 'recipe',
  'shopping-list.json': 'title',
  'viewed-recipes.json': 'recipe',
}

/** Once her recipe is withdrawn she herself is visible, and so is what she wrote below her post. */
const TAKEN_BACK = {
  ...HIDDEN,
  'followers.json': 'name',
  'following.json': 'name',
  'liked-post-comments.json': 'said',
}

function files(told: Record<string, string>): string {
  return Object.entries(told)
    .map(([file, marks]) => `${file}: ${marks}`)
    .toSorted()
    .join('\n')
}

/** What archives contain, and what importing one answers: described as in `RECIPE_READS`. */
export const ARCHIVE_READS: Row[] = [
  {
    call: 'GET /archives/{id}',
    gets: {
      stranger: [
        'viewed-recipes.json: title recipe',
        'viewed-recipes.json: recipe',
        'viewed-recipes.json: recipe',
      ],
      follower: [files(SHOWN), files(HIDDEN), files(TAKEN_BACK)],
      signedOut: always('404'),
    },
  },
  {
    call: 'POST /archive-imports/look',
    upload: true,
    gets: { stranger: ['', 'count=1', 'count=1'] },
  },
]
