import { notYet, optional, withDefault } from './variable.ts'
import {
  address,
  contact,
  count,
  factor,
  mailbox,
  networks,
  oneOf,
  onOff,
  origin,
  port,
  proxies,
  secret,
  text,
} from './variable-kinds.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Every environment variable that Potluck reads, grouped as `--help` prints them. */
export const variables = {
  'The server': {
    port: withDefault('PORT', port, {
      fallback: 3_000,
      meaning: 'the port it listens on; 0 takes a free one',
    }),
    host: withDefault('HOST', text, {
      fallback: '127.0.0.1',
      meaning: 'the address it listens on; 0.0.0.0 is every network',
    }),
    publicUrl: optional('PUBLIC_URL', origin, {
      default: 'as each browser asks; SMTP_URL and OIDC_CLIENT_ID need it',
      meaning: 'the address people use, for links in mails and behind a proxy',
    }),
    trustProxy: withDefault('TRUST_PROXY', proxies, {
      fallback: false,
      default: 'off',
      meaning: 'your proxies, which say who a visitor is: addresses and ranges',
    }),
    outgoingNetworks: withDefault('OUTGOING_NETWORKS', networks, {
      fallback: [],
      default: 'none: only the public internet',
      meaning: 'private networks from which cooks may bring pages in',
    }),
    rateLimit: withDefault('RATE_LIMIT', factor, {
      fallback: 1,
      meaning: 'a factor on all limits of calls; 0 is no limits',
    }),
    planLimits: withDefault('PLAN_LIMITS', onOff, {
      fallback: true,
      default: 'on',
      meaning: "whether a plan's limits hold",
    }),
    securityContact: optional('SECURITY_CONTACT', contact, {
      default: "MAIL_FROM's address, where it is set",
      meaning: 'whom to tell of a weakness, in /.well-known/security.txt',
    }),
    logLevel: withDefault('LOG_LEVEL', oneOf(...levels), {
      fallback: 'info',
      meaning: 'how much is logged',
    }),
  },
  'What it keeps': {
    dataDir: withDefault('DATA_DIR', text, {
      fallback: '.data',
      meaning: 'the folder of the embedded database, pictures, mails and snapshots',
    }),
    databaseUrl: optional('DATABASE_URL', address('postgres', 'postgresql'), {
      default: 'embedded in DATA_DIR',
      meaning: 'a PostgreSQL server',
    }),
    seed: optional('SEED', oneOf('demo', 'none'), {
      default: 'demo on a new embedded database',
      meaning: 'what a new database starts with',
    }),
    cookbook: withDefault('COOKBOOK', onOff, {
      fallback: true,
      default: 'on',
      meaning: "whether the cookbook's dishes are recipes of a house account",
    }),
    sessionSecret: optional('SESSION_SECRET', secret, {
      default: 'made once and kept',
      meaning: 'what signs the session cookies',
    }),
    redisUrl: notYet('REDIS_URL', {
      type: 'address',
      meaning: 'a Redis for limits that several processes share',
    }),
  },
  'The assistant': {
    aiProvider: optional(
      'AI_PROVIDER',
      oneOf('builtin', 'openai-compatible', 'anthropic', 'google'),
      { default: 'builtin', meaning: 'who answers' },
    ),
    aiBaseUrl: optional('AI_BASE_URL', address('http', 'https'), {
      default: "the provider's own",
      meaning: 'its server; an openai-compatible provider needs it',
    }),
    aiApiKey: optional('AI_API_KEY', text, {
      meaning: 'its key; anthropic and google need one',
    }),
    aiModel: optional('AI_MODEL', text, { meaning: 'its model' }),
    aiVision: optional('AI_VISION', onOff, {
      default: 'on for anthropic and google, else off',
      meaning: 'whether the model can look at pictures',
    }),
    aiStructured: optional('AI_STRUCTURED', onOff, {
      default: 'on, until it refuses',
      meaning: 'whether the model is held to the form of a recipe',
    }),
    aiTools: optional('AI_TOOLS', onOff, {
      default: 'on, until it refuses',
      meaning: 'whether the model may look things up, as the cook who asks',
    }),
    aiPriceInput: optional('AI_PRICE_INPUT', factor, {
      meaning: 'what a million tokens of questions cost, in US dollars',
    }),
    aiPriceOutput: optional('AI_PRICE_OUTPUT', factor, {
      meaning: 'what a million tokens of answers cost, in US dollars',
    }),
    aiConcurrency: withDefault('AI_CONCURRENCY', count, {
      fallback: 4,
      meaning: 'how many answers it may write at once; more wait in line',
    }),
  },
  'Third-party sign-in': {
    oidcIssuer: withDefault('OIDC_ISSUER', address('https', 'http'), {
      fallback: 'https://accounts.google.com',
      meaning: 'an OpenID Connect issuer',
    }),
    oidcClientId: optional('OIDC_CLIENT_ID', text, { meaning: 'the id it gave Potluck' }),
    oidcClientSecret: optional('OIDC_CLIENT_SECRET', text, {
      meaning: 'the secret it gave Potluck',
    }),
  },
  Mails: {
    smtpUrl: optional('SMTP_URL', address('smtp', 'smtps'), {
      default: 'files in DATA_DIR/mail',
      meaning: 'the server that sends them',
    }),
    mailFrom: withDefault('MAIL_FROM', mailbox, {
      fallback: 'Potluck <potluck@localhost>',
      meaning: 'their sender',
    }),
  },
  'Pictures in a bucket': {
    s3Endpoint: optional('S3_ENDPOINT', address('https', 'http'), {
      default: 'AWS',
      meaning: 'an S3-compatible server',
    }),
    s3Region: withDefault('S3_REGION', text, { fallback: 'us-east-1', meaning: 'its region' }),
    s3Bucket: optional('S3_BUCKET', text, {
      default: 'the folder DATA_DIR/images',
      meaning: 'the bucket',
    }),
    s3AccessKeyId: optional('S3_ACCESS_KEY_ID', text, { meaning: 'its key' }),
    s3SecretAccessKey: optional('S3_SECRET_ACCESS_KEY', text, { meaning: "the key's secret" }),
  },
}
