import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Absolute path of something in the repository; what is absolute already stays. */
export function inProject(/** @type {string[]} */ ...parts) {
  return path.resolve(root, ...parts)
}

/** Where launchers keep what can be thrown away; `npm ci` empties it too. */
export function inCache(/** @type {string[]} */ ...parts) {
  return inProject('node_modules', '.cache', 'potluck', ...parts)
}

/**
 * A JSON file's content, or undefined when it is absent or broken.
 * @param {string} file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Command line that runs a package's own executable under this Node, on every platform alike.
 * @param {string} packageName
 * @returns {[string, string]}
 */
export function packageCommand(packageName) {
  const folder = inProject('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file =
    typeof bin === 'string' ? bin : (bin[path.basename(packageName)] ?? Object.values(bin)[0])
  return [process.execPath, path.join(folder, file)]
}
