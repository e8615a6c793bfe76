/** `npm run build`: the production build; with --changed only what is not up to date. */
import { build, ensureBuilt } from './lib/build.mjs'
import { prepare } from './lib/node.mjs'

await prepare(import.meta.url)
await (process.argv.includes('--changed') ? ensureBuilt() : build(['server', 'web']))
