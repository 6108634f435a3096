import type { Hono } from 'hono'
import {
  SHARE_LIMITS,
  shareAnswerSchema,
  shareRequestSchema,
  sharesAnswerSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { selectMembers } from '../../records/family/members.sql'
import { isMakerStillIn, openDetails } from '../../records/shares/share-details'
import { createShareLog } from '../../records/shares/share-log'
import { endShare, selectShares } from '../../records/shares/shares.sql'
import { makeShare } from './make-share'
import { shareAnswer } from './share-answer'

/** The rights are those of `healthcare` codes. */
export function sharesRoutes(services: Services): Hono<AppEnv> {
  const { database, keyring, now } = services
  const routes = createRoutes(services, 'Health links')
  const log = createShareLog(keyring)
  const about = { who: 'user', profile: 'widen' } as const

  const list = {
    ...about,
    summary: 'Health links to a record, the newest first, with who asked for them',
    answers: { 200: sharesAnswerSchema },
  } as const
  routes.get('/api/shares', list, async ({ c, subject }) => {
    const { id: userId } = subject
    const shares = await database.snapshotFor(subject, async tx => {
      const rows = await selectShares(tx, userId)
      if (rows.length === 0) return []
      const key = await keyring.userKey(tx, userId)
      const requests = await log.read(tx, userId)
      const members = await selectMembers(tx, userId, now())
      return rows.map(row => {
        const details = openDetails(key, { userId, id: row.id }, row.sealed)
        const isEnded = row.isEnded || !isMakerStillIn(details, members)
        return shareAnswer(services, { ...row, isEnded }, details, requests.get(row.id) ?? [])
      })
    })
    return c.json(shares)
  })

  const make = {
    ...about,
    summary: 'Make a health link',
    body: {
      schema: shareRequestSchema,
      describedAs: shareRequestSchema,
      maxBytes: SHARE_LIMITS.sealedLength + 4 * 1024,
    },
    answers: { 201: shareAnswerSchema },
    refuses: ['too_many'],
    limits: ['share_made'],
    // The answer contains a secret.
    idempotency: 'exempt',
  } as const
  routes.post('/api/shares', make, async ({ c, subject, body }) =>
    c.json(await makeShare(services, subject, body), 201),
  )

  const end = {
    ...about,
    summary: 'End a health link; it opens nothing from now on',
    params: { id: rowId },
    answers: { 204: null },
    // A repetition has no further effect.
    idempotency: 'exempt',
  } as const
  routes.delete('/api/shares/:id', end, async ({ c, subject, params: { id } }) => {
    const isThere = await database.actFor(subject, tx => endShare(tx, subject.id, id, now()))
    if (!isThere) throw new AppError('not_found')
    return c.body(null, 204)
  })

  return routes.app
}
