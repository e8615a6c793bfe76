import type { BodyOf, contract, ReadRecipe } from '@potluck/contract'
import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, type Member } from '../../../platform/http/index.ts'
import { ModelError, type QueuedModel } from '../../../platform/model/index.ts'
import { createReadingPlaces } from '../../../platform/reading-places.ts'
import { TookTooLongError, type Workers } from '../../../platform/workers/index.ts'
import { addDoubles } from '../doubles.ts'
import { importTasks } from '../import-tasks.ts'
import { INSTRUCTIONS, REQUEST, readSeenLines, type SeenLine } from './photo-lines.ts'

export type PhotoReading = ReturnType<typeof createPhotoReading>

type Deps = { database: Database; workers: Workers; queuedModel: QueuedModel | undefined }
type Lines = BodyOf<(typeof contract.photos)['POST /imports/lines']>['lines']

/** A model writes a page in half a minute; a browser gives up after a minute. */
const LOOK_WITHIN_MS = 55_000
/** A page of print has some 3,000 characters. */
const MOST_CHARACTERS = 60_000
const PLACES = {
  atOnce: 4,
  waiting: 20,
  waitMs: 10_000,
  oneEach: 'A photo is being read for you already. Please wait until it is through.',
}

/** Recipes in photographs: browsers read print by themselves, a model that can see reads what they send. */
export function createPhotoReading(deps: Deps) {
  const { workers, queuedModel } = deps
  const takePlace = createReadingPlaces(PLACES)

  async function write(bytes: Buffer, userId: string, signal: AbortSignal): Promise<string> {
    if (!queuedModel?.canSee) throw new AppError('NO_EYES')
    const picture = { bytes, mediaType: 'image/jpeg' }
    const asked = {
      system: () => INSTRUCTIONS,
      messages: [{ role: 'user' as const, content: REQUEST, picture }],
      userId,
      signal,
    }
    let answer = ''
    for await (const part of queuedModel.write(asked)) {
      if (part.type === 'text') answer += part.text
      if (answer.length > MOST_CHARACTERS) break
    }
    if (signal.aborted) throw new AppError('PHOTO_UNREADABLE', { message: TOOK_TOO_LONG })
    return answer
  }

  return {
    /** The recipe in lines that a cook has looked at. @throws LINES_UNREADABLE, OVERLOADED */
    readLines: async (
      member: Member,
      lines: Lines,
    ): Promise<{ recipe: z.output<typeof ReadRecipe> }> => {
      try {
        const recipe = await workers.run(importTasks.readLines, lines, member.id)
        if (!recipe) throw new AppError('LINES_UNREADABLE', { at: 'lines' })
        const [withDouble] = await addDoubles(deps, member.id, [recipe])
        return { recipe: withDouble ?? { ...recipe, double: null, like: null } }
      } catch (error) {
        if (!(error instanceof TookTooLongError)) throw error
        throw new AppError('LINES_UNREADABLE', { at: 'lines', cause: error })
      }
    },

    /**
     * What a model sees in a photograph, which goes to its provider and is kept nowhere here.
     * @throws NO_EYES, NOT_AN_IMAGE, PHOTO_UNREADABLE, CONFLICT for a member's second one at once, OVERLOADED
     */
    look: async (member: Member, photo: Buffer | undefined): Promise<{ lines: SeenLine[] }> => {
      if (!queuedModel?.canSee) throw new AppError('NO_EYES')
      if (!photo || !isJpeg(photo)) throw new AppError('NOT_AN_IMAGE')
      const leave = await takePlace(member.id)
      try {
        const answer = await write(photo, member.id, AbortSignal.timeout(LOOK_WITHIN_MS))
        const limits = {
          lines: LIST_LIMITS.photographedLines,
          characters: TEXT_LIMITS.photographedLine,
        }
        const lines = readSeenLines(answer, limits)
        if (lines.length === 0) throw new AppError('PHOTO_UNREADABLE', { message: NO_RECIPE })
        return { lines }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        throw new AppError('PHOTO_UNREADABLE', { cause: error })
      } finally {
        leave()
      }
    },
  }
}

const TOOK_TOO_LONG = 'The model took too long to read this photo.'
const NO_RECIPE = 'The model sees no recipe in this photo.'

/** The browser draws each photograph as JPEG, so that every model takes it. */
const isJpeg = ([first, second, third]: Buffer) =>
  first === 0xff && second === 0xd8 && third === 0xff
