/**
 * Makes or renews a code from its owner's choices and the present record. Phone and server make the same
 * code. An existing code keeps its token, so that printed codes keep working, and its revision goes up.
 */
import { disclose, needsConfirmation } from '../disclosure'
import { type MedicalRecord, recordMarkOf } from '../medical'
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
import { atOnce } from '../text/in-parts'

export interface CodeChoices {
  type: QrType
  accessLevel: AccessLevel
  expiration: Expiration
  qrColor: string
  textColor: string
  /** The owner agreed that strangers may read medicine names. */
  confirmedPublic: boolean
}

interface CodeContext {
  record: MedicalRecord
  /** Scheme and host of the printed link, without a trailing slash. */
  origin: string
  nowMs: number
}

interface MadeCode {
  code: QrCode
  omitted: OmittedItem[]
}

/** With the token of an existing code, the code is renewed. */
export const makeCode = (...made: Parameters<typeof makeInParts>): MadeCode =>
  atOnce(makeInParts(...made))

/** Like `makeCode`, in steps of some milliseconds each. */
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
      secret: keep.secret,
      expiresAt: expiryOf(expiration, context.nowMs),
      confirmedPublic: confirmedPublic && needsConfirmation(choices),
      revision: keep.revision ?? 0,
      revisedAt: '',
      recordMark: '',
      capsule: '',
    },
    context,
  )
}

/** Only the revision and the offline copy change. */
export const redraw = (code: QrCode, context: CodeContext): MadeCode =>
  atOnce(redrawInParts(code, context))

/** The fields that a redrawn code changes in its row. */
export const copyFieldsOf = ({ capsule, revision, revisedAt, recordMark }: QrCode) => ({
  capsule,
  revision,
  revisedAt,
  recordMark,
})

function* redrawInParts(
  code: QrCode,
  { record, origin, nowMs }: CodeContext,
): Generator<void, MadeCode> {
  const revised = {
    ...code,
    revision: code.revision + 1,
    revisedAt: new Date(nowMs).toISOString(),
    recordMark: recordMarkOf(record),
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
