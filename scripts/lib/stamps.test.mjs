import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { inCache } from './project.mjs'
import { hasChanged, keepStamp, takeStamp } from './stamps.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'potluck-stamps-'))
const name = path.basename(folder)
const source = path.join(folder, 'source.ts')

beforeEach(() => {
  writeFileSync(source, 'salt\n')
  keepStamp(name, takeStamp([folder]))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(inCache(`${name}.json`))
})

it('asks for a build before there was one', () => {
  expect(hasChanged('never-built', [folder])).toBe(true)
})

it('asks for none while nothing changed, nor when only times did', () => {
  expect(hasChanged(name, [folder])).toBe(false)
  utimesSync(source, 1, 1)
  expect(hasChanged(name, [folder])).toBe(false)
})

it('asks for one after an edit, until the edit is undone', () => {
  writeFileSync(source, 'sugar\n')
  expect(hasChanged(name, [folder])).toBe(true)
  writeFileSync(source, 'salt\n')
  expect(hasChanged(name, [folder])).toBe(false)
})

it('asks for one after an edit of the same length', () => {
  writeFileSync(source, 'malt\n')
  expect(hasChanged(name, [folder])).toBe(true)
})

it('asks for one when a file came or went', () => {
  const second = path.join(folder, 'second.ts')
  writeFileSync(second, '')
  expect(hasChanged(name, [folder])).toBe(true)
  rmSync(second)
  expect(hasChanged(name, [folder])).toBe(false)
  rmSync(source)
  expect(hasChanged(name, [folder])).toBe(true)
})

it('takes no notice of tests and of what is installed or built', () => {
  for (const place of ['node_modules/a.js', 'dist/a.js', '.notes', 'source.test.ts']) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
    writeFileSync(path.join(folder, place), 'new')
  }
  expect(hasChanged(name, [folder])).toBe(false)
})
