import { Readable } from 'node:stream'
import type { ExportFormat } from '@potluck/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Download, type Member } from '../../platform/http/index.ts'
import { writeZip } from '../archive/index.ts'
import { listAllOwn, type Recipes } from '../recipes/index.ts'
import type { Saved } from '../saved/index.ts'
import { type Written, writeRecipe } from './write-recipe.ts'

type ExportsDeps = {
  database: Database
  recipes: Pick<Recipes, 'find'>
  saved: Pick<Saved, 'list'>
  log: FastifyBaseLogger
  now: () => Date
}

export type Exports = ReturnType<typeof createExports>

/** Recipes as texts that other programs read: nobody is locked in. */
export function createExports({ database, recipes, saved, log, now }: ExportsDeps) {
  return {
    /** @throws RECIPE_NOT_FOUND if the member may not see it */
    writeOne: async (member: Member, id: string, format: ExportFormat): Promise<Download> => {
      const recipe = await recipes.find(member, id)
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND')
      const { name, text } = writeRecipe(recipe, format)
      return { name, bytes: Readable.from([text]) }
    },

    /** All of the member's own, or what they see of a collection. @throws COLLECTION_NOT_FOUND */
    writeMany: async (
      member: Member,
      format: ExportFormat,
      collection: string | undefined,
    ): Promise<Download> => {
      const listed =
        collection === undefined
          ? listAllOwn(database, member.id)
          : readAll(member, (await saved.list(member, collection)).savedRecipes)
      const day = now().toISOString().slice(0, 10)
      return { name: `recipes-${day}.zip`, bytes: writeAll(listed, format) }
    },
  }

  async function* readAll(member: Member, listed: { _id: string }[]): AsyncGenerator<Written> {
    for (const { _id } of listed) {
      const recipe = await recipes.find(member, _id)
      // It may have been hidden since.
      if (recipe) yield recipe
    }
  }

  function writeAll(listed: AsyncIterable<Written>, format: ExportFormat): Readable {
    return writeZip(async (zip) => {
      try {
        const taken = new Map<string, number>()
        for await (const recipe of listed) {
          const { name, text } = writeRecipe(recipe, format)
          await zip.add(freeName(taken, name), [text], { mtime: now() })
        }
      } catch (error) {
        log.warn({ err: error }, 'an export was not finished')
        throw error
      }
    })
  }
}

/** 'soup.md', and 'soup-2.md' of another one. */
function freeName(taken: Map<string, number>, name: string): string {
  const count = (taken.get(name) ?? 0) + 1
  taken.set(name, count)
  return count === 1 ? name : name.replace(/(?=\.\w+$)/, `-${count}`)
}
