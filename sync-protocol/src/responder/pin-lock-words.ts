import { fill, type Locale, minuteOf } from '../card'
import { failureWordsOf } from './failure-words'

/** `untilMs` is null where only the code's owner can unlock it. */
export type PinLock = { untilMs: number | null }

/** That a PIN is locked, and until when: in minutes, for whoever reads it, and by the clock (UTC). */
export function pinLockWords({ untilMs }: PinLock, nowMs: number, locale: Locale): string {
  const { pinLocked, pinLockedForGood } = failureWordsOf(locale)
  if (untilMs === null) return pinLockedForGood
  const minutes = Math.max(1, Math.ceil((untilMs - nowMs) / 60_000))
  const tag = `${locale}-u-nu-latn`
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return fill(pinLocked, { duration: format.format(minutes), time: minuteOf(untilMs, locale) })
}
