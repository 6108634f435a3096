import type { Config } from '../core/config'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import type { Outbox } from '../outbox/outbox'
import { hashEmail, readConfirmedEmail } from './email-addresses'
import { countEmail, type MailLimit } from './mail-limits'
import { readReader } from './reader'
import { type Notice, writeNotice } from './write-notice'

type NoticesDeps = { config: Config; keyring: Keyring; now: () => Date }

export type Notices = {
  /**
   * The e-mail is left out, and the request continues, if the address is not confirmed or a limit of
   * `MAIL_LIMITS` is reached.
   */
  put(tx: Tx, userId: string, notice: Notice): Promise<void>
}

export function createNotices(outside: NoticesDeps, outbox: Outbox): Notices {
  const { config, keyring, now } = outside
  return {
    async put(tx, userId, notice) {
      const to = await readConfirmedEmail(keyring, tx, userId)
      if (to === null) return
      const address = hashEmail(keyring, to).toString('hex')
      for (const [limit, key] of limitsOf(notice, address)) {
        if ((await countEmail(tx, outside, limit, key)) !== null) return
      }
      const reader = await readReader(tx, userId)
      const around = { ...reader, origin: config.publicOrigin, now: now() }
      await outbox.put(tx, {
        kind: 'email',
        name: notice.kind,
        to,
        ...writeNotice(notice, around),
        about: aboutOf(notice, userId),
      })
    },
  }
}

function aboutOf(notice: Notice, userId: string): string[] {
  // This e-mail is written after the e-mails about the account were deleted, and must be kept.
  if (notice.kind === 'account_deleted') return []
  if ('code' in notice) return [userId, notice.code.userId]
  return 'profileId' in notice ? [userId, notice.profileId] : [userId]
}

/** The narrower limit comes first, so that an e-mail it stops does not count against the wider one. */
function limitsOf(notice: Notice, address: string): [MailLimit, string][] {
  switch (notice.kind) {
    case 'new_device':
      return [
        ['device', `${address} ${notice.device}`],
        ['news', address],
      ]
    case 'code_opened':
    case 'pin_tried':
      return [['code_news', address]]
    case 'hand_over_asked':
      return [['hand_over', address]]
    case 'hand_over_stopped':
    case 'hand_over_done':
    case 'invitation_accepted':
    case 'invitation_confirmed':
    case 'removed_from_record':
    case 'role_lowered':
    case 'shared_record_deleted':
      return [['family', address]]
    default:
      return [['change', address]]
  }
}
