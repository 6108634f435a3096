/** One opening of a code, as a sentence. Roles and reasons are what people said, not what was checked. */
import { labelsOf } from 'sync-protocol/responder'
import type { Scan } from 'sync-protocol/rest'

const { roles, reasons } = labelsOf('en').ask

export function scanWords({
  level,
  role,
  reason,
}: Pick<Scan, 'level' | 'role' | 'reason'>): string {
  if (level === 'public') return 'Somebody scanned it and read what anyone may.'
  if (level === 'emergency') return 'Somebody scanned it and read your emergency information.'
  if (!role && !reason) return 'Whoever had it open looked at it again.'
  return `Somebody who said to be “${nameIn(roles, role)}”, because of “${nameIn(reasons, reason)}”, read all that it shows.`
}

/** A newer server may name what this app has no word for. */
function nameIn(names: Record<string, string>, key: string | undefined): string {
  if (key === undefined) return 'not said'
  return Object.hasOwn(names, key) ? String(names[key]) : key
}
