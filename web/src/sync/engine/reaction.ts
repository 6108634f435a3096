import type { PausedReason } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'

/**
 * - `PausedReason`: it waits for the person.
 * - `renumber`: the server misses numbers, so the client reads the server's last number.
 * - `fork`: another client sends under this client id.
 * - `split`: the batch is too large or contains an unreadable change, which smaller batches isolate.
 * - `not_member`: the account may no longer open the record, which is removed from this device.
 * - `later`: the request was not sent or is not possible now.
 */
type Reaction = PausedReason | 'renumber' | 'fork' | 'split' | 'not_member' | 'later'

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

/** Reacts only to answers of our server, and tries all other failures and unlisted codes again later. */
export function reactionTo(failure: HttpFailure): Reaction {
  if (failure.kind === 'not_sent') return 'later'
  return BY_CODE[failure.code] ?? BY_STATUS[failure.status] ?? 'later'
}

export const isPaused = (reaction: Reaction): reaction is PausedReason =>
  reaction === 'signed_out' || reaction === 'wrong_user' || reaction === 'upgrade_required'
