import type { Hono } from 'hono'
import {
  enteredDateFaults,
  listState,
  STATED_LISTS,
  type StatedList,
  withDocumentCleared,
} from 'sync-protocol/medical'
import { type ProfileAnswer, profileAnswerSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { AppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { readRow, rowAnswer, writeRow } from '../../records/rest-author'
import { nullsToEmpty, type SentFields, sentBody } from './sent-fields'

const LISTS = Object.keys(STATED_LISTS) as StatedList[] // keys of a const object

/** The profile's id is the user's id. */
export function profileRoutes(services: Services): Hono<AppEnv> {
  const { database, records, now } = services
  const routes = createRoutes(services, 'Record')

  const read = async (tx: Tx, userId: string): Promise<ProfileAnswer | null> => {
    const row = await readRow(records, tx, userId, 'profile', userId)
    if (!row) return null
    const counts = await records.count(tx, userId, LISTS)
    const states: Partial<ProfileAnswer> = {}
    for (const list of LISTS) {
      states[STATED_LISTS[list]] = listState(row.values, list, counts.get(list) ?? 0)
    }
    return { ...rowAnswer(row), ...states }
  }

  const write = async (tx: Tx, userId: string, sent: SentFields) => {
    const values = withDocumentCleared(nullsToEmpty('profile', sent))
    const stored = await readRow(records, tx, userId, 'profile', userId)
    const fields = enteredDateFaults(changedFrom(stored?.values, values), anywhereOnEarth(now()))
    if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
    await writeRow(records, tx, userId, { collection: 'profile', id: userId, values })
    return read(tx, userId)
  }

  const show = {
    summary: 'One’s medical profile; null before there is one',
    who: 'user',
    profile: 'read',
    answers: { 200: z.nullable(profileAnswerSchema) },
  } as const
  routes.get('/api/medical-profile', show, async ({ c, subject }) => {
    return c.json(await database.snapshotFor(subject, tx => read(tx, subject.id)))
  })

  const make = {
    summary: 'Make one’s medical profile',
    who: 'user',
    profile: 'edit',
    body: sentBody('profile'),
    answers: { 201: profileAnswerSchema },
    refuses: ['profile_exists', 'file_unknown', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/medical-profile', make, async ({ c, subject, body: sent }) => {
    const profile = await database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      if (await read(tx, subject.id)) throw new AppError('profile_exists')
      return write(tx, subject.id, sent)
    })
    return c.json(profile, 201)
  })

  const change = {
    summary: 'Change one’s medical profile: only what is sent',
    who: 'user',
    profile: 'edit',
    params: { id: rowId },
    body: sentBody('profile'),
    answers: { 200: profileAnswerSchema },
    refuses: ['file_unknown', 'too_many'],
    idempotency: 'inTransaction',
  } as const
  routes.put('/api/medical-profile/:id', change, async ({ c, subject, params, body: sent }) => {
    const profile = await database.actFor(subject, async tx => {
      await records.lock(tx, subject.id)
      const isOwn = params.id === subject.id
      if (!isOwn || !(await read(tx, subject.id))) throw new AppError('not_found')
      return write(tx, subject.id, sent)
    })
    return c.json(profile)
  })

  return routes.app
}

/** An unchanged date is not checked again, however old it has become. */
const changedFrom = (stored: object | undefined, values: SentFields): SentFields => {
  const before: Record<string, unknown> = { ...stored }
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== before[name]),
  )
}

const HOUR_MS = 3_600_000
/** Clocks are up to 14 hours ahead of UTC or 12 behind. */
function anywhereOnEarth(now: Date): { first: string; last: string } {
  const dayAt = (hours: number) =>
    new Date(now.getTime() + hours * HOUR_MS).toISOString().slice(0, 10)
  return { first: dayAt(-12), last: dayAt(14) }
}
