import { render, screen } from '@testing-library/react'
import { printOf } from 'sync-protocol/qr'
import { afterEach, expect, it } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../../../dev/test/a-code'
import { wipeDatabase } from '../../../../db/database'
import { addRow, closeDevice, openDevice } from '../../../../sync'
import { placeTexts } from '../../texts-places'
import { MedicalIdPlace } from './medical-id-place'

const id = '0197a000-0000-7000-8000-0000000000e7'
afterEach(async () => {
  closeDevice()
  await wipeDatabase(id)
})

it('asks to compare the Medical ID again once the record has changed', async () => {
  openDevice(id)
  const code = { ...aCode(), id, createdAtMs: 0, updatedAtMs: 0, isUnsent: false }
  const comparedMs = Date.now() - 60_000
  await addRow('prints', printOf(code, EMPTY_RECORD, { form: 'medicalId', nowMs: comparedMs }))
  render(
    <MedicalIdPlace
      code={code}
      record={{ ...EMPTY_RECORD, allergies: [{ id, allergen: 'Latex', severity: 'Severe' }] }}
    />,
  )
  expect(await screen.findByText(placeTexts.medicalId.compare)).toBeDefined()
})
