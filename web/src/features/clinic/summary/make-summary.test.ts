import { DISCLOSURE, LEVELS_ASCENDING } from 'sync-protocol/disclosure'
import { SUMMARY_LEVELS } from 'sync-protocol/shl'
import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { makeSummary } from './make-summary'

it('offers the levels at which the table discloses all three lists of a summary', () => {
  const lists = ['allergies', 'medications', 'conditions'] as const
  const whole = LEVELS_ASCENDING.filter(level =>
    lists.every(list => DISCLOSURE.complete[level][list] !== undefined),
  )
  expect([...SUMMARY_LEVELS].toSorted()).toEqual(whole.toSorted())
})

it('has the date in its name, and is a document even for an empty record', () => {
  const nowMs = new Date(2026, 10, 23, 12).getTime()
  const { name, content } = makeSummary(medicalRecordOf([], 0), 'healthcare', { nowMs })
  expect(name).toBe('patient-summary-2026-11-23.json')
  expect(JSON.parse(content)).toMatchObject({ resourceType: 'Bundle', type: 'document' })
})
