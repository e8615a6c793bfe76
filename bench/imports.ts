import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  makeTemporaryFolder,
  type RunningServer,
  startServer,
} from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { signUp, toRecipe } from './support/cook.ts'
import { countPictures, makeImportFile } from './support/import-file.ts'

/**
 * `npm run bench:imports -- --recipes 10000 --kills 3 --database pglite|postgres`: brings recipes in
 * from one file while another cook uses the site, kills the server with SIGKILL on the way (the last
 * time among the pictures), and brings the same file again. Prints the 95th percentile of the other
 * cook's requests over that at rest, and counts what came in. Exits with 1 where recipes or pictures
 * are missing or double, or the ratio is over two.
 */
const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '3' },
    database: { type: 'string', default: 'pglite' },
  },
})
const RECIPES = Number(values.recipes)
const PICTURES = countPictures(RECIPES)
const KILLS = Number(values.kills)
const REQUESTS_AT_REST = 2_000
/** A server that has just started compiles what it runs. */
const REQUESTS_BEFORE = 400
const BETWEEN_REQUESTS_MS = 50
const MOST_RATIO = 2

type Counts = { broughtIn: number; hereAlready: number; pictures: number }
type Progress = { state: string; counts: Counts }

const isNever = () => false
/** A picture's folder is called after the hash of its bytes. */
const HASH = /[0-9a-f]{32}/

const file = await makeImportFile(RECIPES)
const postgres = values.database === 'postgres' ? await findTestPostgres() : undefined
const folder = await makeTemporaryFolder()
const settings = {
  DATA_DIR: folder.path,
  SEED: 'none',
  ...(postgres && { DATABASE_URL: postgres.url }),
}
let server: RunningServer = await startServer(settings)
try {
  process.exitCode = await measure()
} finally {
  await server.stop()
  await folder.remove()
  await postgres?.stop()
}

async function measure(): Promise<number> {
  const importing = await signUp(server.origin)
  const other = await signUp(server.origin)
  for (let at = 0; at < 20; at += 1) await other.send('POST', '/recipes/', toRecipe(`Broth ${at}`))
  const rest: number[] = []
  const restUntil = async (count: number) => {
    while (rest.length < count) {
      await lookAround(other.cookie, rest)
      await pause(BETWEEN_REQUESTS_MS)
    }
  }
  await restUntil(REQUESTS_BEFORE)
  rest.length = 0
  await restUntil(REQUESTS_AT_REST / 2)
  const busy: number[] = []
  const id = await begin(importing.cookie)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const isLast = kill === KILLS
    const reached = ({ broughtIn, pictures }: Counts) =>
      isLast ? pictures >= PICTURES / 2 : broughtIn >= (RECIPES * kill) / KILLS
    await workUntil(importing.cookie, id, reached, () => lookAround(other.cookie, busy))
    await server.stop('SIGKILL')
    server = await startServer(settings)
  }
  const { counts: first } = await workUntil(importing.cookie, id, isNever, () =>
    lookAround(other.cookie, busy),
  )
  const own = await countOwn(importing.cookie)
  const stored = await countStored()
  const again = await begin(importing.cookie)
  const { counts: second } = await workUntil(
    importing.cookie,
    again,
    isNever,
    async () => undefined,
  )
  // Half before and half after, since other programs may come and go on the machine.
  await restUntil(REQUESTS_AT_REST)
  const ratio = p95(busy) / p95(rest)
  console.log(
    `p95 of another cook: ${p95(rest).toFixed(1)} ms at rest, ${p95(busy).toFixed(1)} ms meanwhile, ratio ${ratio.toFixed(2)} (${busy.length} requests)`,
  )
  console.log(
    `${KILLS} kills: ${first.broughtIn} brought in, ${own} in the account of ${RECIPES}; ${first.pictures} pictures shown, ${stored} stored of ${PICTURES}; the same file again: ${second.broughtIn}`,
  )
  const isWhole = own === RECIPES && first.pictures === PICTURES && stored === PICTURES
  return isWhole && second.broughtIn === 0 && ratio <= MOST_RATIO ? 0 : 1
}

async function countOwn(cookie: string): Promise<number> {
  const { counts } = await read<{ counts: { total: number } }>(cookie, '/recipes/my-recipes')
  return counts.total
}

/** The pictures in the folder of the images: nobody else has any. */
async function countStored(): Promise<number> {
  const names = await readdir(join(folder.path, 'images'), { recursive: true })
  return new Set(names.filter((name) => HASH.test(name)).map((name) => HASH.exec(name)?.[0])).size
}
/** Looks into the file and starts. */
async function begin(cookie: string): Promise<string> {
  const { _id: id } = await read<{ _id: string }>(cookie, '/imports', { method: 'POST' })
  await read(cookie, `/imports/${id}/files?name=recipes.json`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
  while ((await read<Progress>(cookie, `/imports/${id}`)).state === 'looking') await pause(500)
  await read(cookie, `/imports/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ state: 'running' }),
    headers: { 'content-type': 'application/json' },
  })
  return id
}

/** Does something meanwhile, until so much is in, or the import is over. */
async function workUntil(
  cookie: string,
  id: string,
  isReached: (counts: Counts) => boolean,
  meanwhile: () => Promise<void>,
): Promise<Progress> {
  while (true) {
    const progress = await read<Progress>(cookie, `/imports/${id}`)
    if (progress.state === 'done') return progress
    if (isReached(progress.counts)) return progress
    const until = performance.now() + 2_000
    while (performance.now() < until) {
      await meanwhile()
      await pause(BETWEEN_REQUESTS_MS)
    }
  }
}

/** What a cook does who looks around. */
async function lookAround(cookie: string, tookMs: number[]): Promise<void> {
  for (const path of ['/recipes/my-recipes', '/auth/savedRecipe', '/myfeed', '/collections']) {
    const begun = performance.now()
    await read(cookie, path)
    tookMs.push(performance.now() - begun)
  }
}

async function read<Answer>(cookie: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.origin}/api${path}`, {
    ...init,
    headers: { ...init.headers, cookie },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, another) => one - another)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}
