import { isDeepStrictEqual } from 'node:util'
import { KITCHEN_VERSION } from '@potluck/kitchen'
import { publicationProblems } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import * as queries from './answer-queries.ts'
import { toAnswerable } from './answering.ts'
import type { KitchenAnswers } from './kitchen/kitchen-answers.ts'
import { recipeTasks } from './kitchen/kitchen-tasks.ts'

export type AnswerRenewal = {
  /** Queues the job if a recipe has answers of an older kitchen; call it after `jobs.open`. */
  askIfOlder(): Promise<void>
}

type RenewalDeps = { database: Database; jobs: Jobs; events: Events; workers: Workers }

/**
 * Recomputes what an older version of the kitchen answered: each job does a batch and queues the
 * next. The kitchen reads on threads of its own, and each recipe is then a short transaction.
 * Neither the revision nor the date of a recipe changes.
 */
export function createAnswerRenewal(deps: RenewalDeps): AnswerRenewal {
  const { database, jobs, workers } = deps
  jobs.work(renewAnswers, async (wanted) => {
    if (wanted.version > KITCHEN_VERSION) {
      // A newer process queued the job while this older one, which will soon stop, is still
      // running.
      const startAfter = new Date(Date.now() + LATER_MS)
      return jobs.send(database.db, renewAnswers, wanted, { startAfter })
    }
    const older = await queries.listOlderAnswers(database.db, KITCHEN_VERSION, BATCH)
    for (const recipe of older) {
      const answers = await workers.run(recipeTasks.answer, toAnswerable(recipe), RENEWER)
      await database.transaction((tx) => renew(tx, deps, recipe, answers))
    }
    if (older.length === 0) return
    await jobs.send(database.db, renewAnswers, { version: KITCHEN_VERSION })
  })
  return {
    askIfOlder: async () => {
      if (!(await queries.hasOlderAnswers(database.db, KITCHEN_VERSION))) return
      await jobs.send(database.db, renewAnswers, { version: KITCHEN_VERSION })
    },
  }
}

/** A recipe written meanwhile has newer answers, or is read again with the next batch. */
async function renew(
  tx: Db,
  { events }: RenewalDeps,
  read: queries.OlderRecipe,
  answers: KitchenAnswers,
): Promise<void> {
  const recipe = await queries.lockOlderAnswer(tx, read.id, KITCHEN_VERSION)
  if (!recipe || !isDeepStrictEqual(toAnswerable(recipe), toAnswerable(read))) return
  await queries.replaceAnswers(tx, recipe.id, answers)
  await tellIfUnpublishable(tx, events, recipe)
}

/** A newer kitchen may no longer be able to read the times and servings of a published recipe. */
async function tellIfUnpublishable(tx: Db, events: Events, recipe: queries.OlderRecipe) {
  if (recipe.status !== 'published') return
  const content = { ...recipe, cookTime: recipe.cook_time, hasCover: recipe.has_cover }
  if (publicationProblems(content).length === 0) return
  const { id: recipeId, author_id: authorId } = recipe
  await events.emit(tx, { type: 'recipe.unpublishable', recipeId, authorId })
}

const renewAnswers = defineJob<{ version: number }>('renew-kitchen-answers', {
  onlyOneWaits: true,
})

const BATCH = 20
const LATER_MS = 60_000
/** The renewal takes its turn among the members whose work waits for a thread. */
const RENEWER = 'renewal of answers'
