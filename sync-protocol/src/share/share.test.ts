import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryCard } from '../../dev/arbitrary-card'
import type { ResponderCard } from '../disclosure'
import { makeSymbol, renderCodeSvg } from '../qr'
import { contactsMessage } from './contacts-message'
import { asSms, TWO_SMS } from './sms'
import { textCard } from './text-card'
import { emergencyVCard, VCARD_MAX_BYTES } from './vcard'

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

it('the card reads in the order of harm, in letters every phone sends', () => {
  expect(textCard(CARD, '112')).toEqual({
    text: [
      'Amélie Østergård-Nguyen, 68 y',
      'Do Not Resuscitate',
      'SEVERE ALLERGY: Penicillin (Anaphylaxis)',
      'Medicines: Warfarin 5 mg',
      'Conditions: none known',
      'Other allergies: Pollen',
      'ICE Søren (Husband) +45 20 98 76 54',
      'Blood: A+',
      'Emergency: call 112',
    ].join('\n'),
    encoding: 'gsm7',
    length: 227,
    fits: true,
    isPartial: false,
  })
})

it('a script of its own keeps its letters and has less room: the critical stays, the rest is named as missing', () => {
  const { text, encoding, length, isPartial } = textCard(
    { ...CARD, identity: { fullName: 'ليلى الحسيني' } },
    '112',
  )
  expect(encoding).toBe('ucs2')
  expect(length).toBeLessThanOrEqual(134)
  expect(isPartial).toBe(true)
  for (const part of ['ليلى الحسيني', 'Do Not Resuscitate', 'Penicillin', '(more left out)', '112'])
    expect(text).toContain(part)
})

it('whatever the record, two messages hold the text, and what is missing is said', () => {
  fc.assert(
    fc.property(arbitraryCard, card => {
      const { text, encoding, length, fits, isPartial } = textCard(card, '112')
      expect(asSms(text)).toEqual({ text, encoding, length, fits })
      // Only a name alone can be longer than everything.
      if (fits) expect(length).toBeLessThanOrEqual(TWO_SMS[encoding])
      expect(fits).toBe(true)
      expect(text.includes('(more left out)')).toBe(isPartial)
      expect(text).toContain('call 112')
    }),
    { numRuns: 60 },
  )
})

it('all sides of a dispute are told', () => {
  const disputed: ResponderCard = {
    ...CARD,
    dnr: { status: 'None', hasDocument: false, others: { status: ['DNR'] } },
    allergies: {
      state: 'listed',
      items: [{ allergen: 'Nuts', severity: 'Mild', others: { severity: ['Severe'] } }],
    },
  }
  const { text } = textCard(disputed, '112')
  expect(text).toContain('No DNR or Do Not Resuscitate')
  expect(text).toContain('SEVERE ALLERGY: Nuts')
})

it.each([
  ['plain', 'gsm7', 5],
  ['a€b', 'gsm7', 4],
  ['{x}', 'gsm7', 5],
  ['Łódź “quoted” – œuvre…', 'gsm7', 25],
  ['Привет', 'ucs2', 6],
  ['🌙', 'ucs2', 2],
])('%s goes as %s and costs %i', (text, encoding, length) => {
  expect(asSms(text)).toMatchObject({ encoding, length })
})

it('contacts are numbered, and the emergency number comes with them', () => {
  const contacts = [
    { name: 'Søren', relationship: 'Husband', phoneNumber: '+45 20 98 76 54' },
    { name: 'Mai', relationship: 'Sister', phoneNumber: '+84 91' },
  ]
  expect(contactsMessage('Amélie', contacts, '911')).toBe(
    'Emergency contacts of Amélie:\n1. Søren (Husband): +45 20 98 76 54\n2. Mai (Sister): +84 91\nIn an emergency, call 911 first.',
  )
  expect(contactsMessage('', contacts, '112')).toMatch(/^Emergency contacts:\n/)
})

it('the contact card has whom to call, and its note what is critical', () => {
  expect(emergencyVCard(CARD, { withFacts: true })).toEqual({
    text: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Amélie Østergård-Nguyễn;;;;',
      'FN:Amélie Østergård-Nguyễn',
      'item1.TEL:+45 20 98 76 54',
      'item1.X-ABLabel:ICE Søren\\, Husband',
      'NOTE:Do Not Resuscitate\\nSevere allergy: Penicillin\\nTakes Warfarin 5 mg\\nTel. 1: ICE Søren\\, Husband',
      'END:VCARD',
    ].join('\r\n'),
    isPartial: false,
  })
  expect(emergencyVCard(CARD, { withFacts: false }).text).not.toContain('Penicillin')
})

it('whatever the record, the contact card fits its symbol and no text breaks out of its line', () => {
  fc.assert(
    fc.property(arbitraryCard, fc.boolean(), (card, withFacts) => {
      const { text } = emergencyVCard(card, { withFacts })
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
  expect(
    renderCodeSvg({ text: emergencyVCard(CARD, { withFacts: true }).text, color: '#000000' }),
  ).toMatch(/^<svg/)
})
