import { sessionsAnswerSchema } from 'sync-protocol/rest'
import { profilePath, type SecurityPage, securityPages } from '../../addresses/paths'
import { useAnswer } from '../../http/use-answer'
import { peopleTexts } from '../../people/texts'
import { hasLock } from '../../stores/lock'
import type { IconName } from '../../ui/icon-shapes'
import { LinkList } from '../../ui/link-list'
import { accountTexts } from './texts'
import { useCredentials } from './use-credentials'

const { states, password, recovery } = accountTexts
const { profilePages } = peopleTexts

const ICONS: Readonly<Record<SecurityPage, IconName>> = {
  password: 'edit',
  passkeys: 'key',
  recovery: 'document',
  devices: 'phone',
  lock: 'lock',
}
/** Keeps the height of a row until the server has answered. */
const UNKNOWN = '\u00a0'

export const lockState = () => (hasLock() ? states.lockOn : states.lockOff)

export function SecurityRows() {
  const { value: known } = useCredentials().answer
  const { value: sessions } = useAnswer('/api/auth/sessions', sessionsAnswerSchema).answer
  const details: Record<SecurityPage, string | undefined> = {
    password: known && (known.hasPassword ? states.passwordSet : password.hasNone),
    passkeys: known && states.passkeys({ count: known.passkeys.length }),
    recovery:
      known &&
      (known.recoveryCodesLeft
        ? recovery.ready({ count: known.recoveryCodesLeft })
        : recovery.none),
    devices: sessions && states.devices({ count: sessions.length }),
    lock: lockState(),
  }
  const rows = securityPages.map(page => ({ ...rowOf(page), detail: details[page] ?? UNKNOWN }))
  return <LinkList label={profilePages.security} rows={rows} />
}

const rowOf = (page: SecurityPage) => ({
  ...{ to: profilePath(page), title: profilePages[page], icon: ICONS[page] },
})

/** The rows next to a page on a wide screen. They ask the server nothing. */
export const SecurityMenu = ({ current }: { current: SecurityPage }) => (
  <LinkList
    label={profilePages.security}
    rows={securityPages.map(page => ({ ...rowOf(page), isCurrent: page === current }))}
  />
)
