import { medicalRecordOf } from 'sync-protocol/sync'
import { afterEach, expect, it, vi } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { dismissToast, useToast } from '../../stores/toast'
import '../../sync/testing/each-test'
import { renewedCode, saveRenewed } from './renewed-code'

afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

const times = { createdAtMs: 0, updatedAtMs: 0, isUnsent: false }
const code = { ...aCode(), ...times, id: crypto.randomUUID() }

it('only a code that is older than the record is made again', () => {
  vi.stubGlobal('location', { origin: 'https://lifetag.example' })
  const madeMs = Date.parse(code.revisedAt)
  const nowMs = madeMs + 2
  expect(renewedCode(code, medicalRecordOf([], madeMs), nowMs)).toBe(code)
  const changed = medicalRecordOf([], madeMs + 1)
  expect(renewedCode(code, changed, nowMs)).toMatchObject({
    revision: code.revision + 1,
    revisedAt: new Date(nowMs).toISOString(),
  })
})

it('a code that was deleted meanwhile is not printed, and a message says why', async () => {
  expect(await saveRenewed(code)).toBe(false)
  expect(useToast.getState().toast).toMatchObject({ tone: 'danger', title: 'Not saved' })
})
