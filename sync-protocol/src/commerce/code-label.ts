/** The specification gives these labels. */
import type { AccessLevel, QrType } from '../medical/code-levels'

const LEVEL_WORDS: Readonly<Record<AccessLevel, string>> = {
  emergency: 'Emergency Personnel Only',
  healthcare: 'Healthcare Professionals',
  public: 'Public, Basic Info',
}

export const codeLabel = ({ type, accessLevel }: { type: QrType; accessLevel: AccessLevel }) =>
  `${type === 'emergency' ? 'Emergency Access' : 'Full Medical Profile'} (${LEVEL_WORDS[accessLevel]})`
