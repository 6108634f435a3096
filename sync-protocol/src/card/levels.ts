/**
 * A code's type opens sections, and its level opens the fields up to that level. A field without a row is
 * never disclosed.
 */
import { ACCESS_LEVELS, type AccessLevel, QR_TYPES, type QrType } from '../medical/code-levels'
import { rowsOf } from './fields'
import { FIELDS, type Section } from './fields.table'

export type Disclosed = { [S in Section]?: readonly string[] }

export const LEVELS_ASCENDING: readonly AccessLevel[] = ['public', 'emergency', 'healthcare']

export const EVERY_SECTION = Object.keys(FIELDS) as Section[] // keys of the table

const TYPE_OPENS: Record<QrType, readonly Section[]> = {
  emergency: EVERY_SECTION.filter(section => section !== 'insurance'),
  complete: EVERY_SECTION,
  allergies: ['identity', 'allergies'],
  medications: ['identity', 'medications'],
  contacts: ['identity', 'contacts'],
}

/** Medicine names reveal what a person is treated for, so publicly only their own type of code has them. */
const opens = (type: QrType, level: AccessLevel, section: Section): boolean =>
  TYPE_OPENS[type].includes(section) &&
  !(section === 'medications' && level === 'public' && type !== 'medications')

export const needsConfirmation = (code: { type: QrType; accessLevel: AccessLevel }): boolean =>
  code.type === 'medications' && code.accessLevel === 'public'

export const DISCLOSURE = Object.fromEntries(
  QR_TYPES.map(type => [
    type,
    Object.fromEntries(ACCESS_LEVELS.map(level => [level, cell(type, level)])),
  ]),
) as Record<QrType, Record<AccessLevel, Disclosed>> // one entry for each type and level

function cell(type: QrType, level: AccessLevel): Disclosed {
  const open = LEVELS_ASCENDING.slice(0, LEVELS_ASCENDING.indexOf(level) + 1)
  const shown = EVERY_SECTION.filter(section => opens(type, level, section)).map(section => {
    const rows = rowsOf(section).filter(row => open.includes(row.level))
    return [section, rows.map(({ field }) => field)] as const
  })
  return Object.fromEntries(shown.filter(([, fields]) => fields.length > 0))
}
