import { create } from 'zustand'
import { readText, removeStored, writeText } from '../stores/browser-storage'

interface RecoveryCodes {
  codes: readonly string[] | null
  isCardFirst: boolean
}

/** Codes that the server sent once and that the user has not confirmed as saved. */
export const useRecoveryCodes = create<RecoveryCodes>(() => ({ codes: null, isCardFirst: false }))

export function holdRecoveryCodes(codes: readonly string[]): void {
  useRecoveryCodes.setState({ codes })
}

export function putCardFirst(isCardFirst: boolean): void {
  useRecoveryCodes.setState({ isCardFirst })
}

/** Once the questions have begun, the codes are shown wherever they are requested. */
export function beginCardBeforeCodes(): void {
  if (useRecoveryCodes.getState().isCardFirst) putCardFirst(false)
}

const UNSEEN = 'recovery-codes-unseen'

/**
 * The note survives a lost answer and a closed tab. The returned function removes it if the server made no
 * codes.
 */
export function expectRecoveryCodes(email: string): () => void {
  const before = readText('local', UNSEEN)
  writeText('local', UNSEEN, keyOf(email))
  return () => {
    if (before === null) forgetUnseenCodes()
    else writeText('local', UNSEEN, before)
  }
}

export const wereCodesNeverSeen = (email: string): boolean =>
  readText('local', UNSEEN) === keyOf(email)

export const forgetUnseenCodes = (): void => removeStored('local', [UNSEEN])

const keyOf = (email: string) => email.trim().toLowerCase()

export function dropRecoveryCodes(): void {
  forgetUnseenCodes()
  useRecoveryCodes.setState({ codes: null, isCardFirst: false })
}
