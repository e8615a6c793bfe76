import { detect } from 'tinyld'

/** A BCP 47 tag without its region: 'de' of 'de-AT' and 'de_AT'. */
export function languageOfTag(tag: string | undefined): string | null {
  return /^\s*([a-z]{2,3})(?=$|[-_\s,;])/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null
}

/** What language a text is in, where there is enough of it to tell. */
export function recogniseLanguage(text: string): string | null {
  if (text.length < SHORTEST) return null
  return detect(text.slice(0, MOST_LOOKED_AT)) || null
}

/** Of a shorter text one cannot be sure. */
const SHORTEST = 60
const MOST_LOOKED_AT = 2_000
