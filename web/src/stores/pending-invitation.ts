import { readText, removeStored, writeText } from './browser-storage'

const KEY = 'pending-invitation'

/**
 * The token of an invitation whose reader first has to sign up or to confirm an address. The confirmation
 * e-mail opens another tab, which continues at the invitation.
 */
export const notePendingInvitation = (token: string): boolean => writeText('local', KEY, token)

export const readPendingInvitation = (): string | null => readText('local', KEY)

export const forgetPendingInvitation = (): void => removeStored('local', [KEY])
