import { keepPrivate } from '../private-folder.ts'
import { type Config, readConfig } from './config.ts'

/**
 * What the server and each command start with: the configuration from `.env` and the environment,
 * and a data folder closed to other accounts.
 * @throws ConfigError
 */
export async function openInstallation(): Promise<Config> {
  loadEnvFile()
  const config = readConfig(process.env)
  await keepPrivate(config.dataDir, (sentence) => void process.stderr.write(`${sentence}\n`))
  return config
}

/**
 * Reads the working directory's `.env` into the environment; variables set already keep their
 * value.
 */
function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}
