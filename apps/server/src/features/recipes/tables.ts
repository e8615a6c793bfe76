import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RecipeContent } from './content.ts'
import type { KitchenAnswers } from './kitchen/kitchen-answers.ts'
import type { Origin } from './origin.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const recipes = pgTable('recipes', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  imageHash: text('image_hash'),
  coverCode: text('cover_code').notNull(),
  videoUrl: text('video_url'),
  origin: jsonb('origin').$type<Origin>(),
  originConfirmed: boolean('origin_confirmed').notNull().default(false),
  language: text('language'),
  hasCover: boolean('has_cover').notNull().default(false),
  tags: text('tags').array().notNull().default(sql`'{}'`),
  cuisine: text('cuisine'),
  difficulty: text('difficulty', { enum: ['Easy', 'Medium', 'Hard'] }),
  mealType: text('meal_type', {
    enum: ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert', 'Appetizer'],
  }),
  prepTime: text('prep_time').notNull().default(''),
  cookTime: text('cook_time').notNull().default(''),
  restTime: text('rest_time').notNull().default(''),
  servings: text('servings').notNull().default(''),
  prepMinutes: integer('prep_minutes'),
  cookMinutes: integer('cook_minutes'),
  restMinutes: integer('rest_minutes'),
  servingsCount: integer('servings_count'),
  allowComments: boolean('allow_comments').notNull().default(true),
  source: text('source', { enum: ['cook', 'assistant'] })
    .notNull()
    .default('cook'),
  adaptedFrom: uuid('adapted_from'),
  adaptedFromTitle: text('adapted_from_title'),
  adaptedFromAuthor: text('adapted_from_author'),
  revision: integer('revision').notNull().default(1),
  kitchenVersion: integer('kitchen_version').notNull().default(0),
  freeOf: text('free_of').array().notNull().default(sql`'{}'`),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  publishedAt: moment('published_at'),
})

export const recipeAnswers = pgTable('recipe_answers', {
  recipeId: uuid('recipe_id').primaryKey(),
  diets: json('diets').$type<KitchenAnswers['diets']>().notNull(),
  nutrition: json('nutrition').$type<KitchenAnswers['nutrition']>().notNull(),
  marks: text('marks').array().notNull().default(sql`'{}'`),
  foods: text('foods').array().notNull().default(sql`'{}'`),
})

export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    recipeId: uuid('recipe_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    quantity: text('quantity').notNull(),
    unit: text('unit').notNull(),
    group: text('group_name'),
    quantityMin: doublePrecision('quantity_min'),
    quantityMax: doublePrecision('quantity_max'),
    unitId: text('unit_id'),
    ingredientId: text('ingredient_id'),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.position] })],
)

export const recipeSteps = pgTable(
  'recipe_steps',
  {
    recipeId: uuid('recipe_id').notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.position] })],
)

export const recipeRevisions = pgTable(
  'recipe_revisions',
  {
    recipeId: uuid('recipe_id').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<RecipeContent>().notNull(),
    savedAt: moment('saved_at').notNull(),
    imageHash: text('image_hash'),
    keepsPhoto: boolean('keeps_photo').notNull().default(false),
    givenUp: boolean('given_up').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.revision] })],
)
