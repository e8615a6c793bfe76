import { parseArgs } from 'node:util'
import {
  makeTemporaryFolder,
  type RunningServer,
  startServer,
} from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { timeAnswer } from './support/answer-times.ts'
import { type Cook, signUp } from './support/cook.ts'
import { type Comparison, compare, median, type Target } from './support/load.ts'
import { measurePageWeights } from './support/page-weight.ts'
import { startYardstick } from './support/start-yardstick.ts'

/**
 * `npm run bench`: the product against a bare Fastify and a bare SELECT of the same run. Ratios are
 * what counts; the machine decides the rest. `--idle SECONDS` sets the wait before memory is read.
 */
const { values: given } = parseArgs({ options: { idle: { type: 'string', default: '60' } } })
const idleSeconds = Number(given.idle)

/** Pages that the server renders, with a text that each must contain. */
const PAGES: [name: string, path: string, reader: 'member' | 'visitor'][] = [
  ['landing', '/', 'visitor'],
  ['explore', '/explore', 'member'],
  ['search "soup"', '/search?q=soup', 'member'],
  ['recipe, signed in', '/recipe/{id}', 'member'],
  ['recipe, signed out', '/recipe/{id}', 'visitor'],
]
const PAGES_IN_TURN = 150

const postgres = await findTestPostgres()
if (postgres) {
  console.log('\nPostgreSQL')
  await measureDatabase({ DATABASE_URL: postgres.url, SEED: 'demo' })
} else console.log('\nNo PostgreSQL could be started: that half is left out.')
console.log('\nPGlite')
await measureDatabase({})
await postgres?.stop()
await measurePageWeights()

async function measureDatabase(env: Record<string, string>): Promise<void> {
  const folder = await makeTemporaryFolder()
  try {
    const settings = { DATA_DIR: folder.path, PLAN_LIMITS: 'off', ...env }
    const first = await startServer(settings)
    console.log(`  first start, seeded and ready      ${milliseconds(first.readyAfterMs)}`)
    await measureLoads(first, env.DATABASE_URL)
    await first.stop()
    const second = await startServer(settings)
    console.log(`  second start ready                 ${milliseconds(second.readyAfterMs)}`)
    await pause(idleSeconds * 1000)
    console.log(
      `  resident, idle ${String(idleSeconds).padEnd(3)} s              ${Math.round(await second.residentMb())} MB`,
    )
    await second.stop()
  } finally {
    await folder.remove()
  }
}

async function measureLoads(server: RunningServer, databaseUrl: string | undefined): Promise<void> {
  const cook = await signUp(server.origin)
  const id = await cook.publish('Ribollita of the bench')
  const { cookie } = cook
  const size = (await (await cook.send('GET', `/recipes/${id}`)).text()).length
  const yardstick = await startYardstick(size, databaseUrl)
  const bare = { url: `${yardstick.origin}/bare` }
  const row = { url: `${yardstick.origin}/row` }
  const api = `${server.origin}/api`
  const signIn = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cook.account),
    // Each occupies a core for some 60 ms, so more at once would only queue.
    connections: 8,
  }
  const subjects: [string, Target][] = [
    ['GET /api/recipes/{id}, signed in', { url: `${api}/recipes/${id}`, headers: { cookie } }],
    ['search "soup"', { url: `${api}/recipes/search?q=soup`, headers: { cookie } }],
    ['sign-in', { url: `${api}/auth/signin`, ...signIn }],
    ...PAGES.map(([name, path, reader]): [string, Target] => [
      `page: ${name}`,
      {
        url: `${server.origin}${path.replace('{id}', id)}`,
        headers: { 'accept-encoding': 'br', ...(reader === 'member' && { cookie }) },
      },
    ]),
  ]
  console.log(`  yardstick: ${databaseUrl ? 'bare Fastify + one SELECT by key' : 'bare Fastify'}`)
  if (databaseUrl) report('the yardstick, of bare Fastify', await compare(row, bare))
  for (const [name, target] of subjects) {
    report(name, await compare(target, databaseUrl ? row : bare))
    if (name.startsWith('page: ')) await reportThread(server, target)
  }
  yardstick.process.kill()
  console.log(
    `  first chunk of the built-in engine ${milliseconds(await measureFirstChunk(cook))} (median of 15)`,
  )
}

/** The CPU time a page costs the main thread; pages are requested one after the other. */
async function reportThread(server: RunningServer, { url, headers = {} }: Target): Promise<void> {
  const before = await server.servingMs()
  for (let page = 0; page < PAGES_IN_TURN; page++) await (await fetch(url, { headers })).text()
  const ms = ((await server.servingMs()) - before) / PAGES_IN_TURN
  console.log(`    of the serving thread             ${milliseconds(ms)} a page`)
}

/** Milliseconds from sending the question to the first `chunk` line, median of 15. */
async function measureFirstChunk(cook: Cook): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    times.push((await timeAnswer(cook, 'lentil soup with lemon')).firstMs)
  }
  return median(times)
}

function report(name: string, { load, yardstick, ratio }: Comparison): void {
  const perSecond = (of: number) => `${Math.round(of).toString().padStart(6)}/s`
  const failed = load.failed > 0 ? `, ${load.failed} failed` : ''
  console.log(
    `  ${name.padEnd(34)} ${perSecond(load.perSecond)}  p50 ${load.p50} ms  p99 ${load.p99} ms  ${ratio.toFixed(3)} of${perSecond(yardstick.perSecond)}${failed}`,
  )
}

function milliseconds(ms: number): string {
  return `${ms < 100 ? ms.toFixed(1) : Math.round(ms)} ms`
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
