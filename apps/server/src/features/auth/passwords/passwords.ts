import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** How passwords are stored: scrypt (N 16384, r 16, p 1), salted, off the main thread. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** A stored password is its salt, a colon and its key, both in hexadecimal. */
export const scryptPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    const key = await deriveKey(password, salt)
    return `${salt}:${key.toString('hex')}`
  },
  verify: async (hash, password) => {
    const [, salt, key] = STORED.exec(hash) ?? []
    if (!salt || !key) throw new Error('this is not the hash of a password')
    return timingSafeEqual(await deriveKey(password, salt), Buffer.from(key, 'hex'))
  },
}

/**
 * The hash of no password. It is verified if there is no account, so that the answer takes as long.
 */
export const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

const STORED = /^([\da-f]{32}):([\da-f]{128})$/
const KEY_BYTES = 64
const COST = { N: 16_384, r: 16, p: 1 }
// scrypt needs slightly more than 128 × N × r bytes; Node's default limit is lower.
const MEMORY_BYTES = 2 * 128 * COST.N * COST.r

// The salt is used as text. Keyboards write 'é' in more than one way; NFKC makes them equal.
function deriveKey(password: string, salt: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const options = { ...COST, maxmem: MEMORY_BYTES }
  scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
    if (error) reject(error)
    else resolve(key)
  })
  return promise
}
