import { afterEach, expect, it } from 'vitest'
import { installStorageFaults } from '../../dev/test/broken-storage'
import { del, get, keys, set, update } from './key-value'

const faults = installStorageFaults()
afterEach(() => faults.mend())

it.each(['UnknownError', 'InvalidStateError', 'AbortError', 'TransactionInactiveError'])(
  'a connection that was lost (%s) is replaced, for each kind of access',
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

it('storage that fails for longer is an error, and works again afterwards', async () => {
  await set('a', 1)
  faults.break({ error: 'UnknownError', place: 'begin' })
  await expect(get('a')).rejects.toMatchObject({ name: 'UnknownError' })
  faults.mend()
  expect(await get('a')).toBe(1)
})
