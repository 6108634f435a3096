import type { Locale } from 'sync-protocol/languages'
import { momentWords } from '../core/moment-words'
import { paragraphs, type WrittenEmail } from '../i18n/write-email'
import type { Reader } from './reader'
import { mailTexts, noticeTexts } from './texts'

type Around = Reader & { origin: string; now: Date }

export function writeNotice(notice: Notice, around: Around): WrittenEmail {
  const { language, timeZone, now } = around
  const { hello, happened } = mailTexts(language)
  const { subject, said, end } = wordsOf(notice, around)
  const moment = momentWords(now, timeZone, language)
  return {
    subject,
    text: paragraphs(hello, ...said, end?.({ moment }) ?? happened({ moment }), 'LifeTag'),
  }
}

type Words = {
  subject: string
  said: readonly string[]
  /** Says when it happened, if not in the usual sentence. */
  end?: (values: { moment: string }) => string
}

function wordsOf(notice: Notice, { origin, language, timeZone }: Around): Words {
  const texts = noticeTexts(language)
  const common = mailTexts(language)
  const security = `${origin}/dashboard?tab=profile&page=security`
  const notYou = common.notYou({ security })
  switch (notice.kind) {
    case 'new_device': {
      const { subject, text, wasYou } = texts.new_device
      const device = deviceWords(notice.device, language)
      return { subject, said: [text({ device }), wasYou, notYou] }
    }
    case 'sign_in_tried': {
      const { subject, text, wait, elsewhere } = texts.sign_in_tried
      return { subject, said: [text, wait, elsewhere({ security })] }
    }
    case 'password_changed': {
      const { subject, text, codes } = texts.password_changed
      return { subject, said: [text, codes({ security }), notYou] }
    }
    case 'password_recovered': {
      const { subject, text, codes, notYou: askOthers } = texts.password_recovered
      return { subject, said: [text, codes({ security }), askOthers] }
    }
    case 'passkey_added':
    case 'passkey_removed':
    case 'recovery_codes_made':
    case 'email_change_asked': {
      const { subject, text } = texts[notice.kind]
      return { subject, said: [text, notYou] }
    }
    case 'email_changed': {
      const { subject, text, notYou: changeBack } = texts.email_changed
      return { subject, said: [text, changeBack({ security })] }
    }
    case 'account_deleted':
    case 'shared_record_deleted': {
      const { subject, text } = texts[notice.kind]
      return { subject, said: [text] }
    }
    case 'removed_from_record': {
      const { subject, text, mistake } = texts.removed_from_record
      return { subject, said: [text, mistake] }
    }
    case 'role_lowered': {
      const { subject, text, see } = texts.role_lowered
      const link = `${origin}/family/${notice.profileId}`
      return { subject, said: [text, see({ link }), texts.removed_from_record.mistake] }
    }
    case 'code_opened': {
      const { subject, text, see } = texts.code_opened
      return { subject, said: [text, see({ code: codeAddress(origin, notice.code) })] }
    }
    case 'pin_tried': {
      const { subject, text, locks, see } = texts.pin_tried
      return { subject, said: [text, locks, see({ code: codeAddress(origin, notice.code) })] }
    }
    case 'invitation_accepted': {
      const { waits, profileName: name, profileId } = notice
      const { subject, text, textUnnamed, see } = waits
        ? texts.invitation_waiting
        : texts.invitation_accepted
      const who = notice.who || common.someone
      const said = name ? text({ who, name }) : textUnnamed({ who })
      const link = `${origin}/family/${profileId}`
      return { subject: subject({ who }), said: [said, see({ link })] }
    }
    case 'invitation_confirmed': {
      const { profileName: name, profileId } = notice
      const { subject, subjectUnnamed, text, see } = texts.invitation_confirmed
      const link = `${origin}/dashboard?profile=${profileId}`
      return { subject: name ? subject({ name }) : subjectUnnamed, said: [text, see({ link })] }
    }
    case 'hand_over_asked': {
      const { subject, text, when, see, asked } = texts.hand_over_asked
      const takesEffect = momentWords(notice.takesEffectAt, timeZone, language)
      const link = `${origin}/family/${notice.profileId}`
      return { subject, said: [text, when({ takesEffect }), see({ link })], end: asked }
    }
    case 'hand_over_stopped': {
      const { subject, text, see } = texts.hand_over_stopped
      return { subject, said: [text, see({ link: `${origin}/family/${notice.profileId}` })] }
    }
    case 'hand_over_done': {
      const { subject, text, see } = texts.hand_over_done
      return { subject, said: [text, see({ link: `${origin}/family` })] }
    }
  }
}

/** Sessions store the English words. */
function deviceWords(stored: string, language: Locale): string {
  const { device, unknownDevice } = mailTexts(language)
  if (stored === mailTexts('en').unknownDevice) return unknownDevice
  const [browser, system] = stored.split(' on ')
  return browser && system ? device({ browser, system }) : stored
}

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
  | {
      kind: 'invitation_accepted'
      waits: boolean
      /** The name of the account that accepted, without anything that looks like a link. */
      who: string
      profileId: string
      profileName: string
    }
  | { kind: 'invitation_confirmed'; profileId: string; profileName: string }
  | { kind: 'hand_over_asked'; profileId: string; takesEffectAt: Date }
  | { kind: 'hand_over_stopped'; profileId: string }
  | { kind: 'hand_over_done'; profileId: string }
  | { kind: 'removed_from_record' }
  | { kind: 'role_lowered'; profileId: string }
  | { kind: 'shared_record_deleted' }

export type CodePlace = { userId: string; codeId: string }

export const codeAddress = (origin: string, { userId, codeId }: CodePlace): string =>
  `${origin}/dashboard?tab=qr-codes&profile=${userId}&code=${codeId}`
