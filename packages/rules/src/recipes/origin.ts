/** Whether a text is the address of a web page, or blank: where a recipe was before it came here. */
export function isOriginAddress(text: string): boolean {
  return text.trim() === '' || /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text.trim())
}

/** What is said of another text. */
export const NO_ORIGIN_ADDRESS = 'Enter the whole address of the page, beginning with https://.'

/** What tells whose words a recipe is in. */
export type OriginFacts = {
  origin: { address: string; author: string } | null
  source: 'cook' | 'assistant'
  /** Made of another recipe here, which is credited. */
  isAdapted: boolean
  /** Its cook was asked about this source, or its text is public already. */
  isConfirmed: boolean
}

/** Who a cook is, as their profile says it; what it does not say is ''. */
export type CookNames = { username: string; fullName: string; website: string }

/**
 * Whether a cook is asked, before a recipe or another source of it is published, if its text may be: it
 * was brought in, and is neither by them nor from their own site.
 */
export function isOriginAsked(recipe: OriginFacts, cook: CookNames): boolean {
  const { origin, source, isAdapted, isConfirmed } = recipe
  if (!origin || isConfirmed || source === 'assistant' || isAdapted) return false
  const author = toName(origin.author)
  if (author !== '') return ![cook.username, cook.fullName].map(toName).includes(author)
  return origin.address.trim() !== '' && !isWithin(origin.address, cook.website)
}

const toName = (written: string) => written.trim().toLowerCase()

/** Whether a page lies in a site: 'https://www.example.org/ada/soup' in 'http://example.org/ada'. */
function isWithin(page: string, site: string): boolean {
  const place = toPlace(site)
  return place !== '' && `${toPlace(page)}/`.startsWith(`${place}/`)
}

/** 'example.org/ada' for 'http://www.example.org/ada/?page=1'; '' for what is no address. */
function toPlace(address: string): string {
  const [, host = '', path = ''] = PLACE.exec(address.trim()) ?? []
  return host.toLowerCase() + path.replace(/\/$/, '')
}

const PLACE = /^https?:\/\/(?:www\.)?([^/?#]+)([^?#]*)/i
