/** `npm start`: installs and builds what is missing or stale, then is the server. */
import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, serverBundle } from './lib/build.mjs'
import { prepare } from './lib/node.mjs'
import { inCache } from './lib/project.mjs'

await prepare(import.meta.url)
await ensureBuilt()

// The server runs in this process: its signals and exit code are the launcher's own.
module.enableCompileCache(inCache('bytecode'))
process.setSourceMapsEnabled(true)
process.argv[1] = serverBundle
await import(pathToFileURL(serverBundle).href)
