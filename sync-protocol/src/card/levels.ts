/**
 * Who sees what: a type opens sections, a level opens the fields of the table up to it. What no row
 * names is not disclosed to anybody. `DISCLOSURE` is the product of both; screens that explain a
 * code to its owner read it too.
 */
import { ACCESS_LEVELS, type AccessLevel, QR_TYPES, type QrType } from '../qr/code'
import type { SectionFields } from './card'
import { FIELDS, type Section } from './fields'
import { rowsOf } from './rows'

export type Field<S extends Section> = keyof SectionFields[S] & string
/** Sections and their fields as one code discloses them. */
export type Disclosed = { [S in Section]?: readonly Field<S>[] }

/** From the least to the most: what a level adds comes on top of those before it. */
export const LEVELS_ASCENDING = [
  'public',
  'emergency',
  'healthcare',
] as const satisfies AccessLevel[]

const EVERY_SECTION = Object.keys(FIELDS) as Section[] // keys of the table

const TYPE_OPENS: Record<QrType, readonly Section[]> = {
  emergency: EVERY_SECTION.filter(section => section !== 'insurance'),
  complete: EVERY_SECTION,
  allergies: ['identity', 'allergies'],
  medications: ['identity', 'medications'],
  contacts: ['identity', 'contacts'],
}

/** Medicine names tell strangers what somebody is treated for: only the code made for that may. */
const opens = (type: QrType, level: AccessLevel, section: Section): boolean =>
  TYPE_OPENS[type].includes(section) &&
  !(section === 'medications' && level === 'public' && type !== 'medications')

/** Whether the owner must agree before a code of this type and level shows its list. */
export const needsConfirmation = (code: { type: QrType; accessLevel: AccessLevel }): boolean =>
  code.type === 'medications' && code.accessLevel === 'public'

// fromEntries forgets the keys' type; they are exactly `keys`.
const record = <K extends string, V>(keys: readonly K[], toValue: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, toValue(key)])) as Record<K, V>

export const DISCLOSURE: Record<QrType, Record<AccessLevel, Disclosed>> = record(QR_TYPES, type =>
  record(ACCESS_LEVELS, level => cell(type, level)),
)

function cell(type: QrType, level: AccessLevel): Disclosed {
  const isOpen = (least: AccessLevel) =>
    LEVELS_ASCENDING.indexOf(least) <= LEVELS_ASCENDING.indexOf(level)
  const shown = EVERY_SECTION.filter(section => opens(type, level, section)).map(section => {
    const fields = rowsOf(section).filter(row => isOpen(row.level))
    return [section, fields.map(({ field }) => field)] as const
  })
  return Object.fromEntries(shown.filter(([, fields]) => fields.length > 0))
}
