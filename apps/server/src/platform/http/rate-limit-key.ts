import { isIPv6 } from 'node:net'

/**
 * The key by which limits count an address: the address, or for IPv6 its /64, since a single line
 * has 2^64 addresses (RFC 6177). An IPv4 address that came over an IPv6 socket counts as IPv4.
 */
export function toRateLimitKey(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const parts = toParts(address)
  const embedded = parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff
  if (embedded) return parts.slice(6).flatMap(toBytes).join('.')
  const network = parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight 16-bit parts of an IPv6 address. */
function toParts(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = readParts(head)
  if (tail === undefined) return before
  const after = readParts(tail)
  const gap = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...gap, ...after]
}

function readParts(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function toBytes(part: number): number[] {
  return [part >> 8, part & 0xff]
}
