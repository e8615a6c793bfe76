const outsideServices = [
  'PUBLIC_URL',
  'HOST',
  'DATABASE_URL',
  'REDIS_URL',
  'S3_BUCKET',
  'SMTP_URL',
  'AI_PROVIDER',
  'OIDC_CLIENT_ID',
]

/** The environment of a server without outside services, whatever the developer's own says. */
export const noOutsideServices: Record<string, string> = Object.fromEntries(
  outsideServices.map((name) => [name, '']),
)
