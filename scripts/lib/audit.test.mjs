import { describe, expect, it } from 'vitest'
import { audit, readAudit } from './audit.mjs'
import { inProject, readJson } from './project.mjs'

const metadata = { vulnerabilities: { high: 0, critical: 0, total: 0 } }
const reportOf = (/** @type {object} */ vulnerabilities) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata })

describe('known weaknesses', () => {
  it('stop a change when they are high or critical, and are named', () => {
    const report = reportOf({ stove: { severity: 'critical' }, spoon: { severity: 'moderate' } })
    expect(readAudit(`npm warn something\n${report}\n`)).toMatchObject({
      status: 'failed',
      note: 'stove (critical)',
    })
  })

  it('stop none when there are none that are grave', () => {
    expect(readAudit(reportOf({ spoon: { severity: 'moderate' } })).status).toBe('ok')
    expect(readAudit(reportOf({})).status).toBe('ok')
  })

  it.each([
    '',
    'npm error code ENOTFOUND',
    '{ "error": { "code": "ENOAUDIT", "summary": "" } }',
    '{ "message": "404 Not Found", "method": "POST" }',
    '{ "auditReportVersion": 2',
  ])('are said to be unknown where the registry does not answer: %s', (output) => {
    expect(readAudit(output)).toMatchObject({
      status: 'absent',
      note: /** @type {string} */ (expect.stringContaining('did not answer')),
    })
  })

  it('are asked for within a minute, of what runs in production', async () => {
    /** @type {unknown[]} */
    const asked = []
    await audit(async (...call) => {
      asked.push(...call)
      return { code: 1, output: '' }
    })
    expect(asked).toEqual([expect.arrayContaining(['audit', '--omit=dev']), { timeoutMs: 60_000 }])
  })
})

it('allows every locked package that has an install script to run it, and knows of no other', () => {
  const { packages } = readJson(inProject('package-lock.json'))
  const withScripts = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([where]) => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length))
  const { allowScripts } = readJson(inProject('package.json'))
  // One that is not among them is not run by us, and must be looked at before it is needed.
  expect(new Set(withScripts.filter((name) => name !== 'fsevents'))).toEqual(
    new Set(Object.keys(allowScripts)),
  )
})
