import { createHash, randomBytes } from 'node:crypto'

/** The secret at the end of a link: in the mail alone, and after a #, so that no log has it. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** What is stored of one. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
