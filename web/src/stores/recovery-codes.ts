import { create } from 'zustand'

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

export function dropRecoveryCodes(): void {
  useRecoveryCodes.setState({ codes: null, isCardFirst: false })
}
