import { findPasswordFault } from 'sync-protocol/rest'
import type { FieldErrors, Values } from '../../people/use-form'
import { authTexts } from './texts'

const texts = authTexts.fields

/** Enter presses the form's first button. */
export const isByPasskey = ({ by }: Values): boolean => by === 'passkey'

export function checkSignIn({ email = '', password = '' }: Values): FieldErrors {
  const errors = checkEmail(email)
  if (!password) errors.password = texts.passwordMissing
  return errors
}

export function checkSignUp({ email = '', password = '', consent = '' }: Values): FieldErrors {
  const errors = { ...checkEmail(email), ...checkNewPassword('password', password, email) }
  if (!consent) errors.consent = texts.consentMissing
  return errors
}

export function checkPasskeySignUp({ email = '', consent = '' }: Values): FieldErrors {
  const errors = checkEmail(email)
  if (!consent) errors.consent = texts.consentMissing
  return errors
}

export function checkRecovery(values: Values): FieldErrors {
  const { email = '', recoveryCode = '', newPassword = '' } = values
  const errors = { ...checkEmail(email), ...checkNewPassword('newPassword', newPassword, email) }
  if (!recoveryCode) errors.recoveryCode = texts.codeMissing
  return errors
}

/** Checks only the obvious, because only the server knows whether an address exists. */
function checkEmail(email: string): FieldErrors {
  if (!email) return { email: texts.emailMissing }
  return /^[^@\s]+@[^@\s]+$/.test(email) ? {} : { email: texts.emailOdd }
}

function checkNewPassword(field: string, password: string, email: string): FieldErrors {
  const fault = findPasswordFault(password, email)
  return fault ? { [field]: fault } : {}
}
