/**
 * A fingerprint of a record's state, the same on both sides whatever order its keys came in. It finds
 * a difference between two honest computations; it is no protection against an attacker.
 */
import { fingerprint } from './fingerprint'
import type { RecordState } from './record-state'

export const stateHash = (state: RecordState): string => fingerprint(canonicalJson(state))

/** JSON with the keys of every object in order, and without those that are undefined. */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const parts = value as Readonly<Record<string, unknown>> // only its own keys are read
  let json = ''
  // By UTF-16 units, as `<` compares. One text grows, as this runs for each field of each row.
  for (const key of Object.keys(parts).sort()) {
    const part = parts[key]
    if (part === undefined) continue
    json += `${json === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(part)}`
  }
  return `{${json}}`
}
