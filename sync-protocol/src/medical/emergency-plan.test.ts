import { describe, expect, it } from 'vitest'
import { messagesByField } from '../sync/field-messages'
import { emergencyPlanSchema, refusesResuscitation } from './emergency-plan'
import { enteredDateFaults } from './entered-dates'
import { PLAN_KINDS } from './plan-kinds'
import { historySchema } from './record'

const faultsOf = (fields: object) => {
  const checked = emergencyPlanSchema.safeParse({ kind: 'do', text: 'Give it first.', ...fields })
  return checked.success ? {} : messagesByField(checked.error.issues)
}

describe('a plan', () => {
  it.each(PLAN_KINDS)('can be of the kind %s', kind => {
    expect(faultsOf({ kind })).toEqual({})
  })

  it('can be of a kind that only a newer app knows', () => {
    expect(faultsOf({ kind: 'somethingElse' })).toEqual({})
  })

  it.each(['', ' ', 'Do it', '<b>', 'a'.repeat(31)])('cannot be of the kind %j', kind => {
    expect(Object.keys(faultsOf({ kind }))).toEqual(['kind'])
  })

  it('needs a text', () => {
    const text = 'Write what responders have to know'
    expect([faultsOf({ text: '' }), faultsOf({ text: '\n \n' })]).toEqual([{ text }, { text }])
  })

  it('keeps bidi controls, line breaks and 400 emoji as they were typed, and no more', () => {
    for (const text of ['\u2067لا\u2069\nNo needles', '🆘'.repeat(400)]) {
      expect(emergencyPlanSchema.parse({ kind: 'do', text })).toEqual({ kind: 'do', text })
    }
    expect(faultsOf({ text: '🆘'.repeat(401) })).toEqual({ text: 'Use at most 400 characters' })
  })

  it('was not written in the future', () => {
    expect(enteredDateFaults({ writtenOn: '2026-11-28' }, '2026-11-27')).toEqual({
      writtenOn: 'The day on which this was written cannot be in the future',
    })
    expect(enteredDateFaults({ writtenOn: '2026-11-27' }, '2026-11-27')).toEqual({})
  })
})

it.each([
  ['No resuscitation.', true],
  ['Keine Wiederbelebung', true],
  ['No me reanimen', true],
  ['不做心肺复苏', true],
  ['CPR, ventilation', true],
  ['No blood transfusion.', false],
])('%s is about resuscitation: %s', (text, isAbout) => {
  expect(refusesResuscitation({ kind: 'refuse', text })).toBe(isAbout)
  expect(refusesResuscitation({ kind: 'do', text })).toBe(false)
})

describe('an entry of the history', () => {
  it.each(['2019', '2019-07', '2019-07-01', ''])('can be of the date %j', onDate => {
    expect(historySchema.safeParse({ kind: 'vaccine', name: 'Tetanus', onDate }).success).toBe(true)
  })

  it('did not happen in the future', () => {
    expect(Object.keys(enteredDateFaults({ onDate: '2027' }, '2026-11-27'))).toEqual(['onDate'])
    expect(enteredDateFaults({ onDate: '2026' }, '2026-11-27')).toEqual({})
  })
})
