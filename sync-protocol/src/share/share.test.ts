import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryCard } from '../../dev/arbitrary-card'
import { oksana, walter } from '../../dev/hard-records'
import type { ResponderCard } from '../card'
import { disclose } from '../disclosure'
import type { MedicalRecord } from '../medical'
import { makeSymbol, renderCodeSvg } from '../qr'
import { EVERY_LANGUAGE } from '../terms/every-language'
import { asSms, TWO_SMS } from './sms'
import { contactsMessage, textCard } from './text-card'
import { emergencyVCard, VCARD_MAX_BYTES } from './vcard'

const FACTS = { withFacts: true, today: '2026-11-21' }
const CARD: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 3,
  changedAtMs: 0,
  expiresAt: '',
  identity: { fullName: 'Amélie Østergård-Nguyễn', age: { years: 68, months: 2 } },
  dnr: { status: 'DNR', hasDocument: true },
  allergies: {
    state: 'listed',
    items: [
      { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' },
      { allergen: 'Pollen', severity: 'Mild' },
    ],
  },
  medications: { state: 'listed', items: [{ name: 'Warfarin', dosage: '5 mg' }] },
  conditions: { state: 'noneKnown', items: [] },
  contacts: {
    state: 'listed',
    items: [{ name: 'Søren', relationship: 'Husband', phoneNumber: '+45 20 98 76 54' }],
  },
  body: { bloodType: 'A+' },
}

/** The person is Danish, regardless of where the text is sent from. */
const COUNTRY = 'DK'

it('the card lists its facts in the order of harm, in characters that every phone sends', () => {
  expect(textCard(CARD, COUNTRY)).toEqual({
    text: [
      'Amélie Østergård-Nguyen, 68 years',
      'RESUSCITATION: Do not resuscitate',
      'SEVERE ALLERGIES: Penicillin (Severe, Anaphylaxis)',
      'Blood thinner: Warfarin (5 mg, how often: not recorded)',
      'Conditions: None known',
      'Emergency contacts: Søren (Husband): +45 20 98 76 54',
      '(more left out)',
      'Emergency in Denmark: 112',
    ].join('\n'),
    encoding: 'gsm7',
    length: 292,
    fits: true,
    isPartial: true,
  })
})

const { dnr: _dnr, medications: _medications, conditions: _conditions, ...BRIEF } = CARD

it('a text that fits is complete and says what to call elsewhere', () => {
  const { text, isPartial } = textCard(BRIEF, 'AR')
  expect(isPartial).toBe(false)
  expect(text).toMatch(/\nEmergency in Argentina: 107\nElsewhere: 112 or the local number$/)
  expect(text).toContain('Other allergies: Pollen (Mild)')
  expect(textCard(CARD, undefined).text).toMatch(/\nEmergency: 112 or the local number$/)
})

it('another script keeps its characters, and the text says what is missing', () => {
  const { text, encoding, length, isPartial } = textCard(
    { ...CARD, identity: { fullName: 'Ніна Коваль' } },
    COUNTRY,
  )
  expect(encoding).toBe('ucs2')
  expect(length).toBeLessThanOrEqual(134)
  expect(isPartial).toBe(true)
  for (const part of ['Ніна Коваль', 'Penicillin (...)', '(more left out)', '112'])
    expect(text).toContain(part)
})

it('a shortened list says so, and no dose appears without its frequency', () => {
  const items = Array.from({ length: 23 }, (_, i) => ({
    name: `Medicine${i}`,
    dosage: '10 mg',
    frequency: 'once a week',
  }))
  const { text } = textCard({ ...BRIEF, medications: { state: 'listed', items } }, COUNTRY)
  const [line = ''] = text.match(/^Medicines: .*$/m) ?? []
  const shown = line.split('; ').slice(0, -1).length
  expect(line).toMatch(new RegExp(`; ${23 - shown} more medicines$`))
  expect(text.match(/10 mg/g)?.length ?? 0).toBe(text.match(/once a week/g)?.length ?? 0)
})

const EMERGENCY = {
  type: 'emergency',
  accessLevel: 'emergency',
  revision: 1,
  expiresAt: '',
} as const
const shownOf = (record: MedicalRecord) => disclose(record, EMERGENCY, '2026-11-21')

it('a severe allergy is named before our own words explain anything', () => {
  const { text, encoding } = textCard(shownOf(oksana), 'UA')
  expect(encoding).toBe('ucs2')
  expect(text).toMatch(/^RESUSCITATION: POLST on file$/m)
  expect(text).toMatch(/^SEVERE ALLERGIES: Арахіс/m)
})

it('severe allergies that do not fit are counted', () => {
  const items = Array.from({ length: 9 }, (_, i) => ({
    allergen: `Дуже довга назва алергену ${i}`,
    severity: 'Severe',
  }))
  const { text } = textCard({ ...BRIEF, allergies: { state: 'listed', items } }, COUNTRY)
  const [line = ''] = text.match(/^SEVERE ALLERGIES: .*$/m) ?? []
  const shown = line.split('Дуже').length - 1
  expect(shown).toBeLessThan(9)
  expect(line).toMatch(new RegExp(`${9 - shown} more allerg(y|ies)$`))
})

it('a contact keeps its name and number if the details do not fit', () => {
  const contacts: ResponderCard['contacts'] = {
    state: 'listed',
    items: [{ name: 'Søren', relationship: 'Neighbour '.repeat(30), phoneNumber: '+45 20 98' }],
  }
  expect(textCard({ ...BRIEF, contacts }, COUNTRY).text).toContain('Søren (...): +45 20 98')
})

it('for any record, the text fits two messages and says what is missing', () => {
  fc.assert(
    fc.property(arbitraryCard, card => {
      const { text, encoding, length, fits, isPartial } = textCard(card, COUNTRY)
      expect(asSms(text)).toEqual({ text, encoding, length, fits })
      // Only a name alone can be too long.
      if (fits) expect(length).toBeLessThanOrEqual(TWO_SMS[encoding])
      expect(fits).toBe(true)
      expect(text.includes('(more left out)')).toBe(isPartial)
      expect(text).toContain('112')
    }),
    { numRuns: 60 },
  )
})

const DISPUTED: ResponderCard = {
  ...CARD,
  identity: { fullName: 'Bo' },
  dnr: { status: 'None', hasDocument: false, others: { status: ['DNR'] } },
  allergies: {
    state: 'listed',
    items: [
      {
        allergen: 'Nuts',
        severity: 'Mild',
        others: { severity: ['Severe'], allergen: ['Nickel'] },
      },
    ],
  },
  medications: {
    state: 'listed',
    items: [{ name: 'Warfarin', dosage: '5 mg', frequency: 'daily', others: { dosage: ['7 mg'] } }],
  },
  contacts: {
    state: 'listed',
    items: [{ relationship: 'Son', phoneNumber: '11', others: { phoneNumber: ['22'] } }],
  },
}

it('all sides of a dispute are in the text', () => {
  const { text } = textCard(DISPUTED, COUNTRY)
  expect(text).toContain('No DNR order or Do not resuscitate (DNR)')
  expect(text).toContain('SEVERE ALLERGIES: Nuts or Nickel (Mild or Severe)')
  expect(text).toContain('Warfarin (5 mg or 7 mg, daily)')
  expect(text).toContain('Son: 11 or 22')
  const card = emergencyVCard(DISPUTED, FACTS).text
  expect(card).toContain('Nuts or Nickel (Mild or Severe)')
  expect(card).toContain('Warfarin (5 mg or 7 mg\\, daily)')
  expect(card).toContain('item1.TEL:11')
  expect(card).toContain('item2.TEL:22')
  expect(card).toContain('item2.X-ABLabel:ICE Son')
})

it('has a number field for each number that can be dialled, and none for other words', () => {
  const numbersOf = (phoneNumber: string) => {
    const items = [{ name: 'Max', relationship: 'Friend', phoneNumber }]
    const card: ResponderCard = { ...BRIEF, contacts: { state: 'listed', items } }
    const { text } = emergencyVCard(card, { ...FACTS, withFacts: false })
    return [...text.matchAll(/TEL:(.*)/g)].map(([, number]) => number)
  }
  expect(numbersOf('ask at the desk')).toEqual([])
  expect(numbersOf('0171 5550100 / 030 5550101')).toEqual(['0171 5550100', '030 5550101'])
  expect(numbersOf('+44 (0)20 7946 0958')).toEqual(['+442079460958'])
})

it('every entry keeps its own order in a text with both directions', () => {
  const contacts: NonNullable<ResponderCard['contacts']> = {
    state: 'listed',
    items: [{ name: 'Dr. ليلى', relationship: 'Doctor', phoneNumber: '954' }],
  }
  const { text } = textCard(
    { ...BRIEF, identity: {}, allergies: { state: 'noneKnown', items: [] }, contacts },
    COUNTRY,
  )
  expect(text).toContain('\u2067Dr. ليلى\u2069')
})

it.each([
  ['plain', 'gsm7', 5],
  ['a€b', 'gsm7', 4],
  ['{x}', 'gsm7', 5],
  ['Łódź “quoted” – œuvre…', 'gsm7', 25],
  ['Привет', 'ucs2', 6],
  ['🌙', 'ucs2', 2],
])('%s is sent as %s and costs %i', (text, encoding, length) => {
  expect(asSms(text)).toMatchObject({ encoding, length })
})

it('contacts are numbered, and the message has the person’s national emergency number', () => {
  const card: ResponderCard = {
    ...DISPUTED,
    contacts: {
      state: 'listed',
      items: [
        { name: 'Søren', relationship: 'Husband', phoneNumber: '+45 20 98 76 54' },
        { name: 'Mai', relationship: 'Sister', phoneNumber: '1', others: { phoneNumber: ['2'] } },
      ],
    },
  }
  expect(contactsMessage(card, 'US')).toBe(
    'Emergency contacts of Bo:\n1. Søren (Husband): +45 20 98 76 54\n2. Mai (Sister): 1 or 2\n' +
      'In an emergency, call 911 first (United States; elsewhere 112 or the local number).',
  )
  const unknown = contactsMessage({ ...card, identity: {} }, undefined)
  expect(unknown).toMatch(/^Emergency contacts:\n/)
  expect(unknown).toMatch(/\nIn an emergency, call 112 or the local number first\.$/)
})

it('the contact card says whom to call, and its note has the other facts', () => {
  expect(emergencyVCard(CARD, FACTS)).toEqual({
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Amélie Østergård-Nguyễn;;;;',
      'FN:Amélie Østergård-Nguyễn',
      'item1.TEL:+45 20 98 76 54',
      'item1.X-ABLabel:ICE Søren (Husband)',
      'NOTE:68 years (2026-11)\\nRESUSCITATION: Do not resuscitate\\nSEVERE ALLERGIES: Penicillin (Severe\\, Anaphylaxis)\\nBlood thinner: Warfarin (5 mg\\, how often: not recorded)\\n(more left out)\\nTel. 1: ICE Søren (Husband)',
      'END:VCARD',
    ].join('\r\n'),
    isPartial: true,
  })
  expect(emergencyVCard(CARD, { ...FACTS, withFacts: false }).text).not.toContain('Penicillin')
})

const noteOf = (record: MedicalRecord) => {
  const { text, isPartial } = emergencyVCard(shownOf(record), FACTS)
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(VCARD_MAX_BYTES)
  const [, note = ''] = text.match(/^NOTE:(.*)$/m) ?? []
  return { isPartial, lines: note.replaceAll(/\\([,;])/g, '$1').split('\\n') }
}

it('a shortened list in a contact card says so', () => {
  const { isPartial, lines } = noteOf(walter)
  expect(isPartial).toBe(true)
  const [line = '', ...others] = lines.filter(said => said.startsWith('Other medicines'))
  expect(others).toEqual([])
  const shown = line.split('; ').length - 1
  expect(line).toMatch(new RegExp(`; ${22 - shown} more medicines$`))
  expect(lines).toContain('(more left out)')
})

it('the contact card keeps the worst risks and says that something did not fit', () => {
  const { isPartial, lines } = noteOf(oksana)
  expect(isPartial).toBe(true)
  expect(lines).toContain('(more left out)')
  expect(lines.filter(said => /^SEVERE ALLERGIES: Арахіс/.test(said))).toHaveLength(1)
  const [weekly = ''] = lines.filter(said => said.startsWith('Immunosuppressant: '))
  expect(weekly).toMatch(/Метотрексат|1 more medicine/)
})

it('for any record, the contact card fits its symbol and no text breaks out of its line', () => {
  fc.assert(
    fc.property(arbitraryCard, fc.boolean(), (card, withFacts) => {
      const { text } = emergencyVCard(card, { ...FACTS, withFacts })
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(VCARD_MAX_BYTES)
      expect(makeSymbol(text).version).toBeLessThanOrEqual(15)
      for (const line of text.split('\r\n')) {
        expect(line).toMatch(
          /^(BEGIN:VCARD|VERSION:3\.0|N:.*;;;;|FN:.*|item\d+\.(TEL|X-ABLabel):.*|NOTE:.*|END:VCARD)$/su,
        )
        expect(line).not.toMatch(/[\n\r]/)
      }
    }),
    { numRuns: 50 },
  )
  expect(renderCodeSvg({ text: emergencyVCard(CARD, FACTS).text, color: '#000000' })).toMatch(
    /^<svg/,
  )
})

const GERMAN: ResponderCard = {
  ...CARD,
  identity: { fullName: 'Jule Brandt' },
  dnr: { status: 'None', hasDocument: false },
  allergies: { state: 'listed', items: [{ allergen: 'Erdnüsse', severity: 'Schwer' }] },
  medications: { state: 'noneKnown', items: [] },
  contacts: { state: 'listed', items: [{ relationship: 'Bruder', phoneNumber: '+49 170 1' }] },
}

it('with a dictionary, foreign entries are also in English', () => {
  const { text, fits } = textCard(GERMAN, 'DE', EVERY_LANGUAGE)
  expect(text).toContain('SEVERE ALLERGIES: Peanuts (Erdnüsse) - Severe (Schwer)')
  expect(text).toContain('Brother (Bruder): +49 170 1')
  expect(fits).toBe(true)
  expect(contactsMessage(GERMAN, 'DE', EVERY_LANGUAGE)).toContain('1. Brother (Bruder): +49 170 1')
  const card = emergencyVCard(GERMAN, { ...FACTS, dictionary: EVERY_LANGUAGE })
  expect(card.text).toContain('X-ABLabel:ICE Brother (Bruder)')
})

it('all entries stay as they were written if both languages do not fit', () => {
  const items = ['Erdnüsse', 'Haselnüsse', 'Walnüsse', 'Hühnerei', 'Kuhmilch', 'Krebstiere'].map(
    allergen => ({ allergen, severity: 'Schwer', reaction: 'Nesselsucht' }),
  )
  const crowded = { ...GERMAN, allergies: { state: 'listed' as const, items } }
  expect(textCard(crowded, 'DE', EVERY_LANGUAGE)).toEqual(textCard(crowded, 'DE'))
  const wanted = { ...FACTS, dictionary: EVERY_LANGUAGE }
  expect(emergencyVCard(crowded, wanted)).toEqual(emergencyVCard(crowded, FACTS))
})

it('English entries do not change with a dictionary', () => {
  expect(textCard(CARD, COUNTRY, EVERY_LANGUAGE)).toEqual(textCard(CARD, COUNTRY))
})
