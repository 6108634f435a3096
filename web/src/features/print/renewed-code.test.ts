import { recordMarkOf } from 'sync-protocol/medical'
import { afterEach, expect, it, vi } from 'vitest'
import { aCode, EMPTY_RECORD } from '../../../dev/test/a-code'
import { dismissToast, useToast } from '../../stores/toast'
import '../../sync/testing/each-test'
import { renewedCode, saveRenewed } from './renewed-code'

afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

const times = { createdAtMs: 0, updatedAtMs: 0, isUnsent: false }
const code = { ...aCode(), ...times, id: crypto.randomUUID() }

it('only a code of another record is made again', () => {
  vi.stubGlobal('location', { origin: 'https://lifetag.example' })
  const nowMs = Date.parse(code.revisedAt) + 2
  expect(renewedCode(code, { ...EMPTY_RECORD, changedAtMs: nowMs }, nowMs)).toBe(code)
  const allergies = [{ id: 'a', allergen: 'Latex', severity: 'Severe' }]
  const changed = { ...EMPTY_RECORD, allergies }
  expect(renewedCode(code, changed, nowMs)).toMatchObject({
    revision: code.revision + 1,
    revisedAt: new Date(nowMs).toISOString(),
    recordMark: recordMarkOf(changed),
  })
})

it('a code that was deleted meanwhile is not printed, and a message says why', async () => {
  expect(await saveRenewed(code)).toBe(false)
  expect(useToast.getState().toast).toMatchObject({ tone: 'danger', title: 'Not saved' })
})
