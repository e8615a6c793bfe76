import { PASSWORD_LIMITS, USERNAME_LIMITS } from '../limits.ts'

/** The problems of an account's fields, shown by the forms and answered by the server. */
export const ACCOUNT_SENTENCES = {
  fillAll: 'Please fill in all fields',
  email: 'Please enter a valid email address',
  passwordsDiffer: 'Passwords do not match!',
  passwordShort: 'Password must be at least 6 characters long',
  passwordLong: 'Password must be at most 128 characters long',
  passwordCommon: 'This password is one of the 10,000 most used ones: please choose another',
  passwordObvious: 'Password must not be your email or username',
  invalidEmail: 'Invalid email address',
  confirmationDiffers: 'Passwords do not match',
  fullName: 'Full name is required',
  photoMissing: 'Please select a photo to upload.',
  phone: 'Please enter a valid phone number with its country code, such as +1 415 555 2671',
  birthDate: 'Please enter a date between 1900 and today',
  username: 'Username must be 3 to 30 characters: letters, digits, underscore, dot or hyphen',
} as const

/** The earliest date of birth that is accepted. */
export const EARLIEST_BIRTH = '1900-01-01'

/**
 * Whether it looks like an address: one @, something before it, a dotted host after it, no spaces.
 * Only the confirmation mail proves that it works.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/.test(text)
  )
}

/** 3-30 ASCII letters, digits, `_ . -`. */
export function isUsername(text: string): boolean {
  return (
    text.length >= USERNAME_LIMITS.min &&
    text.length <= USERNAME_LIMITS.max &&
    /^[A-Za-z0-9_.-]+$/.test(text)
  )
}

/** The problem with a new password, as one of ACCOUNT_SENTENCES, or undefined. */
export function passwordProblem(
  password: string,
  owner: { email?: string; username?: string } = {},
): string | undefined {
  if (password.length < PASSWORD_LIMITS.min) return ACCOUNT_SENTENCES.passwordShort
  if (password.length > PASSWORD_LIMITS.max) return ACCOUNT_SENTENCES.passwordLong
  const lower = password.toLowerCase()
  const obvious = [owner.email, owner.username].some((text) => text?.toLowerCase() === lower)
  return obvious ? ACCOUNT_SENTENCES.passwordObvious : undefined
}
