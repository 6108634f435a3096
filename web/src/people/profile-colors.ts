import type { ProfileColor } from 'sync-protocol/rest'
import type { NotedProfile } from './profiles'
import { peopleTexts } from './texts'

const names = peopleTexts.colors

/** In the order in which they are assigned to records without a chosen color. */
const COLORS = Object.keys(names) as ProfileColor[] // The keys have this type.

export const colorOptions = () => COLORS.map(value => ({ value, label: names[value] }))

export const asColor = (value: string): ProfileColor | undefined =>
  COLORS.find(color => color === value)

export const groundOf = (color: ProfileColor) => ({ backgroundColor: `var(--profile-${color})` })

/** The chosen color, or one by position in the list, so that neighbors differ. */
export function colorOf(
  profile: Pick<NotedProfile, 'id' | 'color'>,
  list: readonly Pick<NotedProfile, 'id' | 'color'>[],
): ProfileColor {
  if (profile.color) return profile.color
  const taken = new Set(list.map(({ color }) => color))
  const free = COLORS.filter(color => !taken.has(color))
  const left = free.length > 0 ? free : COLORS
  const place = list.filter(({ color }) => color === null).findIndex(({ id }) => id === profile.id)
  return left[Math.max(0, place) % left.length] ?? 'blue'
}
