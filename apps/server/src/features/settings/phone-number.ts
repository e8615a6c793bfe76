import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number with its country code, in any common format, as E.164 ('+14155552671'); undefined
 * if it is not one.
 */
export function parsePhoneNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.trim())
  return number?.isValid() ? number.number : undefined
}
