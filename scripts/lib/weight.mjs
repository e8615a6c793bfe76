import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a page may weigh at first load: kB (1,000 bytes) of JavaScript, gzipped. */
export const BUDGETS = { landing: 137.5, page: 193 }

/**
 * A chunk as Vite's manifest names it, by its source or its file.
 * @typedef {{ file: string, imports?: string[] }} Chunk
 */
/** @typedef {{ page: string, kB: number, files: number, budget: number }} Weight */

/**
 * What each page loads before it answers: its modules, the app's among them, and all they import.
 * What is imported when it is wanted does not count. Throws on a module that the build has not.
 * @param {string} dist the web build
 * @param {Record<string, string[]>} pages the modules of each page
 * @returns {Weight[]} the heaviest first
 */
export function weighPages(dist, pages) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  /** @type {Map<string, number>} */
  const sizes = new Map()

  /** @param {string} file */
  function sizeOf(file) {
    const size =
      sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }

  /** @param {string} key @param {Set<string>} files */
  function collect(key, files) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, files)
    return files
  }

  return Object.entries(pages)
    .map(([page, modules]) => {
      const files = modules.reduce((all, key) => collect(key, all), new Set())
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
      const budget = page === '/' ? BUDGETS.landing : BUDGETS.page
      return { page, kB: bytes / 1000, files: files.size, budget }
    })
    .sort((a, b) => b.kB - a.kB)
}

/** @param {Weight} weight */
export function isTooHeavy({ kB, budget }) {
  return kB > budget
}

/** @param {Weight[]} weights */
export function describeWeights(weights) {
  const width = Math.max(...weights.map(({ page }) => page.length))
  return weights
    .map((weight) => {
      const { page, kB, files, budget } = weight
      const verdict = isTooHeavy(weight) ? `  OVER ${budget} kB` : ''
      return `${page.padEnd(width)} ${kB.toFixed(1).padStart(6)} kB in ${files} files${verdict}`
    })
    .join('\n')
}
