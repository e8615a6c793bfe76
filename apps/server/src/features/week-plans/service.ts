import type { BodyOf, contract } from '@potluck/contract'
import { PLANNER_LIMITS } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { deleteEntry, findDayEnd, insertEntry, lockPlan } from '../planner/index.ts'
import {
  type Answered,
  answerContent,
  applyChanges,
  deleteOwnDrafts,
  EMPTY_CONTENT,
  insertRecipe,
} from '../recipes/index.ts'
import { checkRoom, makeRoom, putContributions, shoppingTasks } from '../shopping/index.ts'

type WeekPlanDeps = { database: Database; events: Events; workers: Workers; now: () => Date }
type Endpoints = typeof contract.weekPlans
type Meal = BodyOf<Endpoints['POST /meal-plan/weeks']>['meals'][number]
/** A meal and the draft made for it; a meal that only has a name has none. */
type Made = Meal & { entryId: string; draft: { id: string; answered: Answered } | undefined }

/** Adds proposals for several days to the plan and the shopping list at once. */
export function createWeekPlans({ database, events, workers, now }: WeekPlanDeps) {
  return {
    /** @throws LIST_FULL for a day or the shopping list; nothing is changed then */
    take: async (member: Member, { meals }: BodyOf<Endpoints['POST /meal-plan/weeks']>) => {
      // The kitchen answers before the transaction, so that no transaction waits for a thread.
      const made = await Promise.all(meals.map((meal) => make(member, meal)))
      const lines = await workers.run(shoppingTasks.contribute, made.flatMap(toBuy), member.id)
      await database.transaction(async (tx) => {
        for (const { draft, recipe } of made)
          if (draft) await insertDraft(tx, member, draft, recipe)
        await lockPlan(tx, member.id)
        for (const meal of made) await plan(tx, member, meal)
        await makeRoom(tx, member, now())
        const scope = { entries: made.map(({ entryId }) => entryId) }
        await putContributions(tx, member.id, { scope, lines }, now())
        await checkRoom(tx, member)
      })
      return {
        entries: made.map(({ entryId }) => entryId),
        recipes: made.flatMap(({ draft }) => (draft ? [draft.id] : [])),
        lines: lines.length,
      }
    },

    /** What no longer exists is ignored. */
    takeBack: async (
      member: Member,
      { entries, recipes }: BodyOf<Endpoints['POST /meal-plan/week-returns']>,
    ) => {
      await database.transaction(async (tx) => {
        await lockPlan(tx, member.id)
        for (const id of entries) await deleteEntry(tx, id, member.id)
        await putContributions(tx, member.id, { scope: { entries }, lines: [] }, now())
        for (const recipeId of await deleteOwnDrafts(tx, recipes, member.id))
          await events.emit(tx, { type: 'recipe.deleted', recipeId, authorId: member.id })
      })
      return { message: 'Taken back' }
    },
  }

  async function make(member: Member, meal: Meal): Promise<Made> {
    const entryId = uuidv7()
    if (!meal.recipe) return { ...meal, entryId, draft: undefined }
    const { cover: _cover, source: _source, ...fields } = meal.recipe
    const content = applyChanges(EMPTY_CONTENT, fields)
    const answered = await answerContent(workers, member.id, content)
    return { ...meal, entryId, draft: { id: uuidv7(), answered } }
  }

  async function insertDraft(
    tx: Db,
    member: Member,
    { id, answered }: NonNullable<Made['draft']>,
    recipe: Meal['recipe'],
  ): Promise<void> {
    const columns = {
      id,
      authorId: member.id,
      imageHash: null,
      hasCover: recipe?.cover !== undefined,
      source: recipe?.source ?? 'cook',
    }
    await insertRecipe(tx, columns, answered, now())
  }

  async function plan(tx: Db, member: Member, made: Made): Promise<void> {
    const { day, meal, portions, entryId, draft, text = null } = made
    const { count, next } = await findDayEnd(tx, member.id, day)
    if (count >= PLANNER_LIMITS.entriesADay) throw new AppError('LIST_FULL', { message: DAY_FULL })
    const row = { id: entryId, day, meal, portions, eaten: 1, position: next, text }
    const entry = { ...row, recipe_id: draft?.id ?? null, userId: member.id }
    await insertEntry(tx, entry, now())
  }
}

export type WeekPlans = ReturnType<typeof createWeekPlans>

const DAY_FULL = `One of these days is full: a day holds ${PLANNER_LIMITS.entriesADay} meals.`

/** What the draft of a meal adds to the shopping list. */
function toBuy({ draft, portions, entryId, day }: Made) {
  if (!draft) return []
  const { title, servings, ingredients } = draft.answered.content
  const recipe = { recipe_id: draft.id, title, servings, ingredients }
  return [{ recipe, portions, entry: { id: entryId, day } }]
}
