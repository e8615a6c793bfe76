import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, describeConfig, readConfig, seedFor } from './index.ts'

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      trustProxy: false,
      outgoingNetworks: [],
      rateLimit: 1,
      planLimits: true,
      cookbook: true,
      securityContact: undefined,
      logLevel: 'info',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      seed: undefined,
      sessionSecret: undefined,
      ai: { provider: 'builtin', concurrency: 4 },
      oidc: undefined,
      smtpUrl: undefined,
      mailFrom: 'Potluck <potluck@localhost>',
      s3: undefined,
    })
  })

  it.each([
    [{ SECURITY_CONTACT: 'ada@example.org' }, 'mailto:ada@example.org'],
    [{ SECURITY_CONTACT: 'https://example.org/report' }, 'https://example.org/report'],
    [{ MAIL_FROM: 'Cook <cook@example.org>' }, 'mailto:cook@example.org'],
    [
      { MAIL_FROM: 'cook@example.org', SECURITY_CONTACT: 'mailto:a@b.example' },
      'mailto:a@b.example',
    ],
  ])('names whom to tell of a weakness: %o', (env, contact) => {
    expect(readConfig(env).securityContact).toBe(contact)
  })

  it('takes what is set, blanks around it aside', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Cook.Example.org/',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      RATE_LIMIT: '0',
      PLAN_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: '/srv/potluck',
      DATABASE_URL: 'postgresql://cook:pass@db/potluck?sslmode=require',
      SEED: 'none',
      COOKBOOK: 'off',
      SMTP_URL: 'smtps://user:pass@mail.example.org',
      MAIL_FROM: 'Cook <cook@example.org>',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://cook.example.org',
      trustProxy: '10.0.0.0/8,loopback',
      rateLimit: 0,
      planLimits: false,
      cookbook: false,
      logLevel: 'warn',
      dataDir: '/srv/potluck',
      databaseUrl: 'postgresql://cook:pass@db/potluck?sslmode=require',
      seed: 'none',
      smtpUrl: 'smtps://user:pass@mail.example.org',
      mailFrom: 'Cook <cook@example.org>',
    })
  })

  it('counts an empty variable as unset', () => {
    expect(readConfig({ PORT: '', REDIS_URL: ' ', AI_PROVIDER: '' }).port).toBe(3000)
  })

  it('takes the parts of an outside service together', () => {
    const config = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'qwen3',
      OIDC_CLIENT_ID: 'potluck',
      OIDC_CLIENT_SECRET: 'hush',
      PUBLIC_URL: 'https://cook.example.org',
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hush too',
    })
    expect(config.ai).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      model: 'qwen3',
      canSee: false,
      form: true,
      tools: true,
      price: undefined,
      concurrency: 4,
    })
    expect(config.oidc).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'potluck',
      clientSecret: 'hush',
    })
    expect(config.s3).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      region: 'eu-central-1',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'hush too',
    })
  })

  it.each([
    ['anthropic', 'https://api.anthropic.com/v1'],
    ['google', 'https://generativelanguage.googleapis.com/v1beta'],
  ])('knows where %s is and that its models can see', (provider, baseUrl) => {
    const env = { AI_PROVIDER: provider, AI_API_KEY: 'k', AI_MODEL: 'm' }
    expect(readConfig(env).ai).toMatchObject({ provider, baseUrl, apiKey: 'k', canSee: true })
    const elsewhere = { ...env, AI_BASE_URL: 'http://gateway:8080/v1', AI_VISION: 'off' }
    expect(readConfig(elsewhere).ai).toMatchObject({
      baseUrl: 'http://gateway:8080/v1',
      canSee: false,
    })
  })

  it('takes what a model costs, sees and bears', () => {
    const { ai } = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'https://openrouter.ai/api/v1',
      AI_MODEL: 'qwen3-vl',
      AI_VISION: 'on',
      AI_PRICE_INPUT: '0.15',
      AI_PRICE_OUTPUT: '0.6',
      AI_STRUCTURED: 'off',
      AI_TOOLS: 'off',
      AI_CONCURRENCY: '12',
    })
    expect(ai).toMatchObject({ canSee: true, form: false, tools: false, concurrency: 12 })
    expect(ai).toMatchObject({ price: { input: 0.15, output: 0.6 } })
  })

  it.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT must be a number of 0 or more.'],
    [{ PLAN_LIMITS: 'yes' }, 'PLAN_LIMITS must be on or off.'],
    [{ SEED: 'Demo' }, 'SEED must be one of demo, none.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { PUBLIC_URL: 'https://example.org/potluck' },
      'PUBLIC_URL must be an address like https://potluck.example.org, without a path.',
    ],
    ...['on', 'true', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.example.org', 'loopback,'].map(
      (value): [Record<string, string>, string] => [
        { TRUST_PROXY: value },
        'TRUST_PROXY must be off, or the addresses and ranges of your proxies, such as 192.0.2.7, 10.0.0.0/8 or loopback (comma-separated).',
      ],
    ),
    [
      { OUTGOING_NETWORKS: '192.168.1.0/24, home' },
      'OUTGOING_NETWORKS must be addresses and ranges such as 192.168.1.0/24 or fd00::/8 (comma-separated).',
    ],
    [
      { MAIL_FROM: 'Cook <cook@example.org>\nBcc: all@example.org' },
      'MAIL_FROM must be a mail address like "Potluck <potluck@example.org>".',
    ],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be a secret of at least 32 characters.'],
    [
      { REDIS_URL: 'redis://cache' },
      'REDIS_URL is set, but this part of Potluck does not exist yet; remove it.',
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' },
      'AI_MODEL must be set when AI_PROVIDER=anthropic is.',
    ],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'm' },
      'AI_API_KEY must be set when AI_PROVIDER=google is.',
    ],
    [
      { AI_PROVIDER: 'chatty' },
      'AI_PROVIDER must be one of builtin, openai-compatible, anthropic, google.',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3' },
      'AI_BASE_URL must be set when AI_PROVIDER=openai-compatible is.',
    ],
    [{ AI_API_KEY: 'k' }, 'AI_API_KEY is set, but does nothing without AI_PROVIDER.'],
    [{ AI_CONCURRENCY: '2' }, 'AI_CONCURRENCY is set, but does nothing without AI_PROVIDER.'],
    [{ AI_CONCURRENCY: '0' }, 'AI_CONCURRENCY must be a whole number of 1 or more.'],
    [{ AI_VISION: 'yes' }, 'AI_VISION must be on or off.'],
    [{ AI_PRICE_INPUT: 'free' }, 'AI_PRICE_INPUT must be a number of 0 or more.'],
    [{ AI_PRICE_INPUT: '1' }, 'AI_PRICE_OUTPUT must be set when AI_PRICE_INPUT is.'],
    [{ AI_PRICE_OUTPUT: '1' }, 'AI_PRICE_INPUT must be set when AI_PRICE_OUTPUT is.'],
    [
      { OIDC_CLIENT_ID: 'potluck', PUBLIC_URL: 'https://cook.example.org' },
      'OIDC_CLIENT_SECRET must be set when OIDC_CLIENT_ID is.',
    ],
    [
      { OIDC_CLIENT_ID: 'potluck', OIDC_CLIENT_SECRET: 'hush' },
      'PUBLIC_URL must be set when OIDC_CLIENT_ID is.',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.org' },
      'OIDC_ISSUER is set, but does nothing without OIDC_CLIENT_ID.',
    ],
    [
      { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' },
      'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.',
    ],
    [{ SMTP_URL: 'smtp://mail.example' }, 'PUBLIC_URL must be set when SMTP_URL is.'],
  ])('refuses %o in one sentence', (env, sentence) => {
    expect(refusal(env)).toBe(sentence)
  })

  it('does not repeat a refused value, which may be a secret', () => {
    expect(refusal({ DATABASE_URL: 'mysql://cook:hush@db' })).not.toContain('hush')
  })

  it('is described completely, in lines that fit a terminal', () => {
    const table = describeConfig()
    const names = [...table.matchAll(/^ {2}([A-Z0-9_]+) /gm)].map(([, name]) => name)
    expect(new Set(names)).toEqual(
      new Set(
        `AI_API_KEY AI_BASE_URL AI_CONCURRENCY AI_MODEL AI_PRICE_INPUT AI_PRICE_OUTPUT AI_PROVIDER
      AI_STRUCTURED AI_TOOLS AI_VISION COOKBOOK DATABASE_URL DATA_DIR HOST LOG_LEVEL MAIL_FROM
      OIDC_CLIENT_ID OIDC_CLIENT_SECRET OIDC_ISSUER OUTGOING_NETWORKS PLAN_LIMITS PORT PUBLIC_URL RATE_LIMIT REDIS_URL
      S3_ACCESS_KEY_ID S3_BUCKET S3_ENDPOINT S3_REGION S3_SECRET_ACCESS_KEY SECURITY_CONTACT SEED SESSION_SECRET
      SMTP_URL TRUST_PROXY`.split(/\s+/),
      ),
    )
    expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  })
})

describe('the seed', () => {
  it('is the demo only in a new embedded database, unless somebody said', () => {
    expect(seedFor({ seed: undefined }, { kind: 'pglite', fresh: true })).toBe('demo')
    expect(seedFor({ seed: undefined }, { kind: 'pglite', fresh: false })).toBe('none')
    expect(seedFor({ seed: undefined }, { kind: 'postgres', fresh: true })).toBe('none')
    expect(seedFor({ seed: 'demo' }, { kind: 'postgres', fresh: false })).toBe('demo')
    expect(seedFor({ seed: 'none' }, { kind: 'pglite', fresh: true })).toBe('none')
  })
})
