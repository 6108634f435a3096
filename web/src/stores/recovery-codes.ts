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

/** Holds the email address of an account whose owner may not have seen their codes. */
const UNSEEN = 'recovery-codes-unseen'

/**
 * Notes that codes are about to be made for this account. The note survives a lost answer and a closed
 * tab. Returns a function that takes it back, for a server that made none.
 */
export function expectRecoveryCodes(email: string): () => void {
  const before = readText('local', UNSEEN)
  writeText('local', UNSEEN, keyOf(email))
  return () => {
    if (before === null) forgetUnseenCodes()
    else writeText('local', UNSEEN, before)
  }
}

/** Whether this device made codes for this account that were never saved. */
export const wereCodesNeverSeen = (email: string): boolean =>
  readText('local', UNSEEN) === keyOf(email)

export const forgetUnseenCodes = (): void => removeStored('local', [UNSEEN])

const keyOf = (email: string) => email.trim().toLowerCase()

/** Forgets the codes, which their owner has saved. */
export function dropRecoveryCodes(): void {
  forgetUnseenCodes()
  useRecoveryCodes.setState({ codes: null, isCardFirst: false })
}
