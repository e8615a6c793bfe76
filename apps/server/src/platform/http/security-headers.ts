import { PLAYER_ORIGINS } from '@potluck/rules'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Positions of menus and progress are set as style attributes by the widgets we use.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // A recipe's video, once somebody presses play: the two players in a frame, a file from wherever it lies.
  `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
  "media-src 'self' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/**
 * What every answer says to the browser: Helmet's set, spelled out, for Helmet builds it anew at each
 * request (12 µs). Strict-Transport-Security is said by the proxy that ends TLS; on plain
 * http://localhost it would only do harm.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
