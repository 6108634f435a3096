import { expect, it } from 'vitest'
import type { ResponderCard } from '../card/card'
import { rowsOf } from '../card/fields'
import { FIELDS, LISTED, type Section } from '../card/fields.table'
import { decodeCapsule } from './decode-capsule'
import { encodeCapsule } from './encode-capsule'

const SECTIONS = (Object.keys(FIELDS) as Section[]).filter(section => section !== 'insurance') // keys of the table
const held = SECTIONS.flatMap(section =>
  rowsOf(section).filter(({ copy }) => copy !== 'online' && copy !== 'derived'),
)
const REQUIRED: { [S in Section]?: object } = {
  allergies: { allergen: 'Kiwi', severity: 'Mild' },
  medications: { name: 'Warfarin' },
  conditions: { condition: 'Asthma' },
  contacts: { relationship: 'Son', phoneNumber: '1' },
  plans: { text: 'Zinstruction', kind: 'do' },
  dnr: { status: 'None', hasDocument: false },
  notes: { notes: 'Deaf.' },
}
const VALUES: Record<string, unknown> = {
  flag: true,
  planKind: 'avoid',
  dnrStatus: 'POLST',
  heightCm: 173,
  weightKg: 61,
  day: '2026-06-30',
  month: '1990-12',
}

function cardWith(section: Section, field: string, copy: string): ResponderCard {
  const value = VALUES[copy] ?? 'Zanything'
  const others = copy === 'flag' ? {} : { others: { [field]: ['Zother'] } }
  const holder = { ...REQUIRED[section], [field]: value, ...others }
  const isListed = LISTED.some(list => list === section)
  return {
    ...({ type: 'emergency', level: 'emergency', revision: 1, changedAtMs: 0 } as const),
    ...{ expiresAt: '', identity: {} },
    [section]: isListed ? { state: 'listed', items: [holder] } : holder,
  }
}

it.each(held.map(({ section, field, copy }) => [section, field, copy] as const))(
  'a copy holds %s.%s with all its sides, as the table of fields says',
  (section, field, copy) => {
    const card = cardWith(section, field, copy)
    const { digits, omitted } = encodeCapsule(card, { maxDigits: 1000 })
    expect(omitted).toEqual([])
    const read = decodeCapsule(digits, '1970-01-01')
    expect(read.ok && read.card).toMatchObject({ [section]: card[section] })
  },
)
