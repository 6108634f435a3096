/**
 * Codes that came in with an entry, from a clinic's file: kept as they came, handed on as they came,
 * never shown. They are one text with the name that they were given for, so that an entry that another
 * device renamed is not described by its old codes (`ips/coding.ts` reads them).
 */
import * as z from 'zod/mini'
import { NOTE_MAX, text } from './text'

export const CODINGS_MAX = 4

/** `{of, coding}`: the name of the entry when they came, and one to four codes of whatever system. */
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

/** The field: such a text, or empty. */
export const codesText = () =>
  text(NOTE_MAX).check(
    z.refine(value => value === '' || areCodes(value), { error: 'These are no codes' }),
  )

/** The lists whose rows have codes, and the field that says what a row is called. */
export const CODED = {
  allergies: 'allergen',
  medications: 'name',
  conditions: 'condition',
} as const
export type CodedList = keyof typeof CODED
export const isCoded = (collection: string): collection is CodedList =>
  Object.hasOwn(CODED, collection)

/** A change of the name alone lets go of the codes that came with the one before. */
export function withCodesCleared<Fields extends object>(
  collection: string,
  fields: Fields,
  current: Readonly<Record<string, unknown>>,
): Fields | (Fields & { coding: '' }) {
  if (!current.coding || 'coding' in fields) return fields
  const name = CODED[collection as CodedList] // what has codes is one of them
  const isRenamed = name in fields && Reflect.get(fields, name) !== current[name]
  return isRenamed ? { ...fields, coding: '' } : fields
}
