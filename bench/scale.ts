import { parseArgs } from 'node:util'
import pg from 'pg'
import {
  makeTemporaryFolder,
  type RunningServer,
  startServer,
} from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { generate, sizeOf } from './scale/generate.ts'
import { type Latencies, measureOpenLoop } from './scale/open-loop.ts'
import { type Kind, listKinds, signUpReader } from './scale/requests.ts'
import type { Cook } from './support/cook.ts'
import { compare } from './support/load.ts'
import { startYardstick } from './support/start-yardstick.ts'

/**
 * `npm run bench:scale`: generates 10,000, 100,000 and 1,000,000 recipes in PostgreSQL and asks the
 * built server for what grows with them, at a fixed arrival rate and then as fast as it can.
 *
 * `--sizes 10000,1000000`; `--postgres URL` uses that server, of which the user may create databases,
 * in place of a throw-away one; with `--keep` what was generated stays there and is used again;
 * `--only feed` asks for what is so named; `--rounds 0` leaves saturation out. Exits with 1 when a
 * latency at the largest size misses its aim.
 */
const { values: given } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    postgres: { type: 'string' },
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
  },
})
const ARRIVALS = { perSecond: 50, seconds: Number(given.seconds) }
const GROWTH_AT_MOST = 3
/** Smaller growth is measurement noise. */
const GROWTH_FROM_MS = 5

const server = given.postgres
  ? { url: given.postgres, stop: async () => undefined }
  : await findTestPostgres()
if (!server) throw new Error('There is no PostgreSQL: name one with --postgres')
const results = new Map<number, Map<string, Latencies>>()
const sizes = given.sizes.split(',').map(Number)
for (const size of sizes) results.set(size, await measureSize(server.url, size))
await server.stop()
process.exitCode = reportGrowth() ? 0 : 1

async function measureSize(serverUrl: string, size: number): Promise<Map<string, Latencies>> {
  const { recipes, users, follows } = sizeOf(size)
  console.log(`\n${recipes} recipes, ${users} users, some ${follows} follows`)
  const url = await provide(serverUrl, size)
  const folder = await makeTemporaryFolder()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const app = await startServer({ DATA_DIR: folder.path, DATABASE_URL: url, SEED: 'none' })
    await waitForLists(client)
    const reader = await signUpReader(app.origin, client)
    await client.query('vacuum analyze follows')
    const measured = await measureKinds(app, url, await listKinds(client), reader)
    await app.stop()
    return measured
  } finally {
    await client.end()
    await folder.remove()
    if (!given.keep) await administer(serverUrl, `drop database ${nameOf(size)}`)
  }
}

/** The generated database of this size; it is created if it is missing. */
async function provide(serverUrl: string, size: number): Promise<string> {
  const name = nameOf(size)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const there = await administer(serverUrl, `select 1 from pg_database where datname = '${name}'`)
  if (there > 0) return url.href
  const startedAt = performance.now()
  // It gets its final name only once it is complete.
  const draft = `${name}_draft`
  await administer(serverUrl, `drop database if exists ${draft}`)
  await administer(serverUrl, `create database ${draft}`)
  url.pathname = `/${draft}`
  await generate(url.href, size)
  await administer(serverUrl, `alter database ${draft} rename to ${name}`)
  console.log(`  generated in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  url.pathname = `/${name}`
  return url.href
}

function nameOf(size: number): string {
  return `potluck_scale_${size}`
}

async function administer(serverUrl: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rowCount } = await client.query(text)
  await client.end()
  return rowCount ?? 0
}

/** Waits until the server has ranked its lists, which takes seconds the first time. */
async function waitForLists(client: pg.Client): Promise<void> {
  const startedAt = performance.now()
  const isRanked = async () =>
    (await client.query(`select 1 from ranking where hour = date_trunc('hour', now())`)).rowCount
  while (!(await isRanked())) {
    if (performance.now() - startedAt > 180_000) throw new Error('The lists were not ranked')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  console.log(`  lists ranked after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

async function measureKinds(
  app: RunningServer,
  url: string,
  kinds: Kind[],
  reader: Cook,
): Promise<Map<string, Latencies>> {
  const measured = new Map<string, Latencies>()
  for (const kind of kinds.filter(({ name }) => name.includes(given.only))) {
    const at = (number: number) => ({ path: `/api${kind.path(number)}`, cookie: reader.cookie })
    await measureOpenLoop(app.origin, at, { ...ARRIVALS, seconds: 2 })
    const latencies = await measureOpenLoop(app.origin, at, ARRIVALS)
    measured.set(kind.name, latencies)
    const share = Number(given.rounds) > 0 ? await saturate(app, url, kind, reader) : ''
    report(kind, latencies, share)
  }
  return measured
}

/** Requests per second at full load, relative to the yardstick answering as many bytes. */
async function saturate(
  app: RunningServer,
  url: string,
  kind: Kind,
  reader: Cook,
): Promise<string> {
  const bytes = (await (await reader.send('GET', kind.path(0))).text()).length
  const yardstick = await startYardstick(bytes, url)
  const { load, ratio } = await compare(
    {
      url: app.origin,
      headers: { cookie: reader.cookie },
      requests: Array.from({ length: 200 }, (_, number) => ({ path: `/api${kind.path(number)}` })),
    },
    { url: `${yardstick.origin}/row` },
    Number(given.rounds),
  )
  yardstick.process.kill()
  return `${Math.round(load.perSecond)}/s, ${ratio.toFixed(3)} of the yardstick at ${Math.round(bytes / 1000)} kB`
}

function report(kind: Kind, { p50, p95, failed }: Latencies, share: string): void {
  const line = [
    kind.name.padEnd(28),
    `p50 ${p50.toFixed(1).padStart(6)} ms`,
    `p95 ${p95.toFixed(1).padStart(6)} ms`,
    `(aim ${kind.aimMs})`.padEnd(10),
    share,
    failed > 0 ? `${failed} FAILED` : '',
  ]
  console.log(`  ${line.join('  ').trimEnd()}`)
}

/** Whether the largest size keeps its aims and grew no more than it may. */
function reportGrowth(): boolean {
  const [smallest, largest] = [results.get(sizes[0] ?? 0), results.get(sizes.at(-1) ?? 0)]
  if (!smallest || !largest || smallest === largest) return true
  console.log(`\nGrowth of p95 from ${sizes[0]} to ${sizes.at(-1)} recipes`)
  let fine = true
  for (const [name, { p95 }] of largest) {
    const before = smallest.get(name)?.p95 ?? Number.NaN
    const growth = p95 / before
    const tooMuch = growth > GROWTH_AT_MOST && p95 > GROWTH_FROM_MS
    if (tooMuch) fine = false
    console.log(`  ${name.padEnd(28)} ${growth.toFixed(2)}${tooMuch ? '  MORE THAN IT MAY' : ''}`)
  }
  return fine
}
