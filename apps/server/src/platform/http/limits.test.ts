import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { CALLS_PER_MINUTE } from './limits.ts'

it('has every class of limit in the operator’s page, with its figure', async () => {
  const page = new URL('../../../../../docs/operations.md', import.meta.url)
  const rows = (await readFile(page, 'utf8')).matchAll(/^\| `(\w+)` \| (\d+) \|/gm)
  expect(Object.fromEntries(Array.from(rows, ([, name, calls]) => [name, Number(calls)]))).toEqual(
    CALLS_PER_MINUTE,
  )
})

it('lets callers sign in as often as they may write', () => {
  expect(CALLS_PER_MINUTE.auth).toBe(CALLS_PER_MINUTE.write)
})
