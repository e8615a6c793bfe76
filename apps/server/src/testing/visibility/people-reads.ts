import { AS_STRANGER, always, type Row } from './ask.ts'
import { MEMBERS } from './world.ts'

/**
 * Endpoints that show cooks, their activity and its effects on others: described as in
 * `RECIPE_READS`.
 */
export const PEOPLE_READS: Row[] = [
  {
    call: 'GET /auth/profile',
    gets: {
      stranger: always('savedRecipesCount=1 favoriteRecipesCount=1 totalRecipes=0 ratingCount=0'),
      follower: [
        'title recipe name cook link savedRecipesCount=1 favoriteRecipesCount=1 totalRecipes=2 ratingCount=2',
        'savedRecipesCount=0 favoriteRecipesCount=0 totalRecipes=2 ratingCount=2',
        'savedRecipesCount=0 favoriteRecipesCount=0 totalRecipes=2 ratingCount=2',
      ],
    },
  },
  {
    call: 'GET /auth/profile/{username}',
    with: ['username'],
    gets: {
      stranger: [
        'name cook link favoriteRecipesCount=2 totalRecipes=1 ratingCount=1',
        '404',
        'name cook link favoriteRecipesCount=2 totalRecipes=0 ratingCount=0',
      ],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /auth/profile/{username}',
    with: ['openUsername'],
    gets: {
      stranger: [
        'title recipe name cook link favoriteRecipesCount=1 totalRecipes=1 ratingCount=1',
        'favoriteRecipesCount=0 totalRecipes=1 ratingCount=1',
        'favoriteRecipesCount=0 totalRecipes=1 ratingCount=1',
      ],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /auth/profile/{username}/recipes',
    with: ['username'],
    gets: {
      stranger: ['title recipe name cook link total=1', '404', 'total=0'],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /profiles/{username}/favorites',
    with: ['username'],
    gets: { stranger: ['total=2', '404', 'total=2'], signedOut: AS_STRANGER },
  },
  {
    call: 'GET /profiles/{username}/favorites',
    with: ['openUsername'],
    gets: {
      stranger: ['title recipe name cook link total=1', 'total=0', 'total=0'],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /auth/follow/check/{id}',
    with: ['cook'],
    gets: { stranger: ['followerCount=2', '404', 'followerCount=2'] },
  },
  {
    call: 'GET /auth/followers',
    gets: {
      stranger: always('total=0'),
      follower: ['name cook link total=1', 'total=0', 'name cook link total=1'],
    },
  },
  {
    call: 'GET /auth/following',
    gets: {
      stranger: always('total=0'),
      follower: ['name cook link total=2', 'total=1', 'name cook link total=2'],
    },
  },
  {
    call: 'GET /follow/status/{userId}',
    with: ['cook'],
    gets: { stranger: ['followerCount=2', '404', 'followerCount=2'] },
  },
  {
    call: 'GET /follow/followers/{userId}',
    with: ['cook'],
    gets: { stranger: ['total=2', '404', 'total=2'] },
  },
  {
    call: 'GET /follow/followers/{userId}',
    with: ['openCook'],
    gets: { stranger: ['name cook link total=2', 'total=1', 'name cook link total=2'] },
  },
  {
    call: 'GET /follow/following/{userId}',
    with: ['cook'],
    gets: { stranger: ['total=2', '404', 'total=2'] },
  },
  {
    call: 'GET /follow/following/{userId}',
    with: ['openCook'],
    gets: { stranger: ['name cook link total=1', 'total=0', 'name cook link total=1'] },
  },
  {
    call: 'GET /follow/mutual/{userId}',
    with: ['cook'],
    gets: { stranger: ['total=0', '404', 'total=0'], follower: ['total=1', '404', 'total=1'] },
  },
  {
    call: 'GET /follow/mutual/{userId}',
    with: ['openCook'],
    gets: {
      stranger: always('total=0'),
      follower: ['name cook link total=1', 'total=0', 'name cook link total=1'],
    },
  },
  {
    call: 'GET /activity',
    gets: {
      stranger: ['total=1', 'total=1', 'total=2'],
      follower: [
        'title recipe name cook post link total=12',
        'title total=5',
        'title name cook post link total=10',
      ],
    },
  },
  {
    call: 'GET /activity/user/{userId-or-username}',
    with: ['username'],
    gets: {
      stranger: ['title recipe name cook post link total=6', '404', 'name cook post link total=4'],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /activity/user/{userId-or-username}',
    with: ['followerUsername'],
    gets: {
      stranger: ['title recipe name total=4', 'total=2', 'total=3'],
      follower: ['title recipe name total=4', 'title total=3', 'title total=4'],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /activity/{id}/comments',
    with: ['post'],
    gets: {
      stranger: ['name cook said link total=1', '404', 'name cook said link total=1'],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /activity/{id}/comments',
    with: ['openPost'],
    gets: {
      stranger: [
        'name cook aside link total=1',
        'name cook aside total=1',
        'name cook aside link total=1',
      ],
      signedOut: AS_STRANGER,
    },
  },
  {
    call: 'GET /myfeed',
    gets: {
      stranger: always('total=0'),
      follower: [
        'title recipe name cook post link total=8',
        'total=2',
        'name cook post link total=6',
      ],
    },
  },
  {
    call: 'GET /myfeed',
    query: 'type=recipes',
    gets: {
      stranger: always('total=0'),
      follower: ['title recipe name cook link total=2', 'total=1', 'total=1'],
    },
  },
  {
    call: 'GET /myfeed',
    query: 'type=activities',
    gets: {
      stranger: always('total=0'),
      follower: [
        'title recipe name cook post link total=8',
        'total=2',
        'name cook post link total=6',
      ],
    },
  },
  {
    call: 'GET /myfeed/chefs',
    gets: { stranger: always(''), follower: ['name cook link', '', 'name cook link'] },
  },
  {
    call: 'GET /myfeed/chef/{id}/recipes',
    with: ['cook'],
    gets: { stranger: ['title recipe name cook link total=1', '404', 'total=0'] },
  },
  {
    call: 'GET /notifications',
    gets: {
      stranger: always('total=0'),
      follower: [
        'title recipe name cook aside link total=6',
        'name cook aside total=4',
        'name cook aside link total=5',
      ],
    },
  },
  {
    call: 'GET /notifications/unread-counts',
    gets: {
      stranger: always('unread=0'),
      follower: ['unread=6', 'unread=4', 'unread=5'],
    },
  },
  {
    call: 'GET /notifications/events',
    gets: {
      stranger: always('unread=0'),
      follower: ['name cook link unread=6', 'unread=4', 'name cook link unread=5'],
    },
  },
  {
    call: 'PAGE /recipe/{id}',
    with: ['recipe'],
    gets: {
      stranger: ['title recipe name cook', '404', '404'],
      signedOut: ['title recipe name', '404', '404'],
    },
  },
  {
    call: 'PAGE /profile/{username}',
    with: ['username'],
    gets: {
      stranger: ['name cook', '404', 'name cook'],
      signedOut: AS_STRANGER,
    },
  },
  // An answer repeats what it was asked about.
  {
    call: 'GET /aiChats/{id}',
    with: ['chat'],
    gets: {
      stranger: always(''),
      follower: always('title recipe name'),
    },
  },
  { call: 'JOB digest', by: MEMBERS, gets: { stranger: ['title recipe name', '', ''] } },
  {
    call: 'JOB digest begun before',
    by: MEMBERS,
    gets: { stranger: ['title recipe name', '', ''] },
  },
  {
    call: 'JOB digest of followed cooks',
    by: MEMBERS,
    gets: { stranger: always(''), follower: ['title recipe name', '', ''] },
  },
  {
    call: 'JOB recipe alerts',
    by: MEMBERS,
    gets: { stranger: always(''), follower: ['title recipe name', '', ''] },
  },
  { call: 'JOB telling followers', by: MEMBERS, gets: { stranger: ['recipe', '', ''] } },
]
