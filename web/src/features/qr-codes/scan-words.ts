/** Roles and reasons are the reader's claims, and nothing checks them. */
import { labelsOf } from 'sync-protocol/responder'
import type { Scan } from 'sync-protocol/rest'

const { roles, reasons } = labelsOf('en').ask

export function scanWords({
  level,
  role,
  reason,
  pin,
  callback,
}: Pick<Scan, 'level' | 'role' | 'reason' | 'pin' | 'callback'>): string {
  if (callback !== undefined) {
    const number = callback === '' ? 'They left no number.' : `They can be called: ${callback}`
    return `Somebody pressed “Tell the family”. ${number}`
  }
  const who = `Somebody who said to be “${nameIn(roles, role)}”`
  if (pin === 'wrong') return `${who} tried a wrong PIN. Nothing that it guards was shown.`
  if (pin === 'locked') return `${who} tried a PIN while it was locked.`
  if (level === 'public') return 'Somebody scanned it and read what anyone may.'
  if (level === 'emergency') return 'Somebody scanned it and read the emergency information.'
  if (!role && !reason) return 'Whoever had it open looked at it again.'
  return `${who}, because of “${nameIn(reasons, reason)}”, read all that it shows.`
}

/** A newer server may send names that this app does not know. */
function nameIn(names: Record<string, string>, key: string | undefined): string {
  if (key === undefined) return 'not said'
  return Object.hasOwn(names, key) ? String(names[key]) : key
}
