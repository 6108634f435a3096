import { BlockList, isIP } from 'node:net'

/** Addresses outside the public internet (IANA's special-purpose registries, RFC 6890 and its successors). */
const CLOSED: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carriers' NAT (RFC 6598)
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; clouds serve their secrets at 169.254.169.254
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // examples
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, with the broadcast address
]
/** The only allocated block of IPv6. */
const GIVEN_OUT: readonly [string, number] = ['2000::', 3]
const CLOSED_6: readonly [network: string, prefix: number][] = [
  ['2001::', 23], // Teredo and other protocols
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4, which contains an IPv4 address
  ['2620:4f:8000::', 48],
  ['3fff::', 20], // examples
]

const closed = new BlockList()
for (const [network, prefix] of CLOSED) closed.addSubnet(network, prefix, 'ipv4')
const closed6 = new BlockList()
for (const [network, prefix] of CLOSED_6) closed6.addSubnet(network, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet(...GIVEN_OUT, 'ipv6')

/** False also for IPv4 within IPv6 (mapped, NAT64), for a zone, and for text that is no address. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  return kind === 6 && givenOut.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
