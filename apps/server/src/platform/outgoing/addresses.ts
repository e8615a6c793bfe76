import ipaddr from 'ipaddr.js'

/** A range of addresses, as '192.168.1.0/24' is read. */
export type Network = ReturnType<typeof ipaddr.parseCIDR>

/** A range in CIDR notation, a single address too; undefined where it is neither. */
export function parseNetwork(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text)) return undefined
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Whether an IP address may be called at some port. */
export type MayBeCalled = (address: string) => boolean

/**
 * What may be called: the public internet at the ports of the web, and networks that the operator
 * allows at any. An IPv4 address inside an IPv6 one (mapped) is judged as what it is.
 */
export function mayBeCalled(
  address: string,
  allowed: readonly Network[],
  { isPortOfWeb }: { isPortOfWeb: boolean } = { isPortOfWeb: true },
): boolean {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  const isAllowed = allowed.some(
    ([network, bits]) => network.kind() === read.kind() && read.match(network, bits),
  )
  return isAllowed || (isPortOfWeb && isPublic(read))
}

/** What the library calls 'unicast' is in no range with a purpose of its own (IANA's special registries). */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || CLOUD_PLATFORMS.has(address.toString())) return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
}

/** A cloud's own service for its machines, on a public address (learn.microsoft.com, 'What is IP address 168.63.129.16?'). */
const CLOUD_PLATFORMS = new Set(['168.63.129.16'])

/** All that IANA has given out of IPv6 so far; translated (64:ff9b::) and compatible (::127.0.0.1) forms lie outside. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
