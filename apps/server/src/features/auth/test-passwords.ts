import type { Passwords } from './passwords/passwords.ts'

/** Passwords that cost no time and record what they were called with. */
export type TestPasswords = Passwords & {
  hashed: string[]
  /** Runs during hashing or verifying. */
  whileHashing: () => Promise<void>
  reset(): void
}

export function createTestPasswords(): TestPasswords {
  const passwords: TestPasswords = {
    hashed: [],
    whileHashing: async () => undefined,
    reset: () => {
      passwords.hashed = []
      passwords.whileHashing = async () => undefined
    },
    hash: async (password) => {
      passwords.hashed.push(password)
      await passwords.whileHashing()
      return `hash of ${password}`
    },
    verify: async (hash, password) => {
      passwords.hashed.push(password)
      await passwords.whileHashing()
      return hash === `hash of ${password}`
    },
  }
  return passwords
}
