/** API tests on PGlite as the mutating scripts run them: one worker, up to the first that fails. */
import path from 'node:path'
import { Writable } from 'node:stream'
import { createVitest } from 'vitest/node'
import { root } from './project.mjs'

/** What the scripts give Vitest, each with its own `include` and `env`. */
export const API_TESTS = {
  config: /** @type {const} */ (false),
  root,
  watch: false,
  pool: 'forks',
  isolate: false,
  maxWorkers: 1,
  bail: 1,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  passWithNoTests: true,
  globalSetup: 'apps/server/src/testing/global-setup.ts',
  reporters: [{}],
}

/** @typedef {{ failed: string[], output: string }} Run what failed, and what the tests wrote meanwhile */

/**
 * One Vitest for many runs, so that sources are transformed once.
 * @param {{ include: string[], bail: number }} options `bail` ends a run at so many failures, 0 never
 */
export async function openApiTests({ include, bail }) {
  let output = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      output += chunk
      done()
    },
  })
  const env = { TEST_DATABASE: 'pglite', TEST_LOG: 'error' }
  const options = { ...API_TESTS, include, bail, env }
  const vitest = await createVitest('test', options, {}, { stdout: stream, stderr: stream })
  await vitest.standalone()
  return { run, close: () => vitest.close() }

  /**
   * @param {string} part of the paths of the files to run
   * @param {Record<string, unknown>} provided what they find by `inject`
   * @returns {Promise<Run>}
   */
  async function run(part, provided) {
    output = ''
    for (const [name, value] of Object.entries(provided)) {
      vitest.provide(/** @type {never} */ (name), /** @type {never} */ (value))
    }
    const files = await vitest.globTestSpecifications([part])
    await vitest.runTestSpecifications(files)
    process.exitCode = 0
    // Vitest keeps what earlier runs said of other files.
    const results = vitest.state.getFiles(files.map(({ moduleId }) => moduleId))
    return { failed: results.flatMap(listFailed), output }
  }
}

/**
 * 'feed.api.test.ts › has recipes: expected 500 to be 200' of each test that failed.
 * @param {any} task a file, a suite or a test of Vitest
 * @returns {string[]}
 */
export function listFailed(task) {
  const inner = (task.tasks ?? []).flatMap(listFailed)
  if (inner.length > 0 || task.result?.state !== 'fail') return inner
  const [error] = task.result.errors ?? []
  return [
    `${path.basename(task.file.name)} › ${task.name}: ${String(error?.message).split('\n')[0]}`,
  ]
}
