import { type ShareAnswer, VIEWER_PATH } from 'sync-protocol/rest'
import { makeShlink } from 'sync-protocol/shl'
import type { Services } from '../../deps'
import type { ShareDetails } from '../../records/shares/share-details'
import type { ShareLogLine } from '../../records/shares/share-log'
import type { ShareRow } from '../../records/shares/shares.sql'
import { addressOf } from './link-address'

const REQUESTS_SHOWN = 50

export function shareAnswer(
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
