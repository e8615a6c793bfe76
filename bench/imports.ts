import { parseArgs } from 'node:util'
import {
  makeTemporaryFolder,
  type RunningServer,
  startServer,
} from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { signUp, toRecipe } from './support/cook.ts'

/**
 * `npm run bench:imports -- --recipes 10000 --kills 3 --database pglite|postgres`: brings recipes in
 * from one file while another cook uses the site, kills the server with SIGKILL on the way, and brings
 * the same file again. Prints the 95th percentile of the other cook's requests over that at rest, and
 * counts what came in. Exits with 1 where recipes are missing or double, or the ratio is over two.
 */
const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '3' },
    database: { type: 'string', default: 'pglite' },
  },
})
const RECIPES = Number(values.recipes)
const KILLS = Number(values.kills)
const REQUESTS_AT_REST = 300
const BETWEEN_REQUESTS_MS = 50
const MOST_RATIO = 2

type Progress = { state: string; counts: { broughtIn: number; hereAlready: number } }

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
  while (rest.length < REQUESTS_AT_REST) await lookAround(other.cookie, rest)
  const busy: number[] = []
  const id = await begin(importing.cookie)
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const until = (RECIPES * kill) / (KILLS + 1)
    await workUntil(importing.cookie, id, until, () => lookAround(other.cookie, busy))
    await server.stop('SIGKILL')
    server = await startServer(settings)
  }
  const first = await workUntil(importing.cookie, id, undefined, () =>
    lookAround(other.cookie, busy),
  )
  const { counts } = await read<{ counts: { total: number } }>(
    importing.cookie,
    '/recipes/my-recipes',
  )
  const again = await begin(importing.cookie)
  const second = await workUntil(importing.cookie, again, undefined, async () => undefined)
  const ratio = p95(busy) / p95(rest)
  console.log(
    `p95 of another cook: ${p95(rest).toFixed(1)} ms at rest, ${p95(busy).toFixed(1)} ms meanwhile, ratio ${ratio.toFixed(2)} (${busy.length} requests)`,
  )
  console.log(
    `${KILLS} kills: ${first.counts.broughtIn} brought in, ${counts.total} in the account of ${RECIPES}; the same file again: ${second.counts.broughtIn}`,
  )
  const isRight = counts.total === RECIPES && second.counts.broughtIn === 0
  return isRight && ratio <= MOST_RATIO ? 0 : 1
}

/** Looks into the file and starts. */
async function begin(cookie: string): Promise<string> {
  const { _id: id } = await read<{ _id: string }>(cookie, '/imports', { method: 'POST' })
  await read(cookie, `/imports/${id}/files?name=soups.json`, {
    method: 'POST',
    body: JSON.stringify(Array.from({ length: RECIPES }, (_, at) => toFileRecipe(at))),
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

/** Does something meanwhile, until so many are in; without a number, until the import is over. */
async function workUntil(
  cookie: string,
  id: string,
  wanted: number | undefined,
  meanwhile: () => Promise<void>,
): Promise<Progress> {
  while (true) {
    const progress = await read<Progress>(cookie, `/imports/${id}`)
    if (progress.state === 'done') return progress
    if (wanted !== undefined && progress.counts.broughtIn >= wanted) return progress
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

function toFileRecipe(at: number) {
  const { title, ingredients, instructions, servings } = toRecipe(`Soup of day ${at}`)
  return {
    '@type': 'Recipe',
    name: title,
    recipeYield: servings,
    recipeIngredient: ingredients.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`),
    recipeInstructions: [...instructions, `Serve on day ${at}.`],
  }
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, another) => one - another)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
