import { disclose } from 'sync-protocol/disclosure'
import { encodeCapsule } from 'sync-protocol/qr'
import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { inZone } from '../../../dev/test/in-zone'
import { readPrintedCode } from './read-printed-code'

inZone('America/Los_Angeles')

it("an age refers to the reader's local date, even in the evening", () => {
  // The 30th of November, 20:00. In UTC it is already December, and a copy knows only the month of birth.
  const nowMs = Date.UTC(2026, 11, 1, 4)
  const record = {
    ...medicalRecordOf([], nowMs),
    profile: { id: 'p', fullName: 'Ana Sol', dateOfBirth: '1986-12-24' },
  }
  const code = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const
  const { digits } = encodeCapsule(disclose(record, code, '2026-11-20'), {
    ...{ maxDigits: 600, madeAtMs: nowMs },
  })
  const ageAt = (ms: number) => {
    const read = readPrintedCode(`#${digits}`, ms)
    return read.kind === 'copy' && read.card.identity
  }
  expect(ageAt(nowMs)).toMatchObject({ age: { years: 39 } })
  expect(ageAt(nowMs + 4 * 3_600_000)).toMatchObject({ age: { years: 40 } })
})
