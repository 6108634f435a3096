import { DamagedCapsule } from '../damaged'
import { MINUTE_MS } from '../frame'
import type { Channel } from './channel'
import type { TextKindName } from './text-kinds'

export type CapsulePart<T> = (channel: Channel, written: T | undefined) => T

// How often a part is present, in 1/65536.
export const NEARLY_ALWAYS = 64_000
export const USUALLY = 52_000
export const SOMETIMES = 32_768
export const SELDOM = 10_000
export const HARDLY_EVER = 300

export const MAX_ITEMS = 1000

/** An empty text is absent. `howOften` is in 1/65536. */
export function optional<K extends string, T>(
  key: K,
  channel: Channel,
  written: T | undefined,
  howOften: number,
  part: CapsulePart<T>,
): { [P in K]?: T } {
  const isThere = written !== undefined && written !== ''
  if (!channel.flag(isThere, howOften)) return {}
  // TypeScript widens a computed key to string, but it is K.
  return { [key]: part(channel, written) } as { [P in K]?: T }
}

export function flag<K extends string>(
  key: K,
  channel: Channel,
  written: boolean | undefined,
  howOften: number,
): { [P in K]?: true } {
  // TypeScript widens a computed key to string, but it is K.
  return channel.flag(written, howOften) ? ({ [key]: true } as { [P in K]?: true }) : {}
}

export const capsuleText =
  (kind: TextKindName): CapsulePart<string> =>
  (channel, written) =>
    channel.text(written, kind)

export const number =
  (kind: TextKindName): CapsulePart<number> =>
  (channel, written) => {
    const text = channel.text(written === undefined ? '' : String(written), kind)
    const value = FIGURE.test(text) ? Number(text) : Number.NaN
    if (!Number.isFinite(value)) throw new DamagedCapsule('not a figure')
    return value === 0 ? 0 : value // `-0` is 0
  }

/** Readers in other languages know only these. JavaScript would also read an empty text and "0x10". */
const FIGURE = /^-?\d+(\.\d+)?(e[+-]\d+)?$/

export function others<K extends string>(
  channel: Channel,
  written: { [F in NoInfer<K>]?: unknown[] } | undefined,
  kinds: Record<K, TextKindName>,
): { others?: { [F in K]?: string[] } } {
  const fields = Object.entries(kinds) as [K, TextKindName][] // as the parameter's type says
  const isDisputed = fields.some(([field]) => written?.[field]?.length)
  if (!channel.flag(isDisputed, HARDLY_EVER)) return {}
  const result: { [F in K]?: string[] } = {}
  for (const [field, kind] of fields) {
    const values = textsOf(channel, (written?.[field] ?? []).map(String), kind)
    if (values.length > 0) result[field] = values
  }
  return Object.keys(result).length > 0 ? { others: result } : {}
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
/** Until the year 2243. */
const MAX_DAYS = 99_999
const wholeDays = (ms: number) => Math.min(Math.max(Math.floor(ms / DAY_MS), 0), MAX_DAYS)

export const dayNear =
  (nearMs: number): CapsulePart<number> =>
  (channel, written) => {
    const near = wholeDays(nearMs)
    const distance = wholeDays(written ?? 0) - near
    const isBefore = channel.flag(distance <= 0, SOMETIMES)
    const days = channel.anyNumber(Math.abs(distance))
    const read = near + (isBefore ? -days : days)
    if (read < 0 || read > MAX_DAYS) throw new DamagedCapsule('no such day')
    return read * DAY_MS
  }
