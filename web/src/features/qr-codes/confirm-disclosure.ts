import { LEVELS_ASCENDING, needsConfirmation } from 'sync-protocol/disclosure'
import type { AccessLevel, QrCode } from 'sync-protocol/qr'
import { confirm } from '../../stores/confirm'
import type { CodeChoices } from './code-choices'
import { infoName } from './code-words'
import { levelSentence } from './level-sentence'

type Agreed = Pick<QrCode, 'accessLevel' | 'confirmedPublic'> | undefined

/** Asks the owner before a code shows more than before, or shows medicines to strangers. */
export async function confirmDisclosure(choices: CodeChoices, existing: Agreed): Promise<boolean> {
  const { type, accessLevel } = choices
  if (existing && isWider(accessLevel, existing.accessLevel)) {
    const isAgreed = await confirm({
      isAboutRecord: true,
      title: `Show more with ${infoName(type)}?`,
      body: `Copies you already printed or shared show more, too. ${levelSentence(type, accessLevel)}`,
      confirmLabel: 'Show more',
    })
    if (!isAgreed) return false
  }
  if (!needsConfirmation(choices) || (existing && isAgreedPublic(existing))) return true
  return confirm({
    isAboutRecord: true,
    title: 'Let anyone read the names of the medicines?',
    body: 'They say which illnesses are treated. Anyone who scans this code can read them.',
    confirmLabel: 'Let anyone read them',
  })
}

const isWider = (wanted: AccessLevel, present: AccessLevel): boolean =>
  LEVELS_ASCENDING.indexOf(wanted) > LEVELS_ASCENDING.indexOf(present)

const isAgreedPublic = ({ accessLevel, confirmedPublic }: NonNullable<Agreed>): boolean =>
  accessLevel === 'public' && confirmedPublic === true
