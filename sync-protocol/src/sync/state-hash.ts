/**
 * Does not depend on the order of keys. It finds a difference between two honest computations, and does not
 * protect against an attacker.
 */
import { fingerprint } from './fingerprint'
import type { RecordState } from './record-state'

export const stateHash = (state: RecordState): string => fingerprint(JSON.stringify(inOrder(state)))

/** One `JSON.stringify` of a sorted copy is twice as fast as building the text key by key. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const parts = value as Readonly<Record<string, unknown>> // only its own keys are read
  const ordered: Record<string, unknown> = {}
  for (const key of Object.keys(parts).sort()) ordered[key] = inOrder(parts[key])
  return ordered
}
