import { needsConfirmation } from 'sync-protocol/disclosure'
import { checkScannability, type ScanReason } from 'sync-protocol/qr'
import type { CodeRequest } from 'sync-protocol/rest'
import { AppError } from '../../http/app-error'

const SENTENCES: Partial<Record<ScanReason, string>> = {
  low_contrast: 'This colour is too pale to be scanned. Choose a darker one.',
  not_darker: 'The code has to be darker than its background.',
}

/** Refuses a pairing of colours that cannot be scanned. */
export function refuseUnscannable({ color, backgroundColor }: CodeRequest['customization']): void {
  const { grade, reasons } = checkScannability({ color, background: backgroundColor })
  if (grade !== 'refused') return
  const reason = reasons.find(found => SENTENCES[found])
  const message = (reason && SENTENCES[reason]) ?? 'A code of these colours cannot be scanned.'
  throw new AppError('invalid', { message, fields: { 'customization.color': message } })
}

/** Medicine names tell strangers what somebody is treated for: the owner says yes to that first. */
export function refuseUnconfirmed(request: CodeRequest): void {
  if (!needsConfirmation(request) || request.confirmPublic) return
  const message =
    'Anyone who scans this code can read the names of your medicines. Confirm that first.'
  throw new AppError('confirmation_required', { message, fields: { confirmPublic: message } })
}
