import { LIST_LIMITS, PLANNER_LIMITS, SHOPPING_LIMITS, SHOPPING_STATES } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, line, Message } from '../shared.ts'
import { NewItem } from './pantry.ts'
import { Days } from './planner.ts'

/** One thing to buy: the lines of recipes and of the cook that ask for the same, added up. */
export const ShoppingItem = z.object({
  key: z.string().describe('The same as long as it asks for the same food'),
  lines: z.array(Id).describe('What it is the sum of; acts name these'),
  name: z.string(),
  amount: z.string().describe('The sum, for people; empty where nobody said how much'),
  aisle: z.string().describe('Where in a shop it lies; items come in the order of one'),
  isTicked: z.boolean(),
  optional: z.boolean(),
  byHand: z.boolean().describe('Whether a line of one’s own is in it'),
  atHome: z.string().nullable().describe('How much of it the pantry has; null for nothing'),
  left: z
    .string()
    .describe('What is left to buy then; the pantry does not count for a line of one’s own'),
  leftName: z.string().describe('What so much of it is called: lemon, where one of two is left'),
  isCovered: z.boolean().describe('Nothing is left to buy then'),
  recipes: z
    .array(z.object({ recipeId: Id.nullable(), title: z.string(), day: z.string().nullable() }))
    .describe('Who asks for it; `recipeId` is null once the recipe is deleted'),
})

const lines = z.array(z.uuid()).min(1).max(LIST_LIMITS.shopping)
const typed = line(SHOPPING_LIMITS.text)
/** The answer after a week or a recipe was added to the list. */
const Put = z.object({
  lines: z.number().describe('As many as ask for something'),
  isEmpty: z.boolean().describe('There is nothing to shop for'),
})

export const shopping = {
  'GET /shopping-list': {
    summary: 'What to buy, added up by ingredient in the order of a shop, beside what is at home',
    access: 'member',
    response: z.object({ items: z.array(ShoppingItem) }),
  },
  'POST /shopping-list/lines': {
    summary: 'Write something on the list by hand',
    access: 'member',
    body: z.object({ text: typed }),
    response: z.object({ lines: z.array(Id) }),
    status: 201,
    idempotent: true,
    errors: ['LIST_FULL'],
  },
  'PUT /shopping-list/lines': {
    summary: 'Tick, untick, take off or put back; what is so already is fine',
    access: 'member',
    body: z.object({ lines, state: z.enum(SHOPPING_STATES) }),
    response: Message,
    errors: ['SHOPPING_LINE_NOT_FOUND'],
  },
  'PUT /shopping-list/text': {
    summary: 'Say in one’s own words what some lines ask for',
    access: 'member',
    body: z.object({ lines, text: typed }),
    response: z.object({ lines: z.array(Id) }),
    errors: ['SHOPPING_LINE_NOT_FOUND', 'LIST_FULL'],
  },
  'GET /shopping-list/recipes/{id}': {
    summary: 'What one would shop for to cook a recipe, beside what is at home',
    access: 'member',
    query: z.object({
      portions: z.coerce.number().positive().max(PLANNER_LIMITS.portions).optional(),
    }),
    response: z.object({
      lines: z.array(
        z.object({
          ingredient: z.number().describe('Position among the ingredients of the recipe'),
          amount: z.string(),
          name: z.string(),
          atHome: z.string().nullable(),
          isCovered: z.boolean().describe('Enough of it is at home'),
        }),
      ),
    }),
    errors: ['RECIPE_NOT_FOUND'],
  },
  'POST /shopping-list/recipes': {
    summary: 'Put a recipe on the list; again, its portions are what was said last',
    access: 'member',
    body: z.object({
      recipeId: z.string(),
      portions: z
        .number()
        .positive()
        .max(PLANNER_LIMITS.portions)
        .optional()
        .describe("The recipe's own number where it is left out"),
      ingredients: z
        .array(z.number().int().min(0))
        .max(LIST_LIMITS.ingredients)
        .optional()
        .describe('Positions of those that are wanted; all where it is left out'),
    }),
    response: Put,
    errors: ['RECIPE_NOT_FOUND', 'LIST_FULL'],
  },
  'POST /shopping-list/weeks': {
    summary: 'Put what is planned from one day to another on the list, in place of what was',
    access: 'member',
    body: Days,
    response: Put,
    errors: ['LIST_FULL'],
  },
  'POST /shopping-list/purchases': {
    summary:
      'Take lines off the list and put what was bought into the pantry; lines that are off it already count for nothing',
    access: 'member',
    body: z.object({
      lines,
      items: z
        .array(
          NewItem.extend({
            lines: lines.optional().describe('Those that it was bought for; all where left out'),
          }),
        )
        .max(LIST_LIMITS.shopping),
    }),
    response: z.object({
      items: z.array(Id).describe('Of the pantry, where they are new'),
      lines: z.array(Id).describe('Those that this call took off the list'),
    }),
    status: 201,
    idempotent: true,
    errors: ['SHOPPING_LINE_NOT_FOUND', 'LIST_FULL'],
  },
  'POST /shopping-list/returns': {
    summary: 'Undo a purchase: the lines are ticked again, the items leave the pantry',
    access: 'member',
    body: z.object({ lines, items: z.array(z.uuid()).max(LIST_LIMITS.shopping) }),
    response: Message,
    errors: ['SHOPPING_LINE_NOT_FOUND'],
  },
} satisfies Endpoints
