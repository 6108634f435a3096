import type { SummaryLevel } from 'sync-protocol/shl'
import { dayWords, momentWords, spanWords } from '../../../ui/date-words'
import type { HealthLink } from './links-note'

export const LINK_LEVEL_NAMES: Record<SummaryLevel, string> = {
  healthcare: 'All of it',
  emergency: 'What helps in an emergency',
}

export function linkWords({ kind, level, createdAt, remainingAttempts }: HealthLink): string {
  const how = kind === 'live' ? 'always up to date' : `as it was on ${dayWords(createdAt)}`
  const passcode = remainingAttempts === null ? '' : ', with a passcode'
  return `${LINK_LEVEL_NAMES[level]}, ${how}${passcode}.`
}

export function statusWords({ status, endsAt, remainingAttempts }: HealthLink): string {
  const at = endsAt === null ? '' : momentWords(endsAt)
  switch (status) {
    case 'expired':
      return `Ended by itself on ${at}.`
    case 'ended':
      return `You ended it on ${at}.`
    case 'locked':
      return 'Locked: too many wrong passcodes. Make a new link.'
    case 'active': {
      const until = endsAt === null ? 'Works until you end it.' : `Works until ${at}.`
      const isWorn = remainingAttempts !== null && remainingAttempts < 10
      return isWorn ? `${until} It takes ${remainingAttempts} more wrong passcodes.` : until
    }
  }
}

/** Characters that change the direction of the text after them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Nothing checks the name of the requester, so it must not affect text outside its quotes. */
export function requestWords({ recipient, outcome }: HealthLink['requests'][number]): string {
  const name = recipient.replace(TURNS, '')
  const who = name ? `“${name}”` : 'More names from one network'
  return outcome === 'opened' ? `${who} opened it.` : `${who} gave a wrong passcode.`
}

export function requestTime({ at, lastAt, times }: HealthLink['requests'][number]): string {
  const when = spanWords(at, lastAt)
  return times > 1 ? `${when}, ${times} times` : when
}
