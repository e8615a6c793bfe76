import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { describeWeights, isTooHeavy, weighPages } from './weight.mjs'

/** @type {string[]} */
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A build of an entry, a library of so many kB that does not compress, and two pages. @param {number} libraryKB */
function aBuild(libraryKB) {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'weight-'))
  folders.push(dist)
  mkdirSync(path.join(dist, '.vite'))
  const files = { 'entry.js': 10, 'library.js': libraryKB, 'page.js': 20, 'dialog.js': 500 }
  for (const [file, kB] of Object.entries(files))
    writeFileSync(path.join(dist, file), randomBytes(kB * 1000))
  const manifest = {
    'src/main.tsx': { file: 'entry.js', imports: ['_library.js'] },
    '_library.js': { file: 'library.js' },
    'src/page.tsx': {
      file: 'page.js',
      imports: ['_library.js', 'src/main.tsx'],
      dynamicImports: ['src/dialog.tsx'],
    },
    'src/dialog.tsx': { file: 'dialog.js' },
  }
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  return dist
}

it('counts what a page imports once, and nothing that is imported when it is wanted', () => {
  const [page] = weighPages(aBuild(100), { '/recipe': ['src/page.tsx'] })
  expect(page?.kB).toBeCloseTo(130, 0)
  expect(page?.files).toBe(3)
})

it('finds the page that is too heavy, by its own budget, and names it', () => {
  const pages = { '/': ['src/page.tsx'], '/recipe': ['src/page.tsx'] }
  const weights = weighPages(aBuild(115), pages)
  expect(weights.filter(isTooHeavy).map(({ page }) => page)).toEqual(['/'])
  expect(describeWeights(weights)).toMatch(/\/ +145\.\d kB in 3 files {2}OVER 137\.5 kB/)
})

it('does not pass over a page whose module is not in the build', () => {
  expect(() => weighPages(aBuild(1), { '/new': ['src/new.tsx'] })).toThrow('src/new.tsx')
})
