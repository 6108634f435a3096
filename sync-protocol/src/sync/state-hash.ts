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
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join()}}`
}
