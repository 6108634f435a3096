import { findPasswordFault } from 'sync-protocol/rest'
import type { FieldErrors, Values } from '../../session/use-form'

/** Which of a form's two ways was pressed; Enter is the first one. */
export const isByPasskey = ({ by }: Values): boolean => by === 'passkey'

export function checkSignIn({ email = '', password = '' }: Values): FieldErrors {
  const errors = checkEmail(email)
  if (!password) errors.password = 'Enter your password'
  return errors
}

export function checkSignUp({ email = '', password = '', consent = '' }: Values): FieldErrors {
  const errors = { ...checkEmail(email), ...checkNewPassword('password', password, email) }
  if (!consent) errors.consent = 'We can keep your record only if you agree'
  return errors
}

/** The device makes the passkey: there is nothing to choose. */
export function checkPasskeySignUp({ email = '', consent = '' }: Values): FieldErrors {
  const errors = checkEmail(email)
  if (!consent) errors.consent = 'We can keep your record only if you agree'
  return errors
}

export function checkRecovery(values: Values): FieldErrors {
  const { email = '', recoveryCode = '', newPassword = '' } = values
  const errors = { ...checkEmail(email), ...checkNewPassword('newPassword', newPassword, email) }
  if (!recoveryCode) errors.recoveryCode = 'Enter one of your recovery codes'
  return errors
}

/** Only the obvious: whether an address exists is the server's to say. */
function checkEmail(email: string): FieldErrors {
  if (!email) return { email: 'Enter your email' }
  return /^[^@\s]+@[^@\s]+$/.test(email) ? {} : { email: 'This does not look like an email' }
}

function checkNewPassword(field: string, password: string, email: string): FieldErrors {
  const fault = findPasswordFault(password, email)
  return fault ? { [field]: fault } : {}
}
