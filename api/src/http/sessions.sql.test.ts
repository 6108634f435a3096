import { expect, it } from 'vitest'
import type { Sql } from '../db/database'
import { readShownSession } from './sessions.sql'

/** A database that answers with these rows. */
const answering = (...rows: unknown[]) => (() => Promise.resolve(rows)) as unknown as Sql // a tag alone is called

it('who has no such session is not signed in', async () => {
  expect(await readShownSession(answering({ shown: null }), 'id', 'user')).toBeNull()
})

it('an answer without a row says nothing of a session: the service is busy', async () => {
  await expect(readShownSession(answering(), 'id', 'user')).rejects.toMatchObject({
    code: 'unavailable',
  })
  await expect(readShownSession(answering(undefined), 'id', 'user')).rejects.toMatchObject({
    code: 'unavailable',
  })
})
