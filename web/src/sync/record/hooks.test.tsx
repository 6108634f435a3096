import { act, renderHook, waitFor } from '@testing-library/react'
import Dexie from 'dexie'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addRow } from './commit'
import { closeDevice, openDevice, requireDevice } from './device'
import { useProfile, useRecord, useRows, useSyncStatus } from './hooks'

beforeEach(() => {
  openDevice(crypto.randomUUID(), { now: () => 1_750_000_000_000 })
})
afterEach(closeDevice)

it('returns undefined for rows that are not read yet, and an empty list for none', async () => {
  const { result } = renderHook(() => useRows('allergies'))
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toEqual([]))
})

it('returns null without a profile, and a profile once it is created', async () => {
  const { result } = renderHook(() => useProfile())
  await waitFor(() => expect(result.current).toBeNull())
  await act(() => addRow('profile', { fullName: 'Ada' }))
  await waitFor(() => expect(result.current).toMatchObject({ fullName: 'Ada', isUnsent: true }))
})

it('clears the unsent mark of a row when its change leaves the outbox', async () => {
  const { result } = renderHook(() => useRows('allergies'))
  await act(() => addRow('allergies', { allergen: 'Latex', severity: 'Mild' }))
  const unsent = () => result.current?.map(({ isUnsent }) => isUnsent)
  await waitFor(() => expect(unsent()).toEqual([true]))
  await act(() => requireDevice().db.outbox.clear())
  await waitFor(() => expect(unsent()).toEqual([false]))
})

it('returns the rows of each list of the record, and when it changed', async () => {
  const { result } = renderHook(() => useRecord())
  await act(() => addRow('medications', { name: 'Warfarin' }))
  await waitFor(() =>
    expect(result.current).toMatchObject({
      profile: undefined,
      allergies: [],
      medications: [{ name: 'Warfarin' }],
      changedAtMs: 1_750_000_000_000,
    }),
  )
})

it('reports that an empty record never changed', async () => {
  const { result } = renderHook(() => useRecord())
  await waitFor(() => expect(result.current?.changedAtMs).toBe(0))
})

it('counts in the status what is only on this device', async () => {
  const { result } = renderHook(() => useSyncStatus())
  await act(() => addRow('medications', { name: 'Warfarin' }))
  await waitFor(() =>
    expect(result.current).toEqual({
      state: 'sending',
      unsent: 1,
      refused: 0,
      conflicts: 0,
      lastSyncAtMs: null,
    }),
  )
})

it("never shows another person's rows, even for a moment", async () => {
  await addRow('medications', { name: 'Warfarin' })
  const seen: unknown[] = []
  const { result } = renderHook(() => {
    const rows = useRows('medications')
    seen.push(rows?.map(row => row.name))
    return rows
  })
  await waitFor(() => expect(result.current).toHaveLength(1))
  act(() => {
    openDevice(crypto.randomUUID())
  })
  seen.length = 0
  await waitFor(() => expect(result.current).toEqual([]))
  expect(seen.flat()).not.toContain('Warfarin')
})

it('raises no error for readers of a database that a sign-out has closed', async () => {
  const { db } = requireDevice()
  db.close()
  const { result } = renderHook(() => useRows('medications'))
  await act(async () => {
    await expect(db.view.count()).rejects.toThrow(Dexie.DatabaseClosedError)
    await expect(db.view.count()).rejects.toThrow(Dexie.DatabaseClosedError)
  })
  expect(result.current).toBeUndefined()
})
