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
  const parts = value as Record<string, unknown> // an object that is no array
  let text = ''
  // A loop: both sides go through thousands of these in one exchange.
  for (const key of Object.keys(parts).sort()) {
    if (parts[key] === undefined) continue
    text += `${text && ','}${JSON.stringify(key)}:${canonicalJson(parts[key])}`
  }
  return `{${text}}`
}
