import { hashPassword, verifyPassword } from '@better-auth/utils/password'

/** How passwords are stored: better-auth's scrypt (N 16384, r 16, p 1), salted, off the main thread. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword }

/** Belongs to no password. Verified where there is no account, so that its absence takes as long. */
export const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`
