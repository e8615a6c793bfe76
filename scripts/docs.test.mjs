/** The pages of docs name files of the repository; a file that was moved or renamed takes its mentions along. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/project.mjs'

const pages = ['README.md', 'CONTRIBUTING.md', ...listPages('docs'), ...listPages('docs/adr')]

it.each(pages)('%s leads to files and headings that exist', (page) => {
  const missing = findLinks(page).filter((link) => !leadsSomewhere(page, link))
  expect(missing).toEqual([])
})

it.each(pages)('%s names files and folders that exist', (page) => {
  const missing = findPaths(page).filter((named) => !existsSync(path.join(root, named)))
  expect(missing).toEqual([])
})

/** @param {string} folder */
function listPages(folder) {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
}

/** @param {string} page */
function read(page) {
  return readFileSync(path.join(root, page), 'utf8')
}

/**
 * What stands in brackets behind a link's text, addresses of other sites aside.
 * @param {string} page
 */
function findLinks(page) {
  return Array.from(read(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter(
    (link) => !/^[a-z]+:/.test(link),
  )
}

/**
 * @param {string} page
 * @param {string} link
 */
function leadsSomewhere(page, link) {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? page : path.join(path.dirname(page), file)
  if (!existsSync(path.join(root, target))) return false
  return heading === undefined || listHeadings(target).includes(heading)
}

/**
 * The headings of a page as a link names them.
 * @param {string} page
 */
function listHeadings(page) {
  return Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

/**
 * What stands in code type and begins at a folder of the repository; patterns are left out.
 * @param {string} page
 */
function findPaths(page) {
  const named = /`((?:apps|packages|e2e|bench|scripts|docs)\/[\w\-./]+)`/g
  return Array.from(read(page).matchAll(named), ([, found = '']) => found)
}
