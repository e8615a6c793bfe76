import { resolve } from 'node:path'
import { ConfigError, type Environment, textOf, type Variable } from './variable.ts'
import { variables } from './variables.ts'

/** Everything a person can set, read and checked; `undefined` is 'not set up'. */
export type Config = {
  port: number
  host: string
  /** The origin people use, without a slash at its end; undefined: as each request says. */
  publicUrl: string | undefined
  trustProxy: boolean | string
  /** Multiplies every rate limit; 0 is off. */
  rateLimit: number
  planLimits: boolean
  logLevel: string
  /** Absolute. */
  dataDir: string
  databaseUrl: string | undefined
  /** undefined: `seedFor` decides. */
  seed: 'demo' | 'none' | undefined
  sessionSecret: string | undefined
  ai:
    | { provider: 'builtin' }
    | {
        provider: 'openai-compatible'
        baseUrl: string
        apiKey: string | undefined
        model: string
      }
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  s3:
    | {
        endpoint: string
        region: string
        bucket: string
        accessKeyId: string
        secretAccessKey: string
      }
    | undefined
}

/** Reads the configuration. @throws ConfigError with one sentence that names the variable */
export function readConfig(env: Environment): Config {
  const { server, kept } = { server: variables['The server'], kept: variables['What it keeps'] }
  kept.redisUrl.read(env)
  return {
    port: server.port.read(env),
    host: server.host.read(env),
    publicUrl: server.publicUrl.read(env),
    trustProxy: server.trustProxy.read(env),
    rateLimit: server.rateLimit.read(env),
    planLimits: server.planLimits.read(env),
    logLevel: server.logLevel.read(env),
    dataDir: resolve(kept.dataDir.read(env)),
    databaseUrl: kept.databaseUrl.read(env),
    seed: kept.seed.read(env),
    sessionSecret: kept.sessionSecret.read(env),
    ai: readAi(env),
    oidc: readOidc(env),
    smtpUrl: variables.Mails.smtpUrl.read(env),
    mailFrom: variables.Mails.mailFrom.read(env),
    s3: readS3(env),
  }
}

/** What a database starts with: the demo in a new embedded one, nothing elsewhere, if nobody said. */
export function seedFor(
  config: Pick<Config, 'seed'>,
  database: { kind: 'pglite' | 'postgres'; fresh: boolean },
): 'demo' | 'none' {
  return config.seed ?? (database.kind === 'pglite' && database.fresh ? 'demo' : 'none')
}

/** Reads `.env` of the working directory into the environment; what is set there already stays. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
}

/** The table of all variables for `--help`, in lines of at most 100 characters. */
export function describeConfig(): string {
  const groups = Object.entries(variables).map(([title, group]) => {
    const rows = Object.values(group).map(describe)
    return [title, ...rows].join('\n')
  })
  return groups.join('\n\n')
}

function describe(variable: Variable<unknown>): string {
  const { name, type, meaning } = variable
  const indent = ' '.repeat(24)
  return `  ${name.padEnd(21)} ${meaning}\n${indent}${type}; default: ${variable.default}`
}

function readAi(env: Environment): Config['ai'] {
  const ai = variables['The assistant']
  const given = ai.aiProvider.read(env)
  const baseUrl = ai.aiBaseUrl.read(env)
  const apiKey = ai.aiApiKey.read(env)
  const model = ai.aiModel.read(env)
  if (given === 'anthropic' || given === 'google') {
    throw new ConfigError(
      `AI_PROVIDER=${given} is a part of Potluck that does not exist yet; use builtin or openai-compatible.`,
    )
  }
  if (given === undefined)
    refuseWithout('AI_PROVIDER', env, ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'])
  if (given !== 'openai-compatible') return { provider: 'builtin' }
  return {
    provider: given,
    baseUrl: required('AI_BASE_URL', baseUrl, 'AI_PROVIDER=openai-compatible'),
    apiKey,
    model: required('AI_MODEL', model, 'AI_PROVIDER=openai-compatible'),
  }
}

function readOidc(env: Environment): Config['oidc'] {
  const { oidcIssuer, oidcClientId, oidcClientSecret } = variables['Third-party sign-in']
  const issuer = oidcIssuer.read(env)
  const clientId = oidcClientId.read(env)
  const clientSecret = oidcClientSecret.read(env)
  if (clientId === undefined) {
    refuseWithout('OIDC_CLIENT_ID', env, ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'])
    return undefined
  }
  return {
    issuer,
    clientId,
    clientSecret: required('OIDC_CLIENT_SECRET', clientSecret, 'OIDC_CLIENT_ID'),
  }
}

function readS3(env: Environment): Config['s3'] {
  const s3 = variables['Pictures in a bucket']
  const endpoint = s3.s3Endpoint.read(env)
  const region = s3.s3Region.read(env)
  const bucket = s3.s3Bucket.read(env)
  if (bucket === undefined) {
    refuseWithout('S3_BUCKET', env, ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    return undefined
  }
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId: required('S3_ACCESS_KEY_ID', s3.s3AccessKeyId.read(env), 'S3_BUCKET'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', s3.s3SecretAccessKey.read(env), 'S3_BUCKET'),
  }
}

function required(name: string, value: string | undefined, asker: string): string {
  if (value === undefined) throw new ConfigError(`${name} must be set when ${asker} is.`)
  return value
}

// Half a setup is a mistake, and silence about it is found too late.
function refuseWithout(asker: string, env: Environment, names: string[]): void {
  const lonely = names.find((name) => textOf(env, name) !== undefined)
  if (lonely) throw new ConfigError(`${lonely} is set, but does nothing without ${asker}.`)
}
