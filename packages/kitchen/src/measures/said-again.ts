/** What stands between two ways to say one amount: ' / ', ' (', ' (about ', ' or ', ' = ', ' (~'. */
export const SAID_AGAIN =
  /^\s?(?:[/|=(]|or\b)\s?(?:~|≈|=|about\b|around\b|approx(?:imately)?\b\.?|roughly\b|circa\b|ca\b\.?|or\b)?\s?$/i
