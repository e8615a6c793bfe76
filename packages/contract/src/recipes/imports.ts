import {
  CUISINES,
  DOUBLE_CHOICES,
  DOUBLE_REASONS,
  IMPORT_ITEM_KINDS,
  IMPORT_ITEM_STATES,
  IMPORT_ITEMS_SHOWN,
  IMPORT_LIMITS,
  IMPORT_STATES,
  PAGE_SIZES,
  TEXT_LIMITS,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, line, Message, maybeLine, paged, paging, text } from '../shared.ts'
import { RecipeDifferences } from './doubles.ts'
import { Recipe } from './recipes.ts'

/** What was read, as the fields of a draft. */
const Draft = Recipe.pick({
  title: true,
  description: true,
  prepTime: true,
  cookTime: true,
  restTime: true,
  servings: true,
  tags: true,
  cuisine: true,
  mealType: true,
  origin: true,
  language: true,
  ingredients: true,
  instructions: true,
}).extend({ cuisine: z.enum(CUISINES).nullable() })

const doubts = z
  .array(z.object({ field: z.string(), reason: z.string() }))
  .describe('What a cook should look at')
const lost = z
  .array(z.object({ field: z.string(), value: z.string(), reason: z.string() }))
  .describe('What the source says and a recipe has no place for')

/** A recipe of the caller's that this one is, or seems to be. */
const Double = z.object({
  recipeId: Id,
  title: z.string(),
  why: z.enum(DOUBLE_REASONS).describe('The same page, or near in title, foods and steps'),
})

/** An earlier item of the same import that this one seems to be. */
const Like = z.object({ position: z.number(), title: z.string(), why: z.enum(DOUBLE_REASONS) })

const ComparedDouble = Double.extend({
  differences: RecipeDifferences.describe('From the recipe that is here to the newcomer'),
})

export const ReadRecipe = z.object({
  draft: Draft,
  images: z.array(z.string()).describe('Addresses of its pictures, the best one first'),
  doubts,
  lost,
  double: ComparedDouble.nullable(),
  like: z
    .object({
      at: z.number().describe('Its place in the answer'),
      why: z.enum(DOUBLE_REASONS),
      differences: RecipeDifferences.describe('From the earlier one to this one'),
    })
    .nullable()
    .describe('An earlier recipe of the same answer, told where it is none of the caller’s'),
})

export const Import = z.object({
  _id: Id,
  state: z.enum(IMPORT_STATES),
  reason: z.string().nullable().describe('A sentence, where something ended otherwise than asked'),
  files: z.array(
    z.object({
      name: z.string(),
      format: z.string().describe("What it is, or '' where nothing was read"),
      recipes: z.number(),
      refused: z.number(),
    }),
  ),
  counts: z.object({
    recipes: z.number(),
    waiting: z.number(),
    broughtIn: z.number(),
    hereAlready: z.number(),
    skipped: z.number(),
    refused: z.number(),
    undone: z.number(),
    kept: z.number().describe('Brought in, changed by their cook since, and left when undone'),
    withDoubts: z.number(),
    doubles: z
      .number()
      .describe('Like a recipe of the caller’s, or like an earlier one of the import'),
    coming: z.number().describe('Recipes that wait and come in, whatever is done with doubles'),
    undecided: z.number().describe('Doubles that wait and have no choice of their own'),
    pictures: z.number().describe('Stored'),
    picturesWaiting: z.number(),
  }),
  plannedMeals: z.number().describe('Found in it'),
  shoppingLines: z.number().describe('Found in it'),
  doubles: z.enum(DOUBLE_CHOICES).describe('What is done with doubles that have no choice'),
  plan: z.boolean().describe('Whether planned meals come along'),
  shoppingLists: z.boolean().describe('Whether shopping lists come along'),
  createdAt: IsoDate,
  finishedAt: IsoDate.nullable(),
  canUndo: z.boolean(),
})

export const ImportItem = z.object({
  position: z.number(),
  file: z.string(),
  format: z.string(),
  kind: z.enum(IMPORT_ITEM_KINDS),
  title: z.string(),
  state: z.enum(IMPORT_ITEM_STATES),
  recipeId: Id.nullable().describe('The recipe that it became, while it is there'),
  reason: z.string().nullable().describe('Why it did not come in, or not as it was'),
  doubts,
  lost,
  collections: z.array(z.string()).describe('The collections that it comes into'),
  double: Double.nullable(),
  like: Like.nullable().describe('Told where it is none of the caller’s recipes'),
  choice: z.enum(DOUBLE_CHOICES).nullable(),
})

/** The columns of a table whose names say nothing; the file is sent again with what they are. */
export const TableColumns = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      field: z.string().nullable().describe('What it seems to be'),
    }),
  ),
  fields: z.array(z.string()).describe('What a column can be'),
})

/** `{"Column":"title"}`, as text, for it stands in an address. */
const Mapping = z
  .string()
  .max(20_000)
  .transform((written, context) => {
    try {
      const read = z.record(z.string(), z.string()).safeParse(JSON.parse(written))
      if (read.success) return read.data
    } catch {
      // Said below, as what is no record.
    }
    context.addIssue({ code: 'custom', message: 'This says of no column what it is' })
    return z.NEVER
  })

const CAPTURED_BYTES = 8 * 1024 ** 2

const Look = z
  .object({
    address: line(TEXT_LIMITS.originAddress, 'Enter the address of a page'),
    page: z.object({
      address: line(TEXT_LIMITS.originAddress),
      html: text(IMPORT_LIMITS.page),
    }),
    text: text(IMPORT_LIMITS.text),
  })
  .partial()
  .refine(
    ({ address, page, text: pasted }) =>
      [address, page, pasted].filter((each) => each !== undefined).length === 1,
    'Send an address, a page or a text',
  )

const confirmOrigin = z
  .boolean()
  .optional()
  .describe(
    'The cook says that new versions of public recipes may have the text of their sources; refused with ORIGIN_UNCONFIRMED without it, where there would be such versions',
  )

/** Recipes from elsewhere: a page or a text is looked at, files become an import. */
export const imports = {
  'POST /imports/look': {
    summary: 'Read the recipes of a web page, of a captured page or of a text; nothing is kept',
    access: 'member',
    body: Look,
    bodyBytes: CAPTURED_BYTES,
    response: z.object({ recipes: z.array(ReadRecipe) }),
    errors: ['PAGE_UNREADABLE', 'CONFLICT', 'OVERLOADED'],
  },
  'GET /imports': {
    summary: "The caller's latest imports, at most 20, and how much one may bring",
    access: 'member',
    response: z.object({
      imports: z.array(Import),
      limits: z.object({ fileBytes: z.number(), recipes: z.number(), files: z.number() }),
    }),
  },
  'POST /imports': {
    summary: 'Begin an import; a member has one that is not over',
    access: 'member',
    response: z.object({ _id: Id }),
    status: 201,
    errors: ['CONFLICT'],
  },
  'POST /imports/{id}/files': {
    summary: 'Look into a file: what is in it is staged, nothing is brought in yet',
    access: 'member',
    limit: 'write',
    query: z.object({
      name: maybeLine(IMPORT_LIMITS.fileName).default(''),
      format: z.string().max(60).optional().describe('What it is; by default by what stands in it'),
      mapping: Mapping.optional().describe('Of a table, what its columns are, as JSON'),
    }),
    upload: 'application/octet-stream',
    response: z.object({
      import: Import.describe("Still 'looking' where the file takes more than some seconds"),
      table: TableColumns.nullable().describe('A table that nobody knows: nothing of it is staged'),
      isArchive: z
        .boolean()
        .describe('A download of all of an account: bring it in by POST /archive-imports'),
    }),
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'OVERLOADED'],
  },
  'GET /imports/{id}': {
    summary: 'How an import stands',
    access: 'member',
    response: Import,
    errors: ['IMPORT_NOT_FOUND'],
  },
  'PUT /imports/{id}': {
    summary: 'Start, pause, go on with or cancel an import',
    access: 'member',
    body: z.object({
      state: z.enum(['running', 'paused', 'cancelled']),
      doubles: z.enum(DOUBLE_CHOICES).optional(),
      plan: z.boolean().optional(),
      shoppingLists: z.boolean().optional(),
      confirmOrigin,
    }),
    response: Import,
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT', 'ORIGIN_UNCONFIRMED'],
  },
  'GET /imports/{id}/items': {
    summary: 'What was found, in the order of the files',
    access: 'member',
    query: z.object({
      show: z.enum(IMPORT_ITEMS_SHOWN).default('all'),
      ...paging(PAGE_SIZES.importItems),
    }),
    response: paged('items', ImportItem),
    errors: ['IMPORT_NOT_FOUND'],
  },
  'GET /imports/{id}/items/{positionNumber}': {
    summary: 'One of them, as the draft that it becomes',
    access: 'member',
    response: ImportItem.extend({
      draft: Draft.nullable().describe('Null once it is brought in'),
      double: ComparedDouble.nullable(),
      like: Like.extend({
        draft: Draft.nullable().describe('As that item waits; null once it is brought in'),
        differences: RecipeDifferences.nullable().describe('From that item to this one'),
      }).nullable(),
    }),
    errors: ['IMPORT_NOT_FOUND', 'OVERLOADED'],
  },
  'PUT /imports/{id}/items/{positionNumber}': {
    summary: 'Say what is done with a double, before the import runs or after',
    access: 'member',
    body: z.object({ choice: z.enum(DOUBLE_CHOICES), confirmOrigin }),
    response: ImportItem,
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT', 'ORIGIN_UNCONFIRMED'],
  },
  'POST /imports/{id}/undo': {
    summary: 'Take back what an import brought in; what was changed since stays, and is said',
    access: 'member',
    response: Import,
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT'],
  },
  'GET /imports/{id}/report': {
    summary: 'What became of each thing that was found, a line each',
    access: 'member',
    download: 'text/csv',
    response: z.undefined(),
    errors: ['IMPORT_NOT_FOUND'],
  },
  'DELETE /imports/{id}': {
    summary: 'Forget an import that is over; what it brought in stays',
    access: 'member',
    response: Message,
    errors: ['IMPORT_NOT_FOUND', 'CONFLICT'],
  },
} satisfies Endpoints
