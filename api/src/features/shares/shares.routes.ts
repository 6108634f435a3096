import type { Hono } from 'hono'
import { expiryOf } from 'sync-protocol/qr'
import {
  SHARE_LIMITS,
  type ShareAnswer,
  type ShareRequest,
  shareAnswerSchema,
  shareRequestSchema,
  sharesAnswerSchema,
  VIEWER_PATH,
} from 'sync-protocol/rest'
import { makeShlink } from 'sync-protocol/shl'
import { AppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { selectMembers } from '../../records/family/members.sql'
import { readRow } from '../../records/rest-author'
import {
  isMakerStillIn,
  openShareDetails,
  type ShareDetails,
  sealShareDetails,
} from '../../records/shares/share-details'
import { createShareLog, type ShareLogLine } from '../../records/shares/share-log'
import {
  countOpenShares,
  endShare,
  insertShare,
  type ShareRow,
  selectShares,
} from '../../records/shares/shares.sql'
import { addressOf, passcodeHashOf, TOKEN_BYTES, tokenHashOf } from './link-address'
import { shareTexts } from './texts'

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
        const details = openShareDetails(key, { userId, id: row.id }, row.sealed)
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

const KEY_BYTES = 32
const LABEL = 'Patient summary'

/**
 * The server keeps the key of a live link and cannot read the file of a sealed one. Throws `too_many`.
 */
async function makeShare(
  services: Services,
  subject: Subject,
  request: ShareRequest,
): Promise<ShareAnswer> {
  const { database, keyring, limits, newId, now, randomBytes, records } = services
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url')
  const at = now()
  const id = newId()
  const token = secret(TOKEN_BYTES)
  const ends = expiryOf(request.expiresIn, at.getTime())
  const details = {
    ...{ level: request.level, label: request.label?.trim() || LABEL, token },
    ...(request.kind === 'live' && { key: secret(KEY_BYTES) }),
    ...(subject.by && { madeBy: subject.by.id }),
  }
  const passcode = request.kind === 'live' ? request.passcode : undefined
  const share = {
    ...{ id, kind: request.kind, createdAt: at, endsAt: ends === '' ? null : new Date(ends) },
    tokenHash: tokenHashOf(services, token),
    passcodeHash: passcode === undefined ? null : passcodeHashOf(keyring, id, passcode),
    triesLeft: passcode === undefined ? null : SHARE_LIMITS.wrongPasscodes,
    content: request.kind === 'sealed' ? request.content : null,
  }
  await limits.take('share_made', subject.id)
  const sealed = await database.actFor(subject, async tx => {
    // The lock keeps simultaneous requests from exceeding the limit.
    await records.lock(tx, subject.id)
    if (!(await readRow(records, tx, subject.id, 'profile', subject.id))) {
      throw new AppError('invalid', { message: shareTexts.failures.noProfile })
    }
    if ((await countOpenShares(tx, subject.id, at)) >= SHARE_LIMITS.open) {
      const message = shareTexts.failures.tooMany({ most: SHARE_LIMITS.open })
      throw new AppError('too_many', { message })
    }
    const key = await keyring.userKey(tx, subject.id)
    const row = { ...share, sealed: sealShareDetails(key, { userId: subject.id, id }, details) }
    await insertShare(tx, subject.id, row)
    return row.sealed
  })
  return shareAnswer(services, { ...share, sealed, isEnded: false }, details, [])
}

const REQUESTS_SHOWN = 50

function shareAnswer(
  services: Pick<Services, 'config' | 'now'>,
  share: ShareRow,
  { level, label, token, key }: ShareDetails,
  requests: readonly ShareLogLine[],
): ShareAnswer {
  const url = addressOf(services, token)
  const status = statusOf(share, services.now())
  const endsAtMs = share.endsAt?.getTime()
  const payload = {
    ...{ url, label },
    ...(endsAtMs !== undefined && { expiresAtMs: endsAtMs }),
    flags: share.triesLeft === null ? 'L' : 'LP',
  } as const
  const viewer = `${services.config.publicOrigin}${VIEWER_PATH}`
  return {
    ...{ id: share.id, kind: share.kind, level, label, status, url },
    createdAt: share.createdAt.toISOString(),
    endsAt: share.endsAt?.toISOString() ?? null,
    remainingAttempts: share.triesLeft,
    link: key !== undefined && status === 'active' ? makeShlink({ ...payload, key }, viewer) : null,
    requests: requests.slice(0, REQUESTS_SHOWN).map(({ at, lastAt, ...line }) => ({
      ...line,
      at: at.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  }
}

function statusOf({ isEnded, endsAt, triesLeft }: ShareRow, at: Date): ShareAnswer['status'] {
  if (isEnded) return 'ended'
  if (endsAt && endsAt <= at) return 'expired'
  return triesLeft === 0 ? 'locked' : 'active'
}
