import { always, type Row } from './ask.ts'

/** What stands in a download of one's own data while all is shown, by file. */
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
 * What is left of that while she hides: ids of what one liked and saved, what one wrote, and titles and
 * names as they stood in it on the day; in `alerts.json` the name beside a comment, as below the recipe.
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

/** Once her recipe is taken back she is to be seen, and what she wrote below her post. */
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

/** What downloads tell, and what bringing one in says: told as in `RECIPE_READS`. */
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
