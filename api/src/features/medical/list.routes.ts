import type { Hono } from 'hono'
import { itemAnswerSchema, LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { type Row, readRow, readRows, removeRow, writeRow } from '../../records/rest-author'
import { rowAnswer } from './row-answer'
import { emptied, type SentFields, sentBody } from './sent-fields'

/** What an item is made with where the client leaves it open. */
const DEFAULTS: Partial<Record<ListPath, SentFields>> = {
  'insurance-policies': { relationship: 'self' },
}

/** The routes of one list of the record: all lists are alike but for their fields. */
export function listRoutes(path: ListPath, services: Services): Hono<AppEnv> {
  const { database, records, newId } = services
  const collection = LIST_PATHS[path]
  const routes = createRoutes(services, 'Record')

  const answer = (userId: string, row: Row<typeof collection>) => {
    const { id, ...rest } = rowAnswer(row)
    return { id, medicalProfileId: userId, ...rest }
  }

  const read = async (tx: Tx, userId: string, id: string) => {
    const row = await readRow(records, tx, userId, collection, id)
    if (!row) throw new AppError('not_found')
    return row
  }

  const list = async (userId: string) => {
    const rows = await database.snapshot(userId, tx => readRows(records, tx, userId, collection))
    return rows.map(row => answer(userId, row))
  }
  const name = path.replace('-', ' ')
  const item = itemAnswerSchema(path)

  const own = {
    summary: `One’s ${name}`,
    who: 'user',
    answers: { 200: z.array(item) },
  } as const
  routes.get(`/api/${path}`, own, async ({ c, signedIn: { user } }) => c.json(await list(user.id)))

  const ofProfile = {
    ...own,
    summary: `The ${name} of a profile, by the profile’s id`,
    params: { id: rowId },
  } as const
  routes.get(`/api/${path}/:id`, ofProfile, async ({ c, signedIn: { user }, params }) => {
    if (params.id !== user.id) throw new AppError('not_found')
    return c.json(await list(user.id))
  })

  const add = {
    summary: `Add to the ${name}`,
    who: 'user',
    body: sentBody(collection, { medicalProfileId: z.uuid() }),
    answers: { 201: item },
    refuses: ['not_found', 'file_unknown', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.post(`/api/${path}`, add, async ({ c, signedIn: { user }, body }) => {
    const { medicalProfileId, ...sent } = body
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

  const change = {
    summary: `Change one of the ${name}: only what is sent`,
    who: 'user',
    params: { id: rowId },
    body: sentBody(collection, { medicalProfileId: z.optional(z.uuid()) }),
    answers: { 200: item },
    refuses: ['file_unknown', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.put(`/api/${path}/:id`, change, async ({ c, signedIn: { user }, params, body }) => {
    const { id } = params
    const { medicalProfileId = user.id, ...sent } = body
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

  const remove = {
    summary: `Delete one of the ${name}`,
    who: 'user',
    params: { id: rowId },
    answers: { 204: null },
    idempotency: 'inTransaction',
  } as const
  routes.delete(`/api/${path}/:id`, remove, async ({ c, signedIn: { user }, params: { id } }) => {
    await database.transaction(user.id, async tx => {
      await records.lock(tx, user.id)
      await read(tx, user.id, id)
      await removeRow(records, tx, user.id, collection, id)
    })
    return c.body(null, 204)
  })

  return routes.app
}
