import { WELL_KNOWN_FAULT } from 'sync-protocol/rest'
import { AppError } from '../../../http/app-error'
import { isCommonPassword } from './is-common-password'

/** 422 at the field. The shared rule comes first; the list is too long to be sent to phones. */
export function refuseCommonPassword(field: 'password' | 'newPassword', password: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('invalid', { fields: { [field]: WELL_KNOWN_FAULT } })
  }
}
