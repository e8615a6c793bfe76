import { resolve } from 'node:path'
import type { Network } from '../outgoing/index.ts'
import { type AiSettings, readAi } from './ai-settings.ts'
import { type Environment, refuseWithout, required, type Variable } from './variable.ts'
import { variables } from './variables.ts'

/** All settings, read and checked; `undefined` means not set up. */
export type Config = {
  port: number
  host: string
  /**
   * The origin that people use, without a trailing slash; undefined: taken from each request.
   * Always set where mails are sent or a third party signs people in.
   */
  publicUrl: string | undefined
  /** Addresses and ranges of trusted proxies, separated by commas. */
  trustProxy: false | string
  /** Private networks that cooks may bring pages in from. */
  outgoingNetworks: readonly Network[]
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimit: number
  planLimits: boolean
  /** Whether the cookbook's dishes are on the site as recipes of its own kitchen. */
  cookbook: boolean
  /** An address, mailto: or https:. */
  securityContact: string | undefined
  logLevel: string
  /** An absolute path. */
  dataDir: string
  databaseUrl: string | undefined
  /** undefined: `seedFor` decides (demo or none). */
  seed: 'demo' | 'none' | undefined
  sessionSecret: string | undefined
  ai: AiSettings
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
    publicUrl: readPublicUrl(env),
    trustProxy: server.trustProxy.read(env),
    outgoingNetworks: server.outgoingNetworks.read(env),
    rateLimit: server.rateLimit.read(env),
    planLimits: server.planLimits.read(env),
    cookbook: kept.cookbook.read(env),
    securityContact: readSecurityContact(env),
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

/**
 * What a database starts with unless it was set: the demo for a new embedded one, nothing for
 * others.
 */
export function seedFor(
  config: Pick<Config, 'seed'>,
  database: { kind: 'pglite' | 'postgres'; fresh: boolean },
): 'demo' | 'none' {
  return config.seed ?? (database.kind === 'pglite' && database.fresh ? 'demo' : 'none')
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

/** The sender of mails if MAIL_FROM is not set: an address of example.com, which nobody reads. */
function readSecurityContact(env: Environment): Config['securityContact'] {
  const named = variables['The server'].securityContact.read(env)
  const isMailed = env.MAIL_FROM !== undefined && env.MAIL_FROM.trim() !== ''
  if (named !== undefined || !isMailed) return named
  const mailbox = variables.Mails.mailFrom.read(env)
  return `mailto:${/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox}`
}

/**
 * Links in mails and redirect addresses must not follow a request's Host header: an attacker could
 * have a reset link mailed that leads to their own site, or an issuer send a sign-in's code there.
 */
function readPublicUrl(env: Environment): Config['publicUrl'] {
  const publicUrl = variables['The server'].publicUrl.read(env)
  const { smtpUrl } = variables.Mails
  const { oidcClientId } = variables['Third-party sign-in']
  const asker = [smtpUrl, oidcClientId].find((variable) => variable.read(env) !== undefined)
  return asker ? required('PUBLIC_URL', publicUrl, asker.name) : publicUrl
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
