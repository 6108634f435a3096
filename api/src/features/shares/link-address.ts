import type { Keyring } from '../../db/keyring'
import type { Services } from '../../deps'

/** 256 random bits, which cannot be guessed. */
export const TOKEN_BYTES = 32
export const TOKEN = /^[\w-]{43}$/
/** The longest time that the guide allows. */
const TICKET_MS = 60 * 60_000

type Deps = Pick<Services, 'config' | 'keyring'>

export const addressOf = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${config.publicOrigin}/l/${token}`

export const tokenHashOf = ({ keyring }: Pick<Deps, 'keyring'>, token: string): Buffer =>
  keyring.lookupHash('share', token)

/** Only a client with the manifest gets this address. */
export function fileAddressOf(deps: Deps, token: string, nowMs: number): string {
  const until = Math.floor((nowMs + TICKET_MS) / 1000)
  return `${addressOf(deps, token)}/files/${until}-${sealOf(deps, token, until)}`
}

export function isTicket(deps: Deps, token: string, ticket: string, nowMs: number): boolean {
  const [, until = '', seal] = /^(\d{1,12})-([\w-]{43})$/.exec(ticket) ?? []
  // The client cannot choose the expected value, so timing reveals nothing.
  return seal === sealOf(deps, token, Number(until)) && Number(until) * 1000 > nowMs
}

const sealOf = ({ keyring }: Pick<Deps, 'keyring'>, token: string, until: number): string =>
  keyring.lookupHash('share_file', `${token} ${until}`).toString('base64url')

/** NFC makes composed and decomposed accents equal. */
export const passcodeHashOf = (keyring: Keyring, shareId: string, passcode: string): Buffer =>
  keyring.lookupHash('share_passcode', `${shareId} ${passcode.normalize('NFC')}`)
