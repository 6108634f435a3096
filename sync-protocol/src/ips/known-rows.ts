import { type ComparedRow, isCoded, nameFieldOf, nameKeysOf, plainText } from '../medical'
import { codingsOfRow, isRealCode } from './coding'
import type { ImportFields } from './import-item'
import { bareCode } from './read-concept'
import type { ReadRow } from './read-entry'

interface CodeName {
  name: string
  /** The entry is named by this code, because its file has no words for it. */
  isWordless: boolean
}

function codeNames(collection: string, row: object): CodeName[] {
  const words = Reflect.get(row, nameFieldOf(collection) ?? '')
  const codes = isCoded(collection) ? codingsOfRow(collection, row) : []
  return codes.filter(isRealCode).map(coding => ({
    name: `${collection} ${coding.system} ${coding.code}`,
    isWordless: words === bareCode(coding),
  }))
}

const keysOfKnown = (collection: string, row: object): string[] => [
  ...nameKeysOf(collection, row),
  ...codeNames(collection, row).map(each => `${each.isWordless ? 'bare' : 'code'} ${each.name}`),
]

/**
 * A code counts only if one of the two entries has no words. Entries with different words are different,
 * because systems use the same code for everything that they have no code for.
 */
const keysOfIncoming = (collection: string, row: object): string[] => [
  ...nameKeysOf(collection, row),
  ...codeNames(collection, row).map(each => `${each.isWordless ? 'code' : 'bare'} ${each.name}`),
]

export const comparedIncoming = ({ collection, fromId, fields }: ReadRow): ComparedRow => ({
  ...(fromId && { id: `${collection} ${fromId}` }),
  keys: keysOfIncoming(collection, fields),
  values: Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, [plainText(value)]]),
  ),
})

/** `written` is the same row in the record's own summary, which may say a value in other words. */
export const comparedKnown = (
  collection: ReadRow['collection'],
  row: { id: string },
  written: ImportFields = {},
): ComparedRow => ({
  id: `${collection} ${row.id}`,
  keys: keysOfKnown(collection, row),
  values: Object.fromEntries(
    Object.keys({ ...row, ...written }).map(field => [
      field,
      [plainText(Reflect.get(row, field)), plainText(written[field])],
    ]),
  ),
})
