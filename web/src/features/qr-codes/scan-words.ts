/** Roles and reasons are the reader's claims, and nothing checks them. */
import { labelsOf } from 'sync-protocol/responder'
import type { Scan } from 'sync-protocol/rest'
import { language } from '../../i18n/define-texts'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.log

export function scanWords({
  level,
  reader,
  role,
  reason,
  pin,
  callback,
}: Pick<Scan, 'level' | 'reader' | 'role' | 'reason' | 'pin' | 'callback'>): string {
  if (callback !== undefined) {
    return callback === '' ? texts.helperWithoutNumber : texts.helper({ number: callback })
  }
  if (reader === 'software') return texts.software
  const { roles, reasons } = labelsOf(language.get()).ask
  const parts = { role: nameIn(roles, role), reason: nameIn(reasons, reason) }
  if (pin === 'wrong') return texts.wrongPin(parts)
  if (pin === 'locked') return texts.lockedPin(parts)
  if (level === 'public') return texts.public
  if (level === 'emergency') return texts.emergency
  return role || reason ? texts.everything(parts) : texts.again
}

/** A newer server may send names that this app does not know. */
function nameIn(names: Record<string, string>, key: string | undefined): string {
  if (key === undefined) return texts.notChosen
  return Object.hasOwn(names, key) ? String(names[key]) : key
}
