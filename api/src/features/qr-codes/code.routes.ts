import { type Context, Hono } from 'hono'
import { codeRequestSchema, type PinAnswer, pinRequestSchema } from 'sync-protocol/rest'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { AppError } from '../../http/app-error'
import { readBody } from '../../http/read-body'
import { readRowId } from '../../http/row-id'
import { createCodePins, type PinCount, pinLock } from '../../records/code-pins'
import { type Row, readRow, readRows, removeRow } from '../../records/rest-author'
import { createScanLog } from '../../records/scan-log'
import { codeAnswer } from './code-answer'
import { refuseUnconfirmed, refuseUnscannable } from './code-rules'
import { replaceCode, saveCode } from './save-code'

/** Making, replacing, guarding and deleting one's codes, and seeing who opened them. */
export function codeRoutes(services: Services): Hono<AppEnv> {
  const { config, database, keyring, records, sessions, now } = services
  const pins = createCodePins(keyring)
  const scans = createScanLog(keyring)
  const routes = new Hono<AppEnv>()
  const context = () => ({ origin: config.publicOrigin, nowMs: now().getTime() })

  /** Does something to a code of one's own while nobody else writes; 404 for any other. */
  const change = async <T>(
    c: Context<AppEnv>,
    fn: (tx: Tx, userId: string, row: Row<'qr-codes'>) => Promise<T>,
  ): Promise<T> => {
    const { user } = await sessions.require(c)
    const id = readRowId(c)
    return database.transaction(user.id, async tx => {
      await records.lock(tx, user.id)
      const row = await readRow(records, tx, user.id, 'qr-codes', id)
      if (!row) throw new AppError('not_found')
      return fn(tx, user.id, row)
    })
  }

  routes.get('/api/qr-codes', async c => {
    const { user } = await sessions.require(c)
    const rows = await database.snapshot(user.id, tx => readRows(records, tx, user.id, 'qr-codes'))
    return c.json(rows.map(row => codeAnswer(row, context())))
  })

  routes.post('/api/qr-codes', async c => {
    const { user } = await sessions.require(c)
    const request = await readBody(c, codeRequestSchema)
    refuseUnconfirmed(request)
    refuseUnscannable(request.customization)
    const { row, isUpdated } = await database.transaction(user.id, async tx => {
      await records.lock(tx, user.id)
      return saveCode(services, tx, user.id, request)
    })
    return c.json({ ...codeAnswer(row, context()), isUpdated }, isUpdated ? 200 : 201)
  })

  routes.post('/api/qr-codes/:id/replace', async c => {
    const row = await change(c, (tx, userId, old) => replaceCode(services, tx, userId, old))
    return c.json({ ...codeAnswer(row, context()), isUpdated: true })
  })

  routes.put('/api/qr-codes/:id/pin', async c => {
    await sessions.require(c)
    const { pin } = await readBody(c, pinRequestSchema)
    await change(c, (tx, userId, { id }) => pins.set(tx, userId, id, pin))
    return c.body(null, 204)
  })

  routes.get('/api/qr-codes/:id/pin', async c => {
    const { user } = await sessions.require(c)
    const id = readRowId(c)
    const count = await database.snapshot(user.id, async tx => {
      const row = await readRow(records, tx, user.id, 'qr-codes', id)
      if (!row) throw new AppError('not_found')
      return pins.count(tx, user.id, id)
    })
    return c.json(pinAnswer(count, now().getTime()))
  })

  routes.delete('/api/qr-codes/:id/pin/tries', async c => {
    await change(c, (tx, userId, { id }) => pins.unlock(tx, userId, id))
    return c.body(null, 204)
  })

  routes.delete('/api/qr-codes/:id', async c => {
    await change(c, (tx, userId, { id }) => removeRow(records, tx, userId, 'qr-codes', id))
    return c.body(null, 204)
  })

  routes.get('/api/qr-codes/:id/scans', async c => {
    const { user } = await sessions.require(c)
    const id = readRowId(c)
    const log = await database.snapshot(user.id, async tx => {
      const row = await readRow(records, tx, user.id, 'qr-codes', id)
      if (!row) throw new AppError('not_found')
      return scans.read(tx, user.id, id)
    })
    return c.json(
      log.map(({ at, lastAt, ...scan }) => ({
        ...scan,
        at: at.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
    )
  })

  return routes
}

function pinAnswer(count: PinCount | null, nowMs: number): PinAnswer {
  if (!count) return { hasPin: false }
  const lock = pinLock(count, nowMs)
  const { wrongTries } = count
  if (!lock) return { hasPin: true, wrongTries, lock: null }
  const until = lock.untilMs === null ? null : new Date(lock.untilMs).toISOString()
  return { hasPin: true, wrongTries, lock: { until } }
}
