/**
 * `npm run mutate:visibility`: takes away, one at a time, each use of a condition of who may see a cook
 * or a recipe, and each operand of these conditions, and prints which test notices. The table of
 * visibility.api.test.ts comes first, then the API tests of the feature whose statement it is, then
 * those of the features that import from it.
 *
 *   npm run mutate:visibility -- feed     only uses in files whose path has 'feed'
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startVitest } from 'vitest/node'
import { API_TESTS, listFailed } from './lib/api-tests.mjs'
import { prepare } from './lib/node.mjs'
import { root } from './lib/project.mjs'
import { EQUIVALENT, instrument, listMutants } from './lib/visibility-mutants.mjs'

/** @typedef {import('./lib/visibility-mutants.mjs').Mutant} Mutant */

await prepare(import.meta.url)
const filters = process.argv.slice(2)
const everyMutant = listMutants()
const chosen = everyMutant.filter(
  ({ file }) => filters.length === 0 || filters.some((part) => file.includes(part)),
)
const startedAt = performance.now()
const folder = mkdtempSync(path.join(os.tmpdir(), 'potluck-mutants-'))
const found = await askTable(chosen.map(({ id }) => id))
console.log(`${found.size} of ${chosen.length} are found out by the table`)
let survivors = 0
for (const mutant of chosen) {
  const killer = found.get(mutant.id) ?? argue(mutant) ?? (await askFeature(mutant))
  if (!killer) survivors += 1
  console.log(`${describe(mutant)}\n    ${killer ?? 'SURVIVED'}`)
}
rmSync(folder, { recursive: true, force: true })
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`\n${chosen.length} mutants, ${survivors} survived, in ${minutes} min`)
process.exit(survivors === 0 ? 0 : 1)

/** @param {Mutant} mutant */
function argue({ file, text }) {
  const known = EQUIVALENT.find((one) => one.file === file && one.text === text)
  return known && `equivalent: ${known.because}`
}

/** @param {Mutant} mutant */
function describe({ file, line, text, operand }) {
  const part = operand ? ' as an operand' : ''
  return `${file.replace('apps/server/src/', '')}:${line} ${text.replace(/\s+/g, ' ')}${part}`
}

/**
 * Which row of the table found out which mutant.
 * @param {string[]} mutants
 * @returns {Promise<Map<string, string>>}
 */
async function askTable(mutants) {
  const findings = path.join(folder, 'findings.json')
  const failed = await run(['apps/server/src/testing/visibility/mutants.ts'], { mutants, findings })
  if (failed) throw new Error(`The table could not be walked: ${failed}`)
  return new Map(Object.entries(JSON.parse(readFileSync(findings, 'utf8'))))
}

/**
 * The first API test that fails of the folder that the mutant is in, then of the features that import
 * from it; of a fragment itself, of the folders that use it.
 * @param {Mutant} mutant
 */
async function askFeature({ id, file }) {
  const fragments = /\/visible-(cooks|recipes)\.ts$/.test(file)
  // A feature's part of a download, or of bringing one in, is called by these.
  const archive = /\/(archive-parts|import-part)\.ts$/.test(file)
    ? ['apps/server/src/features/archive']
    : []
  const files = fragments ? everyMutant.map((mutant) => mutant.file) : [file, ...archive]
  const callers = fragments ? [] : listCallers(folderOf(file))
  const folders = new Set([...files, ...callers].map(folderOf))
  for (const one of folders) {
    const failed = await run([`${one}/**/*.api.test.ts`], {}, { VISIBILITY_MUTANT: id })
    if (failed) return failed
  }
  return undefined
}

/**
 * Files of other features that import from the index of this one.
 * @param {string} one its folder
 */
function listCallers(one) {
  const index = `'../${path.basename(one)}/index.ts'`
  return globSync('apps/server/src/features/*/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => folderOf(file) !== one && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(index))
    .toSorted()
}

/** @param {string} file */
function folderOf(file) {
  return /^apps\/server\/src\/(?:features\/)?[^/]+/.exec(file)?.[0] ?? file
}

/**
 * Runs test files over the sources with all mutants in them; answers the first test that failed.
 * @param {string[]} include
 * @param {Record<string, unknown>} provide
 * @param {Record<string, string>} [env]
 */
async function run(include, provide, env = {}) {
  const vitest = await startVitest(
    'test',
    [],
    {
      ...API_TESTS,
      include,
      provide,
      env: { TEST_DATABASE: 'pglite', ...env },
    },
    { plugins: [mutating()] },
  )
  const [failed] = vitest.state.getFiles().flatMap(listFailed)
  await vitest.close()
  process.exitCode = 0
  return failed
}

/** The plugin that writes the mutants into the sources as they are loaded. */
function mutating() {
  return {
    name: 'visibility-mutants',
    enforce: /** @type {const} */ ('pre'),
    /**
     * @param {string} code
     * @param {string} id
     */
    transform(code, id) {
      const file = path.relative(root, id).replaceAll('\\', '/')
      const mutants = everyMutant.filter((mutant) => mutant.file === file)
      return mutants.length > 0 ? { code: instrument(code, mutants), map: null } : undefined
    },
  }
}
