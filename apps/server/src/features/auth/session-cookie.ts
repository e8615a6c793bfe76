import { createHmac, timingSafeEqual } from 'node:crypto'

/** The cookie that better-auth writes under the prefix 'potluck'; ours has the same form. */
export const SESSION_COOKIE = 'potluck.session_token'

/** A session's token as the cookie carries it: the token, a dot, its HMAC-SHA256 in base64. */
export function signToken(secret: string, token: string): string {
  return `${token}.${signatureOf(secret, token)}`
}

/** The token of the first session cookie in a Cookie header that we signed. */
export function readToken(secret: string, cookieHeader: string): string | undefined {
  for (const [, encoded = ''] of cookieHeader.matchAll(SESSION_VALUES)) {
    const token = verify(secret, encoded)
    if (token !== undefined) return token
  }
  return undefined
}

// Longer ones are none of ours, and not worth an HMAC.
const SESSION_VALUES = /(?:^|;)\s*potluck\.session_token=([^;\s]{1,300})(?=[;\s]|$)/g

function verify(secret: string, encoded: string): string | undefined {
  const value = decode(encoded)
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1))
  const right = Buffer.from(signatureOf(secret, token))
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

function signatureOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
