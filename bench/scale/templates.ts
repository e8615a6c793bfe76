import { INGREDIENTS } from '@potluck/kitchen/knowledge'
import { CUISINES, DIFFICULTIES, MEAL_TYPES } from '@potluck/rules'
import { pino } from 'pino'
import {
  answerFor,
  applyChanges,
  EMPTY_CONTENT,
  insertRecipe,
} from '../../apps/server/src/features/recipes/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/index.ts'
import { uuidv7 } from '../../apps/server/src/platform/ids.ts'
import { loadKitchen } from '../../apps/server/src/platform/kitchen.ts'
import { ADJECTIVES, DISHES, STEPS } from './words.ts'

/** The recipes that are copied to a million; common ingredients are in most of them, rare ones in few. */
export const TEMPLATES = 1_500

/**
 * Brings the database to the newest migration and writes the templates as the application writes
 * recipes, so that everything hangs on them that a recipe has.
 */
export async function writeTemplates(url: string, random: () => number): Promise<void> {
  const log = pino({ level: 'error' })
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, log)
  const kitchen = await loadKitchen()
  const names = INGREDIENTS.map(({ name }) => name)
  const pick = <Of>(list: readonly Of[], skew: number): Of => {
    const found = list[Math.floor(list.length * random() ** skew)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
  const authorId = uuidv7()
  const at = new Date()
  await database.execute(
    `insert into users (id, username, email, created_at, updated_at)
      values ($1, 'templates', 'templates@bench.example', now(), now())`,
    [authorId],
  )
  for (let from = 0; from < TEMPLATES; from += 100) {
    await database.transaction(async (tx) => {
      for (let index = from; index < Math.min(from + 100, TEMPLATES); index++) {
        const main = pick(names, 2)
        const content = applyChanges(EMPTY_CONTENT, {
          // Each adjective occurs in some title.
          title: `${ADJECTIVES[index % ADJECTIVES.length]} ${main} ${pick(DISHES, 2)}`,
          description: `A ${pick(ADJECTIVES, 2)} way with ${main} and ${pick(names, 2)}, for a ${pick(ADJECTIVES, 2)} evening.`,
          prepTime: '15 min',
          cookTime: `${pick([10, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120], 1)} min`,
          servings: String(pick([2, 4, 6], 1)),
          tags: [pick(CUISINES, 1.5), pick(DISHES, 2)],
          difficulty: pick(DIFFICULTIES, 1),
          mealType: pick(MEAL_TYPES, 1),
          ingredients: [
            ...new Set([main, ...Array.from({ length: 8 }, () => pick(names, 2.5))]),
          ].map((name) => ({ name, quantity: String(pick([1, 2, 50, 200, 400], 1)), unit: 'g' })),
          instructions: STEPS,
        })
        const id = uuidv7()
        const fields = {
          id,
          authorId,
          hasCover: true,
          publishedAt: at,
          status: 'published' as const,
        }
        await insertRecipe(tx, fields, { content, answers: answerFor(kitchen, content) }, at)
      }
    })
  }
  await database.close()
}
