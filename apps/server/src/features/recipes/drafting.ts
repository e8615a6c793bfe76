import type { NewRecipe } from '@potluck/contract'
import { IMAGE_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Images } from '../../platform/media/index.ts'
import { type Outgoing, OutgoingError } from '../../platform/outgoing/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import * as adaptations from './adaptations.ts'
import { answerContent } from './answering.ts'
import { applyChanges, EMPTY_CONTENT } from './content.ts'
import * as queries from './queries.ts'

type DraftingDeps = {
  database: Database
  images: Images
  workers: Workers
  outgoing: Outgoing
  now: () => Date
}
type Draft = z.output<typeof NewRecipe>

/** Creates recipes, which always start as drafts. */
export function createDrafting(deps: DraftingDeps) {
  const { database, images, workers, now } = deps
  return {
    /**
     * Creates a draft from a photo, an illustrated cover or fields; an adaptation takes times,
     * servings and categories from its original unless it gives its own.
     * @throws INVALID_INPUT if nothing was sent, RECIPE_NOT_FOUND if the member may not see the
     * original, or the error of a photo that is refused; a picture at an address that cannot be had
     * is left out, and the answer says so
     */
    create: async (member: Member, draft: Draft, photo?: Buffer): Promise<Created> => {
      const { cover, source, adaptedFrom, picture, ...fields } = draft
      if (!photo && !cover && Object.keys(fields).length === 0) {
        throw new AppError('INVALID_INPUT', { at: 'image', message: 'Please select an image' })
      }
      const named = !photo && picture ? await fetchPicture(deps, member, picture) : {}
      const image = photo ? await images.store(photo, member.id) : named.image
      const recipeId = uuidv7()
      const original = adaptedFrom && (await getOriginal(database.db, adaptedFrom, member))
      const start = original ? adaptations.factsOf(original) : {}
      const content = applyChanges({ ...EMPTY_CONTENT, ...start }, fields)
      const answered = await answerContent(workers, member.id, content)
      await database.transaction(async (tx) => {
        const credit = adaptedFrom && (await getOriginal(tx, adaptedFrom, member, { lock: true }))
        const columns = {
          id: recipeId,
          authorId: member.id,
          imageHash: image?.hash ?? null,
          hasCover: image !== undefined || cover !== undefined,
          source: source ?? 'cook',
          ...(credit && toCredit(credit)),
        }
        await queries.insertRecipe(tx, columns, answered, now())
      })
      const { problem } = named
      return { recipeId, ...(problem !== undefined && { pictureProblem: problem }) }
    },
  }
}

type Created = { recipeId: string; pictureProblem?: string }

/** Whoever waits for a draft waits this long for its picture. */
const PICTURE_WITHIN_MS = 10_000

/** The picture at an address, stored like an upload; or a sentence why there is none. */
async function fetchPicture(
  { images, outgoing }: DraftingDeps,
  member: Member,
  address: string,
): Promise<{ image?: { hash: string }; problem?: string }> {
  try {
    const wish = { accept: 'image/*', atMost: IMAGE_LIMITS.bytes, withinMs: PICTURE_WITHIN_MS }
    const { bytes } = await outgoing.fetch(address, wish)
    return { image: await images.store(Buffer.from(bytes), member.id) }
  } catch (error) {
    if (!(error instanceof OutgoingError || error instanceof AppError)) throw error
    return { problem: `The picture could not be fetched. ${error.message}` }
  }
}

async function getOriginal(db: Db, id: string, member: Member, how?: { lock: boolean }) {
  const original = await adaptations.findOriginal(db, id, member.id, how)
  if (!original) throw new AppError('RECIPE_NOT_FOUND')
  return original
}

/** Copies the current title and author, since the credit outlives the original. */
function toCredit({ id, title, author }: adaptations.Original) {
  return { adaptedFrom: id, adaptedFromTitle: title, adaptedFromAuthor: author }
}
