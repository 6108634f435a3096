/**
 * Codes from a clinic's file are stored and passed on unchanged and never shown. The text includes the
 * entry's name, because another device may rename the entry (see `ips/coding.ts`).
 */
import * as z from 'zod/mini'
import { NOTE_MAX, text } from './text'

export const CODINGS_MAX = 4

/** `{of, coding}` has the name at the import and at most four codes of any system. */
function areCodes(written: string): boolean {
  try {
    const { of, coding } = JSON.parse(written)
    const isCode = (each: Record<string, unknown>) =>
      typeof each.system === 'string' && typeof each.code === 'string'
    return typeof of === 'string' && coding.length <= CODINGS_MAX && coding.every(isCode)
  } catch {
    return false
  }
}

export const codesText = () =>
  text(NOTE_MAX).check(
    z.refine(value => value === '' || areCodes(value), { error: 'These are no codes' }),
  )

export const CODED = {
  allergies: 'allergen',
  medications: 'name',
  conditions: 'condition',
} as const
export type CodedList = keyof typeof CODED
export const isCoded = (collection: string): collection is CodedList =>
  Object.hasOwn(CODED, collection)

/** Clears the codes if the name changes without new codes. */
export function withCodesCleared<Fields extends object>(
  collection: string,
  fields: Fields,
  current: Readonly<Record<string, unknown>>,
): Fields | (Fields & { coding: '' }) {
  if (!current.coding || 'coding' in fields) return fields
  const name = CODED[collection as CodedList] // only coded lists have `coding`
  const isRenamed = name in fields && Reflect.get(fields, name) !== current[name]
  return isRenamed ? { ...fields, coding: '' } : fields
}
