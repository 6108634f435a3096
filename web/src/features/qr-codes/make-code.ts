/**
 * From what the owner chose and the record as it is now to the row that is stored: the code of this
 * type made anew, or a new one. The preview and the button both go through here, so that what was
 * previewed is what is made. Pure: the clock and the new link are handed in.
 */
import { makeInParts as makeValues } from 'sync-protocol/codes'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { OmittedItem, QrCode, TokenClaim } from 'sync-protocol/qr'
import { type CodeChoices, codeOfType } from './code-choices'

export interface CodeWorld<Code extends QrCode = QrCode> {
  record: MedicalRecord
  codes: readonly Code[]
  /** The link of a code that is new; an existing one keeps its own. */
  newClaim: TokenClaim
  /** Where the printed link leads. */
  origin: string
  nowMs: number
}

export interface MadeCode<Code extends QrCode = QrCode> {
  values: QrCode
  /** The code it takes the place of. */
  existing: Code | undefined
  /** What the offline copy had no room for. */
  omitted: OmittedItem[]
}

/** In parts of some milliseconds each: phones are slow. */
export function* makeInParts<Code extends QrCode>(
  choices: CodeChoices,
  { record, codes, newClaim, origin, nowMs }: CodeWorld<Code>,
): Generator<void, MadeCode<Code>> {
  const existing = codeOfType(codes, choices.type)
  // Nothing is stored before `agree` has asked; where there is nothing to agree to, it is not kept.
  const wanted = { ...choices, confirmedPublic: true }
  const { code, omitted } = yield* makeValues(wanted, existing ?? newClaim, {
    record,
    origin,
    nowMs,
  })
  return { values: code, existing, omitted }
}
