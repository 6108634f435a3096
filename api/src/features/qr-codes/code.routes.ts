import type { Hono } from 'hono'
import {
  codeAnswerSchema,
  codeRequestSchema,
  type PinAnswer,
  pinAnswerSchema,
  pinRequestSchema,
  scanAnswerSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { createCodePins, type PinCount, pinLock } from '../../records/code-pins'
import { type Row, readRow, readRows, removeRow } from '../../records/rest-author'
import { createScanLog } from '../../records/scan-log'
import { refuseUnconfirmed, refuseUnscannable } from './code-rules'
import { codeAnswer } from './draw-code'
import { replaceCode, saveCode } from './save-code'

export function codeRoutes(services: Services): Hono<AppEnv> {
  const { config, database, keyring, records, now } = services
  const pins = createCodePins(keyring)
  const scans = createScanLog(keyring)
  const routes = createRoutes(services, 'Codes')
  const context = () => ({ origin: config.publicOrigin, nowMs: now().getTime() })

  /** Throws `not_found` for a code of another record. */
  const change = async <T>(
    { subject, params: { id } }: AboutCode,
    fn: (tx: Tx, userId: string, row: Row<'qr-codes'>) => Promise<T>,
  ): Promise<T> =>
    database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      const row = await readRow(records, tx, subject.id, 'qr-codes', id)
      if (!row) throw new AppError('not_found')
      return fn(tx, subject.id, row)
    })

  const list = {
    summary: 'One’s codes',
    who: 'user',
    profile: 'read',
    answers: { 200: z.array(codeAnswerSchema) },
  } as const
  routes.get('/api/qr-codes', list, async ({ c, subject }) => {
    const rows = await database.snapshotFor(subject, tx =>
      readRows(records, tx, subject.id, 'qr-codes'),
    )
    return c.json(rows.map(row => codeAnswer(row, context())))
  })

  const make = {
    summary: 'Make a code, or change the one of its type: it keeps its link',
    who: 'user',
    profile: 'codes',
    body: codeRequestSchema,
    answers: { 200: codeAnswerSchema, 201: codeAnswerSchema },
    refuses: ['confirmation_required', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/qr-codes', make, async ({ c, subject, body: request }) => {
    refuseUnconfirmed(request)
    refuseUnscannable(request.customization)
    const { row, isUpdated } = await database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      return saveCode(services, tx, subject.id, request)
    })
    const answer = codeAnswer(row, { ...context(), sizePx: request.customization.width })
    return c.json({ ...answer, isUpdated }, isUpdated ? 200 : 201)
  })

  const aboutCode = { who: 'user', profile: 'codes', params: { id: rowId } } as const
  const once = { idempotency: 'inTransaction' } as const

  const replace = {
    ...{ ...aboutCode, ...once },
    summary: 'Give a code a new link; the old one opens nothing from now on',
    answers: { 200: codeAnswerSchema },
  } as const
  routes.post('/api/qr-codes/:id/replace', replace, async ({ c, ...asked }) => {
    const row = await change(asked, (tx, userId, old) => replaceCode(services, tx, userId, old))
    return c.json({ ...codeAnswer(row, context()), isUpdated: true })
  })

  const setPin = {
    ...{ ...aboutCode, ...once },
    summary: 'Set a code’s PIN, or take it away',
    profile: 'widen',
    body: pinRequestSchema,
    answers: { 204: null },
  } as const
  routes.put('/api/qr-codes/:id/pin', setPin, async ({ c, body: { pin }, ...asked }) => {
    await change(asked, (tx, userId, { id }) => pins.set(tx, userId, id, pin))
    return c.body(null, 204)
  })

  const showPin = {
    ...aboutCode,
    summary: 'Whether a code has a PIN, and how often a wrong one was tried',
    profile: 'scanLog',
    answers: { 200: pinAnswerSchema },
  } as const
  routes.get('/api/qr-codes/:id/pin', showPin, async ({ c, subject, params: { id } }) => {
    const count = await database.snapshotFor(subject, async tx => {
      const row = await readRow(records, tx, subject.id, 'qr-codes', id)
      if (!row) throw new AppError('not_found')
      return pins.count(tx, subject.id, id)
    })
    return c.json(pinAnswer(count, now().getTime()))
  })

  const unlock = {
    ...{ ...aboutCode, ...once },
    summary: 'Let a code take PINs again',
    profile: 'scanLog',
    answers: { 204: null },
  } as const
  routes.delete('/api/qr-codes/:id/pin/tries', unlock, async ({ c, ...asked }) => {
    await change(asked, (tx, userId, { id }) => pins.unlock(tx, userId, id))
    return c.body(null, 204)
  })

  const remove = {
    ...{ ...aboutCode, ...once },
    summary: 'Delete a code; its link opens nothing from now on',
    answers: { 204: null },
  } as const
  routes.delete('/api/qr-codes/:id', remove, async ({ c, ...asked }) => {
    await change(asked, (tx, userId, { id }) => removeRow(records, tx, userId, 'qr-codes', id))
    return c.body(null, 204)
  })

  const listScans = {
    ...aboutCode,
    summary: 'Who opened a code, the newest first',
    profile: 'scanLog',
    answers: { 200: scanAnswerSchema },
  } as const
  routes.get('/api/qr-codes/:id/scans', listScans, async ({ c, subject, params }) => {
    const { id } = params
    const log = await database.snapshotFor(subject, async tx => {
      const row = await readRow(records, tx, subject.id, 'qr-codes', id)
      if (!row) throw new AppError('not_found')
      return scans.read(tx, subject.id, id)
    })
    return c.json(
      log.map(({ at, lastAt, ...scan }) => ({
        ...scan,
        at: at.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
    )
  })

  return routes.app
}

type AboutCode = { subject: Subject; params: { id: string } }

function pinAnswer(count: PinCount | null, nowMs: number): PinAnswer {
  if (!count) return { hasPin: false }
  const lock = pinLock(count, nowMs)
  const { wrongTries } = count
  if (!lock) return { hasPin: true, wrongTries, lock: null }
  const until = lock.untilMs === null ? null : new Date(lock.untilMs).toISOString()
  return { hasPin: true, wrongTries, lock: { until } }
}
