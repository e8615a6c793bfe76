import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, npm } from './install.mjs'
import { become, run, stopWithNpm } from './processes.mjs'
import { showProgress } from './progress.mjs'
import { inCache, inProject, readJson } from './project.mjs'

const pinned = String(readJson(inProject('package.json'))?.devDependencies?.node)

/**
 * The first line of every launcher: the locked packages are in place and this process runs on the
 * pinned Node; under any other one the launcher is started again on it. See docs/adr/0002.
 * @param {string} launcher its import.meta.url
 */
export async function prepare(launcher) {
  stopWithNpm()
  await ensureInstalled()
  const isPinned = process.versions.node.split('.')[0] === pinned.split('.')[0]
  // An install may just have deleted the binary this runs on.
  if (isPinned && existsSync(process.execPath)) return
  await become(await getPinnedNode(), [fileURLToPath(launcher), ...process.argv.slice(2)])
}

/** Path of a working pinned Node. Ends the process when there is none to be had. */
async function getPinnedNode() {
  const suffix = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const { name, fetched } = platformPackage()
  const candidates = [inProject('node_modules', 'node', suffix), `${fetched}/${suffix}`]
  for (const candidate of candidates) if (await works(candidate)) return candidate

  // The `node` package fetches its binary in an install script, which npm may have been told to skip.
  const done = showProgress(`Fetching Node ${pinned}`)
  const home = inCache('node')
  mkdirSync(home, { recursive: true })
  writeFileSync(`${home}/package.json`, '{ "private": true }')
  const { code, output } = await npm([
    'install',
    '--prefix',
    home,
    '--no-save',
    '--ignore-scripts',
    '--loglevel=error',
    `${name}@${pinned}`,
  ])
  const binary = `${fetched}/${suffix}`
  if (code === 0 && (await works(binary))) {
    done()
    return binary
  }
  done('failed')
  console.error(output)
  console.error(`Potluck needs Node ${pinned}; this is ${process.version}, and the npm registry's`)
  console.error(`package ${name} does not run here. Install Node ${pinned} and start again.`)
  return process.exit(1)
}

/** @param {string} binary */
async function works(binary) {
  const { code, output } = await run(binary, ['--version'], { timeoutMs: 10_000 })
  return code === 0 && output.trim() === `v${pinned}`
}

/** The registry's package that carries the binary for this machine, named as the `node` package does. */
function platformPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${platform}-${process.arch}`
  return { name, fetched: inCache('node', 'node_modules', name) }
}
