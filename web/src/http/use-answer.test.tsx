import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { aUser, refusal, stubServer } from '../../dev/test/server-stub'
import { readSession, writeSession } from '../people/session'
import { type AskAgainMs, useAnswer } from './use-answer'

const schema = z.object({ orders: z.number() })
const known = (orders: number) => ({ status: 200, body: { orders } })

beforeEach(() => writeSession({ status: 'signedIn', user: aUser(), validity: 'confirmed' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = (path: string | null, askAgainMs?: AskAgainMs<{ orders: number }>) =>
  renderHook(({ path }) => useAnswer(path, schema, { askAgainMs }), { initialProps: { path } })

it('asks immediately and returns the answer of the server', async () => {
  stubServer({ '/api/x': known(2) })
  const { result } = ask('/api/x')
  expect(result.current.answer).toEqual({ status: 'asking' })
  await waitFor(() =>
    expect(result.current.answer).toEqual({ status: 'known', value: { orders: 2 } }),
  )
})

it('makes no request without a path', async () => {
  const { sent } = stubServer({})
  const { result } = ask(null)
  await act(() => result.current.reload())
  expect([result.current.answer.status, sent]).toEqual(['asking', []])
})

it('keeps the known value with the reason when a newer try fails', async () => {
  const { replies } = stubServer({ '/api/x': known(2) })
  const { result } = ask('/api/x')
  await waitFor(() => expect(result.current.answer.status).toBe('known'))
  replies['/api/x'] = refusal(403, 'forbidden')
  await act(() => result.current.reload())
  expect(result.current.answer).toMatchObject({
    status: 'known',
    value: { orders: 2 },
    failure: { code: 'forbidden' },
  })
})

it('shows nothing of the first answer for another path', async () => {
  stubServer({ '/api/x': known(2), '/api/y': refusal(404, 'not_found') })
  const { result, rerender } = ask('/api/x')
  await waitFor(() => expect(result.current.answer.status).toBe('known'))
  rerender({ path: '/api/y' })
  expect(result.current.answer).toEqual({ status: 'asking' })
  await waitFor(() => expect(result.current.answer.status).toBe('failed'))
})

it('asks again when the network is back', async () => {
  const { replies } = stubServer({ '/api/x': 'offline' })
  const { result } = ask('/api/x')
  await waitFor(() => expect(result.current.answer.status).toBe('failed'))
  replies['/api/x'] = known(3)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.answer.value).toEqual({ orders: 3 }))
})

it('asks again when another call has reached the server', async () => {
  const { replies } = stubServer({ '/api/x': 'offline', '/api/y': known(1) })
  const { result } = ask('/api/x')
  await waitFor(() => expect(result.current.answer.status).toBe('failed'))
  replies['/api/x'] = known(3)
  ask('/api/y')
  await waitFor(() => expect(result.current.answer.value).toEqual({ orders: 3 }))
})

it('asks again by itself as often as the caller says, and counts', async () => {
  vi.useFakeTimers()
  const { sent } = stubServer({ '/api/x': known(2) })
  const asks: number[] = []
  ask('/api/x', (_answer, asked) => {
    asks.push(asked)
    return asked < 3 ? 1000 : null
  })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([asks, sent.length]).toEqual([[1, 2, 3], 3])
})

it('notices an ended session in any call', async () => {
  stubServer({ '/api/x': refusal(401, 'not_signed_in') })
  ask('/api/x')
  await waitFor(() => expect(readSession()).toMatchObject({ validity: 'expired' }))
})
