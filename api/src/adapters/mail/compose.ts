import type { SendMailOptions } from 'nodemailer'
import type { EmailMessage } from './mail'

/** Who the e-mails come from: `LifeTag <no-reply@lifetag.example>`. */
export type Sender = { name: string; address: string }

/**
 * Addresses are handed over as objects: in a string, a comma or a bracket that someone signed up
 * with would make further recipients of it. Contents never come from files or other servers.
 */
export const compose = (
  sender: Sender,
  { to, subject, text, unsubscribeUrl }: EmailMessage,
): SendMailOptions => ({
  from: sender,
  to: { name: '', address: to },
  subject,
  text,
  // Nobody reads the answers, and out-of-office replies would only go round.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      // As they stand: a line break within the address would make another one of it.
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
