/**
 * `npm test`: everything that is checked, cheapest first; every stage runs even where one failed.
 *
 *   npm test -- --only unit,api        some stages (api is api:pglite and api:postgres)
 *   npm test -- --only api recipes     only test files whose path has 'recipes'
 *   npm test -- --require-postgres     having no PostgreSQL is a failure
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { audit } from './lib/audit.mjs'
import { npm } from './lib/install.mjs'
import { prepare } from './lib/node.mjs'
import { exitCode, run, stopSignals } from './lib/processes.mjs'
import { seconds } from './lib/progress.mjs'
import { inCache, packageCommand, root } from './lib/project.mjs'
import {
  chooseStages,
  describeStage,
  describeTests,
  readPlaywrightCounts,
  readVitestCounts,
  runStages,
  sumTests,
} from './lib/stages.mjs'

/** @typedef {import('./lib/stages.mjs').Outcome} Outcome */
/** @typedef {import('./lib/stages.mjs').Stage} Stage */

await prepare(import.meta.url)

const { values: flags, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, 'require-postgres': { type: 'boolean', default: false } },
})
const biomeFlags = ['--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])]

/** @type {Stage[]} */
const checks = [
  { name: 'types', run: () => runTool('@typescript/native', ['-b']) },
  { name: 'lint', run: () => runTool('@biomejs/biome', ['ci', ...biomeFlags, '.']) },
  { name: 'dead-code', run: () => runTool('knip', ['--no-progress']) },
  { name: 'imports', run: () => runScript(['scripts/imports.mjs']) },
  { name: 'texts', run: () => runScript(['scripts/texts.mjs']) },
  { name: 'audit', run: () => audit(npm) },
]
/** @type {Stage[]} */
const builds = [
  { name: 'build', run: () => runScript(['scripts/build.mjs', '--changed']) },
  { name: 'weight', run: () => runScript(['scripts/weight.mjs']) },
]
/**
 * The stages of a row run at the same time: one computes while the other waits for an answer.
 * @type {Stage[][]}
 */
const tests = [
  [
    { name: 'unit', run: () => runVitest('unit*') },
    { name: 'screens', run: runScreens },
  ],
  [
    { name: 'api:pglite', run: () => runVitest('api:pglite') },
    { name: 'api:postgres', run: runOnPostgres },
  ],
  [{ name: 'statements', run: checkStatements }],
  [{ name: 'browser', run: runInBrowser }],
  // What the tests above have shown and called; it says something where all of them ran.
  [{ name: 'specification', run: reportSpecification }],
]

const startedAt = performance.now()
const interruption = new AbortController()
/** @type {import('./lib/postgres.mjs').TestServer | undefined} */
let postgres
for (const signal of stopSignals) process.once(signal, () => interrupt(signal))
rmSync(inCache('results'), { recursive: true, force: true })
mkdirSync(inCache('results'), { recursive: true })
process.env.SPECIFICATION_RESULTS = inCache('results')
process.env.STATEMENT_RESULTS = inCache('results')

const chosen = chooseStages([...checks, ...builds, ...tests.flat()], flags.only)
// The checks and the build take one core each; the tests take two, so they run afterwards.
const results = await runLanes([checks, builds])
for (const row of tests) results.push(...(await runLanes(row.map((stage) => [stage]))))
await postgres?.stop()

console.log(`\n${results.map(describeStage).join('\n')}`)
for (const { name, status, note } of results) {
  if (status === 'absent') console.log(`\n!!! ${name} DID NOT RUN: ${note}`)
}
console.log(`\nAll stages in ${seconds(performance.now() - startedAt)}`)
const sum = sumTests(results)
for (const name of sum.flaky ?? []) console.log(`!!! FLAKY, mend it: ${name}`)
console.log(describeTests(sum))
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0

/**
 * Runs the chosen stages of each lane one after the other, beside the other lanes.
 * @param {Stage[][]} lanes
 */
async function runLanes(lanes) {
  const running = lanes.map((lane) => runStages(lane.filter((stage) => chosen.includes(stage))))
  return (await Promise.all(running)).flat()
}

/** @returns {Promise<Outcome>} */
async function runOnPostgres() {
  const { findTestPostgres } = await import('./lib/postgres.mjs')
  postgres = await findTestPostgres()
  if (!postgres) {
    const note = 'no PostgreSQL, neither binaries on this machine nor a server in TEST_DATABASE_URL'
    return { status: flags['require-postgres'] ? 'failed' : 'absent', note }
  }
  return runVitest('api:postgres', { TEST_POSTGRES_URL: postgres.url })
}

/** @returns {Promise<Outcome>} */
function runScreens() {
  return withChromium((CHROMIUM_PATH) => runVitest('screens', { CHROMIUM_PATH }))
}

/** @returns {Promise<Outcome>} */
function runInBrowser() {
  return withChromium(async (CHROMIUM_PATH) => {
    const { findWholeChromium } = await import('./lib/chromium.mjs')
    const whole = await findWholeChromium(tellFetched)
    const file = inCache('results', 'browser.json')
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
    const env = {
      CHROMIUM_PATH,
      WHOLE_CHROMIUM_PATH: whole ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }
    const outcome = await runTool('@playwright/test', [...args, ...filters], env)
    const note = whole ? {} : { note: '!!! WITHOUT THE EXTENSION: no Chromium that takes one' }
    return { ...outcome, ...note, counts: readPlaywrightCounts(file) }
  })
}

/**
 * @param {(chromium: string) => Promise<Outcome>} stage
 * @returns {Promise<Outcome>}
 */
async function withChromium(stage) {
  const { findChromium } = await import('./lib/chromium.mjs')
  const chromium = await findChromium(tellFetched)
  if (chromium) return stage(chromium)
  return { status: 'failed', note: 'no Chromium: set CHROMIUM_PATH to one that runs' }
}

/** @param {string} text */
function tellFetched(text) {
  console.log(`  ${text} …`)
}

/** @returns {Promise<Outcome>} */
async function checkStatements() {
  if (filters.length > 0) return { status: 'absent', note: 'some tests call a part of them alone' }
  return runScript(['scripts/statements.mjs'])
}

/** @returns {Promise<Outcome>} */
async function reportSpecification() {
  if (filters.length > 0) return { status: 'absent', note: 'some tests show a part of it alone' }
  const report = await runScript(['e2e/specification/report.ts', '--uncovered'])
  // What flashes by on one machine may be missed on another: it is named, and stops nothing.
  if (report.status === 'failed') console.log(report.output)
  return { ...report, status: 'ok' }
}

/**
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
async function runVitest(project, env) {
  const file = inCache('results', `${project.replace(/\W/g, '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', project, ...reporters, ...filters]
  const outcome = await runTool('vitest', args, env)
  return { ...outcome, counts: readVitestCounts(file) }
}

/** @param {string[]} args */
function runScript(args) {
  return runCommand([process.execPath, ...args])
}

/**
 * @param {string} packageName
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runTool(packageName, args, env) {
  return runCommand([...packageCommand(packageName), ...args], env)
}

/**
 * @param {string[]} commandLine
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
async function runCommand([command = '', ...args], env = {}) {
  const { code, output } = await run(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    signal: interruption.signal,
  })
  return { status: code === 0 ? 'ok' : 'failed', output }
}

/** @param {NodeJS.Signals} signal */
async function interrupt(signal) {
  interruption.abort()
  await postgres?.stop()
  process.exit(exitCode(null, signal))
}
