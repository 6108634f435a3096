import { describe, expect, test } from 'vitest'
import type { Locale } from '../languages'
import type { ResponderCard } from './card'
import type { Fact } from './fact'
import { factsOf } from './facts'

const BARE: ResponderCard = {
  type: 'medications',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: { fullName: 'Ana Sol' },
}
/** Prints each fact as `block: label words`. `!` marks an alarm and `?` a caution. */
const said = (card: Partial<ResponderCard>, locale: Locale = 'en', itemsMax?: number) =>
  factsOf({ ...BARE, ...card }, locale, itemsMax === undefined ? {} : { itemsMax })
    .filter(({ block }) => block !== 'record')
    .map(lineOf)
const SIGN = { alarm: '!', caution: '?', plain: '' }
const lineOf = ({ block, label, sides, tone, mark }: Fact) =>
  `${SIGN[tone]}${block}: ${label && `${label} `}${sides.map(({ words }) => words).join(' or ')}${mark ? ` (${mark})` : ''}`
const medicines = (...items: NonNullable<ResponderCard['medications']>['items']) => ({
  medications: { state: 'listed' as const, items },
})
const allergies = (...items: NonNullable<ResponderCard['allergies']>['items']) => ({
  allergies: { state: 'listed' as const, items },
})

describe('allergies', () => {
  test('severe ones come first, then those with an unknown word, then mild ones', () => {
    const lines = said(
      allergies(
        { allergen: 'Dust', severity: 'Mild' },
        { allergen: 'Nuts', severity: 'grausig' },
        { allergen: 'Milk', severity: 'Severe' },
      ),
    )
    expect(lines).toEqual([
      'person: Ana Sol',
      '!severeAllergies: Milk',
      '!severeAllergies: Severe',
      '?unclearAllergies: Nuts',
      '?unclearAllergies: grausig',
      'allergies: Dust',
      'allergies: Mild',
    ])
  })

  test('an allergy that any phone calls severe is severe, and all sides are shown', () => {
    const item = { allergen: 'Milk', severity: 'Mild', others: { severity: ['Severe'] } }
    expect(said(allergies(item))).toContain('!severeAllergies: Mild or Severe')
  })

  test('a deadly reaction makes it severe, whatever the field says, even if it is hidden', () => {
    const item = { allergen: 'Milk', severity: 'Mild' }
    expect(said(allergies({ ...item, reaction: 'Anaphylaxis' }))).toContain(
      '!severeAllergies: Milk',
    )
    expect(said(allergies({ ...item, isSevere: true }))).toContain('!severeAllergies: Milk')
  })
})

describe('medicines', () => {
  test('medicines that change treatment come first and say why', () => {
    const lines = said(medicines({ name: 'Metformin' }, { name: 'Warfarin' }))
    expect(lines.slice(1)).toEqual([
      '?criticalMedicines: Warfarin (Blood thinner (anticoagulant))',
      'medications: Metformin',
    ])
  })

  test('an effect that the person entered is a mark, and one that they denied is a detail', () => {
    const lines = said(
      medicines(
        { name: 'Marevan', effect: 'not anticoagulant' },
        { name: 'Zyxo', effect: 'opioid' },
        { name: 'Aspirin', effect: 'not opioid' },
      ),
    )
    expect(lines.slice(1)).toEqual([
      '?criticalMedicines: Aspirin (Antiplatelet)',
      '?criticalMedicines: Not: Opioid, as the person says',
      '?criticalMedicines: Zyxo (Opioid, as the person says)',
      'medications: Marevan',
      'medications: Not: Blood thinner (anticoagulant), as the person says',
    ])
  })

  test('while devices disagree about an effect, it counts, and all sides are shown', () => {
    const zyxo = { name: 'Zyxo', effect: 'not opioid', others: { effect: ['opioid'] } }
    expect(said(medicines(zyxo)).slice(1)).toEqual([
      '?criticalMedicines: Zyxo (Opioid, as the person says)',
      '?criticalMedicines: Not: Opioid, as the person says or Opioid, as the person says',
    ])
  })

  test('the heading of the other medicines does not make them look checked', () => {
    const facts = factsOf({ ...BARE, ...medicines({ name: 'A' }, { name: 'Warfarin' }) }, 'en')
    expect(facts.map(({ heading }) => heading)).toContain('Other medicines (as entered)')
  })

  test('a dose has its frequency, or says that none was recorded', () => {
    const item = { name: 'Methotrexate', dosage: '10 mg' }
    const lines = (more: object) => said(medicines({ ...item, ...more })).slice(2)
    expect(lines({ frequency: 'once a week' })).toEqual([
      '?criticalMedicines: 10 mg',
      '?criticalMedicines: once a week',
    ])
    expect(lines({})).toEqual([
      '?criticalMedicines: 10 mg',
      '?criticalMedicines: how often: not recorded',
    ])
  })

  test('a copy too small for dose and frequency has the name alone', () => {
    const item = { name: 'Methotrexate' }
    const marked = '?criticalMedicines: dose online'
    expect(said(medicines({ ...item, isDoseOnline: true }))[2]).toBe(marked)
  })

  test('a dose without a frequency in a copy says that none was recorded', () => {
    const { medications } = medicines({ name: 'Methotrexate', dosage: '10 mg' })
    const lines = said({ medications: { ...medications, more: 0 }, isPartial: true })
    expect(lines.slice(2)).toEqual([
      '?criticalMedicines: 10 mg',
      '?criticalMedicines: how often: not recorded',
    ])
  })
})

describe('a list', () => {
  test.each([
    ['noneKnown', 'None known'],
    ['notRecorded', 'Not recorded'],
    ['noneCurrent', 'None current'],
  ] as const)('says why it is empty: %s', (state, words) => {
    expect(said({ conditions: { state, items: [] } })).toContain(`conditions: ${words}`)
  })

  test.each([
    ['notRecorded', 1, '1 entry could not be read'],
    ['noneCurrent', 2, '2 entries could not be read'],
    ['noneKnown', 1, '1 entry could not be read'],
  ] as const)('is not called empty if it has unread entries: %s', (state, unread, words) => {
    const lines = said({ conditions: { state, items: [], unread } })
    expect(lines.filter(line => line.startsWith('conditions'))).toEqual([`conditions: ${words}`])
  })

  test('is not called empty if its sender withheld entries', () => {
    const lines = said({ conditions: { state: 'notRecorded', items: [], isWithheld: true } })
    expect(lines.filter(line => line.startsWith('conditions'))).toEqual([
      'conditions: Entries withheld by the sender',
    ])
  })

  test('counts its unread entries after the others', () => {
    const { medications } = medicines({ name: 'Metformin' })
    const lines = said({ medications: { ...medications, unread: 2 } })
    expect(lines.slice(-1)).toEqual(['medications: 2 entries could not be read'])
  })

  test.each([
    ['en', 1, '1 more medicine online'],
    ['en', 3, '3 more medicines online'],
    ['pl', 3, 'jeszcze 3 leki w sieci'],
    ['pl', 5, 'jeszcze 5 leków w sieci'],
    ['uk', 22, 'ще 22 препарати в мережі'],
    ['ar', 2, 'دواءان آخران (2) عبر الإنترنت'],
    ['ja', 3, 'ほかに3件の薬（オンライン）'],
  ] as const)('counts the items that a copy left out: %s %i', (locale, more, words) => {
    const { medications } = medicines({ name: 'Metformin' })
    const card = { medications: { ...medications, more }, isPartial: true }
    expect(said(card, locale).at(-1)).toBe(`medications: ${words}`)
  })

  test('says that dangerous medicines may be missing if a copy holds no harmless one', () => {
    const { medications } = medicines({ name: 'Warfarin' })
    const card = { medications: { ...medications, more: 2 }, isPartial: true }
    expect(said(card).at(-1)).toBe('criticalMedicines: 2 more medicines online')
  })

  test('has no count of missing items if a copy holds all of it', () => {
    const { medications } = medicines({ name: 'Metformin' })
    expect(said({ medications: { ...medications, more: 0 }, isPartial: true })).toHaveLength(2)
  })

  test('leaves out the least harmful items beyond the maximum and counts them', () => {
    const lines = said(medicines({ name: 'A' }, { name: 'Warfarin' }, { name: 'B' }), 'en', 1)
    expect(lines.slice(1)).toEqual([
      '?criticalMedicines: Warfarin (Blood thinner (anticoagulant))',
      'criticalMedicines: 2 more medicines',
    ])
  })
})

describe('resuscitation', () => {
  const emergency = { type: 'emergency' } as const

  test('says that it was not recorded', () => {
    expect(said(emergency)).toContain('resuscitation: Not recorded')
    expect(said({})).not.toContain('resuscitation: Not recorded')
  })

  test('is an alarm with all sides while devices disagree', () => {
    const dnr = { status: 'None', hasDocument: true, others: { status: ['DNR'] } } as const
    expect(said({ ...emergency, dnr: { ...dnr, others: { status: ['DNR'] } } })).toEqual([
      'person: Ana Sol',
      '!resuscitation: No DNR order or Do not resuscitate (DNR)',
      '!resuscitation: Document uploaded by the person, not checked.',
    ])
  })
})

test('every conflict about the body is shown with all its sides', () => {
  const body = {
    weightKg: 61,
    bloodType: 'A+',
    pregnancyDueDate: '2027-02-11',
    others: { weightKg: ['71'], bloodType: ['A-'], pregnancyDueDate: ['2027-03-01'] },
  }
  expect(said({ body }).slice(1)).toEqual([
    'conditions: Pregnant, due February 11, 2027 or Pregnant, due March 1, 2027',
    'details: Weight 61 kg or 71 kg',
    'details: Blood type A+ or A-',
  ])
})

test('notes that were cut say where the rest is', () => {
  expect(said({ notes: { notes: 'Speaks slowly.', isCut: true } }).slice(1)).toEqual([
    'notes: Speaks slowly.',
    'notes: The rest is online.',
  ])
})

test('a side keeps the typed entry next to the shown words', () => {
  const facts = factsOf({ ...BARE, ...allergies({ allergen: 'Nüsse', severity: 'severe' }) }, 'de')
  expect(facts.find(({ field }) => field === 'severity')?.sides).toEqual([
    { words: 'Schwer', entry: 'severe', dir: 'auto' },
  ])
})

test.each([
  ['en', 'Spouse', 'Other'],
  ['de', 'Ehepartner', 'Sonstiges'],
  ['ja', '配偶者', 'その他'],
] as const)('a choice in a policy is shown in the words of %s', (locale, spouse, other) => {
  const policy = { provider: 'Acme', relationship: 'spouse', planType: 'other' }
  const facts = factsOf({ ...BARE, insurance: { policies: [policy] } }, locale)
  const said = facts.flatMap(({ section, sides }) =>
    section === 'insurance' ? sides.map(({ words }) => words) : [],
  )
  expect(said).toEqual(['Acme', spouse, other])
})
