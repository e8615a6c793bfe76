import { join } from 'node:path'
import type { Config } from './platform/config/index.ts'
import { OLLAMA } from './platform/model/index.ts'

/**
 * A short text that says where everything is and how to stop.
 * @param ollama the models of an Ollama found on this machine that could answer
 */
export function greeting(
  config: Config,
  database: 'pglite' | 'postgres',
  ollama: string[] = [],
): string {
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
    ...ollama.slice(0, 1).map(offer),
    '',
    'Press Ctrl+C to stop.',
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`
}

function offer(model: string): string {
  const variables = `AI_PROVIDER=openai-compatible AI_BASE_URL=${OLLAMA}/v1 AI_MODEL=${model}`
  return `             Ollama is running here with ${model}: ${variables} would let it answer`
}
