import type { FastifyInstance } from 'fastify'

const HALF_A_YEAR_MS = 182 * 86_400_000

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. Absent if nobody is
 * named.
 */
export function addSecurityText(
  app: FastifyInstance,
  {
    securityContact,
    publicUrl,
  }: { securityContact?: string | undefined; publicUrl?: string | undefined },
  now: () => Date,
): void {
  if (securityContact === undefined) return
  app.get('/.well-known/security.txt', async (_request, reply) => {
    // Renewed while the server runs; the standard asks for less than a year.
    const expires = new Date(now().getTime() + HALF_A_YEAR_MS).toISOString().slice(0, 10)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
