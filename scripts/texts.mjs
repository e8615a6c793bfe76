/**
 * A stage of `npm test`: the catalogue of the web's texts is the one that `npx lingui extract` would write.
 * A translator who works from an old one translates what nobody reads any more.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './lib/processes.mjs'
import { inCache, inProject, packageCommand } from './lib/project.mjs'

const web = inProject('apps/web')
const kept = path.join(web, 'src/locales')
const folder = inCache('texts')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const catalogues = readdirSync(kept).filter((name) => name.endsWith('.po'))
for (const name of catalogues) copyFileSync(path.join(kept, name), path.join(folder, name))

const config = path.join(folder, 'lingui.config.mjs')
writeFileSync(
  config,
  `import own from ${JSON.stringify(path.join(web, 'lingui.config.ts'))}
const [catalog] = own.catalogs
export default {
  ...own,
  rootDir: ${JSON.stringify(web)},
  catalogs: [{ ...catalog, path: ${JSON.stringify(path.join(folder, '{locale}'))} }],
}
`,
)
const [command, ...args] = packageCommand('@lingui/cli')
const extraction = await run(command, [...args, 'extract', '--config', config], {
  cwd: web,
  env: process.env,
})
if (extraction.code !== 0) {
  console.log(extraction.output)
  process.exit(1)
}
const stale = catalogues.filter((name) => textOf(kept, name) !== textOf(folder, name))
for (const name of stale) {
  console.log(
    `src/locales/${name} is not what the sources say: run \`npx lingui extract\` in apps/web`,
  )
}
process.exitCode = stale.length === 0 ? 0 : 1

/**
 * Without the moment that each extraction writes down.
 * @param {string} directory
 * @param {string} name
 */
function textOf(directory, name) {
  return readFileSync(path.join(directory, name), 'utf8').replace(/^"POT-Creation-Date.*$/m, '')
}
