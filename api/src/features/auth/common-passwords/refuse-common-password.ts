import { WELL_KNOWN_FAULT } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import { isCommonPassword } from './is-common-password'

/** The list is too long for phones, so only the server checks it. */
export function refuseCommonPassword(field: 'password' | 'newPassword', password: string): void {
  if (isCommonPassword(password)) {
    throw new AppError('invalid', { fields: { [field]: WELL_KNOWN_FAULT } })
  }
}
