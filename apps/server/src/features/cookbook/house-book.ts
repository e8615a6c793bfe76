import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { DishFile } from '@potluck/cookbook'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/index.ts'
import { mapInSlices } from '../../platform/in-slices.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { openHouse, showHouse } from '../auth/index.ts'
import { rankAnew } from '../discovery/index.ts'
import { answerOnThread, applyChanges, EMPTY_CONTENT, refuseIncomplete } from '../recipes/index.ts'
import { bookTasks } from './kitchen-tasks.ts'
import { listHouseRecipes } from './queries.ts'
import { hasLeft, takeBack, type WantedDish, writeDish } from './write-dish.ts'

type HouseBookDeps = {
  database: Database
  workers: Workers
  log: FastifyBaseLogger
  now: () => Date
  /** Whether the cookbook is shown on the site. */
  isOn: boolean
  readDishes: () => Promise<DishFile[]>
}

/** The cookbook as recipes of the site's own kitchen. */
export type HouseBook = {
  /**
   * Hides the house and its recipes if the operator switched them off; called before requests are
   * served.
   */
  open(): Promise<void>
  /**
   * Imports the book while requests are served, if it is switched on; failures are retried later.
   * Resolves when all of it is there.
   */
  begin(): Promise<void>
  /** Stops the import; the next start continues it. */
  close(): Promise<void>
}

/** Increased when dishes are turned into recipes in another way: then all are written again. */
const EDITION = 1
/** Dishes that a thread reads at once. */
const READ_AT_ONCE = 20
/** After writing a dish the import pauses for this many times as long. */
const REST = 3
/** The import takes its turn among the members whose work waits for a thread. */
const OWNER = 'the cookbook'
const TRIES = 10
const LATER_MS = 60_000

export function createHouseBook(deps: HouseBookDeps): HouseBook {
  const { database, log, isOn } = deps
  const closing = new AbortController()
  let running: Promise<void> | undefined
  return {
    open: async () => {
      if (!isOn && (await database.transaction((tx) => showHouse(tx, false)))) {
        await rankAnew(database.db)
      }
    },
    begin: async () => {
      if (isOn) running ??= bringInAtLast(deps, closing.signal)
      await running
    },
    close: async () => {
      closing.abort()
      await running
    },
  }

  async function bringInAtLast(...[wanted, signal]: Parameters<typeof bringIn>): Promise<void> {
    for (let tries = 1; tries <= TRIES && !signal.aborted; tries++) {
      try {
        return await bringIn(wanted, signal)
      } catch (error) {
        if (signal.aborted) return
        log.error({ err: error }, 'the cookbook was not brought in, and is tried again')
        await setTimeout(LATER_MS, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
  }
}

/**
 * Writes the dishes that are new or changed, one transaction each, and removes those that left the
 * book.
 */
async function bringIn(deps: HouseBookDeps, signal: AbortSignal): Promise<void> {
  const { database, now, readDishes } = deps
  const houseId = await database.transaction(openHouse)
  const isBack = await database.transaction((tx) => showHouse(tx, true))
  const files = await readDishes()
  const wanted = await mapInSlices(files, toWanted)
  const known = await listHouseRecipes(database.db)
  const digests = new Map(known.map(({ dish, digest }) => [dish, digest]))
  const changed = wanted.filter(({ dish, digest }) => digests.get(dish) !== digest)
  for (let at = 0; at < changed.length && !signal.aborted; at += READ_AT_ONCE) {
    await bringInSome(deps, houseId, changed.slice(at, at + READ_AT_ONCE), signal)
  }
  const dishes = new Set(wanted.map(({ dish }) => dish))
  const left = known.filter((each) => !(hasLeft(each) || dishes.has(each.dish)))
  for (const { dish } of left) await takeBack(database, dish, now())
  if (isBack || changed.length + left.length > 0) await rankAnew(database.db)
}

type Wanted = WantedDish & { file: DishFile }

async function bringInSome(
  { database, workers, now }: HouseBookDeps,
  houseId: string,
  dishes: readonly Wanted[],
  signal: AbortSignal,
): Promise<void> {
  const files = dishes.map(({ file }) => file)
  const read = await workers.run(bookTasks.read, files, OWNER)
  for (const [at, wanted] of dishes.entries()) {
    const written = read[at]
    if (signal.aborted || !written) return
    const content = applyChanges(EMPTY_CONTENT, written)
    refuseIncomplete(content, true)
    const answered = await answerOnThread(workers, OWNER, content)
    const begun = performance.now()
    await writeDish(database, houseId, wanted, answered, now())
    // The embedded database serves nobody else while it writes: the pause leaves most of the time
    // to others.
    await setTimeout(REST * (performance.now() - begun))
  }
}

/** A changed dish has the same name and another digest. */
function toWanted(file: DishFile): Wanted {
  const dish = file.name.replace(/^.*\//, '').replace(/\.txt$/, '')
  return {
    file,
    dish,
    digest: hash(`${EDITION}\n${file.text}`).toString('base64url'),
    seed: hash(dish),
  }
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
