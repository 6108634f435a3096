import { RECOVERY_CODES } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { byteaArray } from '../../db/bytea-array'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'

/** 120 bits: 24 symbols of 5 bits each. */
const BYTES = 15
/** Crockford's base32 has no I, L, O or U, which people misread or misspell. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type RandomBytes = (count: number) => Buffer

export const makeRecoveryCodes = (randomBytes: RandomBytes): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => formatCode(randomBytes(BYTES)))

function formatCode(bytes: Buffer): string {
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  const symbols: string[] = []
  for (let index = 0; index < (BYTES * 8) / 5; index++) {
    symbols.unshift(ALPHABET[Number(bits & 31n)] ?? '')
    bits >>= 5n
  }
  return symbols.join('').replace(/.{4}(?=.)/g, '$&-')
}

const normaliseRecoveryCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

const hashOf = (keyring: Keyring, code: string) =>
  keyring.lookupHash('recovery_code', normaliseRecoveryCode(code))

/** 120 random bits cannot be guessed, so they need no slow hash. */
export async function saveRecoveryCodes(tx: Tx, keyring: Keyring, userId: string, codes: string[]) {
  const hashes = codes.map(code => hashOf(keyring, code))
  await deleteRecoveryCodes(tx, userId)
  const { count } = await tx`insert into recovery_codes (user_id, code_hash)
           select users.id, hash from users, unnest(${byteaArray(tx, hashes)}) as t(hash)
           where users.id = ${userId}`
  // The account was deleted at this moment.
  if (count === 0) throw new AppError('not_signed_in')
}

/** Runs when the password changes, because another person may have the old list. */
export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx`delete from recovery_codes where user_id = ${userId}`
  await tx`update users set recovery_codes_seen_at = null where id = ${userId}`
}

/** The server cannot know, because the answer with the codes may be lost. */
export const noteCodesSeen = (tx: Tx, userId: string, at: Date) =>
  tx`
    update users set recovery_codes_seen_at = ${at}
    where id = ${userId} and exists (select from recovery_codes where user_id = ${userId})`

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from recovery_codes
    where user_id = ${userId} and used_at is null`
  return row?.count ?? 0
}

export async function useRecoveryCode(
  tx: Tx,
  keyring: Keyring,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<boolean> {
  const used = await tx`
    update recovery_codes set used_at = ${at}
    where user_id = ${userId} and code_hash = ${hashOf(keyring, code)} and used_at is null
    returning user_id`
  return used.length === 1
}
