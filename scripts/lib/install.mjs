import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'
import { showProgress } from './progress.mjs'
import { inProject, readJson, root } from './project.mjs'

/** Installs exactly the locked packages, unless they are there. Ends the process when npm fails. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const count = Object.keys(readJson(inProject('package-lock.json'))?.packages ?? {}).length
  const done = showProgress(`Installing the locked packages (${count}, this happens once)`)
  // Development packages are what builds the app, so NODE_ENV=production must not leave them out.
  const installed = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    // npm up to 10 knows no `allowScripts` and would run the script of every package.
    '--ignore-scripts',
    '--loglevel=error',
    '--no-progress',
  ])
  const { code, output } = installed.code === 0 ? await runAllowedScripts() : installed
  if (code !== 0) {
    done('failed')
    console.error(output)
    console.error('The packages could not be installed; what npm said stands above.')
    process.exit(1)
  }
  done()
}

/** Runs the install scripts that package.json allows, by the names of their packages. */
function runAllowedScripts() {
  const allowed = Object.entries(readJson(inProject('package.json'))?.allowScripts ?? {})
  const names = allowed.filter(([, isAllowed]) => isAllowed).map(([name]) => name)
  return npm(['rebuild', ...names, '--loglevel=error', '--no-progress'])
}

/**
 * Runs npm in the repository with a Node from outside it: `npm ci` deletes the one inside.
 * @param {string[]} args
 * @param {{ timeoutMs?: number }} [options]
 */
export function npm(args, options = {}) {
  const inside = path.join(root, 'node_modules')
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !path.resolve(folder).startsWith(inside))
  const env = { ...process.env, PATH: folders.join(path.delimiter) }
  const script = process.env.npm_execpath
  const node = process.execPath.startsWith(inside) ? findOutside(folders) : process.execPath
  if (script?.endsWith('npm-cli.js') && existsSync(script) && node) {
    return run(node, [script, ...args], { cwd: root, env, ...options })
  }
  return run('npm', args, { cwd: root, env, shell: process.platform === 'win32', ...options })
}

/** Compares the lock with npm's own record of what it put into node_modules: two files, 10 ms. */
function isInstalled() {
  const wanted = readJson(inProject('package-lock.json'))?.packages ?? {}
  const found = readJson(inProject('node_modules', '.package-lock.json'))?.packages
  if (!found) return false
  return Object.entries(wanted).every(([where, entry]) => {
    if (!where.includes('node_modules/')) return true
    const present = found[where]
    if (!present) return Boolean(entry.optional || entry.devOptional)
    return present.version === entry.version && present.integrity === entry.integrity
  })
}

/** @param {string[]} folders */
function findOutside(folders) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
