import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inCache, inProject, readJson } from './project.mjs'

/** @typedef {{ quick: string, content: string }} Stamp */

const ignored = /^(node_modules|dist|\..*|.*\.test\.(ts|tsx|mjs)|.*\.tsbuildinfo)$/

/**
 * Whether files differ from the stamp kept under this name. Sizes and times are compared first (one
 * stat a file); only when these differ is content read, so that a checkout that touched everything
 * and changed nothing costs one comparison and no build.
 * @param {string} name
 * @param {string[]} inputs files and folders of the repository
 */
export function hasChanged(name, inputs) {
  const files = listFiles(inputs)
  /** @type {Stamp | undefined} */
  const kept = readJson(stampFile(name))
  if (!kept) return true
  if (kept.quick === quickHash(files)) return false
  if (kept.content !== contentHash(files)) return true
  keepStamp(name, takeStamp(inputs))
  return false
}

/**
 * The present state of files: taken before a build, kept after it, so that an edit made meanwhile
 * is not lost.
 * @param {string[]} inputs
 * @returns {Stamp}
 */
export function takeStamp(inputs) {
  const files = listFiles(inputs)
  return { quick: quickHash(files), content: contentHash(files) }
}

/**
 * @param {string} name
 * @param {Stamp} stamp
 */
export function keepStamp(name, stamp) {
  mkdirSync(inCache(), { recursive: true })
  writeFileSync(stampFile(name), JSON.stringify(stamp))
}

/** @param {string} name */
function stampFile(name) {
  return inCache(`${name}.json`)
}

/**
 * Every source under the inputs, sorted; tests and what is generated are no inputs of a build.
 * @param {string[]} inputs
 * @returns {string[]}
 */
function listFiles(inputs) {
  return inputs.flatMap((input) => walk(inProject(input))).sort()
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function walk(place) {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.test(entry.name)) return []
    const child = path.join(place, entry.name)
    return entry.isDirectory() ? walk(child) : [child]
  })
}

/** @param {string[]} files */
function quickHash(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {string[]} files */
function contentHash(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
