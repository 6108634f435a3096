import { create } from 'zustand'
import { readText, removeStored, writeText } from './browser-storage'

interface RecoveryCodes {
  codes: readonly string[] | null
  /** Of an account just made, whose card comes first. */
  isCardFirst: boolean
}

/** Codes that the server sent once and that the user has not said to have saved. */
export const useRecoveryCodes = create<RecoveryCodes>(() => ({ codes: null, isCardFirst: false }))

export function holdRecoveryCodes(codes: readonly string[]): void {
  useRecoveryCodes.setState({ codes })
}

/** Whether the next codes wait until their owner has been asked for a record. */
export function putCardFirst(isCardFirst: boolean): void {
  useRecoveryCodes.setState({ isCardFirst })
}

/** The questions have begun: from here on the codes are shown where they are asked for. */
export function beginCardBeforeCodes(): void {
  if (useRecoveryCodes.getState().isCardFirst) putCardFirst(false)
}

/** Names the account whose codes may exist without their owner having seen them. */
const UNSEEN = 'recovery-codes-unseen'

/**
 * Codes are about to be made for this account. The note outlives a lost answer and a tab that dies before
 * they are saved. Answers how to take it back where the server made none.
 */
export function expectRecoveryCodes(email: string): () => void {
  const before = readText('local', UNSEEN)
  writeText('local', UNSEEN, keyOf(email))
  return () => (before === null ? forgetUnseenCodes() : void writeText('local', UNSEEN, before))
}

/** Whether codes were made for this account from this device and never saved. */
export const wereCodesNeverSeen = (email: string): boolean =>
  readText('local', UNSEEN) === keyOf(email)

export const forgetUnseenCodes = (): void => removeStored('local', [UNSEEN])

const keyOf = (email: string) => email.trim().toLowerCase()

/** Their owner has saved them. */
export function dropRecoveryCodes(): void {
  forgetUnseenCodes()
  useRecoveryCodes.setState({ codes: null, isCardFirst: false })
}
