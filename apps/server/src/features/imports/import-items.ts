import type { BodyOf, contract, QueryOf } from '@potluck/contract'
import type { ImportState } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member, pageOf } from '../../platform/http/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { compareEach, compareWithOwn } from '../doubles/index.ts'
import { toDoubleRecipe } from '../recipes/index.ts'
import { toItem } from './import-answer.ts'
import * as queries from './item-queries.ts'
import { refuseUnconfirmedVersions } from './public-versions.ts'
import { confirmOrigins, setState } from './queries.ts'
import type { Staged, StagedRecipe } from './reading/staged.ts'
import type { Running } from './running/run-imports.ts'
import { checkOwn, lockOwn } from './service.ts'

type ItemsDeps = { database: Database; workers: Workers; running: Running }
type Chosen = BodyOf<(typeof contract.imports)['PUT /imports/{id}/items/{positionNumber}']>
type Listed = QueryOf<(typeof contract.imports)['GET /imports/{id}/items']>

/** In which states of an import a choice still counts. */
const CHOOSABLE: ReadonlySet<ImportState> = new Set(['looked', 'running', 'paused', 'done'])
const SETTLED = 'There is nothing to choose here any more.'

/** What was found in the files of a member's import, one by one. */
export function createImportItems(deps: ItemsDeps) {
  const { database, workers, running } = deps
  return {
    /** @throws IMPORT_NOT_FOUND */
    listItems: async (member: Member, id: string, query: Listed) => {
      await checkOwn(database.db, member, id)
      const { show, page, limit } = query
      const [rows, total] = await Promise.all([
        queries.listItems(database.db, { importId: id, show, offset: (page - 1) * limit, limit }),
        queries.countItems(database.db, id, show),
      ])
      return { items: rows.map(toItem), ...pageOf(query, total) }
    },

    /** With what differs from the recipe that it doubles. @throws IMPORT_NOT_FOUND, OVERLOADED */
    getItem: async (member: Member, id: string, position: number) => {
      await checkOwn(database.db, member, id)
      const { staged, ...row } = await getItem(database.db, id, position)
      const draft = toDraft(staged)
      const { double, like, ...item } = toItem(row)
      return {
        ...item,
        draft,
        double: draft && double && (await compare(member, draft, double)),
        like: like && (await compareWithin(member, { id, draft, like })),
      }
    },

    /** @throws IMPORT_NOT_FOUND, CONFLICT where it is no double or settled, ORIGIN_UNCONFIRMED */
    choose: (member: Member, id: string, position: number, { choice, confirmOrigin }: Chosen) =>
      database.transaction(async (tx) => {
        const found = await lockOwn(tx, member, id)
        const item = await getItem(tx, id, position)
        const isOpen = item.state === 'waiting' || item.state === 'skipped'
        const isChoosable = CHOOSABLE.has(found.state) && isOpen && item.staged !== null
        if (!isChoosable || item.double_why === null) {
          throw new AppError('CONFLICT', { message: SETTLED })
        }
        await queries.setChoice(tx, { importId: id, position }, choice)
        if (confirmOrigin) await confirmOrigins(tx, id)
        else await refuseUnconfirmedVersions(tx, found, 'skip')
        if (found.state === 'done' && choice !== 'skip') {
          await setState(tx, id, { state: 'running' })
          await running.ask(tx, id)
        }
        return toItem(await getItem(tx, id, position))
      }),
  }

  async function compare(
    member: Member,
    newcomer: StagedRecipe['draft'],
    double: NonNullable<ReturnType<typeof toItem>['double']>,
  ) {
    const { recipeId } = double
    const differences = await compareWithOwn(deps, member.id, { recipeId, newcomer })
    return differences ? { ...double, differences } : null
  }

  async function compareWithin(member: Member, { id, draft, like }: Within) {
    const other = await queries.findItem(database.db, id, like.position)
    const earlier = toDraft(other?.staged ?? null)
    if (!earlier || !draft) return { ...like, draft: null, differences: null }
    const pair = [toDoubleRecipe(earlier), toDoubleRecipe(draft)] as const
    const [answer] = await compareEach(workers, member.id, [pair])
    return { ...like, draft: earlier, differences: answer?.differences ?? null }
  }
}

/** An item, and the earlier one of its import that it seems to be. */
type Within = {
  id: string
  draft: StagedRecipe['draft'] | null
  like: NonNullable<ReturnType<typeof toItem>['like']>
}

const toDraft = (staged: Staged | null) => (staged && 'draft' in staged ? staged.draft : null)

async function getItem(db: Db, id: string, position: number) {
  const item = await queries.findItem(db, id, position)
  if (!item) throw new AppError('IMPORT_NOT_FOUND')
  return item
}
