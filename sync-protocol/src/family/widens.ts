/**
 * Whether a code discloses more than it did, which only those may decide who `may('widen')`: it is of
 * `healthcare`, of a higher level or another type than before, or newly shows medicine names to anybody.
 */
import { LEVELS_ASCENDING } from '../card/levels'
import type { QrCode } from '../qr/code'

type Shown = Pick<QrCode, 'type' | 'accessLevel'> & { confirmedPublic?: boolean | undefined }

/** `before` is undefined for a new code. */
export function widens(before: Shown | undefined, after: Shown): boolean {
  if (after.confirmedPublic && !before?.confirmedPublic) return true
  if (!before) return after.accessLevel === 'healthcare'
  const levelOf = ({ accessLevel }: Shown) => LEVELS_ASCENDING.indexOf(accessLevel)
  return after.type !== before.type || levelOf(after) > levelOf(before)
}
