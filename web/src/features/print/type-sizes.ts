/** The roles are ordered by severity, and no role is larger than a more severe one. */

import type { CSSProperties } from 'react'
import type { Tone } from 'sync-protocol/card'

interface Sizes {
  /** Severe allergies, and a limit to resuscitation. */
  alarm: number
  name: number
  /** Allergies whose severity is unclear, and medicines that change treatment. */
  caution: number
  emergency: number
  /** Conditions, other allergies and medicines, contacts, notes. */
  plain: number
  person: number
  longName: number
  endlessName: number
  title: number
  heading: number
}

/** In points, from which words that are fitted to their box grow. */
export const TYPE_SIZES = {
  wallet: {
    alarm: 8.5,
    name: 8,
    caution: 7.5,
    emergency: 7.5,
    plain: 7,
    person: 7,
    longName: 7,
    endlessName: 6.5,
    title: 6.5,
    heading: 6.5,
  },
  travel: {
    alarm: 9.5,
    name: 9,
    caution: 8.5,
    emergency: 8.5,
    plain: 7.5,
    person: 7.5,
    longName: 7.5,
    endlessName: 7,
    title: 7,
    heading: 6.5,
  },
  wall: {
    alarm: 19,
    name: 18,
    caution: 17,
    emergency: 17,
    plain: 15,
    person: 15,
    longName: 15,
    endlessName: 13,
    title: 13,
    heading: 15,
  },
  keyTag: {
    alarm: 7,
    name: 6.75,
    caution: 6.75,
    emergency: 6.5,
    plain: 6.5,
    person: 6.5,
    longName: 6.5,
    endlessName: 6.5,
    title: 6.5,
    heading: 6.5,
  },
  wristband: {
    alarm: 7,
    name: 6.75,
    caution: 6.75,
    emergency: 6.75,
    plain: 6.5,
    person: 6.5,
    longName: 6.5,
    endlessName: 6.5,
    title: 6.5,
    heading: 6.5,
  },
  family: {
    alarm: 9,
    name: 8.75,
    caution: 8.5,
    emergency: 8.5,
    plain: 7.5,
    person: 7.5,
    longName: 7.5,
    endlessName: 7,
    title: 7,
    heading: 6.5,
  },
  /** In eighths of the type size that the layout allows. */
  wallpaper: {
    alarm: 8,
    name: 7,
    caution: 7.5,
    emergency: 7,
    plain: 7,
    person: 7,
    longName: 7,
    endlessName: 7,
    title: 7,
    heading: 7,
  },
} as const satisfies Record<string, Sizes>

export type SizedForm = keyof typeof TYPE_SIZES

export const typeSizes = (form: SizedForm, point = '1pt'): CSSProperties =>
  Object.fromEntries(
    Object.entries(TYPE_SIZES[form]).map(([role, size]) => [
      `--${role}-size`,
      `calc(${size} * ${point})`,
    ]),
  )

const MOST_SEVERE_FIRST: readonly Tone[] = ['alarm', 'caution', 'plain']

/** Words on the back must not outgrow anything more severe on the front, which grew by `grownTo`. */
export function largestBackSize(
  form: SizedForm,
  { grownTo, front, back }: { grownTo: number; front: readonly Tone[]; back: readonly Tone[] },
): number {
  const sizes = TYPE_SIZES[form]
  const limits = front.flatMap(severe =>
    back
      .filter(tone => MOST_SEVERE_FIRST.indexOf(severe) < MOST_SEVERE_FIRST.indexOf(tone))
      .map(tone => (grownTo * sizes[severe]) / sizes[tone]),
  )
  return Math.min(...limits)
}
