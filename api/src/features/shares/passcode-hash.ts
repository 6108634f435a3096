import type { Keyring } from '../../db/keyring'

/** As PINs are kept: a keyed hash, another one for each link. */
export const passcodeHashOf = (keyring: Keyring, shareId: string, passcode: string): Buffer =>
  keyring.lookupHash('share_passcode', `${shareId} ${passcode}`)
