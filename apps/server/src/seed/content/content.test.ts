import {
  groupIngredients,
  parseIngredientLine,
  toHeadingText,
  toIngredientRow,
} from '@potluck/kitchen'
import {
  COOK_TIME_BANDS,
  COOKING_LEVELS,
  CUISINES,
  cookTimeBand,
  DIFFICULTIES,
  LIST_LIMITS,
  MEAL_TYPES,
  publicationProblems,
  TEXT_LIMITS,
  timeMinutes,
  USERNAME_LIMITS,
} from '@potluck/rules'
import { describe, expect, it } from 'vitest'
import { answerFor } from '../../features/recipes/index.ts'
import { loadKitchen } from '../../platform/kitchen.ts'
import { toContent } from '../seed-demo.ts'
import { seedContent } from './index.ts'
import { foodLines, unlistedFoods, unusedLines } from './recipe-words.ts'

const { chefs, recipes, comments, posts, follows, likes, saves } = seedContent
const chefOf = new Map(chefs.map((chef) => [chef.username, chef]))
const recipeOf = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
const onRecipes = { comments, likes, saves }

describe('chefs', () => {
  it('have unique names that sign-up would accept and bios that fit', () => {
    expect(repeated(chefs.map(({ username }) => username.toLowerCase()))).toEqual([])
    expect(repeated(chefs.map(({ fullName }) => fullName))).toEqual([])
    for (const { username, bio, cookingLevel } of chefs) {
      expect(username).toMatch(/^[A-Za-z0-9_.-]+$/)
      expect(username.length).toBeGreaterThanOrEqual(USERNAME_LIMITS.min)
      expect(username.length).toBeLessThanOrEqual(USERNAME_LIMITS.max)
      expect(bio.length).toBeLessThanOrEqual(TEXT_LIMITS.bio)
      expect(COOKING_LEVELS).toContain(cookingLevel)
    }
  })

  it('have at least three recipes each, and one has enough for the Recipe Creator badge', () => {
    const counts = chefs.map(({ username }) => recipes.filter((r) => r.chef === username).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...counts)).toBeGreaterThan(10)
  })
})

describe('recipes', () => {
  it('have unique slugs and titles and a known chef who had joined by then', () => {
    expect(repeated(recipes.map(({ slug }) => slug))).toEqual([])
    expect(repeated(recipes.map(({ title }) => title.toLowerCase()))).toEqual([])
    for (const { chef, publishedDaysAgo } of recipes) {
      expect(chefOf.get(chef)?.joinedDaysAgo).toBeGreaterThan(publishedDaysAgo)
    }
  })

  it.each(
    recipes.map((recipe) => [recipe.slug, recipe] as const),
  )('%s can be published', (_, r) => {
    const rows = foodLines(r).map((line) => toIngredientRow(parseIngredientLine(line)))
    const problems = publicationProblems({ ...r, hasCover: true, ingredients: rows })
    expect(problems).toEqual([])
    expect(timeMinutes(r.prepTime)).toBeGreaterThan(0)
    expect(r.tags[0]).toBe(r.cuisine)
    expect(repeated(r.tags)).toEqual([])
    expect(r.tags.length).toBeLessThanOrEqual(LIST_LIMITS.tags)
    expect(Math.max(...r.instructions.map((step) => step.length))).toBeLessThan(TEXT_LIMITS.step)
  })

  it.each(
    recipes.map((recipe) => [recipe.slug, recipe] as const),
  )('every ingredient of %s has a name and a quantity', (_, recipe) => {
    const rows = foodLines(recipe).map((line) => ({
      line,
      ...toIngredientRow(parseIngredientLine(line)),
    }))
    expect(rows.filter(({ name }) => name === '')).toEqual([])
    expect(rows.filter((row) => row.quantity === '' && !/to taste/.test(row.line))).toEqual([])
  })

  it.each(
    recipes.map((recipe) => [recipe.slug, recipe] as const),
  )('the steps of %s use what is listed and nothing else', (_, recipe) => {
    expect(unusedLines(recipe)).toEqual([])
    expect(unlistedFoods(recipe, recipes)).toEqual([])
  })

  it('part some lists under headings, none of which is a food or stands over nothing', () => {
    const parted = recipes.filter((recipe) => foodLines(recipe).length < recipe.ingredients.length)
    expect(parted.length).toBeGreaterThanOrEqual(3)
    for (const recipe of parted) {
      const rows = toContent(recipe).ingredients
      expect(rows, recipe.slug).toHaveLength(foodLines(recipe).length)
      const headings = groupIngredients(rows).map(({ heading }) => heading)
      expect(headings.map(toHeadingText), recipe.slug).toEqual(
        recipe.ingredients.filter((line) => line.endsWith(':')),
      )
    }
  })

  it('never ask for a longer wait than preparing and cooking take together', () => {
    for (const { slug, instructions, prepTime, cookTime } of recipes) {
      const total = (timeMinutes(prepTime) ?? 0) + (timeMinutes(cookTime) ?? 0)
      const longest = Math.max(...instructions.flatMap(minutesNamed))
      expect(longest, slug).toBeLessThanOrEqual(total)
    }
  })

  it('tell how hot poultry, pork and minced meat must be inside', () => {
    const meats = recipes.filter(({ ingredients }) =>
      /chicken (thighs|breasts|wings)|whole chicken|minced pork|pork shoulder|ground beef/.test(
        ingredients.join(),
      ),
    )
    expect(meats.length).toBeGreaterThan(8)
    const silent = meats.filter(({ instructions }) => !/\d ?°[CF]/.test(instructions.join()))
    expect(silent.map(({ slug }) => slug)).toEqual([])
  })

  it('keep the diets they are tagged with, as the kitchen judges them', async () => {
    const kitchen = await loadKitchen()
    const judged = recipes.flatMap((recipe) => {
      const { diets } = answerFor(kitchen, toContent(recipe))
      const tagged = diets.filter(({ label }) => recipe.tags.includes(label))
      return tagged.map((diet) => ({ slug: recipe.slug, ...diet }))
    })
    expect(new Set(judged.map(({ label }) => label)).size).toBeGreaterThanOrEqual(7)
    expect(judged.filter(({ verdict }) => verdict !== 'free')).toEqual([])
  })

  it('cover every cuisine, meal type, difficulty and time band, short and long', () => {
    const bands = recipes.map((recipe) => cookTimeBand(timeMinutes(recipe.cookTime) ?? 0))
    expect(
      missing(
        CUISINES,
        recipes.map(({ cuisine }) => cuisine),
      ),
    ).toEqual([])
    expect(
      missing(
        MEAL_TYPES,
        recipes.map(({ mealType }) => mealType),
      ),
    ).toEqual([])
    expect(
      missing(
        DIFFICULTIES,
        recipes.map(({ difficulty }) => difficulty),
      ),
    ).toEqual([])
    expect(missing(COOK_TIME_BANDS, bands)).toEqual([])
    const lines = recipes.map((recipe) => foodLines(recipe).length)
    expect([Math.min(...lines), Math.max(...lines)]).toEqual([4, 22])
    const steps = recipes.map(({ instructions }) => instructions.length)
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([3, 11])
    const titles = recipes.map(({ title }) => title.length)
    expect(Math.min(...titles)).toBeGreaterThanOrEqual(12)
    expect(Math.max(...titles)).toBeGreaterThan(80)
    expect(Math.max(...titles)).toBeLessThanOrEqual(90)
  })
})

describe('comments, likes and saves', () => {
  it.each(
    Object.entries(onRecipes),
  )('%s are by known chefs on the recipes of others', (_, list) => {
    for (const { recipe, by } of list) {
      expect(chefOf.has(by), by).toBe(true)
      expect(recipeOf.has(recipe), recipe).toBe(true)
      expect(recipeOf.get(recipe)?.chef).not.toBe(by)
    }
    expect(repeated(list.map(({ recipe, by }) => `${recipe} ${by}`))).toEqual([])
  })

  it.each(Object.entries(onRecipes))('%s come after joining and publication', (_, list) => {
    for (const { recipe, by, daysAgo } of list) {
      expect(daysAgo).toBeGreaterThan(0)
      expect(daysAgo, recipe).toBeLessThanOrEqual(recipeOf.get(recipe)?.publishedDaysAgo ?? 0)
      expect(daysAgo, by).toBeLessThanOrEqual(chefOf.get(by)?.joinedDaysAgo ?? 0)
    }
  })

  it('stay silent where comments are off, and are each said once', () => {
    const closed = recipes.filter(({ allowComments }) => !allowComments).map(({ slug }) => slug)
    expect(closed.length).toBeGreaterThan(0)
    expect(comments.filter(({ recipe }) => closed.includes(recipe))).toEqual([])
    expect(repeated(comments.map(({ text }) => text))).toEqual([])
  })

  it('leave some recipes unrated and lift at least three to a chef’s pick', () => {
    const ratings = recipes.map(({ slug }) =>
      comments.filter(({ recipe }) => recipe === slug).map(({ rating }) => rating),
    )
    expect(ratings.filter((list) => list.length === 0).length).toBeGreaterThanOrEqual(2)
    const picks = ratings.filter((list) => list.length >= 3 && mean(list) >= 4.5)
    expect(picks.length).toBeGreaterThanOrEqual(3)
    expect(ratings.some((list) => list.length > 0 && mean(list) < 4)).toBe(true)
  })

  it('are recent enough for the trending lists to differ', () => {
    const ages = [...comments, ...likes, ...saves].map(({ daysAgo }) => daysAgo)
    const within = (days: number) => ages.filter((age) => age < days).length
    expect(within(1)).toBeGreaterThanOrEqual(20)
    expect(within(7)).toBeGreaterThan(within(1))
    expect(within(30)).toBeGreaterThan(within(7))
    expect(ages.length).toBeGreaterThan(within(30))
  })
})

describe('posts and follows', () => {
  it('posts, their likes and comments come from known chefs, in order of time', () => {
    for (const { by, text, daysAgo, likedBy, comments: replies } of posts) {
      expect(text.length).toBeLessThanOrEqual(TEXT_LIMITS.post)
      expect(chefOf.get(by)?.joinedDaysAgo, by).toBeGreaterThan(daysAgo)
      expect(likedBy).not.toContain(by)
      expect(repeated(likedBy)).toEqual([])
      for (const name of likedBy) expect(chefOf.has(name), name).toBe(true)
      const ages = [daysAgo, ...replies.map((reply) => reply.daysAgo), 0]
      expect(ages).toEqual(ages.toSorted((a, b) => b - a))
      for (const reply of replies) {
        expect(chefOf.get(reply.by)?.joinedDaysAgo, reply.by).toBeGreaterThan(reply.daysAgo)
      }
    }
    expect(repeated(posts.map(({ text }) => text))).toEqual([])
    expect(new Set(posts.map(({ by }) => by)).size).toBe(chefs.length)
  })

  it('follows are between two known chefs, once, after both joined', () => {
    for (const { follower, followee, daysAgo } of follows) {
      expect(follower).not.toBe(followee)
      expect(chefOf.get(follower)?.joinedDaysAgo, follower).toBeGreaterThanOrEqual(daysAgo)
      expect(chefOf.get(followee)?.joinedDaysAgo, followee).toBeGreaterThanOrEqual(daysAgo)
    }
    expect(repeated(follows.map((f) => `${f.follower} ${f.followee}`))).toEqual([])
  })

  it('follows make some chefs much better known than others', () => {
    const followers = chefs.map((c) => follows.filter((f) => f.followee === c.username).length)
    expect(Math.min(...followers)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...followers)).toBeGreaterThanOrEqual(8)
  })
})

function repeated(list: readonly string[]): string[] {
  return list.filter((entry, at) => list.indexOf(entry) !== at)
}

function missing(wanted: readonly string[], present: readonly string[]): string[] {
  return wanted.filter((entry) => !present.includes(entry))
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length
}

/** Minutes of every time in a step: '2 hours 30 minutes' counts as 120 and 30. */
function minutesNamed(step: string): number[] {
  return [...step.matchAll(/(\d+)½? (hour|minute)/g)].map(
    ([, figure, unit]) => Number(figure) * (unit === 'hour' ? 60 : 1),
  )
}
