import { expiryOf } from 'sync-protocol/qr'
import { SHARE_LIMITS, type ShareAnswer, type ShareRequest } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Services } from '../../deps'
import { readRow } from '../../records/rest-author'
import { sealDetails } from '../../records/shares/share-details'
import { countOpenShares, insertShare } from '../../records/shares/shares.sql'
import { TOKEN_BYTES, tokenHashOf } from './link-address'
import { passcodeHashOf } from './passcode-hash'
import { shareAnswer } from './share-answer'

const KEY_BYTES = 32
const LABEL = 'Patient summary'

/**
 * The server keeps the key of a live link and cannot read the file of a sealed one. Throws `too_many`.
 */
export async function makeShare(
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
      throw new AppError('invalid', { message: 'Please create your medical profile first' })
    }
    if ((await countOpenShares(tx, subject.id, at)) >= SHARE_LIMITS.open) {
      const message = `${SHARE_LIMITS.open} links work already. End one of them first.`
      throw new AppError('too_many', { message })
    }
    const key = await keyring.userKey(tx, subject.id)
    const row = { ...share, sealed: sealDetails(key, { userId: subject.id, id }, details) }
    await insertShare(tx, subject.id, row)
    return row.sealed
  })
  return shareAnswer(services, { ...share, sealed, isEnded: false }, details, [])
}
