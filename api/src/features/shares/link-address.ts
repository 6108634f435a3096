import type { Services } from '../../deps'

/** 256 random bits, which cannot be guessed. */
export const TOKEN_BYTES = 32
export const TOKEN = /^[\w-]{43}$/
/** The longest time for which the guide allows a file's address to work. */
const TICKET_MS = 60 * 60_000

type Deps = Pick<Services, 'config' | 'keyring'>

export const addressOf = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${config.publicOrigin}/l/${token}`

export const tokenHashOf = ({ keyring }: Pick<Deps, 'keyring'>, token: string): Buffer =>
  keyring.lookupHash('share', token)

/** The address of the link's file for one hour. Only a client that was given the manifest gets it. */
export function fileAddressOf(deps: Deps, token: string, nowMs: number): string {
  const until = Math.floor((nowMs + TICKET_MS) / 1000)
  return `${addressOf(deps, token)}/files/${until}-${sealOf(deps, token, until)}`
}

/** Whether the server made this ticket for this link within the last hour. */
export function isTicket(deps: Deps, token: string, ticket: string, nowMs: number): boolean {
  const [, until = '', seal] = /^(\d{1,12})-([\w-]{43})$/.exec(ticket) ?? []
  // Both have the same length and the client cannot choose the expected one, so timing reveals nothing.
  return seal === sealOf(deps, token, Number(until)) && Number(until) * 1000 > nowMs
}

const sealOf = ({ keyring }: Pick<Deps, 'keyring'>, token: string, until: number): string =>
  keyring.lookupHash('share_file', `${token} ${until}`).toString('base64url')
