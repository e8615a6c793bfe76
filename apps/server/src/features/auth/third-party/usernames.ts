import { randomInt } from 'node:crypto'
import { isUsername, USERNAME_LIMITS } from '@potluck/rules'

/**
 * Username suggestions for somebody from another site, the best first: their name there, else the
 * local part of their address, then these with digits.
 */
export function suggestUsernames(person: {
  preferred_username?: string | undefined
  email: string
}): string[] {
  const base = toUsername(person.preferred_username ?? '') ?? toUsername(person.email) ?? 'cook'
  const counted = Array.from({ length: 18 }, (_, index) => withDigits(base, index + 2))
  const drawn = Array.from({ length: 20 }, () => withDigits(base, randomInt(1_000, 1_000_000)))
  return [base, ...counted, ...drawn]
}

/** 'Zoë.Müller@example.org' → 'Zoe.Muller'; undefined if the rest is not a valid username. */
function toUsername(text: string): string | undefined {
  const [local = ''] = text.split('@')
  const ascii = local
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .slice(0, USERNAME_LIMITS.max)
  return isUsername(ascii) ? ascii : undefined
}

function withDigits(base: string, number: number): string {
  const digits = String(number)
  return `${base.slice(0, USERNAME_LIMITS.max - digits.length)}${digits}`
}
