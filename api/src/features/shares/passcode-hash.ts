import type { Keyring } from '../../db/keyring'

/** NFC makes composed and decomposed accents equal. */
export const passcodeHashOf = (keyring: Keyring, shareId: string, passcode: string): Buffer =>
  keyring.lookupHash('share_passcode', `${shareId} ${passcode.normalize('NFC')}`)
