/** `npm run weight`: what each page of the web build loads first; fails where one is over its budget. */
import { pathToFileURL } from 'node:url'
import { prepare } from './lib/node.mjs'
import { inProject } from './lib/project.mjs'
import { describeWeights, isTooHeavy, weighPages } from './lib/weight.mjs'

await prepare(import.meta.url)

/** @type {{ PAGES: { path: string, access: string }[] }} */
const { PAGES } = await load('packages/rules/src/pages.ts')
/** @type {{ MEMBER_MODULES: string[], modulesOf(path: string): string[] }} */
const { MEMBER_MODULES, modulesOf } = await load('apps/server/src/pages/page-modules.ts')

const pages = Object.fromEntries(
  PAGES.map(({ path, access }) => [
    path,
    [...modulesOf(path), ...(access === 'public' ? [] : MEMBER_MODULES)],
  ]),
)
const weights = weighPages(inProject('apps/web/dist'), pages)
console.log(describeWeights(weights))
if (weights.some(isTooHeavy)) {
  console.error('\nWhat a first paint does not show is loaded after it: docs/architecture.md.')
  process.exitCode = 1
}

/** @param {string} source */
function load(source) {
  return import(pathToFileURL(inProject(source)).href)
}
