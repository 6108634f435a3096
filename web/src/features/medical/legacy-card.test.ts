import fc from 'fast-check'
import { PLAN_TYPES, POLICY_RELATIONSHIPS } from 'sync-protocol/medical'
import { expect, it } from 'vitest'
import { type LegacyInsurance, readLegacy, writeLegacy } from './legacy-card'

const words = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .map(text => text.trim())
  .filter(text => text !== '' && !/[\n\r\u2028\u2029]/.test(text))
const day = fc.constantFrom('2024-01-01', '2031-12-31')

it('an insurance that the form wrote is read back', () => {
  const insurance: fc.Arbitrary<LegacyInsurance> = fc.record(
    {
      provider: words,
      policyNumber: words,
      relationship: fc.constantFrom(...POLICY_RELATIONSHIPS),
      subscriberName: words,
      planType: fc.constantFrom(...PLAN_TYPES),
      effectiveDate: day,
      copay: words,
      providerPhone: words,
      // Notes that look like a line of the form would be parsed as one.
      notes: words.map(text => `Note ${text}\nPolicy number: 7`),
    },
    { requiredKeys: ['provider'] },
  )
  fc.assert(
    fc.property(insurance, written => {
      expect(readLegacy(writeLegacy(written))).toEqual(written)
    }),
  )
})

it('the stored text is readable by people', () => {
  const insurance = { provider: 'Acme', relationship: 'self', copay: '', notes: 'Call first' }
  expect(writeLegacy(insurance)).toBe(
    'Insurance Company Name: Acme\nRelationship to subscriber: Self\nCall first',
  )
})

it.each([
  ['Försäkringskassan'],
  ['Plan type: gold\nask my wife'],
  ['Acme\nPolicy number: 7'],
  ['Effective date: spring'],
])('a text from elsewhere, %j, is kept whole as notes', text => {
  expect(readLegacy(text)).toEqual({ notes: text })
  expect(writeLegacy(readLegacy(text))).toBe(text)
})

it('an empty insurance is an empty text', () => {
  expect([readLegacy(''), writeLegacy({})]).toEqual([{}, ''])
})
