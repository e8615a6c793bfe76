import type { Database } from '../../../platform/database/index.ts'
import type { Member } from '../../../platform/http/index.ts'
import { loadKitchen } from '../../../platform/kitchen.ts'
import { avatarUrl, pictureUrl } from '../../../platform/media/photo.ts'
import { listMostPopular } from './find.ts'
import * as queries from './suggestion-queries.ts'
import { findFoodsByPrefix } from './words/food-prefixes.ts'
import { openSearch } from './words/lexeme-queries.ts'
import { toPlainWords } from './words/plain-words.ts'
import { askedWords, titleQuery } from './words/title-query.ts'
import { all, hasPrefix } from './words/ts-query.ts'

const SHOWN = { recipes: 5, ingredients: 4, cooks: 3 }

/** Completions of a text that is still being typed: its last word may be incomplete. */
export async function suggest(database: Database, member: Member, text: string) {
  const words = askedWords(text)
  const last = words.at(-1)
  if (last === undefined || text.trim().length < SHORTEST) {
    return { recipes: [], ingredients: [], cooks: [] }
  }
  const kitchen = await loadKitchen()
  return database.transaction(
    async (tx) => {
      const query = titleQuery(words, await openSearch(tx, words))
      const ids = query
        ? await listMostPopular(tx, { viewerId: member.id, query }, SHOWN.recipes)
        : []
      const recipes = await queries.listSuggestedRecipes(tx, ids)
      const foods = findFoodsByPrefix(kitchen, words)
      const used = await queries.listUsedMarks(tx, [...foods.keys()], member.id)
      const prefixes = all(words.flatMap((word) => toPlainWords(word).map(hasPrefix)))
      const cooks = prefixes ? await queries.listCooks(tx, prefixes, SHOWN.cooks) : []
      return {
        recipes: recipes.map((row) => ({
          _id: row.id,
          title: row.title,
          imageUrl: pictureUrl(row, row.cover_code),
        })),
        // The most common of those whose name starts like this.
        ingredients: used
          .flatMap((mark) => foods.get(mark) ?? [])
          .sort((a, b) => a.rank - b.rank)
          .slice(0, SHOWN.ingredients)
          .map(({ name }) => ({ name })),
        cooks: cooks.map((row) => ({
          username: row.username,
          name: row.full_name || row.username,
          avatar: avatarUrl(row.avatar_hash),
        })),
      }
    },
    { accessMode: 'read only' },
  )
}

/** Too many words start with one letter. */
const SHORTEST = 2
