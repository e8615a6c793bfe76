import {
  CUISINES,
  countGroups,
  DIFFICULTIES,
  isListTooLong,
  isMethodTooLong,
  isOriginAddress,
  LIST_LIMITS,
  LIST_TOO_LONG,
  MEAL_TYPES,
  METHOD_TOO_LONG,
  NO_ORIGIN_ADDRESS,
  PAGE_SIZES,
  readVideoAddress,
  SEARCH_LIMITS,
  splitTags,
  TEXT_LIMITS,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import {
  Author,
  Id,
  IsoDate,
  line,
  Message,
  maybeLine,
  maybeText,
  Photo,
  paged,
  paging,
} from '../shared.ts'
import { DietVerdict, Nutrition } from './kitchen-answers.ts'

const Status = z.enum(['draft', 'published'])
const Visibility = z.enum(['draft', 'public'])

export const Ingredient = z.object({
  name: z.string(),
  quantity: z.string().describe('As typed: 2, 1 ½, 2-3'),
  unit: z.string().describe('As typed; may be empty'),
  group: z
    .string()
    .optional()
    .describe(
      "The heading it stands under, as typed: 'For the sauce'. Consecutive ingredients under one heading are a group; left out where there is none",
    ),
})

/** The data of a recipe that every list shows. */
export const RecipeCard = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().describe('The photo, or the illustrated cover where there is none'),
  photo: Photo.nullable(),
  author: Author,
  visibility: Visibility,
  status: Status,
  tags: z.array(z.string()),
  cuisine: z.string().nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  mealType: z.enum(MEAL_TYPES).nullable(),
  cookTime: z.string(),
  prepTime: z.string(),
  restTime: z.string().describe('In which it rests: chills, rises, marinates'),
  totalTime: z.string().describe('Preparing, cooking and resting'),
  servings: z.string(),
  rating: z.number().nullable().describe('Average with full precision; null when nobody rated'),
  reviewCount: z.number(),
  views: z.number(),
  likes: z.number(),
  saves: z.number(),
  comments: z.number(),
  allowComments: z.boolean(),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
  publishedAt: IsoDate.nullable(),
})

const Credit = z.object({
  recipeId: Id.nullable(),
  title: z.string(),
  author: z.string().describe('As on the day'),
  username: z
    .string()
    .nullable()
    .describe('Of the author, where the caller may still visit them; for a link'),
})

/** Where a recipe was before it came here; what is not known is ''. */
const Origin = z.object({
  address: z.string().describe('Of a web page'),
  name: z.string().describe('Of a site, a book or a program'),
  author: z.string().describe('Whoever wrote it there'),
})

export const Recipe = RecipeCard.extend({
  author: Author.extend({ followersCount: z.number(), isFollowing: z.boolean() }),
  ingredients: z.array(Ingredient),
  instructions: z.array(z.string()),
  revision: z.number(),
  source: z.enum(['cook', 'assistant']),
  adaptedFrom: Credit.nullable(),
  videoUrl: z.string().nullable().describe('YouTube, Vimeo or a video file, over https'),
  origin: Origin.nullable().describe('Where it was before it came here'),
  language: z.string().nullable().describe('Of its text, as ISO 639 has it: de'),
  diets: z.array(DietVerdict).describe('Every restriction that the kitchen knows'),
  calories: z.number().nullable().describe('A portion, whole; null where it is not known'),
  nutrition: Nutrition.extend({
    calories: z.number().nullable().describe('kcal a portion'),
    protein: z.number().nullable().describe('g a portion'),
    fat: z.number().nullable().describe('g a portion'),
    carbs: z.number().nullable().describe('g a portion'),
  }),
})

const VideoUrl = z.string().superRefine((typed, context) => {
  const read = readVideoAddress(typed)
  if (!read.ok) context.addIssue({ code: 'custom', message: read.reason })
})

/** Within the range of the database's integer. */
const RevisionNumber = z.coerce.number().int().min(1).max(2_147_483_647)

/** As typed, split at commas: 'soup, winter' are two tags. */
const Tags = z
  .array(z.string())
  .transform((typed) => splitTags(typed.join(',')))
  .pipe(z.array(line(TEXT_LIMITS.tag)).max(LIST_LIMITS.tags, `At most ${LIST_LIMITS.tags} tags`))

/** A page's address, or nothing. */
const OriginAddress = maybeLine(TEXT_LIMITS.originAddress).refine(
  isOriginAddress,
  NO_ORIGIN_ADDRESS,
)

const draftFields = {
  title: maybeLine(TEXT_LIMITS.title),
  description: maybeText(TEXT_LIMITS.description),
  cookTime: maybeLine(TEXT_LIMITS.time),
  prepTime: maybeLine(TEXT_LIMITS.time),
  restTime: maybeLine(TEXT_LIMITS.time),
  servings: maybeLine(TEXT_LIMITS.servings),
  tags: Tags,
  cuisine: z.enum(CUISINES).nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  mealType: z.enum(MEAL_TYPES).nullable(),
  allowComments: z.boolean(),
  videoUrl: VideoUrl.nullable(),
  origin: z
    .object({
      address: OriginAddress,
      name: maybeLine(TEXT_LIMITS.originName),
      author: maybeLine(TEXT_LIMITS.originName),
    })
    .nullable()
    .describe('Where it was before; null, or all of it blank, for a recipe of the cook alone'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'A language is two or three letters, like de')
    .nullable(),
  ingredients: z
    .array(
      z.object({
        name: maybeLine(TEXT_LIMITS.ingredientName),
        quantity: maybeLine(TEXT_LIMITS.ingredientAmount),
        unit: maybeLine(TEXT_LIMITS.ingredientAmount).default(''),
        group: maybeLine(TEXT_LIMITS.ingredientGroup)
          .nullable()
          .optional()
          .describe('The heading it stands under; blank, null or left out for none'),
      }),
    )
    .max(LIST_LIMITS.ingredients)
    .refine((rows) => !isListTooLong(rows), LIST_TOO_LONG)
    .refine(
      (rows) => countGroups(rows) <= LIST_LIMITS.ingredientGroups,
      `At most ${LIST_LIMITS.ingredientGroups} groups`,
    ),
  instructions: z
    .array(maybeText(TEXT_LIMITS.step))
    .max(LIST_LIMITS.steps)
    .refine((steps) => !isMethodTooLong(steps), METHOD_TOO_LONG),
}

const confirmOrigin = z.boolean().optional()

/** The fields of a draft; those not sent are kept. */
export const RecipeChanges = z
  .object(draftFields)
  .partial()
  .extend({
    /**
     * Refused with STALE_REVISION if the recipe was changed since; without it the last write wins.
     */
    revision: z.coerce.number().int().optional(),
    /** An autosave: refused with STALE_REVISION if the recipe has been published since. */
    autosave: z.boolean().optional(),
    /** Keeps the version that this one replaces, however recent the last kept one is. */
    keepPrevious: z.boolean().optional(),
    confirmOrigin: confirmOrigin.describe(
      'Of a public recipe: its cook says that the text of another source may be published. Without it such a source is refused with ORIGIN_UNCONFIRMED',
    ),
    /** Drops the photo for the illustrated cover. */
    cover: z.literal('illustrated').optional(),
    /** Restores the photo that the recipe had at this revision. */
    photoOf: RevisionNumber.optional(),
  })

/** Text that a cook discards in favour of another version of the recipe. */
export const GivenUpVersion = z.object(draftFields).partial().extend({
  /** The revision it was based on. */
  base: RevisionNumber,
})

/** A new draft: a multipart `image`, `{ cover: 'illustrated' }`, or the fields of a draft. */
export const NewRecipe = z
  .object(draftFields)
  .partial()
  .extend({
    cover: z.literal('illustrated').optional(),
    source: z.enum(['cook', 'assistant']).optional(),
    /**
     * The original that this recipe was adapted from: it is credited, and provides the times,
     * servings and categories that are not sent.
     */
    adaptedFrom: z.uuid('This names no recipe').optional(),
    /** The address of a picture, which is fetched and stored like an upload. */
    picture: OriginAddress.optional(),
  })

const Publication = z.object({
  confirmOrigin: confirmOrigin.describe(
    'Its cook says that the text may be published. The first publication of a recipe that was brought in, and is not by its cook or from their site, is refused with ORIGIN_UNCONFIRMED without it',
  ),
})

/** A page of cards. */
export const cardPage = paged('recipes', RecipeCard)

/** Writing, publishing and reading. */
export const recipes = {
  'POST /recipes/': {
    summary: 'Start a draft from a photo, an illustrated cover or the fields of a draft',
    access: 'member',
    files: { image: 1 },
    body: NewRecipe,
    response: z.object({
      recipeId: Id,
      pictureProblem: z
        .string()
        .optional()
        .describe('A sentence, where the picture could not be had: the recipe is made without it'),
    }),
    status: 201,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNUSABLE'],
  },
  'GET /recipes/my-recipes': {
    summary: "The caller's own recipes, drafts included, newest change first",
    access: 'member',
    query: z.object({
      ...paging(PAGE_SIZES.myRecipes),
      status: z.enum(['all', 'draft', 'published']).default('all'),
      q: z
        .string()
        .max(SEARCH_LIMITS.text, `At most ${SEARCH_LIMITS.text} characters`)
        .optional()
        .describe(
          'Words, each in the title, the tags or an ingredient; counts are of what is found',
        ),
    }),
    response: cardPage.extend({
      counts: z.object({
        published: z.number(),
        drafts: z.number(),
        total: z.number(),
        views: z.number(),
      }),
    }),
  },
  'GET /recipes/{id}': {
    summary: 'One recipe',
    access: 'member',
    response: Recipe,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'GET /recipes/{id}/adaptations': {
    summary: 'Public recipes that were adapted from this one, newest first',
    access: 'member',
    query: z.object(paging(PAGE_SIZES.recipes)),
    response: cardPage,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'PUT /recipes/{id}': {
    summary: 'Change the fields that are sent',
    access: 'member',
    files: { image: 1 },
    body: RecipeChanges,
    response: Recipe,
    errors: [
      'RECIPE_NOT_FOUND',
      'STALE_REVISION',
      'RECIPE_INCOMPLETE',
      'ORIGIN_UNCONFIRMED',
      'NOT_AN_IMAGE',
      'IMAGE_TOO_LARGE',
      'IMAGE_UNUSABLE',
    ],
  },
  'DELETE /recipes/{id}': {
    summary: 'Delete a recipe and what hangs on it',
    access: 'member',
    response: Message,
    errors: ['RECIPE_NOT_FOUND'],
  },
  'GET /recipes/{id}/validate': {
    summary: 'What stands between a draft and its publication',
    access: 'member',
    response: z.object({
      errors: z.array(z.string()),
      canPublish: z.boolean(),
      isOriginAsked: z
        .boolean()
        .describe('Whether its publication needs `confirmOrigin`: it is from elsewhere'),
    }),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /recipes/{id}/publish': {
    summary: 'Make a draft visible to everyone',
    access: 'member',
    body: Publication,
    response: Recipe,
    errors: ['RECIPE_NOT_FOUND', 'RECIPE_INCOMPLETE', 'ORIGIN_UNCONFIRMED'],
  },
  'PUT /recipes/{id}/toggle': {
    summary: 'Move between public and draft',
    access: 'member',
    body: Publication,
    response: Recipe,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND', 'RECIPE_INCOMPLETE', 'ORIGIN_UNCONFIRMED'],
  },
  'POST /recipes/{id}/comment': {
    summary: 'Turn comments on or off',
    access: 'member',
    response: Recipe,
    idempotent: true,
    errors: ['RECIPE_NOT_FOUND'],
  },
} satisfies Endpoints
