/**
 * The codes of a row are stored as one text together with the name of the entry, and are valid only for this
 * name.
 */

import * as z from 'zod/mini'
import { CODED, CODINGS_MAX, type CodedList, type MedicalRecord, NOTE_MAX } from '../medical'

export interface OwnCoding {
  system: string
  code: string
  version?: string
  display?: string
  userSelected?: boolean
}

const line = () =>
  z.string().check(
    z.regex(/^[^\p{Cc}\p{Cs}]+$/u),
    z.refine(text => text.trim() !== ''),
  )
const codingSchema = z.strictObject({
  system: z.string().check(z.regex(/^[^\s\p{Cc}\p{Cs}]+$/u)),
  // FHIR's `code` is words separated by single blanks.
  code: z.string().check(z.regex(/^[^\s\p{Cc}\p{Cs}]+( [^\s\p{Cc}\p{Cs}]+)*$/u)),
  version: z.optional(line()),
  display: z.optional(line()),
  userSelected: z.optional(z.boolean()),
})
const codesSchema = z.strictObject({
  of: z.string(),
  coding: z.array(codingSchema).check(z.minLength(1), z.maxLength(CODINGS_MAX)),
})

const PLACEHOLDERS =
  /^(|0+|9+|x+|na|none|null|nil|unknown|unk|ni|nav|oth|other|undefined|default)$/i

/** Some systems write a dash, or a system that is not an address. */
export const isRealCode = ({ system, code }: OwnCoding): boolean =>
  /^[a-z][a-z\d+.-]*:\S/i.test(system) && !PLACEHOLDERS.test(code.replace(/[^\p{L}\p{N}]/gu, ''))

export function writeCodes(of: string, codings: readonly OwnCoding[]): string {
  const coding = codings.filter(each => codingSchema.safeParse(each).success).slice(0, CODINGS_MAX)
  while (coding.length > 0) {
    const written = JSON.stringify({ of, coding })
    if (written.length <= NOTE_MAX) return written
    coding.pop()
  }
  return ''
}

function readCodes(written: string): z.infer<typeof codesSchema> | undefined {
  try {
    return codesSchema.safeParse(JSON.parse(written)).data
  } catch {
    return undefined
  }
}

/** None if the name has changed, or if devices disagree about either. */
export function codingsOfRow(list: CodedList, row: object): readonly OwnCoding[] {
  const field = CODED[list]
  const { coding, conflicts = {} }: { coding?: unknown; conflicts?: object } = row
  if (typeof coding !== 'string' || coding === '') return []
  if (['coding', field].some(name => Object.hasOwn(conflicts, name))) return []
  const codes = readCodes(coding)
  return codes && codes.of === Reflect.get(row, field) ? (codes.coding as OwnCoding[]) : []
}

export function codingsIn(record: MedicalRecord): (rowId: string) => readonly OwnCoding[] {
  const lists = Object.keys(CODED) as CodedList[] // its keys are its type's
  const byId = new Map(
    lists.flatMap(list => record[list].map(row => [row.id, codingsOfRow(list, row)] as const)),
  )
  return rowId => byId.get(rowId) ?? []
}
