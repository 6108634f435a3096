import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import type { TokenClaim } from 'sync-protocol/qr'
import type { Collection, FieldValue, Mutation } from 'sync-protocol/sync'
import type { Tx } from '../src/db/database'
import { openKeyring } from '../src/db/keyring'
import { tokenOfSecret } from '../src/records/code-tokens'
import { createRecords } from '../src/records/records'
import { createTestDatabase } from './database'

export async function createTestRecords() {
  const test = await createTestDatabase()
  const clock = { nowMs: Date.UTC(2026, 0, 1) }
  const keyring = await openKeyring(
    test.database,
    [{ version: 'v1', key: createSecretKey(randomBytes(32)) }],
    () => clock.nowMs,
  )
  const records = createRecords({ keyring, now: () => new Date(clock.nowMs) })
  return {
    ...test,
    clock,
    keyring,
    records,

    async addUser(): Promise<string> {
      const id = randomUUID()
      await test.database.transaction(id, async tx => {
        await tx`insert into users (id, email_hash, consent_at, created_at)
                 values (${id}, ${Buffer.from(id)}, now(), now())`
        await keyring.createUserKey(tx, id)
      })
      return id
    },

    push: (userId: string, mutations: Mutation[], clientId: string = randomUUID()) =>
      test.database.transaction(userId, (tx: Tx) =>
        records.write(tx, userId, mutations, { clientId, lastPullMs: 0 }),
      ),

    read: (userId: string, collections: Collection[]) =>
      test.database.snapshot(userId, tx => records.read(tx, userId, collections)),
  }
}

export type TestRecords = Awaited<ReturnType<typeof createTestRecords>>

type Put = { id?: number; rowId?: string; at?: number; base?: number }

export function put(
  collection: Collection,
  values: Record<string, FieldValue>,
  { id = 1, rowId = randomUUID(), at = 0, base = 0 }: Put = {},
): Mutation {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, [FieldValue, number]] => [
      name,
      [value, base],
    ]),
  )
  return { id, hash: `hash ${id}`, at, collection, rowId, kind: 'put', fields }
}

export const remove = (collection: Collection, rowId: string, id = 1, base?: number): Mutation => ({
  id,
  hash: `hash ${id}`,
  at: 0,
  collection,
  rowId,
  kind: 'remove',
  ...(base !== undefined && { baseVersion: base }),
})

let secrets = 0
export const newClaim = () => claimOf((secrets++).toString(10).padStart(26, 'S'))
export const claimOf = (secret: string) =>
  ({ token: tokenOfSecret(secret), secret }) satisfies TokenClaim
export const newToken = (): string => newClaim().token

export const codeValues = (values: Record<string, FieldValue> = {}) => ({
  type: 'emergency',
  accessLevel: 'emergency',
  expiresAt: '',
  qrColor: '#DC2626',
  textColor: '#000000',
  ...newClaim(),
  capsule: '',
  revision: 1,
  revisedAt: '2026-01-01T00:00:00Z',
  recordMark: '0123456789abcdef',
  ...values,
})
