import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import sharp from 'sharp'
import { openDatabase } from '../apps/server/src/platform/database/index.ts'
import { makeTemporaryFolder, startServer } from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { type Cook, signUp, toRecipe } from './support/cook.ts'
import { type MixTally, mixOperations } from './support/mixed-operations.ts'

/**
 * `npm run bench:crash`: kills the server with SIGKILL while eight cooks write, twenty times on each
 * database, and counts what is missing, half or orphaned afterwards; then once while fifty like, save,
 * comment and follow, and counts all counters anew. Exits with 1 if anything is off. `--only mixed` or
 * `--only writes` does one of the two.
 */
const ROUNDS = 20
const WRITERS = 8
const WRITE_FOR_MS = 700

type Tally = { acknowledged: number; missing: number; half: number; orphans: number }

const postgres = await findTestPostgres()
const { values: given } = parseArgs({ options: { only: { type: 'string', default: '' } } })
let broken = await crashOn('PGlite', {})
if (postgres) broken += await crashOn('PostgreSQL', { DATABASE_URL: postgres.url })
else console.log('PostgreSQL: none could be started, left out')
await postgres?.stop()
process.exitCode = broken === 0 ? 0 : 1

async function crashOn(name: string, env: Record<string, string>): Promise<number> {
  let off = 0
  if (given.only !== 'mixed') off += report(name, await crash(env))
  if (given.only !== 'writes') off += reportMix(name, await mixOperations(env))
  return off
}

async function crash(env: Record<string, string>): Promise<Tally> {
  const folder = await makeTemporaryFolder()
  const settings = { DATA_DIR: folder.path, SEED: 'none', ...env }
  const tally: Tally = { acknowledged: 0, missing: 0, half: 0, orphans: 0 }
  const known: { cook: Cook; ids: string[] }[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer(settings)
      const writers = await Promise.all(
        Array.from({ length: WRITERS }, () => signUp(server.origin)),
      )
      const acknowledged = writers.map((cook) => ({ cook, ids: [] as string[] }))
      known.push(...acknowledged)
      const writing = acknowledged.map((writer, index) => write(writer, round * WRITERS + index))
      await pause(WRITE_FOR_MS * (0.5 + Math.random()))
      await server.stop('SIGKILL')
      await Promise.all(writing)
    }
    // On a server's folder half-written files are only removed once they are a minute old.
    if (env.DATABASE_URL) await pause(61_000)
    const server = await startServer(settings)
    for (const { cook, ids } of known) await check(server.origin, cook, ids, tally)
    await server.stop()
    tally.orphans = await countOrphans(folder.path, env.DATABASE_URL)
  } finally {
    await folder.remove()
  }
  return tally
}

/** Writes until the server is gone, keeping what it acknowledged. */
async function write(writer: { cook: Cook; ids: string[] }, mark: number): Promise<void> {
  for (let count = 0; ; count++) {
    try {
      const response =
        count % 4 === 3
          ? await upload(writer.cook, mark * 1000 + count)
          : await writer.cook.send('POST', '/recipes/', toRecipe(`Soup ${mark}-${count}`))
      if (response.status !== 201) return
      const { recipeId } = (await response.json()) as { recipeId: string }
      writer.ids.push(recipeId)
    } catch {
      return
    }
  }
}

async function upload(cook: Cook, mark: number): Promise<Response> {
  const bytes = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: { r: mark % 256, g: (mark >> 8) % 256, b: 90 },
    },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(bytes)]), `${mark}.jpg`)
  return cook.upload('/recipes/', form)
}

/** Every acknowledged recipe is there, and every recipe that is there is whole. */
async function check(origin: string, cook: Cook, ids: string[], tally: Tally): Promise<void> {
  tally.acknowledged += ids.length
  const listed = new Set<string>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${origin}/api/recipes/my-recipes?page=${page}`, {
      headers: { cookie: cook.cookie },
    })
    if (response.status !== 200) {
      tally.missing += ids.length
      return
    }
    const body = (await response.json()) as {
      pages: number
      recipes: { _id: string; title: string }[]
    }
    pages = body.pages
    for (const recipe of body.recipes) listed.add(recipe._id)
  }
  tally.missing += ids.filter((id) => !listed.has(id)).length
  for (const id of listed) {
    const response = await fetch(`${origin}/api/recipes/${id}`, {
      headers: { cookie: cook.cookie },
    })
    const recipe = (await response.json()) as {
      title: string
      ingredients: unknown[]
      instructions: unknown[]
      photo: unknown
    }
    const whole =
      recipe.photo !== null ||
      (recipe.ingredients.length === 12 && recipe.instructions.length === 8)
    if (!whole) tally.half++
  }
}

/** Files in the image folder that no row of `images` names: half-written ones and lost ones. */
async function countOrphans(dataDir: string, databaseUrl: string | undefined): Promise<number> {
  const root = join(dataDir, 'images')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const database = await openDatabase({ databaseUrl, dataDir }, pino({ level: 'silent' }))
  const rows = await database.query<{ hash: string }>({ text: 'select hash from images' })
  await database.close()
  const hashes = new Set(rows.map(({ hash }) => hash))
  return entries.filter(
    (entry) =>
      entry.isFile() && (entry.name.endsWith('.part') || !hashes.has(basename(entry.parentPath))),
  ).length
}

function report(name: string, tally: Tally): number {
  const { acknowledged, missing, half, orphans } = tally
  console.log(
    `${name}: ${ROUNDS} kills, ${acknowledged} acknowledged recipes, ${missing} missing, ${half} half, ${orphans} orphan files`,
  )
  return missing + half + orphans
}

function reportMix(name: string, { acknowledged, lost, failed, drifts }: MixTally): number {
  const off = drifts.map(({ what, rows }) => `${what} (${rows})`).join(', ') || 'none'
  console.log(
    `${name}: one kill, ${acknowledged} acknowledged mixed operations, ${lost} lost, ${failed} failed, counters off: ${off}`,
  )
  return lost + failed + drifts.length
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
