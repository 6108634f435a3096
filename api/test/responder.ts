import { scanAnswerSchema } from 'sync-protocol/rest'
import { bodyOf } from './answers'
import type { TestApp, TestPerson } from './app'
import { addCode } from './codes'

export const HEALTHCARE = { accessLevel: 'healthcare', type: 'complete' }
export const FORM = 'role=paramedic&reason=emergency'
export const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }

export async function addInsured(test: TestApp, pin?: string) {
  const ada = await test.signUp({ firstName: 'Ada' })
  await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada Lovelace' } })
  const policy = { medicalProfileId: ada.id, provider: 'Acme Insurance' }
  await ada.send('POST', '/api/insurance-policies', { json: policy })
  const { id, token } = await addCode(ada, HEALTHCARE)
  if (pin) await ada.send('PUT', `/api/qr-codes/${id}/pin`, { json: { pin } })
  return { ada, id, token }
}

export async function readScans(test: TestApp, person: TestPerson, codeId: string) {
  await test.writeScans()
  return bodyOf(await person.send('GET', `/api/qr-codes/${codeId}/scans`), scanAnswerSchema)
}

/** Leaves out ids and times, which differ between runs. */
export async function scansOf(test: TestApp, person: TestPerson, codeId: string) {
  const scans = await readScans(test, person, codeId)
  return scans.map(({ id: _id, at: _at, lastAt: _lastAt, ...scan }) => scan)
}
