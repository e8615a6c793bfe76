/**
 * Checks who imports whom by the rules of .dependency-cruiser.mjs. Without a TypeScript it can use,
 * dependency-cruiser sees no module and finds no fault, so every source must have been seen.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { cruise, format } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'

const folders = ['packages', 'apps']
const { options = {}, ...ruleSet } = rules
const { output } = await cruise(folders, { ...options, ruleSet, validate: true })
if (typeof output === 'string') throw new Error(output)

const report = await format(output, { outputType: 'err' })
console.log(report.output)

const seen = new Set(output.modules.map(({ source }) => source))
const unseen = folders.flatMap(listSources).filter((source) => !seen.has(source))
if (unseen.length > 0) {
  console.log(`Not seen by dependency-cruiser, so not checked:\n  ${unseen.join('\n  ')}`)
}
process.exitCode = report.exitCode > 0 || unseen.length > 0 ? 1 : 0

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name)
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : listSources(place)
    // Tests of screens open the whole app: the rules leave them out.
    return /\/src\/.*(?<!\.screen\.test)\.tsx?$/.test(place) ? [place] : []
  })
}
