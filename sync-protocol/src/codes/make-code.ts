/**
 * Making a code, or making it anew: from what its owner chose and the record as it is now to the
 * row that is stored. Phone and server make the same code from the same record. An existing code
 * keeps its token, so that what was printed goes on working; its revision counts up.
 * Pure: the clock and the new token are handed in.
 */
import { atOnce } from '../card/words/in-parts'
import { disclose, needsConfirmation } from '../disclosure'
import type { MedicalRecord } from '../medical'
import {
  type AccessLevel,
  capsuleRoom,
  type Expiration,
  encodeInParts,
  expiryOf,
  MIN_CAPSULE_DIGITS,
  type OmittedItem,
  PRINT_VERSIONS,
  type QrCode,
  type QrType,
} from '../qr'

export interface CodeChoices {
  type: QrType
  accessLevel: AccessLevel
  expiration: Expiration
  /** `#rrggbb` */
  qrColor: string
  textColor: string
  /** The owner agreed that strangers may read medicine names; only asked where that is so. */
  confirmedPublic: boolean
}

export interface CodeContext {
  record: MedicalRecord
  /** Where the printed link leads: scheme and host, no slash at the end. */
  origin: string
  nowMs: number
}

export interface MadeCode {
  code: QrCode
  /** What the offline copy had no room for. */
  omitted: OmittedItem[]
}

/** A code of these choices: the existing one made anew, or a new one with the token of `keep`. */
export const makeCode = (...made: Parameters<typeof makeInParts>): MadeCode =>
  atOnce(makeInParts(...made))

/** The same in parts, of some milliseconds each. */
export function* makeInParts(
  choices: CodeChoices,
  keep: Pick<QrCode, 'token' | 'secret'> & Partial<Pick<QrCode, 'revision'>>,
  context: CodeContext,
): Generator<void, MadeCode> {
  const { expiration, confirmedPublic, ...chosen } = choices
  return yield* redrawInParts(
    {
      ...chosen,
      token: keep.token,
      ...(keep.secret !== undefined && { secret: keep.secret }),
      expiresAt: expiryOf(expiration, context.nowMs),
      confirmedPublic: confirmedPublic && needsConfirmation(choices),
      revision: keep.revision ?? 0,
      revisedAt: '',
      capsule: '',
    },
    context,
  )
}

/** The same code with what the record holds now: nothing but revision and offline copy changes. */
export const redraw = (code: QrCode, context: CodeContext): MadeCode =>
  atOnce(redrawInParts(code, context))

function* redrawInParts(
  code: QrCode,
  { record, origin, nowMs }: CodeContext,
): Generator<void, MadeCode> {
  const revised = {
    ...code,
    revision: code.revision + 1,
    revisedAt: new Date(nowMs).toISOString(),
  }
  const { capsule, omitted } = yield* copyOf(record, revised, origin, nowMs)
  return { code: { ...revised, capsule }, omitted }
}

function* copyOf(
  record: MedicalRecord,
  code: QrCode,
  origin: string,
  nowMs: number,
): Generator<void, { capsule: string; omitted: OmittedItem[] }> {
  const maxDigits = capsuleRoom(origin, PRINT_VERSIONS.card)
  if (code.accessLevel === 'healthcare' || maxDigits < MIN_CAPSULE_DIGITS) {
    return { capsule: '', omitted: [] }
  }
  const card = disclose(record, code, new Date(nowMs).toISOString().slice(0, 10))
  const { digits, omitted } = yield* encodeInParts(card, { maxDigits, madeAtMs: nowMs })
  return { capsule: digits, omitted }
}
