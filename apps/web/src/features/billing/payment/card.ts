import { onlyDigits } from './mask.ts'

/** What somebody types about a card. It never leaves the browser. */
export interface Card {
  number: string
  expiry: string
  cvv: string
  name: string
}

export const CARD_LENGTHS = { number: 19, expiry: 5, cvv: 3, name: 100 } as const

/** Whether the digits can be a card number: 12 to 16 of them with a correct checksum. */
export function isCardNumber(typed: string): boolean {
  const digits = onlyDigits(typed)
  return digits.length >= 12 && digits.length <= 16 && luhnSum(digits) % 10 === 0
}

// From the right every second digit is doubled and its digits added up (ISO/IEC 7812-1).
function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
}

/** 'MM/YY' is valid to the last day of its month. */
export function expiryProblem(typed: string, today: Date): 'unreadable' | 'past' | undefined {
  const found = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(typed)
  if (!found) return 'unreadable'
  const [, month, year] = found
  const end = new Date(2000 + Number(year), Number(month), 1)
  return end > today ? undefined : 'past'
}

/** An invented card, for when nothing is charged; '4242…' is the common test number. */
export function sampleCard(name: string, today: Date): Card {
  const year = String((today.getFullYear() + 2) % 100).padStart(2, '0')
  return { number: '4242 4242 4242 4242', expiry: `12/${year}`, cvv: '123', name }
}
