/**
 * Whether a host is this machine or one of the network that it stands in: what a link from afar could only
 * mean to knock at. A name may lead there all the same; that, a browser alone can know.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return PRIVATE_6.test(hostname)
  // As `URL` writes them: four numbers, however they were given.
  if (/^[\d.]+$/.test(hostname)) return PRIVATE_4.test(hostname)
  return !hostname.includes('.') || /\.(localhost|local|internal|lan)\.?$/i.test(hostname)
}

const PRIVATE_4 =
  /^(0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
/** Itself, of one network, of one link; and addresses of version 4 in those of version 6. */
const PRIVATE_6 = /^\[(::|f[cd]|fe[89ab])/i
