import { afterEach, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { dismissToast, useToast } from '../../stores/toast'
import '../../sync/testing/each-test'
import { saveRenewed } from './renewed-code'

afterEach(dismissToast)

it('a code that was deleted meanwhile is not printed, and a message says why', async () => {
  const times = { createdAtMs: 0, updatedAtMs: 0, isUnsent: false }
  const deleted = { ...aCode(), ...times, id: crypto.randomUUID() }
  expect(await saveRenewed(deleted)).toBe(false)
  expect(useToast.getState().toast).toMatchObject({ tone: 'danger', title: 'Not saved' })
})
