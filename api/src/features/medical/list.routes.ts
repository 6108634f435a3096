import { type Context, Hono } from 'hono'
import { LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readBody } from '../../http/read-body'
import { readRowId } from '../../http/row-id'
import { type Row, readRow, readRows, removeRow, writeRow } from '../../records/rest-author'
import { rowAnswer } from './row-answer'
import { emptied, type SentFields, sentFieldsSchema } from './sent-fields'

/** What an item is made with where the client leaves it open. */
const DEFAULTS: Partial<Record<ListPath, SentFields>> = {
  'insurance-policies': { relationship: 'self' },
}

/** The routes of one list of the record: all lists are alike but for their fields. */
export function listRoutes(path: ListPath, services: Services): Hono<AppEnv> {
  const { database, records, sessions, newId } = services
  const collection = LIST_PATHS[path]
  const routes = new Hono<AppEnv>()

  const answer = (userId: string, row: Row<typeof collection>) => {
    const { id, ...rest } = rowAnswer(row)
    return { id, medicalProfileId: userId, ...rest }
  }

  const read = async (tx: Tx, userId: string, id: string) => {
    const row = await readRow(records, tx, userId, collection, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  const list = async (c: Context<AppEnv>) => {
    const { user } = await sessions.require(c)
    const profileId = c.req.param('medicalProfileId')
    if (profileId && profileId.toLowerCase() !== user.id) throw new AppError('not_found')
    const rows = await database.snapshot(user.id, tx => readRows(records, tx, user.id, collection))
    return c.json(rows.map(row => answer(user.id, row)))
  }
  routes.get(`/api/${path}`, list)
  routes.get(`/api/${path}/:medicalProfileId`, list)

  routes.post(`/api/${path}`, async c => {
    const { user } = await sessions.require(c)
    const { medicalProfileId, ...sent } = await readBody(c, sentFieldsSchema)
    if (medicalProfileId === undefined) {
      throw new AppError('invalid', { fields: { medicalProfileId: 'Required' } })
    }
    const id = newId()
    const row = await database.transaction(user.id, async tx => {
      await records.lock(tx, user.id)
      const isOwn = String(medicalProfileId).toLowerCase() === user.id
      const profile = isOwn && (await readRow(records, tx, user.id, 'profile', user.id))
      if (!profile) throw new AppError('not_found')
      const values = emptied(collection, { ...DEFAULTS[path], ...sent })
      await writeRow(records, tx, user.id, { collection, id, values })
      return read(tx, user.id, id)
    })
    return c.json(answer(user.id, row), 201)
  })

  routes.put(`/api/${path}/:id`, async c => {
    const { user } = await sessions.require(c)
    const id = readRowId(c)
    const { medicalProfileId = user.id, ...sent } = await readBody(c, sentFieldsSchema)
    const row = await database.transaction(user.id, async tx => {
      await records.lock(tx, user.id)
      await read(tx, user.id, id)
      if (medicalProfileId !== user.id) throw new AppError('not_found')
      const values = emptied(collection, sent)
      await writeRow(records, tx, user.id, { collection, id, values })
      return read(tx, user.id, id)
    })
    return c.json(answer(user.id, row))
  })

  routes.delete(`/api/${path}/:id`, async c => {
    const { user } = await sessions.require(c)
    const id = readRowId(c)
    await database.transaction(user.id, async tx => {
      await records.lock(tx, user.id)
      await read(tx, user.id, id)
      await removeRow(records, tx, user.id, collection, id)
    })
    return c.body(null, 204)
  })

  return routes
}
