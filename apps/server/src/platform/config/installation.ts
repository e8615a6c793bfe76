import { keepPrivate } from '../private-folder.ts'
import { type Config, readConfig } from './config.ts'

/**
 * What the server and each command begin with: the configuration of `.env` and the environment, and
 * a data folder that is nobody else's. @throws ConfigError
 */
export async function openInstallation(): Promise<Config> {
  loadEnvFile()
  const config = readConfig(process.env)
  await keepPrivate(config.dataDir, (sentence) => void process.stderr.write(`${sentence}\n`))
  return config
}

/** Reads `.env` of the working directory into the environment; what is set there already stays. */
function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}
