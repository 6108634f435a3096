import { expect, it } from 'vitest'
import { createTestApp } from '../../test/app'
import {
  ada,
  contentOf,
  fileUrl,
  makeBackup,
  makeDatabase,
  restore,
  source,
  useBackups,
} from '../../test/backups'

useBackups()

it('a restored database is the same, except for its epoch', async () => {
  const backup = await makeBackup()
  expect(backup.name).toBe('lifetag-2026-11-27T02-00-00Z.age')
  const copy = await makeDatabase()
  const { epoch, rows } = await restore(backup, copy.url)
  expect(rows).toMatchObject({ users: 1, files: 1 })
  expect(await contentOf(copy)).toEqual(await contentOf(source))
  expect(await copy.superuser`select epoch from server_state`).toEqual([{ epoch }])

  const test = await createTestApp(copy)
  const answer = await test.send('GET', fileUrl, { cookie: ada.cookie })
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toContain('living will')
})
