import type { Hono } from 'hono'
import { PLANS_MAX, withCodesCleared } from 'sync-protocol/medical'
import { itemAnswerSchema, LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import {
  type Row,
  readRow,
  readRows,
  removeRow,
  rowAnswer,
  writeRow,
} from '../../records/rest-author'
import { nullsToEmpty, type SentFields, sentBody } from './sent-fields'

const DEFAULTS: Partial<Record<ListPath, SentFields>> = {
  'insurance-policies': { relationship: 'self' },
}

/** A sync may exceed it, because phones that add rows without a connection must not lose any. */
const ROWS_MAX: Partial<Record<ListPath, { count: number; message: string }>> = {
  'emergency-plans': {
    count: PLANS_MAX,
    message: `A record has at most ${PLANS_MAX} instructions. Delete one that is no longer needed.`,
  },
}

const MAY_READ = { who: 'user', profile: 'read' } as const
const MAY_EDIT = { who: 'user', profile: 'edit' } as const

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

  const refuseIfFull = async (tx: Tx, userId: string) => {
    const max = ROWS_MAX[path]
    if (!max) return
    const rows = await readRows(records, tx, userId, collection)
    if (rows.length >= max.count) throw new AppError('too_many', { message: max.message })
  }

  const list = async (subject: Subject) => {
    const { id } = subject
    const rows = await database.snapshotFor(subject, tx => readRows(records, tx, id, collection))
    return rows.map(row => answer(id, row))
  }
  const name = path.replace('-', ' ')
  const item = itemAnswerSchema(path)

  const own = {
    summary: `One’s ${name}`,
    ...MAY_READ,
    answers: { 200: z.array(item) },
  } as const
  routes.get(`/api/${path}`, own, async ({ c, subject }) => c.json(await list(subject)))

  const ofProfile = {
    ...own,
    summary: `The ${name} of a profile, by the profile’s id`,
    params: { id: rowId },
  } as const
  routes.get(`/api/${path}/:id`, ofProfile, async ({ c, subject, params }) => {
    if (params.id !== subject.id) throw new AppError('not_found')
    return c.json(await list(subject))
  })

  const add = {
    summary: `Add to the ${name}`,
    ...MAY_EDIT,
    body: sentBody(collection, { medicalProfileId: z.uuid() }),
    answers: { 201: item },
    refuses: ['not_found', 'file_unknown', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.post(`/api/${path}`, add, async ({ c, subject, body }) => {
    const { medicalProfileId, ...sent } = body
    if (medicalProfileId === undefined) {
      throw new AppError('invalid', { fields: { medicalProfileId: 'Required' } })
    }
    const id = newId()
    const row = await database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      const isOwn = String(medicalProfileId).toLowerCase() === subject.id
      const profile = isOwn && (await readRow(records, tx, subject.id, 'profile', subject.id))
      if (!profile) throw new AppError('not_found')
      await refuseIfFull(tx, subject.id)
      const values = nullsToEmpty(collection, { ...DEFAULTS[path], ...sent })
      await writeRow(records, tx, subject.id, { collection, id, values })
      return read(tx, subject.id, id)
    })
    return c.json(answer(subject.id, row), 201)
  })

  const change = {
    summary: `Change one of the ${name}: only what is sent`,
    ...MAY_EDIT,
    params: { id: rowId },
    body: sentBody(collection, { medicalProfileId: z.optional(z.uuid()) }),
    answers: { 200: item },
    refuses: ['file_unknown', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.put(`/api/${path}/:id`, change, async ({ c, subject, params, body }) => {
    const { id } = params
    const { medicalProfileId = subject.id, ...sent } = body
    const row = await database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      const { values: current } = await read(tx, subject.id, id)
      if (medicalProfileId !== subject.id) throw new AppError('not_found')
      const values = withCodesCleared(collection, nullsToEmpty(collection, sent), current)
      await writeRow(records, tx, subject.id, { collection, id, values })
      return read(tx, subject.id, id)
    })
    return c.json(answer(subject.id, row))
  })

  const remove = {
    summary: `Delete one of the ${name}`,
    ...MAY_EDIT,
    params: { id: rowId },
    answers: { 204: null },
    idempotency: 'inTransaction',
  } as const
  routes.delete(`/api/${path}/:id`, remove, async ({ c, subject, params: { id } }) => {
    await database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      await read(tx, subject.id, id)
      await removeRow(records, tx, subject.id, collection, id)
    })
    return c.body(null, 204)
  })

  return routes.app
}
