import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fail, ok } from '../http/result'
import { dismissToast, useToast } from '../stores/toast'
import { useAction } from './use-action'

afterEach(dismissToast)

it('sends one request for two presses, even before the first is rendered', async () => {
  const { result } = renderHook(() => useAction())
  const send = vi.fn(async () => ok('link'))
  const { run } = result.current
  const both = await act(() =>
    Promise.all([run('ask', 'Failed', send), run('ask', 'Failed', send)]),
  )
  expect(both).toEqual([{ value: 'link' }, undefined])
  expect(send).toHaveBeenCalledTimes(1)
})

it('names the action while it runs', async () => {
  const { result } = renderHook(() => useAction())
  let finish = () => {}
  const waits = () =>
    new Promise<ReturnType<typeof ok<null>>>(done => (finish = () => done(ok(null))))
  act(() => void result.current.run('export', 'Failed', waits))
  expect(result.current.busyWith).toBe('export')
  act(finish)
  await waitFor(() => expect(result.current.busyWith).toBeUndefined())
})

it('shows the reason of a refusal, and that of a field first', async () => {
  const { result } = renderHook(() => useAction())
  const refusal = {
    ...({ kind: 'refused', status: 422, code: 'invalid', message: 'Not valid' } as const),
    ...{ requestId: 'r1', retryAfterSeconds: null },
  }
  const refused = async () => fail({ ...refusal, fields: { name: 'Too long' } })
  expect(await act(() => result.current.run('save', 'Not saved', refused))).toBeUndefined()
  expect(useToast.getState().toast).toMatchObject({ title: 'Not saved', description: 'Too long' })
})

it('says nothing if the person cancels a passkey', async () => {
  const { result } = renderHook(() => useAction())
  const cancelled = async () => fail({ kind: 'passkey', message: null } as const)
  await act(() => result.current.run('add', 'Not added', cancelled))
  expect(useToast.getState().toast).toBeNull()
})

it('runs what follows a success before it ends', async () => {
  const steps: string[] = []
  const { result } = renderHook(() => useAction(async () => void steps.push('stored')))
  await act(() => result.current.run('leave', 'Failed', async () => ok(null)))
  await act(() =>
    result.current.run('leave', 'Failed', async () => fail({ kind: 'passkey', message: null })),
  )
  expect(steps).toEqual(['stored'])
})

it('reports an unexpected error and works again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { result } = renderHook(() => useAction())
  const breaks = async () => {
    throw new Error('storage')
  }
  expect(await act(() => result.current.run('save', 'Not saved', breaks))).toBeUndefined()
  expect(useToast.getState().toast).toMatchObject({ title: 'Not saved' })
  expect(result.current.busyWith).toBeUndefined()
  expect(await act(() => result.current.run('save', 'Not saved', async () => ok(1)))).toEqual({
    value: 1,
  })
})
