import { TEXT_LIMITS } from '@potluck/rules'

/** What somebody handed over to bring in. */
export type Handed =
  | { kind: 'addresses'; addresses: string[] }
  /** The text of a recipe or of many; `addresses` are those that it mentions. */
  | { kind: 'text'; text: string; addresses: string[] }
  /** Too little for a recipe, such as a title alone; `text` is for the cook to go on with. */
  | { kind: 'words'; text: string }

/** What the share sheet of a phone puts into an address. */
export interface Shared {
  title?: string | undefined
  text?: string | undefined
  url?: string | undefined
}

/** More than anybody pastes; each is asked for in its turn. */
export const MOST_ADDRESSES = 20

/**
 * What was shared. Programs put the address of a page into any of the three, with words around it
 * or in quotes; the field that is meant for it comes first.
 */
export function readShared({ title = '', text = '', url = '' }: Shared): Handed {
  const named = findAddresses(url)
  if (named.length > 0) return { kind: 'addresses', addresses: named }
  const written = [text, url].filter((part) => part.trim() !== '').join('\n')
  const titled = findAddresses(written).length === 0 ? findAddresses(title) : []
  if (titled.length > 0 && !isRecipeText(written)) return { kind: 'addresses', addresses: titled }
  // What is shared from a page begins with its title, and so does a recipe.
  const startsWithTitle = written.trimStart().startsWith(title.trim())
  return readWritten(startsWithTitle ? written : `${title}\n${written}`)
}

/** What a cook pasted or typed: addresses, or the text of recipes. */
export function readWritten(written: string): Handed {
  const text = written.trim()
  const addresses = findAddresses(text)
  if (isRecipeText(text)) return { kind: 'text', text, addresses }
  if (addresses.length > 0) return { kind: 'addresses', addresses }
  return { kind: 'words', text }
}

/** The addresses of web pages in a text, each once, as far as there is room. */
function findAddresses(text: string): string[] {
  const found = text.match(WEB_ADDRESS) ?? []
  const short = found.filter(({ length }) => length <= TEXT_LIMITS.originAddress)
  const addresses = short.map(trimEnd).map(withScheme).filter(isAddress)
  if (addresses.length > 0) return [...new Set(addresses)].slice(0, MOST_ADDRESSES)
  const decoded = ENCODED_ADDRESS.test(text) ? decode(text) : text
  if (decoded !== text) return findAddresses(decoded)
  const typed = text.trim()
  return TYPED_ADDRESS.test(typed) && isAddress(`https://${typed}`) ? [`https://${typed}`] : []
}

/** Up to a blank, a quote or an angle bracket; without its scheme where it begins with www. */
const WEB_ADDRESS = /(?:https?:\/\/|(?<![\w/.@-])www\.)[^\s<>"“”„«»‘’`|\\^{}]+/gi
const ENCODED_ADDRESS = /https?%3a%2f%2f/i
/** 'example.org/soup', and nothing else beside it. */
const TYPED_ADDRESS = /^[\w-]+(?:\.[\w-]+)+\/\S*$/

const withScheme = (address: string) => (/^https?:/i.test(address) ? address : `https://${address}`)

function isAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname !== ''
}

/** Without what belongs to the sentence: a full stop, a quote, a bracket that was opened before it. */
function trimEnd(address: string): string {
  let end = address.length
  while (end > 0) {
    const last = address.charAt(end - 1)
    const opening = { ')': '(', ']': '[' }[last]
    const isOurs = opening !== undefined && hasOpen(address.slice(0, end), opening, last)
    if (isOurs || !'.,;:!?…\'")]*_'.includes(last)) break
    end -= 1
  }
  return address.slice(0, end)
}

/** Whether each closing bracket was opened within the address, as in '/Soup_(French)'. */
function hasOpen(address: string, opening: string, closing: string): boolean {
  return address.split(opening).length >= address.split(closing).length
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Words around an address are no recipe; a recipe has a list and steps besides it. */
function isRecipeText(text: string): boolean {
  const rest = text.replace(WEB_ADDRESS, ' ')
  const lines = rest.split('\n').filter((line) => /\p{L}/u.test(line))
  return lines.length >= RECIPE.lines || rest.trim().length >= RECIPE.characters
}

/** The least that a recipe comes in: a title, an ingredient and a step a line, or a long paragraph. */
const RECIPE = { lines: 4, characters: 400 }
