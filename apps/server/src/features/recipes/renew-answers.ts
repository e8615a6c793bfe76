import { KITCHEN_VERSION } from '@potluck/kitchen'
import { publicationProblems } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import { answerFor, loadKitchen } from './kitchen-answers.ts'
import * as queries from './queries.ts'

export type AnswerRenewal = {
  /** Asks for the job where a recipe carries answers of an older kitchen; after `jobs.open`. */
  askIfOlder(): Promise<void>
}

type RenewalDeps = { database: Database; jobs: Jobs; events: Events }

/**
 * Derives anew what an older version of the kitchen answered: a batch a job, each in one transaction
 * with the job for the next, so that it goes on where it was stopped. Neither the revision nor the
 * date of a recipe changes.
 */
export function createAnswerRenewal({ database, jobs, events }: RenewalDeps): AnswerRenewal {
  jobs.work(renewAnswers, async (wanted) => {
    if (wanted.version > KITCHEN_VERSION) {
      // A newer process asked beside this older one, which will be gone in a while.
      const startAfter = new Date(Date.now() + LATER_MS)
      return jobs.send(database.db, renewAnswers, wanted, { startAfter })
    }
    const kitchen = await loadKitchen()
    await database.transaction(async (tx) => {
      const older = await queries.lockOlderAnswers(tx, KITCHEN_VERSION, BATCH)
      for (const recipe of older) {
        await queries.replaceAnswers(tx, recipe.id, answerFor(kitchen, recipe))
        await tellIfUnpublishable(tx, events, recipe)
      }
      if (older.length > 0) await jobs.send(tx, renewAnswers, { version: KITCHEN_VERSION })
    })
  })
  return {
    askIfOlder: async () => {
      if (!(await queries.hasOlderAnswers(database.db, KITCHEN_VERSION))) return
      await jobs.send(database.db, renewAnswers, { version: KITCHEN_VERSION })
    },
  }
}

/** A kitchen that reads times and servings otherwise may no longer read those of a published recipe. */
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

/** Some 60 ms of computing, for which the embedded database lets nobody else in. */
const BATCH = 20
const LATER_MS = 60_000
