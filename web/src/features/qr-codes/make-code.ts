/**
 * Preview and button both use this function, so the result equals the preview. It is pure, because the caller
 * passes the time and the new link.
 */
import { makeInParts as makeValues } from 'sync-protocol/codes'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { OmittedItem, QrCode, TokenClaim } from 'sync-protocol/qr'
import { type CodeChoices, codeOfType } from './code-choices'

export interface CodeWorld<Code extends QrCode = QrCode> {
  record: MedicalRecord
  codes: readonly Code[]
  /** An existing code keeps its link. */
  newClaim: TokenClaim
  origin: string
  nowMs: number
}

interface MadeCode<Code extends QrCode = QrCode> {
  values: QrCode
  existing: Code | undefined
  omitted: OmittedItem[]
}

/** Yields every few milliseconds, because phones are slow. */
export function* makeInParts<Code extends QrCode>(
  choices: CodeChoices,
  { record, codes, newClaim, origin, nowMs }: CodeWorld<Code>,
): Generator<void, MadeCode<Code>> {
  const existing = codeOfType(codes, choices.type)
  // `agree` asks before anything is stored. The value is dropped if no consent is needed.
  const wanted = { ...choices, confirmedPublic: true }
  const { code, omitted } = yield* makeValues(wanted, existing ?? newClaim, {
    record,
    origin,
    nowMs,
  })
  return { values: code, existing, omitted }
}
