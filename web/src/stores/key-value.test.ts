import { afterEach, expect, it, vi } from 'vitest'
import { installStorageFaults } from '../../dev/test/broken-storage'
import { del, get, getIfKept, keys, set, update } from './key-value'

const faults = installStorageFaults()
afterEach(() => {
  vi.restoreAllMocks()
  faults.repair()
})

it.each(['UnknownError', 'InvalidStateError', 'AbortError', 'TransactionInactiveError'])(
  'replaces a lost connection (%s) for each kind of access',
  async error => {
    const lose = () => faults.break({ error, place: 'begin', isOldOnly: true })
    await set('a', 0)
    lose()
    await set('a', 1)
    lose()
    expect(await get('a')).toBe(1)
    lose()
    await update<number>('a', before => (before ?? 0) + 1)
    lose()
    expect(await keys()).toEqual(['a'])
    lose()
    await del('a')
    expect(await get('a')).toBeUndefined()
  },
)

it('rejects while the storage fails, and works again afterwards', async () => {
  await set('a', 1)
  faults.break({ error: 'UnknownError', place: 'begin' })
  await expect(get('a')).rejects.toMatchObject({ name: 'UnknownError' })
  faults.repair()
  expect(await get('a')).toBe(1)
})

it.each(['UnknownError', 'InvalidStateError', 'NotAllowedError'])(
  'rejects instead of hiding a value while transactions fail (%s)',
  async error => {
    await set('a', 1)
    faults.break({ error, place: 'begin' })
    await expect(getIfKept('a')).rejects.toMatchObject({ name: error })
  },
)

it.each(['SecurityError', 'InvalidStateError'])(
  'finds nothing in a browser that refuses to open a database (%s)',
  async error => {
    await set('a', 1)
    faults.break({ error, place: 'begin' })
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The user denied permission', error)
    })
    expect(await getIfKept('a')).toBeUndefined()
  },
)
