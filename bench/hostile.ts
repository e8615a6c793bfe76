import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { recount } from '../apps/server/src/cli/counters.ts'
import { openDatabase } from '../apps/server/src/platform/database/index.ts'
import { makeTemporaryFolder, startServer } from '../apps/server/src/testing/server-process.ts'
import { findTestPostgres } from '../scripts/lib/postgres.mjs'
import { type Attack, attack, chooseSeed, type Finding } from './hostile/attack.ts'

/**
 * `npm run bench:hostile`: 100,000 hostile calls on each database, made from the server's own OpenAPI.
 * Prints what was answered, every kind of fault with a call that shows it, the memory before and after
 * and counters that are off; exits with 1 for a 5xx, a lost connection, an answer that breaks the rules
 * of errors, a drifted counter or a server that ended. `--calls N`, `--seed N`, `--only pglite|postgres`.
 */
const { values: given } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
})
const calls = Number(given.calls)
const seed = Number(given.seed ?? chooseSeed())
/** Calls before memory is first measured, so that everything loaded once is loaded. */
const WARM_UP = 0.1
const REST_MS = 45_000

console.log(`seed ${seed}`)
let isWell = true
if (given.only !== 'postgres') isWell = (await runOn('PGlite', {})) && isWell
const postgres = given.only === 'pglite' ? undefined : await findTestPostgres()
if (postgres) isWell = (await runOn('PostgreSQL', { DATABASE_URL: postgres.url })) && isWell
else if (given.only !== 'pglite') console.log('PostgreSQL: none could be started, left out')
await postgres?.stop()
process.exitCode = isWell ? 0 : 1

async function runOn(name: string, env: Record<string, string>): Promise<boolean> {
  const folder = await makeTemporaryFolder()
  const settings = {
    DATA_DIR: folder.path,
    SEED: 'demo',
    PLAN_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  }
  try {
    const server = await startServer(settings)
    const warmUp = await attack(server.origin, Math.round(calls * WARM_UP), seed)
    await pause(REST_MS)
    const before = await server.residentMb()
    const startedAt = performance.now()
    const main = await attack(server.origin, Math.round(calls * (1 - WARM_UP)), seed + 1)
    const seconds = (performance.now() - startedAt) / 1000
    await pause(REST_MS)
    const after = await server.residentMb()
    const hasCrashed = server.process.exitCode !== null
    await server.stop()
    const drifts = await countDrifts(env.DATABASE_URL, folder.path)
    const findings = [...warmUp.findings, ...main.findings]
    console.log(`\n${name}: ${calls} calls, ${Math.round(main.calls / seconds)} a second`)
    console.log(`  answers   ${describeAnswers([warmUp, main])}`)
    console.log(
      `  memory    ${Math.round(before)} MB after the first ${warmUp.calls}, ${Math.round(after)} MB at the end (${(after / before).toFixed(2)})`,
    )
    console.log(`  counters  ${drifts.join(', ') || 'none off'}`)
    console.log(`  ended     ${hasCrashed ? 'YES, by itself' : 'no'}`)
    reportFindings(findings)
    return findings.length + drifts.length === 0 && !hasCrashed
  } finally {
    await folder.remove()
  }
}

async function countDrifts(databaseUrl: string | undefined, dataDir: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir }, pino({ level: 'silent' }))
  const drifts = await recount(database, { mend: false })
  await database.close()
  return drifts.map(({ what, rows }) => `${what} (${rows})`)
}

function describeAnswers(attacks: Attack[]): string {
  const sums = new Map<number, number>()
  for (const { byStatus } of attacks) {
    for (const [status, count] of byStatus) sums.set(status, (sums.get(status) ?? 0) + count)
  }
  const sorted = Array.from(sums).sort(([one], [other]) => one - other)
  return sorted.map(([status, count]) => `${status || 'none'} × ${count}`).join(', ')
}

/** One example per finding: equal faults of the same operation count as one. */
function reportFindings(findings: Finding[]): void {
  const kinds = Map.groupBy(findings, ({ why, call }) => `${why} · ${call.operation}`)
  console.log(`  findings  ${findings.length}`)
  for (const [kind, [first, ...more]] of kinds) {
    if (!first) continue
    const { call, answer } = first
    console.log(`    ${kind} (${more.length + 1})`)
    console.log(`      ${call.method} ${call.path.slice(0, 200)} ${JSON.stringify(call.headers)}`)
    console.log(`      ${JSON.stringify(call.body?.toString().slice(0, 400) ?? '')}`)
    console.log(`      → ${answer}`)
  }
}
