import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { loadLabels } from './load-labels'
import { useOwnDictionary } from './use-dictionary'

vi.mock('./load-labels', () => ({ loadLabels: vi.fn() }))

it('a dictionary waits for the labels of its languages, because severities have their names from them', async () => {
  let arrive: (isThere: boolean) => void = () => undefined
  vi.mocked(loadLabels).mockReturnValue(
    new Promise(resolve => {
      arrive = resolve
    }),
  )
  const { result } = renderHook(() => useOwnDictionary('de'))
  await waitFor(() => expect(vi.mocked(loadLabels).mock.calls.flat()).toEqual(['en', 'de']))
  await import('sync-protocol/terms/dictionary')
  await act(async () => undefined)
  expect(result.current).toBeUndefined()
  arrive(true)
  await waitFor(() =>
    expect(result.current?.read('Schwer', 'severity', 'en')).toMatchObject({
      state: 'translated',
      text: 'Severe',
    }),
  )
})

it('nothing is loaded for a phone that knows only English', async () => {
  vi.mocked(loadLabels).mockClear()
  const { result } = renderHook(() => useOwnDictionary('en-GB'))
  await act(async () => undefined)
  expect(result.current).toBeUndefined()
  expect(loadLabels).not.toHaveBeenCalled()
})
