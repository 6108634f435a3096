import type { Keyring } from '../../db/keyring'

/** As PINs are kept: a keyed hash, another one for each link. An accent is one sign or two, by keyboard. */
export const passcodeHashOf = (keyring: Keyring, shareId: string, passcode: string): Buffer =>
  keyring.lookupHash('share_passcode', `${shareId} ${passcode.normalize('NFC')}`)
