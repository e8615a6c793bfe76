import { isIP } from 'node:net'
import { type Network, parseNetwork } from '../outgoing/index.ts'
import type { Kind } from './variable.ts'

export const text: Kind<string> = { type: 'text', expects: 'a text', parse: (value) => value }

export const port: Kind<number> = {
  type: 'number',
  expects: 'a whole number from 0 to 65535',
  parse: (value) => {
    const number = Number(value)
    return /^\d+$/.test(value) && number <= 65_535 ? number : undefined
  },
}

export const factor: Kind<number> = {
  type: 'number',
  expects: 'a number of 0 or more',
  parse: (value) => {
    const number = Number(value)
    return Number.isFinite(number) && number >= 0 ? number : undefined
  },
}

export const count: Kind<number> = {
  type: 'number',
  expects: 'a whole number of 1 or more',
  parse: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined),
}

export const onOff: Kind<boolean> = {
  type: 'on | off',
  expects: 'on or off',
  parse: (value) => (value === 'on' || value === 'off' ? value === 'on' : undefined),
}

/** One of a few words. */
export function oneOf<const Word extends string>(...words: Word[]): Kind<Word> {
  return {
    type: words.join(' | '),
    expects: `one of ${words.join(', ')}`,
    parse: (value) => words.find((word) => word === value),
  }
}

/** An address with one of the schemes, kept as it was written. */
export function address(...schemes: string[]): Kind<string> {
  const starts = schemes.map((scheme) => `${scheme}://`)
  return {
    type: 'address',
    expects: `an address that starts with ${starts.join(' or ')}`,
    parse: (value) => (schemeOf(value, schemes) ? value : undefined),
  }
}

/** A web origin, without a trailing slash. */
export const origin: Kind<string> = {
  type: 'address',
  expects: 'an address like https://potluck.example.org, without a path',
  parse: (value) => {
    const url = schemeOf(value, ['http', 'https'])
    const bare = url?.pathname === '/' && !url.search && !url.hash && !url.username
    return bare ? url.origin : undefined
  },
}

/**
 * Which senders of X-Forwarded-… headers are trusted, in Fastify's format: named ones, never
 * everybody.
 */
export const proxies: Kind<false | string> = {
  type: 'off | addresses',
  expects:
    'off, or the addresses and ranges of your proxies, such as 192.0.2.7, 10.0.0.0/8 or loopback (comma-separated)',
  parse: (value) => {
    if (value === 'off') return false
    const items = value.split(',').map((item) => item.trim())
    return items.every(isProxy) ? items.join(',') : undefined
  },
}

/** Networks that are not on the public internet and may be called all the same. */
export const networks: Kind<Network[]> = {
  type: 'addresses',
  expects: 'addresses and ranges such as 192.168.1.0/24 or fd00::/8 (comma-separated)',
  parse: (value) => {
    const read = value.split(',').map((item) => parseNetwork(item.trim()))
    return read.every((network) => network !== undefined) ? read : undefined
  },
}

/** `Name <mail@host>` or `mail@host`, on one line. */
export const mailbox: Kind<string> = {
  type: 'address',
  expects: 'a mail address like "Potluck <potluck@example.org>"',
  parse: (value) =>
    /^(?:[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value) ? value : undefined,
}

/** A contact: `mail@host` or an https address; answered as an address. */
export const contact: Kind<string> = {
  type: 'address',
  expects: 'a mail address, or an address that starts with https://',
  parse: (value) => {
    const mail = value.replace(/^mailto:/, '')
    if (/^[^<>@\s:/]+@[^<>@\s]+$/.test(mail)) return `mailto:${mail}`
    return schemeOf(value, ['https'])?.href
  },
}

/** A secret that cannot be guessed. */
export const secret: Kind<string> = {
  type: 'secret',
  expects: 'a secret of at least 32 characters',
  parse: (value) => (value.length >= 32 ? value : undefined),
}

function schemeOf(value: string, schemes: string[]): URL | undefined {
  const url = URL.parse(value)
  return url && schemes.some((scheme) => url.protocol === `${scheme}:`) ? url : undefined
}

function isProxy(item: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true
  const [host = '', bits, ...rest] = item.split('/')
  const version = isIP(host)
  if (version === 0 || rest.length > 0) return false
  // A range of zero bits would trust everybody.
  return (
    bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
