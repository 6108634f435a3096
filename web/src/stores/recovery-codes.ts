import { create } from 'zustand'

/** Codes that the server sent once and that the user has not said to have saved. */
export const useRecoveryCodes = create<{ codes: readonly string[] | null }>(() => ({ codes: null }))

export function holdRecoveryCodes(codes: readonly string[]): void {
  useRecoveryCodes.setState({ codes })
}

export function dropRecoveryCodes(): void {
  useRecoveryCodes.setState({ codes: null })
}
