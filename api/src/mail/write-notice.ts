import { momentWords } from '../core/moment-words'
import { codeAddress } from './code-address'
import type { Notice } from './notice'
import { noticeTexts } from './texts'

type Around = { origin: string; timeZone: string | null; now: Date }

export function writeNotice(
  notice: Notice,
  { origin, timeZone, now }: Around,
): { subject: string; text: string } {
  const moment = momentWords(now, timeZone)
  const security = `${origin}/dashboard?tab=profile&page=security`
  switch (notice.kind) {
    case 'new_device': {
      const { subject, text } = noticeTexts.new_device
      return { subject, text: text({ device: notice.device, security, moment }) }
    }
    case 'sign_in_tried':
    case 'password_changed':
    case 'password_recovered':
    case 'passkey_added':
    case 'passkey_removed':
    case 'recovery_codes_made':
    case 'email_change_asked':
    case 'email_changed':
    case 'account_deleted':
    case 'removed_from_record':
    case 'shared_record_deleted': {
      const { subject, text } = noticeTexts[notice.kind]
      return { subject, text: text({ security, moment }) }
    }
    case 'code_opened':
    case 'pin_tried': {
      const { subject, text } = noticeTexts[notice.kind]
      return { subject, text: text({ code: codeAddress(origin, notice.code), moment }) }
    }
    case 'invitation_accepted': {
      const { waits, profileName: name, profileId } = notice
      const texts = waits ? noticeTexts.invitation_waiting : noticeTexts.invitation_accepted
      const who = notice.who || noticeTexts.someone
      const facts = { who, link: `${origin}/family/${profileId}`, moment }
      const text = name ? texts.text({ ...facts, name }) : texts.textUnnamed(facts)
      return { subject: texts.subject({ who }), text }
    }
    case 'invitation_confirmed': {
      const { profileName: name, profileId } = notice
      const { subject, subjectUnnamed, text } = noticeTexts.invitation_confirmed
      const link = `${origin}/dashboard?profile=${profileId}`
      return { subject: name ? subject({ name }) : subjectUnnamed, text: text({ link, moment }) }
    }
    case 'hand_over_asked': {
      const { subject, text } = noticeTexts.hand_over_asked
      const takesEffect = momentWords(notice.takesEffectAt, timeZone)
      const link = `${origin}/family/${notice.profileId}`
      return { subject, text: text({ takesEffect, link, moment }) }
    }
    case 'hand_over_stopped': {
      const { subject, text } = noticeTexts.hand_over_stopped
      return { subject, text: text({ link: `${origin}/family/${notice.profileId}`, moment }) }
    }
    case 'hand_over_done': {
      const { subject, text } = noticeTexts.hand_over_done
      return { subject, text: text({ link: `${origin}/family`, moment }) }
    }
  }
}
