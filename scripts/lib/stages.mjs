import { seconds } from './progress.mjs'
import { readJson } from './project.mjs'

/**
 * How tests went; `flaky` names those that passed at a second attempt alone, which only CI grants.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky?: string[] }} Counts
 */
/**
 * How a stage went: `ok`, `failed`, or `absent` when it could not run and need not.
 * @typedef {{ status: 'ok' | 'failed' | 'absent', output?: string, note?: string, counts?: Counts }} Outcome
 */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Stage */
/** @typedef {Outcome & { name: string, ms: number }} Result */
/** @typedef {{ assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} VitestFile */
/** @typedef {{ specs?: { title: string, tests: { status: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * The stages that a comma-separated list names, by name or by what stands before its colon; all
 * without a list. The browser's stage brings the build along. Ends the process on an unknown name.
 * @param {Stage[]} stages
 * @param {string | undefined} only
 */
export function chooseStages(stages, only) {
  if (only === undefined) return stages
  const wanted = only.split(',')
  const isMeant = (/** @type {string} */ text, /** @type {string} */ name) =>
    name === text || name.startsWith(`${text}:`) || (text === 'browser' && name === 'build')
  const unknown = wanted.find((text) => !stages.some(({ name }) => isMeant(text, name)))
  if (unknown !== undefined) {
    console.error(`No stage '${unknown}'; there are ${stages.map(({ name }) => name).join(', ')}.`)
    process.exit(2)
  }
  return stages.filter(({ name }) => wanted.some((text) => isMeant(text, name)))
}

/**
 * Runs stages one after the other, says how each went as it ends, and shows what a failed one said.
 * @param {Stage[]} stages
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages) {
  const results = []
  for (const { name, run } of stages) {
    console.log(`· ${name}`)
    const startedAt = performance.now()
    const outcome = await run()
    const result = { ...outcome, name, ms: performance.now() - startedAt }
    sayHowItWent(result)
    results.push(result)
  }
  return results
}

/** @param {Result} result */
function sayHowItWent(result) {
  if (result.status === 'failed' && result.output) console.log(result.output)
  console.log(describeStage(result))
}

/**
 * A stage's line: '✓ unit          12.3 s  421 passed'.
 * @param {Result} result
 */
export function describeStage({ name, status, ms, note, counts }) {
  const mark = { ok: '✓', failed: '✗', absent: '!' }[status]
  const tests = counts ? `  ${describeTests(counts)}` : ''
  return `${mark} ${name.padEnd(14)}${seconds(ms).padStart(8)}${tests}${note ? `  ${note}` : ''}`
}

/**
 * The tests of all stages; a stage that failed without a failed test counts as one, so that a red
 * run never says '0 failed'.
 * @param {Result[]} results
 * @returns {Counts}
 */
export function sumTests(results) {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: /** @type {string[]} */ ([]) }
  for (const { status, counts } of results) {
    total.passed += counts?.passed ?? 0
    total.skipped += counts?.skipped ?? 0
    total.flaky.push(...(counts?.flaky ?? []))
    total.failed += status === 'failed' ? Math.max(counts?.failed ?? 0, 1) : 0
  }
  return total
}

/** '12 passed, 0 failed', with the skipped and flaky ones where there are any. @param {Counts} counts */
export function describeTests({ passed, failed, skipped, flaky = [] }) {
  const more = [
    skipped > 0 && `, ${skipped} skipped`,
    flaky.length > 0 && `, ${flaky.length} FLAKY`,
  ]
  return `${passed} passed, ${failed} failed${more.filter(Boolean).join('')}`
}

/**
 * What Vitest's JSON reporter counted; undefined when it wrote nothing.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readVitestCounts(file) {
  const report = readJson(file)
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      flaky: report.testResults.flatMap(listFlakyTests),
    }
  )
}

/** @param {VitestFile} file */
function listFlakyTests({ assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
}

/**
 * What Playwright's JSON reporter counted.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export function readPlaywrightCounts(file) {
  const report = readJson(file)
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      flaky: report.suites.flatMap(listFlakySpecs),
    }
  )
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function listFlakySpecs({ specs = [], suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...here.map(({ title }) => title), ...suites.flatMap(listFlakySpecs)]
}
