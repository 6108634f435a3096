import { needsConfirmation } from 'sync-protocol/disclosure'
import { checkScannability, scanAdvice } from 'sync-protocol/qr'
import type { CodeRequest } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { codeTexts } from './texts'

export function refuseUnscannable({ color, backgroundColor }: CodeRequest['customization']): void {
  const { grade, reasons } = checkScannability({ color, background: backgroundColor })
  if (grade !== 'refused') return
  const message = scanAdvice(reasons).join(' ')
  throw new AppError('invalid', { message, fields: { 'customization.color': message } })
}

/** Medicine names reveal diseases to strangers. */
export function refuseUnconfirmed(request: CodeRequest): void {
  if (!needsConfirmation(request) || request.confirmPublic) return
  const message = codeTexts.failures.unconfirmed
  throw new AppError('confirmation_required', { message, fields: { confirmPublic: message } })
}
