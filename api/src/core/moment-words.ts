import type { Locale } from 'sync-protocol/languages'
import { tagOf } from 'sync-protocol/text'

/** Longest IANA name: 32 characters. */
const TIME_ZONE = /^[A-Za-z][\w+/-]{1,63}$/

export function isTimeZone(name: string): boolean {
  if (!TIME_ZONE.test(name)) return false
  try {
    formatIn(name)
    return true
  } catch {
    return false
  }
}

/**
 * "27 November 2026 at 14:03 (Berlin time, GMT+1)", or in UTC if the reader's time zone is unknown. Other languages
 * name the city without a word.
 */
export function momentWords(at: Date, timeZone: string | null, language: Locale): string {
  const parts = Object.fromEntries(
    formatIn(timeZone ?? 'UTC')
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const { hour, minute, timeZoneName = '' } = parts
  const offset = timeZoneName === 'GMT+0' ? 'UTC' : timeZoneName
  const city = cityOf(timeZone)
  if (language === 'en') {
    const place = city === '' ? offset : `${city} time, ${offset}`
    return `${dayWords(at, timeZone, language)} at ${hour}:${minute} (${place})`
  }
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone ?? 'UTC' } as const
  const place = city === '' ? offset : `${city}, ${offset}`
  return `${at.toLocaleString(formatOf(language), style)} (${place})`
}

/** "4 December 2026", in the reader's time zone. */
export const dayWords = (at: Date, timeZone: string | null, language: Locale): string =>
  at.toLocaleDateString(formatOf(language), { dateStyle: 'long', timeZone: timeZone ?? 'UTC' })

const formatOf = (language: Locale): string => (language === 'en' ? 'en-GB' : tagOf(language))

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZoneName: 'shortOffset', timeZone },
  })

/** Names such as `UTC` and `Etc/GMT+5` contain no city. */
function cityOf(timeZone: string | null): string {
  const [area, ...places] = (timeZone ?? '').split('/')
  const city = places.at(-1)?.replaceAll('_', ' ')
  return city && area !== 'Etc' ? city : ''
}
