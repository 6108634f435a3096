import { sentences } from '../../../i18n/sentences'
import { dayWords, momentWords, spanWords } from '../../../ui/date-words'
import { clinicTexts } from '../texts'
import type { HealthLink } from './links-note'

const { link: texts, requests } = clinicTexts

export function linkWords({ kind, level, createdAt, remainingAttempts }: HealthLink): string {
  const shown =
    kind === 'live' ? texts.live[level] : texts.sealed[level]({ day: dayWords(createdAt) })
  return remainingAttempts === null ? shown : sentences(shown, texts.hasPasscode)
}

export function statusWords({ status, endsAt, remainingAttempts }: HealthLink): string {
  const moment = endsAt === null ? '' : momentWords(endsAt)
  switch (status) {
    case 'expired':
      return texts.expired({ moment })
    case 'ended':
      return texts.stopped({ moment })
    case 'locked':
      return texts.locked
    case 'active': {
      const until = endsAt === null ? texts.worksUntilStopped : texts.worksUntil({ moment })
      const isWorn = remainingAttempts !== null && remainingAttempts < 10
      return isWorn ? sentences(until, texts.triesLeft({ count: remainingAttempts })) : until
    }
  }
}

/** Characters that change the direction of the text after them. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Nothing checks the name of the requester, so it must not affect text outside its quotes. */
export function requestWords({ recipient, outcome }: HealthLink['requests'][number]): string {
  const name = recipient.replace(TURNS, '')
  if (outcome === 'opened') return name ? requests.opened({ name }) : requests.moreOpened
  return name ? requests.wrongPasscode({ name }) : requests.moreWrongPasscode
}

export function requestTime({ at, lastAt, times }: HealthLink['requests'][number]): string {
  const when = spanWords(at, lastAt)
  return times > 1 ? requests.times({ count: times, when }) : when
}
