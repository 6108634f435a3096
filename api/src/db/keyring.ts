import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type postgres from 'postgres'
import type { DataKey, DataKeys } from '../core/data-keys'
import { RecentlyUsed } from '../core/recently-used'
import { StartError } from '../core/start-error'
import type { Database, Tx } from './database'
import { type SealContext, seal, unseal } from './seal'

export type Keyring = {
  /** `userKey` finds the new key immediately within the same transaction, and elsewhere after the commit. */
  createUserKey(tx: Tx, userId: string): Promise<KeyObject>
  /** Throws `NoDataKey` if the key has been destroyed. */
  userKey(tx: Tx, userId: string): Promise<KeyObject>
  openUserKey(userId: string, row: WrappedKey): KeyObject
  userKeys(tx: Tx, userIds: readonly string[]): Promise<Map<string, KeyObject>>
  /** Everything sealed with the key becomes unreadable for good. */
  destroyUserKey(tx: Tx, userId: string): Promise<void>
  /**
   * HMAC-SHA-256 of a secret, such as a printed token. Each purpose has its own key, which stays the same
   * when DATA_KEYS are rotated.
   */
  lookupHash(purpose: LookupPurpose, value: string): Buffer
  /** Seals data that belongs to no account, with a key that stays the same when DATA_KEYS are rotated. */
  serverKey(purpose: ServerKeyPurpose): KeyObject
}

/** The person's account was deleted, perhaps during their request. */
export class NoDataKey extends Error {
  constructor() {
    super('This user has no data key')
    this.name = 'NoDataKey'
  }
}

type LookupPurpose =
  | 'account_id'
  | 'code_token'
  | 'recovery_code'
  | 'rate_limit'
  | 'log'
  | 'space'
  | 'code_pin'
  | 'code_view'
  | 'code_form'
  | 'scan_merge'
  | 'device'
  | 'donor'
  | 'email'
  | 'email_token'
  | 'invitation'
  | 'outbox'
  | 'share'
  | 'share_passcode'
  | 'share_file'
  | 'share_request'
  | 'alert_contact'
  | 'alert_device'

/** Keys are derived from these names, so a name must never change. */
type ServerKeyPurpose = 'guest_address' | 'outbox' | 'alert_link'

const LOOKUP_KEY = 'lookup'
const KEPT_KEYS = 5_000
const KEPT_MS = 10 * 60_000

/**
 * DATA_KEYS wrap a random server key, on which lookup hashes depend, so a rotation changes no stored hash.
 */
export async function openKeyring(
  database: Database,
  dataKeys: DataKeys,
  now: () => number,
): Promise<Keyring> {
  const lookupKey = await openServerKey(database, dataKeys, LOOKUP_KEY)
  const purposeKeys = new Map<string, KeyObject>()
  const derive = (label: string) => {
    const known = purposeKeys.get(label)
    if (known) return known
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', lookupKey, '', label, 32)))
    purposeKeys.set(label, key)
    return key
  }
  const unwrapped = new RecentlyUsed<KeyObject>(KEPT_KEYS, KEPT_MS, now)
  // A sign-up that fails leaves no key in memory, because the same id may be used again and get another key.
  const madeIn = new WeakMap<Tx, { userId: string; key: KeyObject }>()

  const openUserKey = (userId: string, row: WrappedKey) => {
    const key = unwrapKey(dataKeys, userKeyPlace(userId), row)
    unwrapped.set(userId, key)
    return key
  }

  return {
    async createUserKey(tx, userId) {
      const key = createSecretKey(randomBytes(32))
      const { keyVersion, wrapped } = wrapKey(dataKeys, userKeyPlace(userId), key)
      await tx`insert into user_keys (user_id, key_version, wrapped)
               values (${userId}, ${keyVersion}, ${wrapped})`
      madeIn.set(tx, { userId, key })
      return key
    },

    async userKey(tx, userId) {
      const made = madeIn.get(tx)
      const kept = made?.userId === userId ? made.key : unwrapped.get(userId)
      if (kept) return kept
      const [row] = await tx<WrappedKey[]>`
        select key_version, wrapped from user_keys where user_id = ${userId}`
      if (!row) throw new NoDataKey()
      return openUserKey(userId, row)
    },

    openUserKey: (userId, row) => unwrapped.get(userId) ?? openUserKey(userId, row),

    // These keys are not cached, because a long list would displace the keys that are in use.
    async userKeys(tx, userIds) {
      const rows = await tx<(WrappedKey & { user_id: string })[]>`
        select user_id, key_version, wrapped from user_keys
        where user_id = any(${userIds}::uuid[])`
      return new Map(
        rows.map(row => [row.user_id, unwrapKey(dataKeys, userKeyPlace(row.user_id), row)]),
      )
    },

    async destroyUserKey(tx, userId) {
      unwrapped.delete(userId)
      madeIn.delete(tx)
      await tx`delete from user_keys where user_id = ${userId}`
    },

    lookupHash: (purpose, value) =>
      createHmac('sha256', derive(`lifetag ${purpose}`))
        .update(value)
        .digest(),

    serverKey: purpose => derive(`lifetag seal ${purpose}`),
  }
}

export type WrappedKey = { key_version: string; wrapped: Buffer }

export const userKeyPlace = (userId: string): SealContext => ({
  table: 'user_keys',
  collection: '',
  id: userId,
  userId,
})

export const serverKeyPlace = (name: string): SealContext => ({
  table: 'server_keys',
  collection: '',
  id: name,
  userId: '',
})

export function wrapKey([first]: DataKeys, place: SealContext, key: KeyObject) {
  return { keyVersion: first.version, wrapped: seal(first.key, place, key.export()) }
}

export function unwrapKey(dataKeys: DataKey[], place: SealContext, row: WrappedKey): KeyObject {
  const dataKey = dataKeys.find(({ version }) => version === row.key_version)
  if (!dataKey) throw new Error(`DATA_KEYS lacks version ${row.key_version}`)
  return createSecretKey(unseal(dataKey.key, place, row.wrapped))
}

async function openServerKey(database: Database, dataKeys: DataKeys, name: string) {
  const place = serverKeyPlace(name)
  const { keyVersion, wrapped } = wrapKey(dataKeys, place, createSecretKey(randomBytes(32)))
  return database.anonymous(async tx => {
    // Processes that start together all use the key that was inserted first.
    await tx`insert into server_keys (name, key_version, wrapped)
             values (${name}, ${keyVersion}, ${wrapped}) on conflict do nothing`
    const row = await readServerKey(tx, name)
    if (!row) throw new Error(`The server key ${name} cannot be read`)
    return openWithDataKeys(dataKeys, place, row)
  })
}

/** Throws a `StartError` if the database was written with other keys. */
export async function requireDataKeys(sql: postgres.ISql, dataKeys: DataKeys): Promise<void> {
  const row = await readServerKey(sql, LOOKUP_KEY)
  if (row) openWithDataKeys(dataKeys, serverKeyPlace(LOOKUP_KEY), row)
}

async function readServerKey(sql: postgres.ISql, name: string): Promise<WrappedKey | undefined> {
  const [row] = await sql<WrappedKey[]>`
    select key_version, wrapped from server_keys where name = ${name}`
  return row
}

/** Throws a `StartError`, because this is the first key that a start opens with DATA_KEYS. */
function openWithDataKeys(dataKeys: DataKeys, place: SealContext, row: WrappedKey): KeyObject {
  try {
    return unwrapKey(dataKeys, place, row)
  } catch {
    const version = JSON.stringify(row.key_version)
    throw new StartError(
      dataKeys.some(each => each.version === row.key_version)
        ? `The key ${version} in DATA_KEYS is not the one this database was written with. Give the server the keys it had before.`
        : `DATA_KEYS lacks the key ${version}, with which this database was written. Add it after the others.`,
    )
  }
}
