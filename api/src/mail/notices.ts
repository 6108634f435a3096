import type { Config } from '../core/config'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import type { Outbox } from '../outbox/outbox'
import { type CodePlace, codeAddress } from './code-address'
import { hashEmail, readConfirmedEmail } from './email-addresses'
import { countEmail, type MailLimit } from './mail-limits'

type NoticesDeps = { config: Config; keyring: Keyring; now: () => Date }

/** No e-mail contains anything of the record. */
export type Notice =
  | { kind: 'new_device'; device: string }
  | { kind: 'sign_in_tried' }
  | { kind: 'password_changed' }
  | { kind: 'password_recovered' }
  | { kind: 'passkey_added' }
  | { kind: 'passkey_removed' }
  | { kind: 'recovery_codes_made' }
  | { kind: 'email_change_asked' }
  | { kind: 'email_changed' }
  | { kind: 'account_deleted' }
  | { kind: 'code_opened'; code: CodePlace }
  | { kind: 'pin_tried'; code: CodePlace }
  | { kind: 'invitation_accepted'; waits: boolean }
  | { kind: 'invitation_confirmed' }
  | { kind: 'hand_over_asked'; profileId: string; takesEffectAt: Date }
  | { kind: 'hand_over_stopped'; profileId: string }
  | { kind: 'hand_over_done'; profileId: string }
  | { kind: 'removed_from_record' }
  | { kind: 'shared_record_deleted' }

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
      const { subject, lines } = write(notice, config.publicOrigin)
      const text = ['Hello,', ...lines, utcWords(now()), 'LifeTag'].join('\n\n')
      const about = aboutOf(notice, userId)
      const email = {
        kind: 'email',
        name: notice.kind,
        to,
        subject,
        text: `${text}\n`,
        about,
      } as const
      await outbox.put(tx, email)
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
    default:
      return [['change', address]]
  }
}

const utcWords = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

type Words = { subject: string; lines: string[] }

function write(notice: Notice, origin: string): Words {
  const notYou = `If it was not you: sign in at ${origin}/dashboard?tab=profile, change your password and sign out the other devices.`
  switch (notice.kind) {
    case 'new_device':
      return {
        subject: 'New sign-in to your LifeTag account',
        lines: [
          `someone signed in to your account on a device that was not used for it before: ${notice.device}.`,
          'If it was you, there is nothing to do.',
          notYou,
        ],
      }
    case 'sign_in_tried':
      return {
        subject: 'Someone is trying passwords on your LifeTag account',
        lines: [
          'someone tried many passwords on your account, and none of them was right. For now, new devices have to wait longer before they can try again.',
          'You can still sign in on a device that you used before, with a passkey or with a recovery code. If you use your password elsewhere, choose a new one.',
          `To do that: ${origin}/dashboard?tab=profile`,
        ],
      }
    case 'password_changed':
      return {
        subject: 'Your LifeTag password was changed',
        lines: [
          'the password of your account was changed. Your other devices were signed out, and your recovery codes no longer work. Make new ones.',
          notYou,
        ],
      }
    case 'password_recovered':
      return {
        subject: 'Your LifeTag password was changed',
        lines: [
          'someone used one of your recovery codes and set a new password. Every device was signed out, and your other recovery codes no longer work.',
          'If it was not you: sign in with a passkey and change the password, or ask who runs this service.',
        ],
      }
    case 'passkey_added':
      return {
        subject: 'A passkey was added to your LifeTag account',
        lines: ['another passkey now signs in to your account.', notYou],
      }
    case 'passkey_removed':
      return {
        subject: 'A passkey was removed from your LifeTag account',
        lines: ['one of your passkeys no longer signs in to your account.', notYou],
      }
    case 'recovery_codes_made':
      return {
        subject: 'New recovery codes for your LifeTag account',
        lines: [
          'new recovery codes were made for your account. The old ones are worth nothing.',
          notYou,
        ],
      }
    case 'email_change_asked':
      return {
        subject: 'Another email address for your LifeTag account',
        lines: [
          'your account is to have another email address. Until that one is confirmed, this one stays.',
          notYou,
        ],
      }
    case 'email_changed':
      return {
        subject: 'Your LifeTag account has another email address',
        lines: [
          'the new email address of your account was confirmed. It signs you in from now on, and this address gets no more emails.',
          `If it was not you: on a device where you are still signed in, or with a passkey, open ${origin}/dashboard?tab=profile, change it back and sign out the other devices.`,
        ],
      }
    case 'account_deleted':
      return {
        subject: 'Your LifeTag account was deleted',
        lines: ['your account and everything in it were deleted. Printed codes no longer work.'],
      }
    case 'code_opened':
      return {
        subject: 'The protected view of your code was opened',
        lines: [
          'someone opened the protected view of one of your codes. Who they said they are is in the list of its scans.',
          `To see it, or to stop the code: ${codeAddress(origin, notice.code)}`,
        ],
      }
    case 'pin_tried':
      return {
        subject: 'A wrong PIN was tried on one of your codes',
        lines: [
          'someone tried a PIN that is not the one of your code. Nothing that it guards was shown. After 5 wrong tries in an hour it is locked for a while, after 20 in all until you unlock it.',
          `To see when, to unlock it or to choose another PIN: ${codeAddress(origin, notice.code)}`,
        ],
      }
    case 'invitation_accepted':
      return {
        subject: 'Your invitation was accepted',
        lines: [
          notice.waits
            ? 'someone accepted your invitation to a record. They can open nothing before you confirm who they are.'
            : 'the person you invited to a record accepted, and can open it from now on.',
          `To see who it is: ${origin}/dashboard`,
        ],
      }
    case 'invitation_confirmed':
      return {
        subject: 'You can open a record that was shared with you',
        lines: [
          'the invitation that you accepted was confirmed. The record is in your app from now on.',
          `To see it: ${origin}/dashboard`,
        ],
      }
    case 'hand_over_asked':
      return {
        subject: 'A record that you look after is to be handed over',
        lines: [
          'a guardian asked to hand a record over to its person. The person then has their own account, and decides who may open the record.',
          `It takes effect at ${utcWords(notice.takesEffectAt)}. Until then each guardian can stop it.`,
          `To see who gets it, or to stop it: ${origin}/family/${notice.profileId}`,
        ],
      }
    case 'hand_over_stopped':
      return {
        subject: 'A hand-over was stopped',
        lines: [
          'a record that you look after will not be handed over. Nothing has changed.',
          `To see the record: ${origin}/family/${notice.profileId}`,
        ],
      }
    case 'hand_over_done':
      return {
        subject: 'A record was handed over to its person',
        lines: [
          'a record that you looked after now has its own account. No guardian stopped the hand-over in time.',
          `To see what you can still do in it: ${origin}/family`,
        ],
      }
    case 'removed_from_record':
      return {
        subject: 'A record is no longer shared with you',
        lines: [
          'you were removed from a record that was shared with you. Your devices forget it the next time they are online.',
          'If you think that this is a mistake, ask the person who invited you.',
        ],
      }
    case 'shared_record_deleted':
      return {
        subject: 'A record that was shared with you was deleted',
        lines: [
          'a record that was shared with you was deleted by its guardian, with everything in it. Its printed codes no longer work.',
        ],
      }
  }
}
