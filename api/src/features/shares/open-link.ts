import type { MedicalRecord } from 'sync-protocol/medical'
import { FHIR_JSON, type SummaryLevel, sealFile, summaryOf } from 'sync-protocol/shl'
import { MEDICAL_COLLECTIONS } from 'sync-protocol/sync'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import { AppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import { type Keyring, NoDataKey } from '../../db/keyring'
import type { Services } from '../../deps'
import { openLabel } from '../../records/family/label'
import { selectMembers } from '../../records/family/members.sql'
import { readPerson } from '../../records/family/people.sql'
import { recordOfStored } from '../../records/medical-record'
import {
  isMakerStillIn,
  openShareDetails,
  type ShareRequestContent,
} from '../../records/shares/share-details'
import { createShareLog } from '../../records/shares/share-log'
import {
  findOpenShare,
  findShared,
  type ShareRow,
  tryPasscode,
} from '../../records/shares/shares.sql'
import { passcodeHashOf, TOKEN, tokenHashOf } from './link-address'

export type OpenedLink =
  | { kind: 'file'; sealed: string; changedAt: Date; mayChange: boolean }
  | { kind: 'wrong_passcode'; remainingAttempts: number }

type LinkRequest = {
  token: string
  network: string
  /** A `file` was named by a manifest, so it is not logged again. `direct` is a sealed link. */
  way: 'manifest' | 'file' | 'direct'
  recipient: string
  passcode?: string | undefined
}

type Reading =
  | { record: MedicalRecord; level: SummaryLevel; key: string; carer: string | undefined }
  | { content: string; madeAt: Date }
  | { remainingAttempts: number }

/** Throws `not_found` alike for unknown, ended, expired and locked links and for the other kind. */
export async function openHealthLink(
  services: Services,
  request: LinkRequest,
): Promise<OpenedLink> {
  const found = await findRecord(services, request)
  const read = await services.database
    .transaction(found.userId, tx => readShare(tx, services, { ...request, ...found }))
    .catch(error => {
      throw error instanceof NoDataKey ? new AppError('not_found') : error
    })
  if ('remainingAttempts' in read) return { kind: 'wrong_passcode', ...read }
  if ('content' in read) {
    return { kind: 'file', sealed: read.content, changedAt: read.madeAt, mayChange: false }
  }
  const sealed = await sealSummary(services, read)
  return { kind: 'file', sealed, changedAt: new Date(read.record.changedAtMs), mayChange: true }
}

type Found = { userId: string; tokenHash: Buffer }

async function findRecord(services: Services, { token, network }: LinkRequest): Promise<Found> {
  const { database, limits } = services
  const tokenHash = tokenHashOf(services, token)
  const name = tokenHash.toString('hex')
  const userId = TOKEN.test(token)
    ? await database.lookup('share', name, tx => findShared(tx, tokenHash))
    : undefined
  if (userId === undefined) {
    await limits.take('share_miss', network)
    throw new AppError('not_found')
  }
  await limits.take('share_request', `${name} ${network}`)
  await limits.take('share_link', name)
  return { userId, tokenHash }
}

async function readShare(
  tx: Tx,
  services: Services,
  request: LinkRequest & Found,
): Promise<Reading> {
  const { keyring, now, records } = services
  const { userId, tokenHash, way, passcode } = request
  const share = await findOpenShare(tx, userId, tokenHash, now())
  const isOfKind = (share?.kind === 'sealed') === (way === 'direct')
  if (!share || !isOfKind) throw new AppError('not_found')
  const key = await keyring.userKey(tx, userId)
  const details = openShareDetails(key, { userId, id: share.id }, share.sealed)
  const members = details.madeBy === undefined ? [] : await selectMembers(tx, userId, now())
  if (!isMakerStillIn(details, members)) throw new AppError('not_found')
  if (share.passcodeHash && way === 'manifest') {
    const remainingAttempts = await wrongAttempt(tx, services, { userId, share, passcode })
    if (remainingAttempts !== undefined) {
      if (passcode !== undefined) await note(tx, services, { request, share }, 'wrong_passcode')
      return { remainingAttempts }
    }
  }
  if (way !== 'file') await note(tx, services, { request, share }, 'opened')
  if (share.content !== null) return { content: share.content, madeAt: share.createdAt }
  if (details.key === undefined) throw new AppError('not_found')
  const record = recordOfStored(await records.read(tx, userId, MEDICAL_COLLECTIONS))
  const carer = await carerOf(tx, keyring, userId, now())
  return { record, level: details.level, key: details.key, carer }
}

type Trying = { userId: string; share: ShareRow; passcode: string | undefined }

/** Returns undefined for the right passcode. A missing one is not counted, because it guesses nothing. */
async function wrongAttempt(
  tx: Tx,
  { keyring }: Services,
  { userId, share, passcode }: Trying,
): Promise<number | undefined> {
  if (passcode === undefined) return share.triesLeft ?? 0
  const tried = await tryPasscode(tx, userId, share.id, passcodeHashOf(keyring, share.id, passcode))
  // Simultaneous requests have used the remaining tries.
  if (!tried) throw new AppError('not_found')
  return tried.isRight ? undefined : tried.triesLeft
}

async function note(
  tx: Tx,
  { keyring, newId, now }: Services,
  { request, share }: { request: LinkRequest & Found; share: ShareRow },
  outcome: ShareRequestContent['outcome'],
): Promise<void> {
  const { userId, network, recipient } = request
  await createShareLog(keyring).note(tx, {
    ...{ userId, shareId: share.id, id: newId(), at: now(), network },
    key: await keyring.userKey(tx, userId),
    content: { recipient, outcome },
  })
}

interface Summary {
  record: MedicalRecord
  level: SummaryLevel
  key: string
  carer: string | undefined
}

function sealSummary(
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  { record, level, key, carer }: Summary,
): Promise<string> {
  const at = now()
  const today = at.toISOString().slice(0, 10)
  const making = { today, nowMs: at.getTime(), newId, dictionary: EVERY_LANGUAGE, carer }
  const content = JSON.stringify(summaryOf(record, level, making))
  return sealFile({ content, contentType: FHIR_JSON }, key, globalThis)
}

/** The author of a summary whose person does not sign in: the guardian with the longest membership. */
async function carerOf(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  at: Date,
): Promise<string | undefined> {
  if ((await readPerson(tx, userId))?.kind !== 'managed') return undefined
  const members = await selectMembers(tx, userId, at)
  const guardian = members.find(({ role }) => role === 'guardian')
  const key = await keyring.userKey(tx, userId)
  const label = guardian && openLabel(key, userId, guardian.memberId, guardian.sealed)
  return label?.name || 'a guardian of the person'
}
