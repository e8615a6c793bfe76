import { expect, it } from 'vitest'
import { toRateLimitKey } from './rate-limit-key.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:12:34:aaaa::1', '2001:db8:12:34::/64'],
  ['2001:DB8:12:34:bbbb:1:2:3', '2001:db8:12:34::/64'],
  ['2001:db8:12:35::1', '2001:db8:12:35::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('counts %s as %s', (ip, sender) => {
  expect(toRateLimitKey(ip)).toBe(sender)
})
