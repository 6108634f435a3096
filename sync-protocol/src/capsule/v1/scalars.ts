import { DamagedCapsule } from '../damaged'
import { MINUTE_MS, wholeMinutes } from '../frame'
import type { Channel } from './channel'

const DAY_MS = 24 * 60 * MINUTE_MS
const DAY_MINUTES = 24 * 60
const FIRST_YEAR = 1900
const REGULAR = 65_000

export function oneOf<T extends string>(
  channel: Channel,
  values: readonly T[],
  written: string | undefined,
): T {
  const width = Math.ceil(Math.log2(values.length))
  const known: readonly string[] = values
  const index = known.indexOf(written ?? '')
  const chosen = values[channel.number(index, width)]
  if (chosen === undefined) throw new DamagedCapsule('no such choice')
  return chosen
}

export function madeAt(channel: Channel, written: number | undefined, changedAtMs: number): number {
  const minutes = Math.max(wholeMinutes(written ?? 0) - wholeMinutes(changedAtMs), 0)
  const isSameDay = channel.flag(minutes < DAY_MINUTES)
  const unit = isSameDay ? MINUTE_MS : DAY_MS
  return inTime(changedAtMs + channel.anyNumber(Math.floor((minutes * MINUTE_MS) / unit)) * unit)
}

/**
 * ISO 8601 in UTC, empty for never. Rounded down to whole minutes, so a code is never open longer.
 */
export function expiry(channel: Channel, written: string | undefined, changedAtMs: number): string {
  if (!channel.flag(Boolean(written), 16_000)) return ''
  const minutes = wholeMinutes(Date.parse(written ?? '')) - wholeMinutes(changedAtMs)
  const isLater = channel.flag(minutes >= 0, REGULAR)
  const distance = channel.anyNumber(Math.abs(minutes)) * MINUTE_MS
  return new Date(inTime(changedAtMs + (isLater ? distance : -distance))).toISOString()
}

/** Later and earlier times have other forms in ISO 8601. */
function inTime(ms: number): number {
  if (ms !== wholeMinutes(ms) * MINUTE_MS) throw new DamagedCapsule('no such time')
  return ms
}

/** `YYYY-MM`. Any other value is kept as text. */
export function month(channel: Channel, written: string | undefined): string {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(written ?? '') ?? []
  const offset = Number(year) - FIRST_YEAR
  const isRegular = channel.flag(offset >= 0 && offset < 256, REGULAR)
  if (!isRegular) return channel.text(written, 'dose')
  const readYear = channel.number(offset, 8) + FIRST_YEAR
  const readMonth = channel.number(Number(number) - 1, 4) + 1
  if (readMonth > 12) throw new DamagedCapsule('no such month')
  return `${readYear}-${String(readMonth).padStart(2, '0')}`
}

/** `YYYY-MM-DD`. Any other value is kept as text. */
export function day(channel: Channel, written: string | undefined): string {
  const value = /^\d{4}-\d\d-\d\d$/.test(written ?? '') ? Date.parse(written ?? '') : Number.NaN
  const days = value / DAY_MS
  const isRegular = channel.flag(days >= 0 && days < 65_536 && isoDay(days) === written, REGULAR)
  return isRegular ? isoDay(channel.number(days, 16)) : channel.text(written, 'dose')
}

const isoDay = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10)
