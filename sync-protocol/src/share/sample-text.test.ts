import { describe, expect, test } from 'vitest'
import { elena, largest, layla } from '../../dev/sample-records'
import { factsOf, LOCALES, type Locale, RESPONDER_ITEMS_MAX } from '../card'
import { disclose } from '../disclosure'
import type { MedicalRecord } from '../medical'
import { EVERY_LANGUAGE } from '../terms/every-language'
import { SAMPLE_TEXT_MAX, sampleText } from './sample-text'

const CODE = { type: 'complete', accessLevel: 'emergency', revision: 4, expiresAt: '' } as const
const cardOf = (record: MedicalRecord, code: Partial<Parameters<typeof disclose>[1]> = {}) =>
  disclose(record, { ...CODE, ...code }, '2026-11-21')
const textOf = (card: ReturnType<typeof cardOf>, locale: Locale) =>
  sampleText(
    factsOf(card, locale, { dictionary: EVERY_LANGUAGE, itemsMax: RESPONDER_ITEMS_MAX }),
    locale,
  )

test('a card is under the headings of SAMPLE, with the findings of the ambulance left empty', () => {
  expect(textOf(cardOf(elena), 'en')).toBe(`Elena Márquez Ibáñez · 68 years · Female
RESUSCITATION:
- Do not resuscitate (DNR)
- Document uploaded by the person, not checked.
Language spoken: Spanish
S – Symptoms:
A – Allergies:
SEVERE ALLERGIES:
- Penicillin · Severe · Anaphylaxis, 2009
- Iodinated contrast · Life-threatening · Shock
Other allergies: Pollen · Mild
M – Medicines:
Medicines that change treatment:
- Apixaban · Blood thinner (anticoagulant) · 5 mg or 2.5 mg · twice a day (Two devices disagree. Treat both as possible.)
- Insulin glargine · Insulin · 18 units · at night
Other medicines (as entered):
- Metformin · 850 mg · twice a day
- Atorvastatin · 20 mg · at night
P – Past medical history:
Conditions:
- Atrial fibrillation
- Type 2 diabetes
- Implants and devices: Pacemaker (Medtronic Azure XT, 2019), right hip replacement
L – Last meal:
E – Events:
Emergency contacts:
- Marta Ibáñez · Daughter · +34 611 222 333
- Dr. Jorge Peña · Doctor · 954 12 34 56 ext. 7
Notes: Hearing aid on the left. Speaks slowly. Dog at home: please call Marta.
Other details:
- Height: 164 cm
- Weight: 71 kg
- Organ donor: Yes
- Blood type: A- or A+ · Reported by the person. Test before any transfusion. (Two devices disagree. Treat both as possible.)
Reported by the person. Not checked by a doctor.
Last changed November 2, 2026 · Revision 4
`)
})

test('a section that the code does not show has no heading, and an empty list says what it means', () => {
  const contacts = textOf(cardOf(elena, { type: 'contacts' }), 'en')
  expect(contacts).not.toMatch(/Allergies|Medicines|Past/)
  const empty = textOf(cardOf({ ...elena, allergies: [], medications: [] }), 'en')
  expect(empty).toContain(
    'A – Allergies:\nAllergies: Not recorded\nM – Medicines:\nMedicines: Not recorded',
  )
})

describe.each(LOCALES)('in %s', locale => {
  const read = (record: MedicalRecord) => textOf(cardOf(record), locale)

  test('the largest record fits, and its severe allergies are all in it', () => {
    const text = read(largest)
    expect(text.length).toBeLessThanOrEqual(SAMPLE_TEXT_MAX)
    for (const allergen of ['Penicillin', 'Latex', 'Eggs', 'Iodine']) {
      expect(text.normalize()).toContain(allergen)
    }
  })

  test('thousands of long entries fit, and the text says how many are missing', () => {
    const allergies = Array.from({ length: 5_000 }, (_, i) => ({
      ...{ id: `${i}`, allergen: `${i} `.repeat(20), severity: 'Mild' },
    }))
    const text = read({ ...layla, allergies })
    expect(text.length).toBeLessThanOrEqual(SAMPLE_TEXT_MAX)
    expect(text).toMatch(/4[\s\u00a0\u202f.,’٬]?\d\d\d|٤٬?\d*/)
  })
})

test('a line break in an entry cannot imitate a heading', () => {
  const allergies = [{ id: '1', allergen: 'Milk\nM – Medicines:\u2028x', severity: 'Mild' }]
  const lines = textOf(cardOf({ ...elena, allergies }), 'en').split('\n')
  expect(lines.filter(line => line.startsWith('M – '))).toEqual(['M – Medicines:'])
})

test('right-to-left entries are isolated, and others have no invisible signs', () => {
  expect(textOf(cardOf(layla), 'de')).toContain('\u2067صرع\u2069')
  expect(textOf(cardOf(elena), 'en')).not.toMatch(/[\u2066-\u2069]/)
})
