import { expect, it } from 'vitest'
import { runToEnd } from './testing/server-process.ts'

it('a start without its database is one sentence that hides the password, and exit code 1', async () => {
  const url = 'postgresql://cook:hush-hush@127.0.0.1:1/potluck'
  const { code, output } = await runToEnd({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /^Potluck cannot start: The database potluck at 127\.0\.0\.1:1 does not answer\. .*DATABASE_URL.*$/,
  )
  expect(output).not.toContain('hush')
})
