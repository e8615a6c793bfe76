import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Call } from '../../../platform/http/index.ts'

/** What a Cookie header carries; `hostBound` when under the name that this host alone can have set. */
export type Carried = { value: string; hostBound: boolean }

export type SignedCookie = {
  /** A value as the cookie carries it: the value, a dot, its HMAC-SHA256 in base64. */
  sign(secret: string, value: string): string
  /** The first one in a Cookie header that we signed, the host's own before the plain one. */
  read(secret: string, cookieHeader: string): Carried | undefined
  set(call: Call, secret: string, value: string, maxAgeSeconds: number): void
  clear(call: Call): void
}

/** Browsers take a cookie of this name over HTTPS alone, from the very host, for all its paths. */
const HOST_PREFIX = '__Host-'

/**
 * A cookie that says what we wrote into it. Over HTTPS its name has the prefix that keeps other hosts
 * of the domain, and whoever sits on the line, from planting one of their own.
 */
export function signedCookie(name: string): SignedCookie {
  const hostName = `${HOST_PREFIX}${name}`
  const names = [
    { hostBound: true, values: valuesOf(hostName) },
    { hostBound: false, values: valuesOf(name) },
  ]
  const nameAt = (baseUrl: string) => (isHostBound(baseUrl) ? hostName : name)
  return {
    sign,
    read: (secret, cookieHeader) => {
      for (const { hostBound, values } of names) {
        for (const [, encoded = ''] of cookieHeader.matchAll(values)) {
          const value = verify(secret, encoded)
          if (value !== undefined) return { value, hostBound }
        }
      }
      return undefined
    },
    set: (call, secret, value, maxAgeSeconds) => {
      call.setCookie(nameAt(call.baseUrl), sign(secret, value), { maxAgeSeconds })
      // One from before this site was served over HTTPS.
      if (nameAt(call.baseUrl) !== name && valuesOf(name).test(call.cookies)) call.clearCookie(name)
    },
    clear: (call) => {
      call.clearCookie(nameAt(call.baseUrl))
      if (nameAt(call.baseUrl) !== name) call.clearCookie(name)
    },
  }
}

/** Whether cookies are sent under the host's own name to who reaches us at this address. */
export function isHostBound(baseUrl: string): boolean {
  return baseUrl.startsWith('https:')
}

// Longer values are none of ours, and not worth an HMAC.
function valuesOf(name: string): RegExp {
  const literal = name.replaceAll('.', '\\.')
  return new RegExp(`(?:^|;)\\s*${literal}=([^;\\s]{1,300})(?=[;\\s]|$)`, 'g')
}

function sign(secret: string, value: string): string {
  return `${value}.${signatureOf(secret, value)}`
}

function verify(secret: string, encoded: string): string | undefined {
  const signed = decode(encoded)
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const value = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const right = Buffer.from(signatureOf(secret, value))
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined
}

function signatureOf(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64')
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
