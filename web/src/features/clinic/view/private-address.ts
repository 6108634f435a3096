/**
 * A link from elsewhere could only attack a host that is this machine or in its network. A public name may
 * still resolve to such an address, but only the browser knows that.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return PRIVATE_6.test(hostname)
  // `URL` normalizes addresses to four numbers.
  if (/^[\d.]+$/.test(hostname)) return PRIVATE_4.test(hostname)
  return !hostname.includes('.') || /\.(localhost|local|internal|lan)\.?$/i.test(hostname)
}

const PRIVATE_4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
/** Loopback, unique local and link-local addresses, and IPv4 addresses in IPv6 form. */
const PRIVATE_6 = /^\[(::|f[cd]|fe[89ab])/i
