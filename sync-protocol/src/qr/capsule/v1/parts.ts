/** What the parts of a card are built from. Each part is one function that writes and reads. */
import { DamagedCapsule } from '../damaged'
import { MINUTE_MS } from '../frame'
import type { Channel } from './channel'
import type { TextKindName } from './text-kinds'

export type Part<T> = (channel: Channel, written: T | undefined) => T

// How often a part is there, in 1/65536.
export const NEARLY_ALWAYS = 64_000
export const USUALLY = 52_000
export const SOMETIMES = 32_768
export const SELDOM = 10_000
export const HARDLY_EVER = 300

/** More items than a capsule has room for. */
export const MAX_ITEMS = 1000

/** `{ [key]: value }` if there is one; `howOften` there is, in 1/65536. An empty text is none. */
export function maybe<K extends string, T>(
  key: K,
  channel: Channel,
  written: T | undefined,
  howOften: number,
  part: Part<T>,
): { [P in K]?: T } {
  const isThere = written !== undefined && written !== ''
  if (!channel.flag(isThere, howOften)) return {}
  // A computed key widens to string; it is K.
  return { [key]: part(channel, written) } as { [P in K]?: T }
}

/** `{ [key]: true }` or nothing. */
export function mark<K extends string>(
  key: K,
  channel: Channel,
  written: boolean | undefined,
  howOften: number,
): { [P in K]?: true } {
  // A computed key widens to string; it is K.
  return channel.flag(written, howOften) ? ({ [key]: true } as { [P in K]?: true }) : {}
}

export const text =
  (kind: TextKindName): Part<string> =>
  (channel, written) =>
    channel.text(written, kind)

export const figure =
  (kind: TextKindName): Part<number> =>
  (channel, written) => {
    const value = Number(channel.text(written === undefined ? '' : String(written), kind))
    if (!Number.isFinite(value)) throw new DamagedCapsule('not a figure')
    return value
  }

/** The values devices disagree about, for the fields named in `kinds`. */
export function others<K extends string>(
  channel: Channel,
  written: { [F in NoInfer<K>]?: unknown[] } | undefined,
  kinds: Record<K, TextKindName>,
): { others?: { [F in K]?: string[] } } {
  const fields = Object.entries(kinds) as [K, TextKindName][] // what the type above says
  const isDisputed = fields.some(([field]) => written?.[field]?.length)
  if (!channel.flag(isDisputed, HARDLY_EVER)) return {}
  const result: { [F in K]?: string[] } = {}
  for (const [field, kind] of fields) {
    const values = textsOf(channel, (written?.[field] ?? []).map(String), kind)
    if (values.length > 0) result[field] = values
  }
  return { others: result }
}

function textsOf(channel: Channel, written: readonly string[], kind: TextKindName): string[] {
  const values: string[] = []
  while (channel.flag(values.length < written.length, SOMETIMES)) {
    if (values.length === MAX_ITEMS) throw new DamagedCapsule('endless list')
    values.push(channel.text(written[values.length], kind))
  }
  return values
}

const DAY_MS = 24 * 60 * MINUTE_MS

/** A moment by its day, told from another day before or after it. */
export const dayBeside =
  (besideMs: number): Part<number> =>
  (channel, written) => {
    const beside = Math.floor(besideMs / DAY_MS)
    const distance = Math.floor((written ?? 0) / DAY_MS) - beside
    const isBefore = channel.flag(distance <= 0, SOMETIMES)
    const days = channel.anyNumber(Math.abs(distance))
    return (beside + (isBefore ? -days : days)) * DAY_MS
  }
