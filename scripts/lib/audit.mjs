/** @typedef {import('./stages.mjs').Outcome} Outcome */

/** How long the registry may take to answer. */
const AUDIT_TIMEOUT_MS = 60_000

/** Of what runs in production: a weakness in a tool of ours stops nobody's server. */
const AUDIT = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=error']

/**
 * Asks the registry for known weaknesses of the locked packages. Fails for high and critical ones;
 * absent, and loudly so, where no answer can be had.
 * @param {(args: string[], options: { timeoutMs: number }) => Promise<{ code: number, output: string }>} npm
 * @returns {Promise<Outcome>}
 */
export async function audit(npm) {
  return readAudit((await npm(AUDIT, { timeoutMs: AUDIT_TIMEOUT_MS })).output)
}

/**
 * What `npm audit --json` said; a registry without advisories, a mirror mostly, answers with an error.
 * @param {string} output
 * @returns {Outcome}
 */
export function readAudit(output) {
  const report = parseReport(output)
  const found = report?.vulnerabilities
  if (!found || !report.metadata?.vulnerabilities) {
    return { status: 'absent', note: 'the registry did not answer npm audit' }
  }
  const grave = Object.entries(found).filter(([, { severity }]) => GRAVE.has(severity))
  if (grave.length === 0) return { status: 'ok' }
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  return {
    status: 'failed',
    note: names,
    output: `Known weaknesses: ${names}\nnpm audit tells more.`,
  }
}

const GRAVE = new Set(['high', 'critical'])

/**
 * Whatever npm warns of stands around the report.
 * @param {string} output
 * @returns {{ vulnerabilities?: Record<string, { severity: string }>, metadata?: { vulnerabilities?: object } } | undefined}
 */
function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
