import { join } from 'node:path'
import type { Config } from './platform/config/index.ts'

/** Says in one friendly block where everything is and how to stop. */
export function greet(config: Config, database: 'pglite' | 'postgres'): void {
  const address =
    config.publicUrl ??
    `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`
  const lines = [
    `Potluck is open at ${address}`,
    '',
    `  Data       ${database === 'pglite' ? join(config.dataDir, 'database') : 'your PostgreSQL server'}`,
    `  Pictures   ${config.s3 ? `bucket ${config.s3.bucket}` : join(config.dataDir, 'images')}`,
    `  Mails      ${config.smtpUrl ? 'sent by your SMTP server' : `files in ${join(config.dataDir, 'mail')}`}`,
    `  Assistant  ${config.ai.provider === 'builtin' ? 'the built-in kitchen engine' : `${config.ai.model} at ${config.ai.baseUrl}`}`,
    '',
    'Press Ctrl+C to stop.',
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`)
}
