import type { PausedReason } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'

/**
 * What the engine does about an answer that is not a yes.
 * `PausedReason`  wait for the person
 * `renumber`  the server misses numbers: read where it stands
 * `fork`      somebody else sends under our client id
 * `split`     too much, or one of them cannot be read: send fewer, until it is alone
 * `not_member`  the record is closed to the one signed in: it goes from this device
 * `later`     not sent, or not now
 */
export type Reaction = PausedReason | 'renumber' | 'fork' | 'split' | 'not_member' | 'later'

const BY_CODE: Record<string, Reaction> = {
  wrong_user: 'wrong_user',
  upgrade_required: 'upgrade_required',
  gap: 'renumber',
  client_fork: 'fork',
  not_member: 'not_member',
}

const BY_STATUS: Record<number, Reaction> = {
  400: 'split',
  401: 'signed_out',
  413: 'split',
  422: 'split',
  426: 'upgrade_required',
}

/** Only the server's own words count; all else, and all that is not listed, is tried again later. */
export function reactionTo(failure: HttpFailure): Reaction {
  if (failure.kind === 'not_sent') return 'later'
  return BY_CODE[failure.code] ?? BY_STATUS[failure.status] ?? 'later'
}

export const isPaused = (reaction: Reaction): reaction is PausedReason =>
  reaction === 'signed_out' || reaction === 'wrong_user' || reaction === 'upgrade_required'
