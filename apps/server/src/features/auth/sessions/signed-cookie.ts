import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Call } from '../../../platform/http/index.ts'

/**
 * A value from a Cookie header; `hostBound` if its name has the host prefix, so that only this host
 * can have set it.
 */
export type Carried = { value: string; hostBound: boolean }

export type SignedCookie = {
  /** A value as the cookie carries it: the value, a dot, its HMAC-SHA256 in base64. */
  sign(secret: string, value: string): string
  /** The first value in a Cookie header that we signed; the one with the host prefix is preferred. */
  read(secret: string, cookieHeader: string): Carried | undefined
  set(call: Call, secret: string, value: string, maxAgeSeconds: number): void
  clear(call: Call): void
}

/**
 * Browsers accept a cookie with this prefix only over HTTPS, from the exact host, for all its
 * paths.
 */
const HOST_PREFIX = '__Host-'

/**
 * A cookie whose value we signed. Over HTTPS its name has the host prefix, which keeps other hosts
 * of the domain, and anyone on the line, from planting one.
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
      // A cookie from before this site was served over HTTPS.
      if (nameAt(call.baseUrl) !== name && valuesOf(name).test(call.cookies)) call.clearCookie(name)
    },
    clear: (call) => {
      call.clearCookie(nameAt(call.baseUrl))
      if (nameAt(call.baseUrl) !== name) call.clearCookie(name)
    },
  }
}

/** Whether cookies are sent with the host prefix to callers at this address. */
export function isHostBound(baseUrl: string): boolean {
  return baseUrl.startsWith('https:')
}

// Longer values are not ours, and not worth an HMAC.
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
