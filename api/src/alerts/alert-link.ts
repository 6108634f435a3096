/**
 * The content of an address under `/n/`: what the link does, in which record and for whom. It is sealed with
 * a key of the server, so that only the server can make or read a link and needs no table.
 */
import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'

/**
 * - `join`: asks a contact. Its secret is hashed in the contact's row.
 * - `confirm`: confirms a contact's address, with the same secret.
 * - `stop`: ends messages to a contact.
 * - `leave`: ends messages to an account.
 * - `place`: shows where a helper is.
 */
const LINK_KINDS = ['join', 'confirm', 'stop', 'leave', 'place'] as const
type LinkKind = (typeof LINK_KINDS)[number]

export type AlertLink = {
  kind: LinkKind
  userId: string
  id: string
  /** 136 random bits, or `NO_SECRET`. */
  secret: Buffer
}

export const SECRET_BYTES = 17
const UUID_BYTES = 16
const LINK_MAX = 200

export function makeLink(keyring: Keyring, origin: string, link: AlertLink): string {
  const { kind, userId, id, secret } = link
  const content = Buffer.concat([
    Buffer.of(LINK_KINDS.indexOf(kind)),
    bytesOf(userId),
    bytesOf(id),
    secret,
  ])
  const sealed = seal(keyring.serverKey('alert_link'), PLACE, content)
  return `${origin}/n/${sealed.toString('base64url')}`
}

export function readLink(keyring: Keyring, token: string): AlertLink | undefined {
  if (token.length > LINK_MAX || !/^[\w-]+$/.test(token)) return undefined
  let content: Buffer
  try {
    content = unseal(keyring.serverKey('alert_link'), PLACE, Buffer.from(token, 'base64url'))
  } catch {
    return undefined
  }
  const kind = LINK_KINDS[content[0] ?? -1]
  const [userEnd, idEnd] = [1 + UUID_BYTES, 1 + 2 * UUID_BYTES]
  if (kind === undefined || content.length < idEnd) return undefined
  return {
    kind,
    userId: uuidOf(content.subarray(1, userEnd)),
    id: uuidOf(content.subarray(userEnd, idEnd)),
    secret: content.subarray(idEnd),
  }
}

export const NO_SECRET = Buffer.alloc(0)

const PLACE = { table: 'alert_link', collection: '', id: '', userId: '' }

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
