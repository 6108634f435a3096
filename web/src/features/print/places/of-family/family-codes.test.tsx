import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCode } from '../../../../../dev/test/a-code'
import { installStorageFaults } from '../../../../../dev/test/broken-storage'
import { wipeDatabase } from '../../../../db/database'
import { useStorageTrouble } from '../../../../stores/storage-trouble'
import { addRow, closeDevice, openDevice } from '../../../../sync'
import { useFamilyCodes } from './family-codes'

const ownId = '0197a000-0000-7000-8000-0000000000f1'
const faults = installStorageFaults()
afterEach(async () => {
  faults.repair()
  closeDevice()
  await wipeDatabase(ownId)
})

it('unreadable codes are reported, and they appear once the storage answers', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  openDevice(ownId)
  await addRow('qr-codes', aCode())
  faults.break({ error: 'UnknownError', place: 'begin' })
  const nowMs = Date.now()
  const { result } = renderHook(() => useFamilyCodes(nowMs))
  await waitFor(() => expect(useStorageTrouble.getState().isUnreadable).toBe(true))
  expect(result.current).toBeUndefined()
  faults.repair()
  await waitFor(() => expect(result.current).toHaveLength(1), { timeout: 10_000 })
  expect(useStorageTrouble.getState().isUnreadable).toBe(false)
})

it('a code is out of date if its record has changed since', async () => {
  openDevice(ownId)
  await addRow('qr-codes', aCode({ revisedAt: new Date(Date.now() - 60_000).toISOString() }))
  await addRow('allergies', { allergen: 'Nuts', severity: 'Severe' })
  const nowMs = Date.now()
  const { result } = renderHook(() => useFamilyCodes(nowMs))
  await waitFor(() => expect(result.current).toMatchObject([{ isOutOfDate: true }]))
})
