import { expect, it } from 'vitest'
import type { Sql } from '../db/database'
import { readShownSession } from './sessions.sql'

const answering = (...rows: unknown[]) => (() => Promise.resolve(rows)) as unknown as Sql // only the template tag is called

it('a missing session means not signed in', async () => {
  expect(await readShownSession(answering({ shown: null }), 'id', 'user')).toBeNull()
})

it('an answer without a row means that the service is unavailable', async () => {
  await expect(readShownSession(answering(), 'id', 'user')).rejects.toMatchObject({
    code: 'unavailable',
  })
  await expect(readShownSession(answering(undefined), 'id', 'user')).rejects.toMatchObject({
    code: 'unavailable',
  })
})
