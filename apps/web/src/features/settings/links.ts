/**
 * A web address as people type it: 'instagram.com/nora' gets its https://, empty stays empty.
 * Undefined if it is not a web address.
 */
export function parseLink(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const link = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  return /^https?:\/\/[^/\s]+\.[^\s]+$/i.test(link) && URL.canParse(link) ? link : undefined
}
