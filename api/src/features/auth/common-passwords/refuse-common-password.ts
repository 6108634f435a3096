import { WELL_KNOWN_FAULT } from 'sync-protocol/rest'
import { AppError } from '../../../http/app-error'
import { isCommonPassword } from './is-common-password'

/** Throws 422 for the field. Only the server checks this list, which is too long for phones. */
export function refuseCommonPassword(field: 'password' | 'newPassword', password: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('invalid', { fields: { [field]: WELL_KNOWN_FAULT } })
  }
}
