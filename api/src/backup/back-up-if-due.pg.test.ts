import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../../test/folder'
import { database, test, useApp } from '../../test/use-app'
import { type BackupPlace, openFolderPlace } from '../adapters/backups/open-place'
import { makeKeyPair } from './age'
import { backUpIfDue } from './back-up-if-due'

useApp()

const HOUR_MS = 60 * 60_000
const START = Date.UTC(2026, 10, 1, 2)

async function prepare(change: (place: BackupPlace) => BackupPlace = place => place) {
  const folder = await makeTestFolder()
  const { publicKey: recipient } = await makeKeyPair()
  const place = change(openFolderPlace(folder))
  const run = (hours: number) =>
    backUpIfDue({
      ...{ ownerUrl: database.url, store: null, place, recipient, dataKeys: null },
      now: new Date(START + hours * HOUR_MS),
    })
  return { folder, run, names: () => readdir(folder) }
}

it('makes one backup a day, and deletes the old ones', async () => {
  await test.signUp()
  const { run, names } = await prepare()
  expect(await run(0)).toEqual(new Date(START))
  expect(await run(0.5)).toEqual(new Date(START))
  expect(await names()).toEqual(['lifetag-2026-11-01T02-00-00Z.age'])
  for (let day = 1; day <= 9; day++) await run(24 * day)
  expect(await names()).toHaveLength(8)
  expect((await names()).slice(0, 2)).toEqual([
    'lifetag-2026-11-01T02-00-00Z.age', // the last of its week
    'lifetag-2026-11-04T02-00-00Z.age',
  ])
})

it('a backup from the future does not postpone the next one', async () => {
  const { run, names } = await prepare()
  await run(24)
  await run(0)
  expect(await names()).toHaveLength(2)
})

it('a backup that the disk damages is removed, and the old ones stay', async () => {
  let isDamaging = false
  const { folder, run, names } = await prepare(place => ({
    ...place,
    async write(name, content) {
      await place.write(name, content)
      if (!isDamaging) return
      const path = place.addressOf(name)
      const whole = await readFile(path)
      await writeFile(path, whole.subarray(0, whole.length - 20))
    },
  }))
  await run(0)
  await writeFile(join(folder, 'notes.txt'), 'of the operator')
  isDamaging = true
  await expect(run(24)).rejects.toThrow('it was cut off or altered')
  expect(await names()).toEqual(['lifetag-2026-11-01T02-00-00Z.age', 'notes.txt'])
})
