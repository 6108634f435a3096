import { findPasswordFault } from 'sync-protocol/rest'
import type { FieldErrors, Values } from '../../session/use-form'

/** Enter presses the form's first button. */
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

/** Checks only the obvious, because only the server knows whether an address exists. */
function checkEmail(email: string): FieldErrors {
  if (!email) return { email: 'Enter your email' }
  return /^[^@\s]+@[^@\s]+$/.test(email) ? {} : { email: 'This does not look like an email' }
}

function checkNewPassword(field: string, password: string, email: string): FieldErrors {
  const fault = findPasswordFault(password, email)
  return fault ? { [field]: fault } : {}
}
