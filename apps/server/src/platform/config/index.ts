export type { AiSettings } from './ai-settings.ts'
export { type Config, describeConfig, loadEnvFile, readConfig, seedFor } from './config.ts'
export { sessionSecret } from './session-secret.ts'
export { ConfigError, type Environment } from './variable.ts'
