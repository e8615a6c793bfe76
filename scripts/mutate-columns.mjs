/**
 * `npm run mutate:columns`: renames, retypes and makes nullable a column that each feature of the server
 * reads, one at a time, and prints who notices when the API tests of that feature run on PGlite, and
 * whether the check of declared tables (tables.api.test.ts) would have. See docs/adr/0020.
 *
 *   npm run mutate:columns -- feed     only features whose name has 'feed'
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openApiTests } from './lib/api-tests.mjs'
import {
  KINDS,
  parseReads,
  pickMutants,
  readNotice,
  tableOf,
  toRounds,
} from './lib/column-mutants.mjs'
import { prepare } from './lib/node.mjs'
import { inProject } from './lib/project.mjs'

/** @typedef {Awaited<ReturnType<typeof openApiTests>>} ApiTests */
/** @typedef {import('./lib/column-mutants.mjs').Mutant} Mutant */
/** @typedef {import('./lib/column-mutants.mjs').Mutation} Mutation */

await prepare(import.meta.url)
const filters = process.argv.slice(2)
const startedAt = performance.now()
const folder = mkdtempSync(path.join(os.tmpdir(), 'potluck-columns-'))
const include = [
  'apps/server/src/features/**/*.api.test.ts',
  'apps/server/src/testing/columns/list-mutations.ts',
]
// Two run side by side; the second finds the database that the first has made.
const first = await openApiTests({ include, bail: 1 })
const mutations = await listMutations(first)
const runners = [first, await openApiTests({ include, bail: 1 })]
const features = globSync('*', { cwd: inProject('apps/server/src/features') })
  .filter((name) => filters.length === 0 || filters.some((part) => name.includes(part)))
  .toSorted()
/** @type {Mutant[]} */
const mutants = []
/** @type {Map<Mutant, string>} */
const noticed = new Map()
/** @type {Set<string>} features whose tests fail as it is, so that they tell nothing */
const broken = new Set()
await tryFeatures()
const declared = await askTables()
for (const runner of runners) await runner.close()
rmSync(folder, { recursive: true, force: true })
finish()

/** Works the features off with both runners. */
async function tryFeatures() {
  const rest = features.values()
  await Promise.all(
    runners.map(async (tests) => {
      for (const feature of rest) await tryFeature(feature, tests)
    }),
  )
}

/**
 * What can be done to each column.
 * @param {ApiTests} tests
 * @returns {Promise<Mutation[]>}
 */
async function listMutations(tests) {
  const file = path.join(folder, 'mutations.json')
  await tests.run('testing/columns/list-mutations', { columnMutations: file })
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Runs a feature's tests on the schema as it is, and again with each mutant of the columns that were read.
 * @param {string} feature
 * @param {ApiTests} tests
 */
async function tryFeature(feature, tests) {
  const file = path.join(folder, feature)
  const provided = { columnReads: file, columnMutant: undefined }
  const { failed } = await tests.run(`features/${feature}/`, provided)
  if (failed[0]) {
    broken.add(feature)
    return console.log(`${feature} fails without any mutation: ${failed[0]}`)
  }
  const reads = existsSync(file) ? parseReads(readFileSync(file, 'utf8')) : []
  for (const mutant of pickMutants(feature, reads, mutations)) {
    mutants.push(mutant)
    await tryMutant(mutant, tests)
  }
}

/** @returns {Promise<Set<Mutant>>} those that the check of declared tables notices */
async function askTables() {
  const tables = await openApiTests({ include: ['apps/server/src/tables.api.test.ts'], bail: 0 })
  const found = new Set()
  for (const round of toRounds(mutants)) {
    const columnMutant = round.map(({ statement }) => statement).join(';')
    const { failed } = await tables.run('tables.api.test', { columnMutant })
    for (const mutant of round) {
      if (failed.some((line) => line.includes(` table ${tableOf(mutant)} `))) found.add(mutant)
    }
  }
  await tables.close()
  return found
}

/**
 * @param {Mutant} mutant
 * @param {ApiTests} tests
 */
async function tryMutant(mutant, tests) {
  const { feature, kind, column, statement } = mutant
  const run = await tests.run(`features/${feature}/`, {
    columnReads: undefined,
    columnMutant: statement,
  })
  const notice = readNotice(mutant, run)
  if (notice) noticed.set(mutant, notice.by)
  const words = notice ? `${notice.by}: ${notice.words}` : 'SURVIVED'
  const others = mutant.isOwn ? '' : ", which others' statements read for it"
  console.log(`${feature}: ${column} ${kind}${others} (${statement})\n    ${words}`)
}

/** Prints the table, and ends with 1 where a mutant survived or could not be tried. */
function finish() {
  const rows = features.map((feature) => [
    feature,
    Object.fromEntries(KINDS.map((kind) => [kind, describe(feature, kind)])),
  ])
  console.table(Object.fromEntries(rows))
  console.log(
    '* the check of declared tables notices it too; (others) read by their statements alone',
  )
  for (const by of new Set(noticed.values())) {
    console.log(`${[...noticed.values()].filter((one) => one === by).length} noticed by ${by}`)
  }
  const silent = mutants.filter((mutant) => !noticed.has(mutant))
  const survivors = silent.filter((mutant) => !declared.has(mutant)).length
  console.log(`${silent.length - survivors} noticed by the check of declared tables alone`)
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  console.log(`${mutants.length} mutants, ${survivors} survived, in ${minutes} min`)
  process.exit(survivors + broken.size === 0 ? 0 : 1)
}

/**
 * @param {string} feature
 * @param {import('./lib/column-mutants.mjs').Kind} kind
 */
function describe(feature, kind) {
  if (broken.has(feature)) return 'its tests fail'
  const mutant = mutants.find((one) => one.feature === feature && one.kind === kind)
  if (!mutant) return 'reads none'
  const by = noticed.get(mutant) ?? (declared.has(mutant) ? 'declared tables' : 'SURVIVED')
  const also = noticed.has(mutant) && declared.has(mutant) ? ' *' : ''
  return `${by}${also}${mutant.isOwn ? '' : ' (others)'}`
}
