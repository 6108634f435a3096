import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { contentOf, fileNameOf } from './contents'

const RECORD = {
  ...medicalRecordOf([], 1),
  account: { firstName: 'Ana' },
  profile: { id: 'p', fullName: 'Ana Sol', streetAddress: 'Calle 1', insurance: 'Acme' },
  contacts: [{ id: 'c', name: 'Bo', relationship: 'Brother', phoneNumber: '+34 611' }],
  allergies: [{ id: 'a', allergen: 'Nuts', severity: 'Severe' }],
}
const of = (shared: 'contacts' | 'card') => contentOf(shared, RECORD, 'US', '2026-11-21')

it('contacts include the people to call and the emergency number', () => {
  const { title, text, code } = of('contacts')
  expect(title).toBe('Emergency contacts of Ana Sol')
  expect(text).toContain('1. Bo (Brother): +34 611')
  expect(text).toContain('call 911')
  expect(text + code).not.toContain('Nuts')
  expect(code).toContain('TEL:+34 611')
})

it('the card shows exactly what an emergency code discloses', () => {
  const { text, code } = of('card')
  expect(text).toContain('SEVERE ALLERGIES: Nuts')
  expect(code).toContain('SEVERE ALLERGIES: Nuts')
  expect(text + code).not.toMatch(/Calle|Acme/)
})

it.each([
  ['Ana Sol', 'emergency-contacts-Ana-Sol.png'],
  ['ليلى الحسيني 🌙', 'emergency-contacts-ليلى-الحسيني.png'],
  ['../../etc/passwd', 'emergency-contacts-etc-passwd.png'],
  ['', 'emergency-contacts-me.png'],
  ['x'.repeat(200), `emergency-contacts-${'x'.repeat(60)}.png`],
])('the file for %j is %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file)
})
