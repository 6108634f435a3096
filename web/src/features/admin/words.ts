import type { Period } from 'sync-protocol/rest'

export const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  '24hours': 'Last 24 hours',
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
  '90days': 'Last 90 days',
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export const momentWords = (at: string): string => moment.format(Date.parse(at))
export const dayWords = (at: string): string => day.format(Date.parse(at))

/** Figures are summed up by days of UTC: elsewhere the same moment may be another day. */
const utcDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
export const utcDayWords = (at: string): string => utcDay.format(Date.parse(at))
