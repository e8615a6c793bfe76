import { PLAYER_ORIGINS } from '@potluck/rules'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Our widgets set the positions of menus and progress bars as style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // A recipe's video, once somebody presses play: one of the two players in a frame, or a file from
  // any address.
  `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
  "media-src 'self' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/**
 * For the worker that recognises print in photographs, whose own answer says what it may do: it
 * alone may compile WebAssembly, and it reaches nothing but its files. Pages may not.
 */
export const RECOGNITION_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join(';')

/**
 * The security headers of every answer: Helmet's set written out, since Helmet builds it for each
 * request (12 µs). Strict-Transport-Security is set by the proxy that ends TLS; on plain
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
