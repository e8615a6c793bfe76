import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeLine } from '../src/ingredient-lines/describe-line.ts'
import { formatIngredientLine } from '../src/ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../src/ingredient-lines/ingredient-line.ts'
import { fromIngredientRow, toIngredientRow } from '../src/ingredient-lines/ingredient-rows.ts'
import { parseIngredientLine } from '../src/ingredient-lines/parse-ingredient-line.ts'

const CASES = readCases()

describe('the corpus of quantities', () => {
  it('has at least 150 cases, none of them twice', () => {
    const lines = CASES.map(([line]) => line)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.length).toBeGreaterThanOrEqual(150)
  })

  it.each(CASES)('reads %s', (line, parts) => {
    expect(describeLine(parseIngredientLine(line))).toBe(parts)
  })

  it.each(CASES)('writes and stores %s so that it reads the same', (text) => {
    const line = parseIngredientLine(text)
    expect(withoutRaw(parseIngredientLine(formatIngredientLine(line)))).toEqual(withoutRaw(line))
    // A row is never a heading: groups are kept apart from what is in them.
    if (!line.heading)
      expect(withoutRaw(fromIngredientRow(toIngredientRow(line)))).toEqual(withoutRaw(line))
  })
})

/** The lines of corpus/quantities.txt: what is typed, and what must be read. */
function readCases(): (readonly [line: string, parts: string])[] {
  const file = resolve(import.meta.dirname, '../corpus/quantities.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('# '))
    .map((row) => {
      const [line = '', parts = ''] = row.split(' => ')
      return [line, parts] as const
    })
}

function withoutRaw({ raw: _, ...line }: IngredientLine) {
  return line
}
