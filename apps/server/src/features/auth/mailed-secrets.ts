import { createHash, randomBytes } from 'node:crypto'

/**
 * The secret at the end of a link: only in the mail, and after a #, so that it never reaches a log.
 */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** The hash of a secret, which is what is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
