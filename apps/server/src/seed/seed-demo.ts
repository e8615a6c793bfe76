import { groupLines, parseIngredientLine, toTypedRow } from '@potluck/kitchen'
import { sql } from 'drizzle-orm'
import { users } from '../features/auth/index.ts'
import {
  answerFor,
  applyChanges,
  EMPTY_CONTENT,
  insertRecipe,
  type RecipeContent,
} from '../features/recipes/index.ts'
import { changeRows, type Database, type Db } from '../platform/database/index.ts'
import { uuidv7 } from '../platform/ids.ts'
import { type Kitchen, loadKitchen } from '../platform/kitchen.ts'
import { type SeedRecipe, seedContent } from './content/index.ts'

const DAY_MS = 86_400_000

/** Finds the id given to a username or a slug of the content. */
type Ids = {
  chef(username: string): string
  recipe(slug: string): string
  at(daysAgo: number): string
}

/**
 * Fills a fresh database with the demo: cooks that nobody can sign in as (they have no password),
 * their recipes and what they did over the past weeks, counted back from `now`. All or nothing.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const chefIds = new Map(seedContent.chefs.map(({ username }) => [username, uuidv7()]))
  const recipeIds = new Map(seedContent.recipes.map(({ slug }) => [slug, uuidv7()]))
  const ids: Ids = {
    chef: (username) => getId(chefIds, username),
    recipe: (slug) => getId(recipeIds, slug),
    at: (daysAgo) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
  }
  const kitchen = await loadKitchen()
  await database.transaction(
    async (tx) => {
      await insertChefs(tx, ids)
      for (const recipe of seedContent.recipes) await insertSeedRecipe(tx, ids, recipe, kitchen)
      await insertReactions(tx, ids)
      await insertPosts(tx, ids)
    },
    { deadlineMs: 60_000 },
  )
}

function getId(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`The demo content names ${name}, which it does not have`)
  return id
}

async function insertChefs(tx: Db, ids: Ids): Promise<void> {
  await tx.insert(users).values(
    seedContent.chefs.map((chef) => {
      const joined = new Date(ids.at(chef.joinedDaysAgo))
      return {
        id: ids.chef(chef.username),
        username: chef.username,
        email: `${chef.username}@demo.potluck.example`,
        emailConfirmed: true,
        fullName: chef.fullName,
        bio: chef.bio,
        cookingLevel: chef.cookingLevel,
        location: chef.location ?? '',
        dietaryPreferences: chef.dietaryPreferences,
        createdAt: joined,
        updatedAt: joined,
      }
    }),
  )
}

async function insertSeedRecipe(
  tx: Db,
  ids: Ids,
  recipe: SeedRecipe,
  kitchen: Kitchen,
): Promise<void> {
  const at = new Date(ids.at(recipe.publishedDaysAgo))
  const content = toContent(recipe)
  await insertRecipe(
    tx,
    {
      id: ids.recipe(recipe.slug),
      authorId: ids.chef(recipe.chef),
      hasCover: true,
      status: 'published',
      publishedAt: at,
    },
    { content, answers: answerFor(kitchen, content) },
    at,
  )
}

/** The recipe in the form from which its row and the kitchen's answers are made. */
export function toContent(recipe: SeedRecipe): RecipeContent {
  const { title, description, prepTime, cookTime, servings, tags, allowComments } = recipe
  const { cuisine, mealType, difficulty, ingredients, instructions } = recipe
  return applyChanges(EMPTY_CONTENT, {
    title,
    description,
    prepTime,
    cookTime,
    servings,
    tags,
    allowComments,
    cuisine,
    mealType,
    difficulty,
    instructions,
    ingredients: groupLines(ingredients.map((line) => parseIngredientLine(line))).map(toTypedRow),
  })
}

async function insertReactions(tx: Db, ids: Ids): Promise<void> {
  const { comments, follows, likes, saves } = seedContent
  await insertRows(
    tx,
    'follows (follower_id, followee_id, created_at)',
    follows.map((follow) => [
      ids.chef(follow.follower),
      ids.chef(follow.followee),
      ids.at(follow.daysAgo),
    ]),
    'uuid, uuid, timestamptz',
  )
  const marks = (entries: readonly { recipe: string; by: string; daysAgo: number }[]) =>
    entries.map((entry) => [ids.recipe(entry.recipe), ids.chef(entry.by), ids.at(entry.daysAgo)])
  await insertRows(
    tx,
    'recipe_likes (recipe_id, user_id, created_at)',
    marks(likes),
    'uuid, uuid, timestamptz',
  )
  await insertRows(
    tx,
    'saved_recipes (recipe_id, user_id, created_at)',
    marks(saves),
    'uuid, uuid, timestamptz',
  )
  await insertRows(
    tx,
    'recipe_comments (id, recipe_id, author_id, text, created_at)',
    comments.map((comment) => [
      uuidv7(),
      ids.recipe(comment.recipe),
      ids.chef(comment.by),
      comment.text,
      ids.at(comment.daysAgo),
    ]),
    'uuid, uuid, uuid, text, timestamptz',
  )
  await insertRows(
    tx,
    'recipe_ratings (recipe_id, user_id, rating, created_at)',
    comments.map((comment) => [
      ids.recipe(comment.recipe),
      ids.chef(comment.by),
      comment.rating,
      ids.at(comment.daysAgo),
    ]),
    'uuid, uuid, smallint, timestamptz',
  )
  // Everybody who liked, saved or commented had opened the recipe that day.
  const opened = [...likes, ...saves, ...comments]
  await insertRows(
    tx,
    'recipe_views (recipe_id, viewer_id, day)',
    marks(opened),
    'uuid, uuid, date',
  )
}

async function insertPosts(tx: Db, ids: Ids): Promise<void> {
  const posts = seedContent.posts.map((post) => ({ ...post, id: uuidv7() }))
  await insertRows(
    tx,
    'activity_posts (id, author_id, content, created_at)',
    posts.map((post) => [post.id, ids.chef(post.by), post.text, ids.at(post.daysAgo)]),
    'uuid, uuid, text, timestamptz',
  )
  await insertRows(
    tx,
    'activity_posts (id, author_id, kind, recipe_id, content, created_at)',
    toOwnEntries(ids),
    'uuid, uuid, text, uuid, text, timestamptz',
  )
  await insertRows(
    tx,
    'post_likes (post_id, user_id, created_at)',
    posts.flatMap((post) =>
      post.likedBy.map((by) => [post.id, ids.chef(by), ids.at(post.daysAgo)]),
    ),
    'uuid, uuid, timestamptz',
  )
  await insertRows(
    tx,
    'post_comments (id, post_id, author_id, body, created_at)',
    posts.flatMap((post) =>
      post.comments.map((comment) => [
        uuidv7(),
        post.id,
        ids.chef(comment.by),
        comment.text,
        ids.at(comment.daysAgo),
      ]),
    ),
    'uuid, uuid, uuid, text, timestamptz',
  )
}

/** The entries that the activity feature would have written: publications and recent ratings. */
function toOwnEntries(ids: Ids): string[][] {
  const published = seedContent.recipes.map(({ slug, chef, publishedDaysAgo }) => {
    return [ids.chef(chef), 'published', ids.recipe(slug), '', ids.at(publishedDaysAgo)]
  })
  const rated = seedContent.comments
    .filter(({ daysAgo }) => daysAgo < 2)
    .map(({ recipe, by, daysAgo }) => [
      ids.chef(by),
      'rated',
      ids.recipe(recipe),
      '',
      ids.at(daysAgo),
    ])
  return [...published, ...rated].map((entry) => [uuidv7(), ...entry])
}

/**
 * Inserts rows of plain values in one statement. `target` comes from this file, never from a user.
 */
async function insertRows(
  tx: Db,
  target: string,
  rows: (string | number)[][],
  types: string,
): Promise<void> {
  const casts = types.split(', ').map((type, index) => `(entry ->> ${index})::${type}`)
  await changeRows(tx)`
    insert into ${sql.raw(target)}
    select ${sql.raw(casts.join(', '))}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as entry
    on conflict do nothing`
}
