import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number with its country code, as it is typed anywhere, in E.164 ('+14155552671'); undefined when it is none. */
export function parsePhoneNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.trim())
  return number?.isValid() ? number.number : undefined
}
