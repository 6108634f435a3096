/** Whether a code discloses more than before, which requires `may('widen')`. */
import { LEVELS_ASCENDING } from '../card/levels'
import type { QrCode } from '../medical/qr-code'

type Shown = Pick<QrCode, 'type' | 'accessLevel'> & { confirmedPublic?: boolean | undefined }

/** `before` is undefined for a new code. */
export function disclosesMore(before: Shown | undefined, after: Shown): boolean {
  if (after.confirmedPublic && !before?.confirmedPublic) return true
  if (!before) return after.accessLevel === 'healthcare'
  const levelOf = ({ accessLevel }: Shown) => LEVELS_ASCENDING.indexOf(accessLevel)
  return after.type !== before.type || levelOf(after) > levelOf(before)
}
