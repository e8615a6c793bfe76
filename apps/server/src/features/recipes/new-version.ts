import type { Db } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Answered } from './answering.ts'
import { applyChanges, type RecipeContent } from './content.ts'
import { refuseUnconfirmed } from './origin-question.ts'
import { refuseIncomplete, toContent } from './own-recipe.ts'
import * as queries from './queries.ts'
import { keepRevision } from './revisions/revision-queries.ts'

/** The revision that was written, and the one before it, which is kept. */
export type NewVersion = { revision: number; replaced: number }

/**
 * Makes what the kitchen has read the newest version of the author's own recipe; its photo, and what
 * the newcomer does not say, stay. Undefined where there is no such recipe.
 * @throws RECIPE_INCOMPLETE if it is published and would no longer meet the rules, ORIGIN_UNCONFIRMED if
 * it is published and gets another source that its cook has not confirmed
 */
export async function saveNewVersion(
  tx: Db,
  { events, now }: { events: Events; now: () => Date },
  { id, authorId, confirmOrigin }: { id: string; authorId: string; confirmOrigin: boolean },
  { content, answers }: Answered,
): Promise<NewVersion | undefined> {
  const recipe = await queries.lockOwnRecipe(tx, id, authorId)
  if (!recipe) return undefined
  const before = toContent(recipe)
  const { allowComments } = before
  const next = applyChanges(before, { ...saidFields(content), allowComments })
  const isPublished = recipe.status === 'published'
  if (isPublished) refuseIncomplete(next, recipe.hasCover)
  if (!confirmOrigin) await refuseUnconfirmed(tx, recipe, next.origin)
  await keepRevision(tx, recipe, before)
  const { imageHash, hasCover } = recipe
  await queries.replaceContent(
    tx,
    recipe,
    { content: next, answers },
    { imageHash, hasCover },
    now(),
  )
  if (isPublished) await events.emit(tx, { type: 'recipe.changed', recipeId: id, authorId })
  return { revision: recipe.revision + 1, replaced: recipe.revision }
}

/** What a newcomer does not say stays as it is. */
function saidFields(content: RecipeContent): Partial<RecipeContent> {
  const isSaid = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(content).filter(([, value]) => isSaid(value)))
}
